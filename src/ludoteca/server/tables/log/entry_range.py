"""The range of log entries that a request asks for; both ends are included."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.params import QueryParameter

from ludoteca.server.edge.answers import Problem

MOST_NUMBER: Final = 1_000_000
"""More than the entries of any log."""

From: TypeAlias = Annotated[int, QueryParameter(name="from", ge=0, le=MOST_NUMBER)]
To: TypeAlias = Annotated[int | None, QueryParameter(name="to", ge=0, le=MOST_NUMBER)]


def last_of(first: int, last: int | None, most: int) -> int:
    """``last``, or the last of ``most`` entries when it was left out.

    Raises: `Problem` ``error-history-range`` for an empty range, or for more than ``most`` entries.
    """
    if last is None:
        return first + most - 1
    if not first <= last < first + most:
        raise Problem("error-history-range", most=most)
    return last
