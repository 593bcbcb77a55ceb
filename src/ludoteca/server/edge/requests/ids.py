"""Types of the ids and texts in addresses and bodies.

All of them are bounded. Ids cannot hold control characters: PostgreSQL takes no NUL, and lines of
the log go to terminals.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from litestar.params import Parameter

_ID: Final = r"^[A-Za-z0-9_-]{1,64}$(?!\n)"
"""The lookahead is needed because Python's ``$`` also matches before a final line feed."""

Id: TypeAlias = Annotated[str, Parameter(pattern=_ID)]
"""The id of a table, a game or a person, in an address."""

OptionalId: TypeAlias = Annotated[str | None, Parameter(pattern=_ID)]

ChallengeId: TypeAlias = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,100}$(?!\n)")]
"""The id of a challenge in an address: a day and a game, or a table."""

SeatInAddress: TypeAlias = Annotated[int, Parameter(ge=0, le=63)]

Words: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]
"""Text in a body, which its handler must sanitize."""
