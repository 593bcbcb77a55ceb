"""Which people a line of talk names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

_WITHOUT_SPACES: Final = (
    "CJK", "HANGUL", "HIRAGANA", "KATAKANA", "BOPOMOFO", "THAI", "LAO", "KHMER", "MYANMAR",
)  # fmt: skip
"""Scripts, as names of characters begin, in which a name may touch the next word, or a particle."""


def named(body: str, names: Iterable[str]) -> set[str]:
    """Those of ``names`` that stand in ``body``, whole and not inside another word. Where one is
    part of another, the longer one is meant."""
    text, found = _folded(body), set()
    for name in sorted(filter(None, names), key=len, reverse=True):
        wanted = _folded(name)
        spans = [match.span() for match in re.finditer(re.escape(wanted), text)]
        for begin, end in (span for span in spans if _is_whole(text, *span)):
            found.add(name)
            text = f"{text[:begin]}{(end - begin) * BLANK}{text[end:]}"
    return found


BLANK: Final = "\0"
"""Stands where a longer name was: `plain` leaves none in a text."""


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())


def _is_whole(text: str, begin: int, end: int) -> bool:
    return not (
        _is_one_word(text[begin - 1 : begin], text[begin])
        or _is_one_word(text[end - 1], text[end : end + 1])
    )


def _is_one_word(one: str, next_one: str) -> bool:
    return all(_is_of_word(character) for character in (one, next_one))


def _is_of_word(character: str) -> bool:
    """A letter, digit or mark of a script that separates words."""
    if not character or unicodedata.category(character)[0] not in "LMN":
        return False
    return not unicodedata.name(character, "").startswith(_WITHOUT_SPACES)
