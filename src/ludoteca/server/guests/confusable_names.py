"""What names look like, so that nobody can be taken for somebody else.

Source: Unicode Technical Standard 39, "Unicode Security Mechanisms", section 4; its table of
confusables is that of the package confusable-homoglyphs.
"""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Mapping
from typing import Final

from confusable_homoglyphs.utils import load

from ludoteca.server.guests.joiners import JOINERS

MOST_MARKS: Final = 4
"""On one letter (section 5.4): scripts need three at most, towers of them hide other lines."""

_IGNORABLE: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""``Default_Ignorable_Code_Point`` of the Unicode character database: drawn as nothing."""

_NOT_LISTED: Final = {"\u058a": "-", "\u05f3": "'", "\u05f4": "''"}
"""Punctuation of names that the standard's table has and the package lacks."""


def is_invisible(character: str) -> bool:
    code = ord(character)
    return code >= _IGNORABLE[0][0] and any(first <= code <= last for first, last in _IGNORABLE)


def most_marks(text: str) -> int:
    """How many combining marks one letter carries at most."""
    most = marks = 0
    for character in unicodedata.normalize("NFD", text):
        if character in JOINERS:  # the marks behind it stand on the same letter
            continue
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        most = max(most, marks)
    return most


def skeleton(text: str) -> str:
    """The same for texts that look the same; nothing to be shown to anybody."""
    prototypes = _prototypes()
    visible = (one for one in unicodedata.normalize("NFD", text) if not is_invisible(one))
    mapped = "".join(prototypes.get(one, one) for one in visible)
    return unicodedata.normalize("NFD", mapped)


def look_alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other, in these letters or all in small ones."""
    return not _looks(one).isdisjoint(_looks(other))


@functools.lru_cache(maxsize=10_000)
def _looks(name: str) -> frozenset[str]:
    """Capital I looks like small l, and is small i in other hands: so twice."""
    plain = unicodedata.normalize("NFKC", name)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return frozenset((skeleton(small), skeleton(skeleton(plain).casefold())))


@functools.cache
def _prototypes() -> Mapping[str, str]:
    """What each confusable character stands for.

    The package lists for each text all that look like it: for a prototype its whole class, for
    each of the others the prototype alone.
    """
    listed: dict[str, list[dict[str, str]]] = load("confusables.json")
    found = dict(_NOT_LISTED)
    for text, alike in listed.items():
        if len(text) != 1 or len(alike) != 1:
            continue
        other = alike[0]["c"]
        if len(listed.get(other, ())) != 1 or len(other) > 1:
            found[text] = other
        else:  # a class of two: either stands for both
            found[text] = min(text, other)
    return found
