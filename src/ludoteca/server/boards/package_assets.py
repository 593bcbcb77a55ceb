"""Files of an installed package for the browser, beside its rules.

The built client has the boards, words and pages of the games in this repository. A package brings
them in its folder: ``board.js``, a compiled ES module, its style, a cover and a position to show,
and in each language words, the rules in a page and what the things on its board are. Addresses
have a digest of all of it: what is there never changes.
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
"""Folders with a file per language, and how these end."""


class BoardFiles(msgspec.Struct, frozen=True):
    """Addresses of what belongs to a game that is not part of the client: the module of its board,
    its style, cover and the position for its page if it has them; and by language tag (BCP 47) its
    words, its rules as Markdown, and what the things on its board are, both of Fluent.
    """

    module: str | None
    style: str | None
    cover: str | None
    position: str | None
    words: Mapping[str, str]
    help: Mapping[str, str]
    about: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Brought:
    """``files`` by name, and ``packed`` the same by gzip; ``version`` changes with any of them."""

    version: str
    files: Mapping[str, bytes]
    packed: Mapping[str, bytes]


@functools.cache
def brought(package: str) -> Brought | None:
    """None for a game of the client and for a package that brings nothing. Read and packed once."""
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
    packed = {name: gzip.compress(held, mtime=0) for name, held in found.items()}
    return Brought(digest.hexdigest()[:16], found, packed)


def board_files(title: Title) -> BoardFiles | None:
    """Where the files of a title are that the client has not; None when it brings none."""
    own = brought(title.package)
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
