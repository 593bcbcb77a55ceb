"""Finished tables, each played once for all tests of a process, without a page."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.databases import elsewhere
from tests.server.house import House, Person
from tests.titles import ANY


@dataclass(frozen=True)
class Finished:
    """A table that Anna has played to its end, in the first seat."""

    house: House
    id: str
    cookies: tuple[tuple[str, str], ...]
    """Anna's."""

    def is_of(self, visitor: Visitor) -> None:
        """Who is Anna then, and must change nothing: others are her, too."""
        visitor.context.add_cookies(
            [{"name": name, "value": value, "url": self.house.url} for name, value in self.cookies]
        )

    def is_shown_to(self, visitor: Visitor, path: str = "") -> None:
        """As Anna. ``path`` leads on from the table, as in ``/review``."""
        self.is_of(visitor)
        visitor.goes_to(f"/t/{self.id}{path}")


@functools.cache
def finished(house: House, *bots: str, game: str = ANY) -> Finished:
    return elsewhere(_finished(house, bots, game))


async def _finished(house: House, bots: tuple[str, ...], game: str) -> Finished:
    anna = await Person(house).is_called("Anna")
    table = await anna.makes_table("me", *bots, game=game)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    cookies: Any = anna.web.cookies.items()
    await anna.web.aclose()
    return Finished(house, table, tuple(cookies))
