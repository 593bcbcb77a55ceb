"""Directional isolation of right-to-left texts, such as names, in left-to-right sentences.

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
"""Letters of right-to-left scripts such as Hebrew and Arabic, and marks of that direction."""
_FROM: Final = "\N{FIRST STRONG ISOLATE}"
_TO: Final = "\N{POP DIRECTIONAL ISOLATE}"


def isolate(text: str) -> str:
    """Isolates right-to-left ``text`` so that it does not reorder its neighbours; returns any other
    text unchanged."""
    return f"{_FROM}{text}{_TO}" if _LEFTWARD.search(text) and _FROM not in text else text


def isolate_arguments(args: Mapping[str, Argument]) -> dict[str, Argument | str]:
    """Arguments of a message, with their texts isolated."""
    return {name: isolate(one) if isinstance(one, str) else one for name, one in args.items()}
