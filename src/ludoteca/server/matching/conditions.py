"""Conditions on who may be matched with whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.matching.search import Search

Apart: TypeAlias = Callable[[Search, Search], bool]
"""Whether two people must not be matched; the order of the two does not matter."""


class Compatible(Protocol):
    """A condition that another feature adds with `Matching.add_condition`."""

    async def judge(self, searches: Sequence[Search]) -> Apart:
        """Who of these must not be matched. It is asked once before a pool is paired, so that one
        query is enough for all of them."""


class Names:
    """People whose names look alike do not sit at one table."""

    async def judge(self, searches: Sequence[Search]) -> Apart:
        return lambda one, other: one.name == other.name or look_alike(one.name, other.name)


def any_of(conditions: Sequence[Apart]) -> Apart:
    def apart(one: Search, other: Search) -> bool:
        for condition in conditions:  # noqa: SIM110 - `any` would take four times as long
            if condition(one, other):
                return True
        return False

    return apart
