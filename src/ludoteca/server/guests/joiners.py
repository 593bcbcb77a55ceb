"""Where the zero-width joiner and non-joiner may stand in a text.

Source: RFC 5892, appendix A.1 and A.2 (CONTEXTJ), as the package idna reads it: after a virama, or,
for the non-joiner, between two letters that would join. And The Unicode Standard, section 12.2: ya
written below a Bengali ra stands after ra, joiner, virama.
"""

from __future__ import annotations

from typing import Final

from idna.core import valid_contextj

JOINERS: Final = "\u200c\u200d"

_BENGALI_RA, _BENGALI_VIRAMA_YA = "\u09b0", "\u09cd\u09af"


def belongs(text: str, at: int) -> bool:
    """Whether the joiner ``text[at]`` changes the shape of the letters around it."""
    if text[at] == "\u200d" and text[:at].endswith(_BENGALI_RA):
        return text.startswith(_BENGALI_VIRAMA_YA, at + 1)
    try:
        return valid_contextj(text, at)
    except ValueError:  # beside a character without a name
        return False
