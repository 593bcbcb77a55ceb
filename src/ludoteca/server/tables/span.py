"""The part of a log that somebody asks for over HTTP; both ends are included."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.params import Parameter

from ludoteca.server.errors import Problem

From: TypeAlias = Annotated[int, Parameter(query="from", ge=0)]
To: TypeAlias = Annotated[int | None, Parameter(query="to", ge=0)]


def last_of(first: int, last: int | None, most: int) -> int:
    """``last``, or as far as one may ask when it was left out.

    Raises: `Problem` ``error-history-range`` for none, or for more than ``most`` entries.
    """
    if last is None:
        return first + most - 1
    if not first <= last < first + most:
        raise Problem("error-history-range", most=most)
    return last
