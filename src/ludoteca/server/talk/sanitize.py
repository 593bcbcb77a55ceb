"""Removes characters from typed text that would deceive its readers."""

from __future__ import annotations

import unicodedata
from typing import Final

from ludoteca.server.guests.confusable_names import MOST_MARKS, is_invisible
from ludoteca.server.guests.joiners import JOINERS, belongs

LONGEST: Final = 200

_STYLES: Final = "\ufe0e\ufe0f"
"""Variation selectors: invisible, but they choose the text or emoji form of a character."""


def plain(text: str) -> str:
    """One line of visible text, perhaps empty."""
    visible: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if character not in JOINERS:  # marks after a joiner belong to the same letter
            marks = marks + 1 if category[0] == "M" else 0
        if character.isspace():
            visible.append(" ")
        elif character in JOINERS + _STYLES or not (
            marks > MOST_MARKS or category[0] == "C" or is_invisible(character)
        ):
            visible.append(character)
    line = " ".join("".join(visible).split()).lstrip(_STYLES)
    return "".join(
        one
        for at, one in enumerate(line)
        if one not in JOINERS or belongs(line, at) or _joins_emoji(line, at)
    )


def _joins_emoji(line: str, at: int) -> bool:
    """Whether the joiner at ``at`` combines two symbols into one emoji."""
    before, after = line[at - 1 : at], line[at + 1 : at + 2]
    return _is_sign(before.replace("\ufe0f", line[at - 2 : at - 1])) and _is_sign(after)


def _is_sign(character: str) -> bool:
    return character != "" and unicodedata.category(character)[0] == "S"
