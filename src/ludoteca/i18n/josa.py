"""Korean particles, whose form follows the sound before them: JOSA($name, "을/를") in Fluent.

The client has the same in ``web/src/i18n/josa.ts``; tests hold both to one list of examples.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

Ending: TypeAlias = Literal["vowel", "l", "consonant"]

_FIRST_SYLLABLE: Final = 0xAC00
_LAST_SYLLABLE: Final = 0xD7A3
_FINALS: Final = 28
_RIEUL: Final = 8
_DIGITS: Final[dict[str, Ending]] = {
    **dict.fromkeys("2459", "vowel"),  # 이 사 오 구
    **dict.fromkeys("178", "l"),  # 일 칠 팔
    **dict.fromkeys("036", "consonant"),  # 영 십 백 천, 삼, 육
}
_LATIN: Final[dict[str, Ending]] = {
    **dict.fromkeys("aeiouywrsfvxzhj", "vowel"),  # Ana 아나, Chris 크리스, Peter 피터
    "l": "l",
    **dict.fromkeys("mn", "consonant"),
}


def ending(word: str) -> Ending | None:
    """The final sound of ``word`` in Korean; None when its letters do not determine it."""
    for letter in reversed(word):
        if _FIRST_SYLLABLE <= ord(letter) <= _LAST_SYLLABLE:
            final = (ord(letter) - _FIRST_SYLLABLE) % _FINALS
            return "vowel" if final == 0 else "l" if final == _RIEUL else "consonant"
        if letter in _DIGITS:
            return _DIGITS[letter]
        if letter.isalpha():
            return _LATIN.get(letter.lower())
    return None


def josa(word: str, pair: str) -> str:
    """The form of ``pair`` that fits ``word``; pairs are "after a consonant/after a vowel": 을/를,
    이/가, 으로/로. Both forms, as in "을(를)", when the final sound is unknown.
    """
    closed, _, opened = pair.partition("/")
    end = ending(word)
    if end is None:
        return f"(으){opened}" if closed == f"으{opened}" else f"{closed}({opened})"
    if end == "vowel" or (end == "l" and closed == f"으{opened}"):
        return opened
    return closed


def JOSA(word: Any, pair: Any) -> str:  # noqa: N802 - its name in Fluent
    return josa(str(word), str(pair))
