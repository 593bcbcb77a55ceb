"""Packs the Python files that a browser needs for the rules into one archive."""

from __future__ import annotations

import functools
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

_PICTURES: Final = (".svg", ".png", ".webp", ".jpg", ".jpeg", ".avif")
_LEFT_OUT: Final = (
    *(".svelte", ".ts", ".mts", ".js", ".mjs", ".css", ".ftl", ".txt", ".md", ".pyc", ".pyi"),
    *_PICTURES,
)
"""Endings of files that no rules read; any other file of a game may be data of its rules."""

_FOLDERS_LEFT_OUT: Final = frozenset(
    {"tests", "fixtures", "previews", "tools", "help", "i18n", "__pycache__"}
)
_CHECKS: Final = "ludoteca/core/contract/"
_ALWAYS_THEN: Final = (1980, 1, 1, 0, 0, 0)  # equal files make equal archives


class RulesArchive(msgspec.Struct, frozen=True):
    """The bytes of the archive; ``tag`` changes with them."""

    data: bytes
    tag: str


def pack(titles: Mapping[str, Title]) -> RulesArchive:
    """The archive of our packages, and of installed packages with further ``titles``."""
    files = dict(_ours())
    packages = {
        name: title.package
        for name, title in titles.items()
        if not title.package.startswith(f"{ludoteca.__name__}.")
    }
    for package in {package.partition(".")[0] for package in packages.values()}:
        files.update(_files_of(package))
    if packages:
        files.update(_entry_points(packages))
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _ALWAYS_THEN), files[name], zipfile.ZIP_DEFLATED)
    packed = held.getvalue()
    return RulesArchive(packed, hashlib.sha256(packed).hexdigest()[:32])


class PackedRules:
    """The archive of ``titles``, packed at the first request."""

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self._titles = titles

    @functools.cached_property
    def archive(self) -> RulesArchive:
        return pack(self._titles)


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
        inside = file.relative_to(folder)
        if file.suffix in _LEFT_OUT or not _FOLDERS_LEFT_OUT.isdisjoint(inside.parts[:-1]):
            continue
        path = f"{name}/{inside.as_posix()}"
        if file.is_file() and not path.startswith(_CHECKS):
            yield path, file.read_bytes()


def _entry_points(packages: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    """Metadata by which the browser's finder of games discovers the packages, which are unpacked
    there without installation."""
    lines = [f"{name} = {package}" for name, package in sorted(packages.items())]
    folder = "ludoteca_brought-1.dist-info"
    yield f"{folder}/METADATA", b"Metadata-Version: 2.1\nName: ludoteca-brought\nVersion: 1\n"
    yield f"{folder}/entry_points.txt", "\n".join(["[ludoteca.games]", *lines, ""]).encode()
