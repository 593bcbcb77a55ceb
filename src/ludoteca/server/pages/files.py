"""Serves the static files of the built client: compressed by the build, hashed ones immutable."""

from __future__ import annotations

import asyncio
import functools
import gzip
import mimetypes
import os
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

_COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings and endings of the compressed copies that the build writes where they are smaller,
best first."""

NO_CACHE: Final = {"Cache-Control": "no-cache"}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}

CHUNK: Final = 64 * 1024
"""Bytes of a file in memory per client, however slowly it reads."""

_LONGEST_HEADER: Final = 500
"""Most bytes to read of ``Accept-Encoding`` and ``If-None-Match``; browsers send less."""


class Kept(msgspec.Struct, frozen=True):
    """One form of a file on the disk; ``tag`` changes with it."""

    path: pathlib.Path
    tag: ETag
    info: FileInfo


class ClientFile(msgspec.Struct, frozen=True):
    """A file that browsers request. ``forms`` are by encoding, the best first; "" is the plain
    file, which is missing if the build keeps only a compressed one."""

    name: str
    media_type: str | None
    cache: Mapping[str, str]
    forms: Mapping[str, Kept]


def is_hashed(inside: str) -> bool:
    return inside.split("/")[0] == "assets"


def client_files(root: pathlib.Path = CLIENT) -> Mapping[str, ClientFile]:
    """All files under ``root`` by their addresses, without the first slash.

    The list is made once, at start, so no request can reach another path on the disk.
    """
    above = len(str(root)) + 1  # texts: to make a path of each would take as long again
    names = [
        f"{folder}/{name}"[above:].replace(os.sep, "/")
        for folder, _, inside in os.walk(root)
        for name in inside
    ]
    kept = {name: _kept(root / name) for name in names}
    bare = [name.removesuffix(".gz") for name in names if is_hashed(name)]
    return {name: _file(name, kept) for name in dict.fromkeys((*names, *bare))}


def file_of(path: pathlib.Path) -> ClientFile:
    """A file outside the client's folder."""
    return _file(path.name, {path.name: _kept(path)})


def _file(inside: str, kept: Mapping[str, Kept]) -> ClientFile:
    forms = {
        encoding: kept[inside + ending]
        for encoding, ending in (*_COMPRESSED, ("", ""))
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
    """The encodings that a client accepts; those with weight 0 are left out."""
    taken = set()
    for part in header[:_LONGEST_HEADER].lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            taken.add(name.strip())
    return taken


async def send(
    request: Request[Any, Any, Any], file: ClientFile, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """The file in the best encoding that the client accepts; 304 when the client has it."""
    answered = {**file.cache, **(headers or {})}
    if len(file.forms) > 1 or "" not in file.forms:
        answered["Vary"] = "Accept-Encoding"
    encoding = _best(file.forms, accepted(request.headers.get("accept-encoding", "")))
    if encoding is None:
        # The build keeps large files compressed only; few clients cannot read those.
        compressed = file.forms["gzip"].path
        body = await asyncio.to_thread(_decompressed, compressed)
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
    """The first of ``forms`` that a client accepts; None when it accepts none."""
    return next((form for form in forms if not form or form in taken), None)


def _decompressed(file: pathlib.Path) -> bytes:
    """The content of a gzip file. The cache and the lock keep many requests from costing more than
    one."""
    with _decompressing:
        return _decompressed_once(file)


@functools.lru_cache(maxsize=3)
def _decompressed_once(file: pathlib.Path) -> bytes:
    return gzip.decompress(file.read_bytes())


_decompressing: Final = threading.Lock()


def known(request: Request[Any, Any, Any], tag: ETag) -> bool:
    """Whether ``If-None-Match`` has this tag."""
    held = request.headers.get("if-none-match", "")[:_LONGEST_HEADER]
    return tag.to_header() in {one.strip().removeprefix("W/") for one in held.split(",")}
