"""The kinds of reports and sanctions, and the reasons for them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

MODERATOR: Final = "moderator"
"""The only role so far."""

Reason: TypeAlias = Literal[
    "insult", "hate", "sexual", "threat", "spam", "imitation", "unfair", "other"
]
"""Each is a message ``reason-<key>`` of the client."""

ReportKind: TypeAlias = Literal["line", "name", "conduct", "group"]

SanctionKind: TypeAlias = Literal[
    "warn", "mute", "ban", "rename", "remove_line", "close_table", "end_group"
]

LASTING: Final = frozenset({"mute", "ban"})
"""Sanctions that hold for a time, or for ever."""

FOREVER: Final = 253_402_300_799_000
"""The end of the year 9999, in milliseconds."""

MOST_SECONDS: Final = 5 * 366 * 86_400

LONGEST: Final = 500
"""Characters that a moderator, or the person, can write."""

Written: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST)]
PublicId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
