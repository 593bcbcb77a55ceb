"""Who searches is shown how many others do, whenever that changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.server.house import until

from ludoteca.server.channel import Alone
from ludoteca.server.matching import watching
from ludoteca.server.matching.frames import Searching
from ludoteca.server.matching.search import Search
from ludoteca.server.matching.watching import Watching

ANNAS = Search(
    guest="anna", name="Anna", games=("chess",), least=2, most=2, speed="live", language=None,
    bots_after=None, created_at=0,
)  # fmt: skip


class Searches:
    """Anna's search, and a count of others that is found when it is asked for."""

    def __init__(self) -> None:
        self.count = self.found = 0
        self.slow = asyncio.Event()
        self.slow.set()

    async def read_all(self, of: Sequence[str]) -> Any:
        return {guest: (ANNAS, None, False) for guest in of if guest == "anna"}

    async def refresh(self) -> None:
        self.found = self.count
        await self.slow.wait()

    def forget(self) -> None: ...

    def others(self, search: Search) -> int:
        return self.found

    def near(self, search: Search) -> tuple[()]:
        return ()


class Nobody:
    """Where nobody else is, and nothing is noted."""

    def note(self, *_: object) -> None: ...


def shown_to_anna(searches: Searches) -> tuple[Watching, list[Searching]]:
    shown: list[Searching] = []
    made = Watching(searches, searches, Nobody(), Alone(), Nobody())  # type: ignore[arg-type]
    return made, shown


def knows(shown: Sequence[Searching], others: int) -> Callable[[], Any]:
    async def does() -> bool:
        return bool(shown) and shown[-1].others == others

    return does


async def test_a_search_that_begins_while_the_first_is_counted_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watching, "PACE", 0.05)
    searches = Searches()
    watch, shown = shown_to_anna(searches)
    searches.slow.clear()
    with watch.attending("anna", shown.append):
        await asyncio.sleep(0.01)  # she is counted now
        searches.count = 1
        watch.tell(["ben"])
        searches.slow.set()

        await until(knows(shown, 1))
    await watch.close()


async def test_a_search_that_begins_just_before_all_are_told_is_told_with_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watching, "PACE", 0.05)
    searches = Searches()
    watch, shown = shown_to_anna(searches)
    with watch.attending("anna", shown.append):
        await until(knows(shown, 0))
        watch.tell(["ben"])
        watch.tell(["carla"])  # the count that all are told next may be older than this
        before = len(shown)
        await asyncio.sleep(0.06)
        searches.count = 2

        await until(knows(shown, 2))
    assert len(shown) > before + 1
    await watch.close()
