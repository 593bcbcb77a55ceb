"""Text as people typed it, without what would trick those who read it."""

from __future__ import annotations

import unicodedata
from typing import Final

from ludoteca.server.guests.look import MOST_MARKS, is_invisible

LONGEST: Final = 200

_WITHIN: Final = "\u200c\u200d"
_JOINERS: Final = _WITHIN + "\ufe0e\ufe0f"
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
        elif character in _JOINERS or not (
            marks > MOST_MARKS or category[0] == "C" or is_invisible(character)
        ):
            kept.append(character)
    return " ".join("".join(kept).split()).lstrip(_JOINERS).rstrip(_WITHIN)
