"""What people write from right to left, as their names, among words from left to right.

The client has the same in ``web/src/i18n/bidi.ts``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

Argument = TypeVar("Argument")

_LEFTWARD: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters of Hebrew, Arabic and their like, and the marks that stand for these directions."""
_FROM: Final = "\N{FIRST STRONG ISOLATE}"
_TO: Final = "\N{POP DIRECTIONAL ISOLATE}"


def isolate(text: str) -> str:
    """``text`` so that it does not turn around what stands beside it; all other text as it is."""
    return f"{_FROM}{text}{_TO}" if _LEFTWARD.search(text) and _FROM not in text else text


def isolate_arguments(args: Mapping[str, Argument]) -> dict[str, Argument | str]:
    """Arguments of a sentence, with all text in them isolated."""
    return {name: isolate(one) if isinstance(one, str) else one for name, one in args.items()}
