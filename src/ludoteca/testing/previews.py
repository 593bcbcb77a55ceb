"""Preview pictures of links to a game, one per language, and their sources."""

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
"""The page that previews are drawn with; only a checkout of this repository has it."""


class Preview(msgspec.Struct, frozen=True):
    """One preview picture and its sources."""

    file: Path
    language: str
    name: str
    line: str
    cover: Path

    @property
    def digest(self) -> str:
        """Digest of the sources: shows whether the picture is up to date."""
        said = json.dumps([self.language, self.name, self.line], ensure_ascii=False)
        parts = (said.encode(), self.cover.read_bytes(), TEMPLATE.read_bytes())
        return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def previews_of(title: Title) -> Iterator[Preview]:
    """The previews of a title; none without a cover, or outside of a checkout."""
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
    """The digest of the sources that ``file`` was drawn from; None if it does not exist."""
    try:
        digests: dict[str, str] = json.loads((file.parent / DIGESTS).read_text("utf-8"))
    except FileNotFoundError:
        return None
    return digests.get(file.stem) if file.is_file() else None
