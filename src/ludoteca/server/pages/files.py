"""Files of the built client, as they are: compressed when they were built, hashed ones for ever."""

from __future__ import annotations

import asyncio
import functools
import gzip
import mimetypes
import pathlib
import threading
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures.headers import ETag
from litestar.response import File

CLIENT: Final = pathlib.Path(__file__).resolve().parent.parent / "client"

_TYPES: Final = {
    ".woff2": "font/woff2",  # Python 3.11 and bare systems do not know these
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
}
for _ending, _type in _TYPES.items():
    mimetypes.add_type(_type, _ending)

_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""What the build writes beside a file where it is worth it, best first."""

NO_CACHE: Final = {"Cache-Control": "no-cache"}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


CHUNK: Final = 64 * 1024
"""So many bytes of a file are held for each client at a time, however slowly it reads."""


def is_hashed(inside: str) -> bool:
    return inside.split("/")[0] == "assets"


def find(inside: str) -> pathlib.Path | None:
    """The file of the client at this address, if there is one."""
    try:
        file = (CLIENT / inside).resolve()
        return file if file.is_relative_to(CLIENT) and file.is_file() else None
    except (OSError, ValueError):  # too long for a file's name, or not possible in one
        return None


def accepted(header: str) -> set[str]:
    """The encodings that a client takes; those it weighs with 0 it does not."""
    taken = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            taken.add(name.strip())
    return taken


def send(
    request: Request[Any, Any, Any], file: pathlib.Path, headers: dict[str, str] | None = None
) -> Response[Any]:
    """The file in the best encoding that the client takes; 304 when it has it already."""
    inside = file.relative_to(CLIENT).as_posix() if file.is_relative_to(CLIENT) else ""
    answered = {**(FOR_EVER if is_hashed(inside) else NO_CACHE), **(headers or {})}
    sent = file
    taken = accepted(request.headers.get("accept-encoding", ""))
    for encoding, ending in _PACKED:
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            answered["Vary"] = "Accept-Encoding"
            if encoding in taken:
                answered["Content-Encoding"] = encoding
                sent = packed
                break
    stat = sent.stat()
    tag = ETag(value=f"{stat.st_mtime_ns:x}-{stat.st_size:x}")
    if known(request, tag):
        return Response(None, status_code=304, headers={**answered, "ETag": tag.to_header()})
    # The media type comes from the name: without it browsers would save the page as a file.
    return File(
        sent,
        filename=file.name,
        media_type=mimetypes.guess_type(file.name)[0],
        etag=tag,
        headers=answered,
        content_disposition_type="inline",
        chunk_size=CHUNK,
    )


async def send_packed(request: Request[Any, Any, Any], inside: str) -> Response[Any] | None:
    """A large file that is kept compressed only; unpacked for the few clients that need it so."""
    packed = find(f"{inside}.gz") if is_hashed(inside) else None
    if packed is None:
        return None
    headers = {**FOR_EVER, "Vary": "Accept-Encoding"}
    media_type = mimetypes.guess_type(inside)[0]
    if "gzip" not in accepted(request.headers.get("accept-encoding", "")):
        body = await asyncio.to_thread(_unpacked, packed)  # nobody waits for it but who asks
        return Response(body, media_type=media_type, headers=headers)
    return File(
        packed,
        filename=inside.rpartition("/")[2],
        media_type=media_type,
        headers={**headers, "Content-Encoding": "gzip"},
        content_disposition_type="inline",
        chunk_size=CHUNK,
    )


def _unpacked(file: pathlib.Path) -> bytes:
    """Kept, so that nobody keeps the server busy with it; once, however many ask."""
    with _unpacking:
        return _unpacked_once(file)


@functools.lru_cache(maxsize=3)
def _unpacked_once(file: pathlib.Path) -> bytes:
    return gzip.decompress(file.read_bytes())


_unpacking: Final = threading.Lock()


def known(request: Request[Any, Any, Any], tag: ETag) -> bool:
    """Whether the client has exactly this already."""
    held = request.headers.get("if-none-match", "")
    return tag.to_header() in {one.strip().removeprefix("W/") for one in held.split(",")}
