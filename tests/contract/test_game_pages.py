"""What games bring for their pages: an explanation in every language, and a true picture."""

from __future__ import annotations

import re

import msgspec
import pytest
from tools.picture import NAME, Picture, folder_of, take, written

from ludoteca.core.title import Title
from ludoteca.games import titles
from ludoteca.words import LANGUAGES

TITLES = list(titles().values())
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)


def headings(text: str) -> list[str]:
    """The headings by their level: what they say differs by language."""
    return [mark for mark, _ in re.findall(r"^(#+) (.+)$", text, re.MULTILINE)]


@each_title
def test_a_game_explains_itself_in_every_language_or_in_none(title: Title) -> None:
    folder = folder_of(title) / "help"
    if not folder.is_dir():
        pytest.skip(f"{title.meta.id} explains nothing yet")
    texts = {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.md")}

    assert sorted(texts) == sorted(LANGUAGES)
    for language, text in texts.items():
        assert headings(text) == headings(texts["en"]), language
        assert "##" in headings(text), language
        assert "<" not in text, f"{language}: help is Markdown without HTML"
        assert not re.search(r"\]\(|https?:", text), f"{language}: no links and pictures"


@each_title
def test_the_picture_of_a_game_is_what_watchers_saw(title: Title) -> None:
    file = folder_of(title) / NAME
    if not file.is_file():
        pytest.skip(f"{title.meta.id} has no picture yet")
    kept = msgspec.json.decode(file.read_bytes(), type=Picture)

    again = written(take(title, kept.fixture, kept.entry))

    assert file.read_bytes() == again
