"""The journal: writes entries to the entry store, many in one transaction (group commit).

Appends that arrive while a transaction is under way share the next one: one sync of the
disk serves them all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from ludoteca.core.replay.log import Entry
from ludoteca.server.db.engine import Done, settle
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.log.entry_store import Append, EntryStore
from ludoteca.server.tables.log.turn_index import Turns

STRETCH: Final = 500
"""Entries per read: it takes some milliseconds, and most tables have fewer."""

FEW: Final = 8
"""Entries of a transaction; after one with more, the next waits for those that are just being read:
where many move at once, fewer transactions count for more than the time of one move."""

Batch: TypeAlias = Sequence[tuple[Append, Done[bool]]]


class Journal:
    """``on_rows`` is called with the time at which the first written wake or job is due."""

    def __init__(
        self, store: EntryStore, on_rows: Callable[[int], None], probes: Probes = NO_PROBES
    ) -> None:
        self._store = store
        self._probes = probes
        self.notice = on_rows
        self._waiting: list[tuple[Append, Done[bool]]] = []
        self._resting = asyncio.Event()
        """Set while no transaction is under way or about to begin."""
        self._resting.set()
        self.turns = Turns(store)
        self.commits = 0
        """Transactions so far."""

    async def append(self, append: Append) -> bool:
        """True when the entry is durable; False as `EntryStore.append` says.

        Raises `Problem` ``error-not-saved`` when the disk refuses: nothing was written then.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(append, partial(settle, future))
        return await future

    def put(self, append: Append, done: Done[bool]) -> None:
        """As `append`, with a callback: ``done`` gets what `append` returns or raises, in the order
        of the entries, as soon as they are durable. ``done`` must raise nothing."""
        self._waiting.append((append, done))
        if self._resting.is_set():
            self._resting.clear()
            asyncio.get_running_loop().call_soon(self._write)  # with all that are just being read

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
        while not self._resting.is_set():
            await self._resting.wait()
        await self.turns.settle()

    def _write(self) -> None:
        batch, self._waiting = self._waiting, []
        written = partial(self._written, batch, time.perf_counter())
        try:
            self._store.append([append for append, _ in batch], written)
        except Exception as error:
            written(error)

    def _written(self, batch: Batch, began: float, won: list[bool] | Exception) -> None:
        try:
            if isinstance(won, Exception):
                for _, done in batch:
                    done(won)
            else:
                self._probes.wrote(sum(won), time.perf_counter() - began)
                self._answer(batch, won)
        finally:
            if not self._waiting:
                self._resting.set()
            elif len(batch) <= FEW:
                self._write()
            else:
                asyncio.get_running_loop().call_soon(self._write)

    def _answer(self, batch: Batch, won: Sequence[bool]) -> None:
        self.commits += 1
        for (append, done), appended in zip(batch, won, strict=True):
            if appended and append.turns:
                self.turns.note(append)
            done(appended)
        written = [append for (append, _), appended in zip(batch, won, strict=True) if appended]
        if any(one.effects for one in written):
            self.notice(0)  # jobs among them may be due at once
        elif due := [wake.due for one in written for wake in one.wakes]:
            self.notice(min(due))
