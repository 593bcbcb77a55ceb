"""Text as people typed it, without what would trick those who read it."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 200

_MOST_MARKS: Final = 4
"""Marks on one letter; scripts need three at most, towers of them hide other lines."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but parts of words in some scripts, and of emoji."""


def plain(text: str) -> str:
    """One line of visible text, perhaps empty."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if character.isspace():
            kept.append(" ")
        elif marks <= _MOST_MARKS and (category[0] != "C" or character in _JOINERS):
            kept.append(character)
    return " ".join("".join(kept).split()).strip(_JOINERS + " ")
