"""The journal: writes entries to the entry store, many in one transaction (group commit).

Appends that arrive while a transaction is under way share the next one: one sync of the
disk serves them all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from ludoteca.core.replay.log import Entry
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.log.entry_store import Append, EntryStore
from ludoteca.server.tables.log.turn_index import Turns

STRETCH: Final = 500
"""Entries per read: it takes some milliseconds, and most tables have fewer."""

Done: TypeAlias = Callable[[bool | Exception], None]


class Journal:
    """``on_rows`` is called with the time at which the first written wake or job is due."""

    def __init__(
        self, store: EntryStore, on_rows: Callable[[int], None], probes: Probes = NO_PROBES
    ) -> None:
        self._store = store
        self._probes = probes
        self.notice = on_rows
        self._waiting: list[tuple[Append, Done]] = []
        self._flushing: asyncio.Task[None] | None = None
        self.turns = Turns(store)
        self.commits = 0
        """Transactions so far."""

    async def append(self, append: Append) -> bool:
        """True when the entry is durable; False as `EntryStore.append` says.

        Raises `Problem` ``error-not-saved`` when the disk refuses: nothing was written then.
        """
        future: asyncio.Future[bool | Exception] = asyncio.get_running_loop().create_future()
        self.put(append, partial(_settle, future))
        answer = await future
        if isinstance(answer, Exception):
            raise answer
        return answer

    def put(self, append: Append, done: Done) -> None:
        """As `append`, with a callback: ``done`` gets what `append` returns or raises, in the order
        of the entries, as soon as they are durable. ``done`` must raise nothing."""
        self._waiting.append((append, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The entries of ``table`` behind number ``after``, in order. A long log is read in several
        parts, so that other tables do not wait for it."""
        found = await self._store.read(table, after, STRETCH)
        stretch = found
        while len(stretch) == STRETCH:
            await asyncio.sleep(0)
            stretch = await self._store.read(table, stretch[-1].n, STRETCH)
            found += stretch
        return found

    async def close(self) -> None:
        """Wait until all appends and turns are written."""
        while self._flushing is not None:
            await self._flushing
        await self.turns.settle()

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                appends = [append for append, _ in batch]
                began = time.perf_counter()
                try:
                    won = await self._store.append(appends)
                except Exception as error:
                    for _, done in batch:
                        done(error)
                    continue
                self.commits += 1
                self._probes.wrote(sum(won), time.perf_counter() - began)
                for (append, done), appended in zip(batch, won, strict=True):
                    if appended and append.turns:
                        self.turns.note(append)
                    done(appended)
                written = [one for one, appended in zip(appends, won, strict=True) if appended]
                if any(one.effects for one in written):
                    self.notice(0)  # jobs among them may be due at once
                elif due := [wake.due for one in written for wake in one.wakes]:
                    self.notice(min(due))
        finally:
            self._flushing = None


def _settle(future: asyncio.Future[bool | Exception], answer: bool | Exception) -> None:
    if not future.done():  # the caller may have been cancelled
        future.set_result(answer)
