"""The Python files that a browser needs to run the rules, in one archive."""

from __future__ import annotations

import hashlib
import importlib.util
import io
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

import ludoteca
from ludoteca.core.title import Title

ROOMS: Final = ("core", "kit", "games", "bots", "browser")
"""Parts of our package that run in a browser."""

LEFT_OUT: Final = (
    *(".svelte", ".ts", ".css", ".svg", ".ftl", ".md", ".pyc", ".pyi"),
    *("/tests/", "/fixtures/", "/__pycache__/", "/core/contract/"),
)
_ALWAYS_THEN: Final = (1980, 1, 1, 0, 0, 0)  # equal files make equal archives


class Parcel(msgspec.Struct, frozen=True):
    """``tag`` changes with what is in the archive."""

    archive: bytes
    tag: str


def pack(titles: Mapping[str, Title]) -> Parcel:
    """Our rooms, and the packages that brought further ``titles``, as they are installed here."""
    files = dict(_ours())
    brought = {
        name: title.package
        for name, title in titles.items()
        if not title.package.startswith(f"{ludoteca.__name__}.")
    }
    for package in {package.partition(".")[0] for package in brought.values()}:
        files.update(_files_of(package))
    if brought:
        files.update(_entry_points(brought))
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _ALWAYS_THEN), files[name], zipfile.ZIP_DEFLATED)
    packed = held.getvalue()
    return Parcel(packed, hashlib.sha256(packed).hexdigest()[:32])


def _ours() -> Iterator[tuple[str, bytes]]:
    root = Path(ludoteca.__path__[0])
    yield "ludoteca/__init__.py", (root / "__init__.py").read_bytes()
    for room in ROOMS:
        yield from _read(root / room, f"ludoteca/{room}")


def _files_of(package: str) -> Iterator[tuple[str, bytes]]:
    found = importlib.util.find_spec(package)
    assert found is not None, package  # its rules were imported
    if found.submodule_search_locations:
        yield from _read(Path(found.submodule_search_locations[0]), package)
    elif found.origin:
        yield f"{package}.py", Path(found.origin).read_bytes()


def _read(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    for file in folder.rglob("*"):
        path = f"{name}/{file.relative_to(folder).as_posix()}"
        if file.is_file() and not any(part in path for part in LEFT_OUT):
            yield path, file.read_bytes()


def _entry_points(brought: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    """What tells the finder of games about packages that are not installed but unpacked."""
    lines = [f"{name} = {package}" for name, package in sorted(brought.items())]
    folder = "ludoteca_brought-1.dist-info"
    yield f"{folder}/METADATA", b"Metadata-Version: 2.1\nName: ludoteca-brought\nVersion: 1\n"
    yield f"{folder}/entry_points.txt", "\n".join(["[ludoteca.games]", *lines, ""]).encode()
