"""Names and numbers that come in with addresses and bodies: one type for each kind.

All of them are bounded, and none can hold a control character: PostgreSQL takes no NUL, and lines
of the log go to terminals.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from litestar.params import Parameter

_ID: Final = r"^[A-Za-z0-9_-]{1,64}$(?!\n)"
"""In Python ``$`` matches before a line feed at the end, too."""

Id: TypeAlias = Annotated[str, Parameter(pattern=_ID)]
"""A table, a game or a person, in an address."""

OptionalId: TypeAlias = Annotated[str | None, Parameter(pattern=_ID)]

ChallengeId: TypeAlias = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,100}$(?!\n)")]
"""A day and a game, or a table, in an address."""

SeatInAddress: TypeAlias = Annotated[int, Parameter(ge=0, le=63)]

Words: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]
"""Text in a body, which whoever takes it makes plain."""
