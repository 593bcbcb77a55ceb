"""Pages of lists, and positions in them."""

from __future__ import annotations

from typing import Final

PAGE: Final = 20
"""Number of tables on a page."""


def place_of(before: str, numbers: int) -> tuple[int | str, ...]:
    """The position in `Page.more`: ``numbers`` keys of the order, and a table."""
    *known, table = before.split("-")
    if len(known) < numbers:  # from a page of a version without precedence
        known.insert(0, "0")
    *precedence, time = known[-numbers:]
    return *(-int(one) for one in precedence), int(time), table
