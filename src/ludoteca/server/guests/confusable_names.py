"""Detects names that look alike, so that no one can pass for another person.

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
"""Most combining marks on one letter (section 5.4): scripts need at most three, and taller stacks
cover other lines."""

_IGNORABLE: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""``Default_Ignorable_Code_Point`` of the Unicode character database: invisible characters."""

_NOT_LISTED: Final = {"\u058a": "-", "\u05f3": "'", "\u05f4": "''"}
"""Confusable punctuation in names that the standard lists and the package lacks."""


def is_invisible(character: str) -> bool:
    code = ord(character)
    return code >= _IGNORABLE[0][0] and any(first <= code <= last for first, last in _IGNORABLE)


def most_marks(text: str) -> int:
    """The largest number of combining marks on one letter."""
    most = marks = 0
    for character in unicodedata.normalize("NFD", text):
        if character in JOINERS:  # marks after it belong to the same letter
            continue
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        most = max(most, marks)
    return most


def skeleton(text: str) -> str:
    """A key that is equal for texts that look alike. It is not for display."""
    prototypes = _prototypes()
    visible = (one for one in unicodedata.normalize("NFD", text) if not is_invisible(one))
    mapped = "".join(prototypes.get(one, one) for one in visible)
    return unicodedata.normalize("NFD", mapped)


def look_alike(one: str, other: str) -> bool:
    """Whether the names look alike, as written or in lower case."""
    return not _looks(one).isdisjoint(_looks(other))


@functools.lru_cache(maxsize=10_000)
def _looks(name: str) -> frozenset[str]:
    """The skeletons of a name, lower case before and after the mapping: a capital I looks like a
    small l, and is also a capital i."""
    plain = unicodedata.normalize("NFKC", name)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return frozenset((skeleton(small), skeleton(skeleton(plain).casefold())))


@functools.cache
def _prototypes() -> Mapping[str, str]:
    """The prototype of each confusable character.

    The package lists for each text those that look like it: for a prototype its whole class, for
    each other member only the prototype.
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
