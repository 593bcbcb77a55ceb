"""What an installed package brings for the browser, beside its rules.

The built client has the boards of the games in this repository. A package that is installed brings
``board.js`` in its folder, a compiled ES module, and perhaps its style, words, a cover and a
position to show. Addresses have a digest of all of it: what is there never changes.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

import msgspec

from ludoteca.core.title import Title
from ludoteca.words import LANGUAGES

MODULE = "board.js"
STYLE = "board.css"
COVER = "Cover.svg"
POSITION = "picture.json"


class BoardFiles(msgspec.Struct, frozen=True):
    """Addresses of what belongs to a board that is not part of the client: its module, its style,
    cover and the position for its page if it has them, and Fluent files by language tag (BCP 47).
    """

    module: str
    style: str | None
    cover: str | None
    position: str | None
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Brought:
    """``files`` by name; ``version`` changes with any of them."""

    version: str
    files: Mapping[str, bytes]


@functools.cache
def brought(package: str) -> Brought | None:
    """None for a package without a board of its own."""
    folder = files(package)
    if not (folder / MODULE).is_file():
        return None
    found: dict[str, bytes] = {}
    for name in (MODULE, STYLE, COVER, POSITION):
        if (folder / name).is_file():
            found[name] = (folder / name).read_bytes()
    for language in LANGUAGES:
        words = folder / "i18n" / f"{language}.ftl"
        if words.is_file():
            found[f"{language}.ftl"] = words.read_bytes()
    digest = hashlib.sha256()
    for name, held in sorted(found.items()):
        digest.update(f"{name} {len(held)}\n".encode())
        digest.update(held)
    return Brought(digest.hexdigest()[:16], found)


def board_files(title: Title) -> BoardFiles | None:
    """Where the files of a title's own board are; None when it brings none."""
    own = brought(title.package)
    if own is None:
        return None
    folder = f"/boards/{title.meta.id}/{own.version}/"

    def address(name: str) -> str | None:
        return folder + name if name in own.files else None

    return BoardFiles(
        module=folder + MODULE,
        style=address(STYLE),
        cover=address(COVER),
        position=address(POSITION),
        words={
            language: folder + f"{language}.ftl"
            for language in LANGUAGES
            if f"{language}.ftl" in own.files
        },
    )
