"""Who searches is shown how many others do, whenever that changes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, cast

import pytest
from tests.server.house import until

from ludoteca.server.channel import Alone
from ludoteca.server.matching import watching
from ludoteca.server.matching.crowds import Crowds, Looking
from ludoteca.server.matching.frames import Nearby, Searching
from ludoteca.server.matching.search import Search
from ludoteca.server.matching.watching import Watching

ANNAS = Search(
    guest="anna", name="Anna", games=("chess",), least=2, most=2, speed="live", language=None,
    bots_after=None, created_at=0,
)  # fmt: skip


class Searches:
    """The house, in which Anna searches: each time that others are counted, the next of ``counts``
    is found, at last always the last."""

    def __init__(self, *counts: int) -> None:
        self.counts = list(counts)
        self.found = 0
        self.reads = 0
        self.refuses = False
        self.over = False
        self.slow = asyncio.Event()
        self.slow.set()

    async def read_all(self, of: Sequence[str]) -> Any:
        self.reads += 1
        if self.refuses:
            raise OSError("the disk")
        anna_searches = "anna" in of and not self.over
        return {"anna": (ANNAS, None, False)} if anna_searches else {}

    async def refresh(self) -> None:
        self.found = self.counts.pop(0) if len(self.counts) > 1 else self.counts[0]
        await self.slow.wait()

    def forget(self) -> None:
        """Counts are never kept here."""

    def others(self, search: Search) -> int:
        return self.found

    def near(self, search: Search) -> tuple[()]:
        return ()

    def note(self, *_: object) -> None:
        """Who has a page open is not asked for here."""


@contextlib.asynccontextmanager
async def anna_watches(
    searches: Any, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Watching, list[Searching]]]:
    """What shows searches, and what it has shown to Anna, who has a page open."""
    monkeypatch.setattr(watching, "PACE", 0.05)
    shown: list[Searching] = []
    made = Watching(searches, searches, searches, Alone(), searches)
    with made.attending("anna", shown.append):
        yield made, shown
    await made.close()


def knows(shown: Sequence[Searching], others: int) -> Callable[[], Any]:
    async def does() -> bool:
        return bool(shown) and shown[-1].others == others

    return does


async def test_a_search_that_begins_while_the_first_is_counted_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches = Searches(0, 1)
    searches.slow.clear()
    async with anna_watches(searches, monkeypatch) as (watch, shown):
        await asyncio.sleep(0.01)  # Anna's search is being counted
        watch.tell(["ben"])
        searches.slow.set()

        await until(knows(shown, 1))


async def test_a_search_that_begins_just_before_all_are_told_is_told_with_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with anna_watches(Searches(0, 0, 2), monkeypatch) as (watch, shown):
        await until(knows(shown, 0))
        watch.tell(["ben"])
        watch.tell(["carla"])  # the count that all are told next is older than this

        await until(knows(shown, 2))


async def test_a_search_that_has_not_changed_is_not_read_again_to_count_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches = Searches(0, 1, 2)
    async with anna_watches(searches, monkeypatch) as (watch, shown):
        await until(knows(shown, 0))
        for others in (1, 2):
            watch.tell(["ben"])
            await until(knows(shown, others))

    assert searches.reads == 1


@pytest.mark.parametrize(
    ("people", "others", "near"),
    [(1, 0, 1), (100, 99, 100), (102, 100, 100), (1_234, 1_200, 1_200)],
)
async def test_from_a_hundred_on_it_is_told_in_two_digits_how_many_look(
    monkeypatch: pytest.MonkeyPatch, people: int, others: int, near: int
) -> None:
    crowds = Crowds(cast("Any", None), cast("Any", None))

    async def look() -> list[Looking]:
        return [Looking((game,), "live", people) for game in ("chess", "go")]

    monkeypatch.setattr(crowds, "_look", look)
    await crowds.refresh()

    assert crowds.others(ANNAS) == others
    assert crowds.near(ANNAS) == (Nearby("go", near),)


async def test_a_search_that_could_not_be_read_is_read_with_the_next_change_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches = Searches(3)
    searches.refuses = True
    async with anna_watches(searches, monkeypatch) as (watch, shown):

        async def is_refused() -> bool:
            return searches.reads > 0

        await until(is_refused)
        searches.refuses = False
        watch.tell(["ben"])

        await until(knows(shown, 3))


async def test_who_loses_the_search_while_others_are_counted_is_told_both_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches = Searches(0, 1, 1)
    async with anna_watches(searches, monkeypatch) as (watch, shown):
        await until(knows(shown, 0))
        searches.slow.clear()
        watch.tell(["ben"])

        async def is_counting() -> bool:
            return searches.found == 1

        await until(is_counting)
        searches.over = True
        watch.tell(["anna"], lost=True)
        searches.slow.set()

        async def is_over() -> bool:
            return shown[-1].search is None

        await until(is_over)

    assert [state.lost for state in shown if state.search is not None] == [False]
    assert shown[-1].lost
