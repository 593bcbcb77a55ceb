"""Pictures of links to a game, one per language, and what they are drawn from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import ludoteca
from ludoteca.core.title import Title
from ludoteca.games import is_ours
from ludoteca.i18n import LANGUAGES, blurb_of, name_of
from ludoteca.testing.folders import folder_of

DIGESTS: Final = "digests.json"
MOST_BYTES: Final = 150_000
TEMPLATE: Final = Path(ludoteca.__path__[0]).parent.parent / "tools" / "preview.html"
"""What they are drawn with; only a checkout of this repository has it."""


class Preview(msgspec.Struct, frozen=True):
    """One picture to be drawn, and everything that it is drawn from."""

    file: Path
    language: str
    name: str
    line: str
    cover: Path

    @property
    def digest(self) -> str:
        """Of the sources, so that nobody has to draw to see whether it is fresh."""
        said = json.dumps([self.language, self.name, self.line], ensure_ascii=False)
        parts = (said.encode(), self.cover.read_bytes(), TEMPLATE.read_bytes())
        return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def previews_of(title: Title) -> Iterator[Preview]:
    """None for a game without a cover, and for one that is not part of a checkout."""
    folder = folder_of(title)
    cover = folder / "Cover.svg"
    if not TEMPLATE.is_file() or not is_ours(title):
        return
    if not cover.is_file():
        return
    for language in LANGUAGES:
        yield Preview(
            folder / "previews" / f"{language}.png",
            language,
            name_of(title, language),
            blurb_of(title, language),
            cover,
        )


def drawn(file: Path) -> str | None:
    """The digest of what ``file`` was drawn from; None when it is not there."""
    try:
        digests: dict[str, str] = json.loads((file.parent / DIGESTS).read_text("utf-8"))
    except FileNotFoundError:
        return None
    return digests.get(file.stem) if file.is_file() else None
