"""The files of an installed package for the browser: its board, translations and pages.

The built client has these files for the games in this repository. A package has them in its folder:
``board.js`` (a compiled ES module), its style, a cover and a position to show; and in each language
translations, the rules as a page, and descriptions of the things on its board. Addresses contain a
digest of all files, so a file never changes under its address.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

import msgspec

from ludoteca.core.title import Title
from ludoteca.games import is_inside
from ludoteca.i18n import LANGUAGES

MODULE = "board.js"
STYLE = "board.css"
COVER = "Cover.svg"
POSITION = "picture.json"


FOLDERS = {"i18n": "ftl", "help": "md", "about": "ftl"}
"""Folders with a file per language, and the endings of those files."""


class BoardFiles(msgspec.Struct, frozen=True):
    """Addresses of the files of a game that is not in the client: the module of its board, its
    style, cover and the position for its page, None if missing; and by language tag (BCP 47) its
    words (Fluent), its rules (Markdown), and descriptions of the things on its board (Fluent).
    """

    module: str | None
    style: str | None
    cover: str | None
    position: str | None
    words: Mapping[str, str]
    help: Mapping[str, str]
    about: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class PackageAssets:
    """``files`` by name, and ``compressed`` the same with gzip; ``version`` is a digest of all."""

    version: str
    files: Mapping[str, bytes]
    compressed: Mapping[str, bytes]


@functools.cache
def package_assets_of(package: str) -> PackageAssets | None:
    """The files of a package, read once; None for our own games and a package without files."""
    if is_inside(package):
        return None
    folder = files(package)
    found: dict[str, bytes] = {}
    for name in (MODULE, STYLE, COVER, POSITION):
        if (folder / name).is_file():
            found[name] = (folder / name).read_bytes()
    for inside, ending in FOLDERS.items():
        for language in LANGUAGES:
            file = folder / inside / f"{language}.{ending}"
            if file.is_file():
                found[f"{inside}.{language}.{ending}"] = file.read_bytes()
    if not found:
        return None
    digest = hashlib.sha256()
    for name, held in sorted(found.items()):
        digest.update(f"{name} {len(held)}\n".encode())
        digest.update(held)
    compressed = {name: gzip.compress(held, mtime=0) for name, held in found.items()}
    return PackageAssets(digest.hexdigest()[:16], found, compressed)


def board_files(title: Title) -> BoardFiles | None:
    """The addresses of the package's files; None if it has none."""
    own = package_assets_of(title.package)
    if own is None:
        return None
    folder = f"/boards/{title.meta.id}/{own.version}/"

    def address(name: str) -> str | None:
        return folder + name if name in own.files else None

    def by_language(inside: str) -> dict[str, str]:
        named = {tag: address(f"{inside}.{tag}.{FOLDERS[inside]}") for tag in LANGUAGES}
        return {language: there for language, there in named.items() if there}

    return BoardFiles(
        module=address(MODULE),
        style=address(STYLE),
        cover=address(COVER),
        position=address(POSITION),
        words=by_language("i18n"),
        help=by_language("help"),
        about=by_language("about"),
    )
