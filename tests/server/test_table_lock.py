"""Whoever works at a table works alone, in the order in which they came."""

from __future__ import annotations

import asyncio

from ludoteca.server.tables.state.table_lock import TableLock


async def test_the_next_begins_when_the_one_before_has_ended() -> None:
    work, begun = TableLock(), list[str]()
    work.enter(lambda: begun.append("first"))
    work.enter(lambda: begun.append("second"))

    before = list(begun)
    work.leave()
    await asyncio.sleep(0)

    assert before == ["first"]
    assert begun == ["first", "second"]
    assert work.locked()
    work.leave()
    assert not work.locked()


async def test_coroutines_and_functions_take_turns() -> None:
    work, begun = TableLock(), list[str]()

    async def wait(name: str) -> None:
        async with work:
            begun.append(name)
            await asyncio.sleep(0)

    work.enter(lambda: begun.append("a"))
    waiting = asyncio.create_task(wait("b"))
    await asyncio.sleep(0)
    work.enter(lambda: (begun.append("c"), work.leave()))
    work.leave()
    await waiting
    await asyncio.sleep(0)

    assert begun == ["a", "b", "c"]
    assert not work.locked()


async def test_who_does_not_wait_any_more_keeps_nobody_waiting() -> None:
    work, begun = TableLock(), list[str]()

    async def wait() -> None:
        async with work:
            begun.append("gone")

    work.enter(lambda: None)
    gone = asyncio.create_task(wait())
    await asyncio.sleep(0)
    work.enter(lambda: begun.append("next"))
    gone.cancel()
    work.leave()
    for _ in range(4):
        await asyncio.sleep(0)

    assert begun == ["next"]
    assert gone.cancelled()


async def test_thousands_who_leave_at_once_are_let_in_by_one_call() -> None:
    work, begun = TableLock(), list[int]()
    work.enter(lambda: None)
    for nth in range(5_000):  # more than calls fit into each other
        work.enter(lambda nth=nth: (begun.append(nth), work.leave()))

    work.leave()

    assert begun == list(range(5_000))
    assert not work.locked()
