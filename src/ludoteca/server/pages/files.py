"""Files of the built client, as they are: compressed when they were built, hashed ones for ever."""

from __future__ import annotations

import asyncio
import functools
import gzip
import mimetypes
import pathlib
import threading
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures.headers import ETag
from litestar.response import File
from litestar.types import FileInfo

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

_LONGEST_HEADER: Final = 500
"""Bytes that are read of what a client says it takes, or has: browsers say less."""


class Kept(msgspec.Struct, frozen=True):
    """One form of a file, as it is on the disk; ``tag`` changes with it."""

    path: pathlib.Path
    tag: ETag
    info: FileInfo


class ClientFile(msgspec.Struct, frozen=True):
    """A file that browsers ask for. ``forms`` are by encoding, the best first; "" is the file as it
    is, and missing where only a packed one is kept."""

    name: str
    media_type: str | None
    cache: Mapping[str, str]
    forms: Mapping[str, Kept]


def is_hashed(inside: str) -> bool:
    return inside.split("/")[0] == "assets"


def client_files(root: pathlib.Path = CLIENT) -> Mapping[str, ClientFile]:
    """All files under ``root`` by their addresses, without a slash before them.

    Read once, at start: no request has a path looked for on the disk.
    """
    names = [file.relative_to(root).as_posix() for file in root.rglob("*") if file.is_file()]
    kept = {name: _kept(root / name) for name in names}
    bare = [name.removesuffix(".gz") for name in names if is_hashed(name)]
    return {name: _file(name, kept) for name in dict.fromkeys((*names, *bare))}


def file_of(path: pathlib.Path) -> ClientFile:
    """One that is not part of the client."""
    return _file(path.name, {path.name: _kept(path)})


def _file(inside: str, kept: Mapping[str, Kept]) -> ClientFile:
    forms = {
        encoding: kept[inside + ending]
        for encoding, ending in (*_PACKED, ("", ""))
        if inside + ending in kept
    }
    name = inside.rpartition("/")[2]
    # The media type comes from the name: without it browsers would save the page as a file.
    media_type = mimetypes.guess_type(name)[0]
    return ClientFile(name, media_type, FOR_EVER if is_hashed(inside) else NO_CACHE, forms)


def _kept(path: pathlib.Path) -> Kept:
    stat = path.stat()
    info: FileInfo = {
        "created": stat.st_ctime,
        "gid": stat.st_gid,
        "ino": stat.st_ino,
        "islink": False,
        "mode": stat.st_mode,
        "mtime": stat.st_mtime,
        "name": str(path),
        "nlink": stat.st_nlink,
        "size": stat.st_size,
        "type": "file",
        "uid": stat.st_uid,
    }
    return Kept(path, ETag(value=f"{stat.st_mtime_ns:x}-{stat.st_size:x}"), info)


def accepted(header: str) -> set[str]:
    """The encodings that a client takes; those it weighs with 0 it does not."""
    taken = set()
    for part in header[:_LONGEST_HEADER].lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            taken.add(name.strip())
    return taken


async def send(
    request: Request[Any, Any, Any], file: ClientFile, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """The file in the best encoding that the client takes; 304 when it has it already."""
    answered = {**file.cache, **(headers or {})}
    if len(file.forms) > 1 or "" not in file.forms:
        answered["Vary"] = "Accept-Encoding"
    encoding = _best(file.forms, accepted(request.headers.get("accept-encoding", "")))
    if encoding is None:
        # Large ones are kept packed only; unpacked for the few clients that need them so.
        packed = file.forms["gzip"].path
        body = await asyncio.to_thread(_unpacked, packed)  # nobody waits for it but who asks
        return Response(body, media_type=file.media_type, headers=answered)
    kept = file.forms[encoding]
    if encoding:
        answered["Content-Encoding"] = encoding
    if known(request, kept.tag):
        return Response(None, status_code=304, headers={**answered, "ETag": kept.tag.to_header()})
    return File(
        kept.path,
        filename=file.name,
        media_type=file.media_type,
        etag=kept.tag,
        headers=answered,
        content_disposition_type="inline",
        chunk_size=CHUNK,
        file_info=kept.info,
    )


def _best(forms: Iterable[str], taken: set[str]) -> str | None:
    """The first of ``forms`` that a client takes; None when it takes none."""
    return next((form for form in forms if not form or form in taken), None)


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
    held = request.headers.get("if-none-match", "")[:_LONGEST_HEADER]
    return tag.to_header() in {one.strip().removeprefix("W/") for one in held.split(",")}
