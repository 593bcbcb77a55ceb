"""The writing connection to SQLite, the thread on which it waits for the disk, and who goes first.

The thread writes a move to the disk, and then the event loop tells people of it. Meanwhile other
reads and transactions wait, for some milliseconds at most. So a move mostly waits for one of them,
when it comes, and not for several.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.engine import Engine, Transaction

from ludoteca.server.db.engine import Done, settle
from ludoteca.server.db.sqlite_connection import SqliteConnection, raw

T = TypeVar("T")

PATIENCE: Final = 0.01
"""Seconds for which others let moves go first."""

CHECKPOINT_PAGES: Final = 1_000
LATE_CHECKPOINT_PAGES: Final = 10_000
"""Pages beside the file from which on a durable commit moves them into it (SQLite's own number),
and from which on any does: it waits for the disk, and a durable one nearly always comes first."""


class Writer:
    """Writers queue here and not in SQLite, because transactions take the write lock at once.

    Work for the thread (`post`: moves above all) goes there at once. A transaction whose statements
    run on the event loop (`connect`) begins when the thread has nothing to do, or when it has been
    the first in its line for as long as `PATIENCE`; work that comes meanwhile waits until it has
    ended, but for its commit, behind which it queues on the thread.
    """

    def __init__(self, engine: Engine) -> None:
        self.sync_engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._given = 0
        """Works that the thread has not done yet."""
        self._posted: list[Callable[[], None]] = []
        """Those that wait for the end of a transaction, each a function that gives one."""
        self._connected = False
        """Whether the event loop has the connection."""
        self._line = asyncio.Lock()
        """Of those who connect."""
        self._first: asyncio.Future[None] | None = None
        """Of the first in the line, while the thread has work."""
        self._patient_until = 0.0
        self._readers: dict[asyncio.Future[None], None] = {}
        """Those who give way, in their order."""

    # ---- transactions on the event loop ------------------------------------------------------

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[SqliteConnection]:
        """The connection, when it is free. Uncommitted changes are rolled back."""
        async with self._turn():
            with self.sync_engine.connect() as core:
                yield SqliteConnection(core)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[SqliteConnection]:
        async with self._turn():
            with contextlib.ExitStack() as opened:
                core = opened.enter_context(self.sync_engine.connect())
                transaction = core.begin()
                yield SqliteConnection(core)
                committed = self._commit(transaction, opened.pop_all())
        await _to_the_end(committed)

    @contextlib.asynccontextmanager
    async def begin_lightly(self) -> AsyncIterator[SqliteConnection]:
        """As `begin`, but the commit does not wait until the rows are on the disk. It needs no
        thread, so moves wait for the statements only."""
        async with self.connect() as connection:
            with _not_durable(connection.core), connection.core.begin():
                yield connection

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        async with self._line:
            try:
                if self._given:
                    await self._until_let_in()
                self._connected = True
                yield
            finally:
                self._connected = False
                self._give_posted()
                asyncio.get_running_loop().call_soon(self._let_in)

    async def _until_let_in(self) -> None:
        loop = asyncio.get_running_loop()
        self._first = loop.create_future()
        self._patient_until = loop.time() + PATIENCE
        try:
            await self._first
        finally:
            self._first = None

    def _commit(
        self, transaction: Transaction, opened: contextlib.ExitStack
    ) -> asyncio.Future[None]:
        """Commit on the thread, and give the connection back there by closing ``opened``."""

        def commit() -> None:
            with opened:
                transaction.commit()

        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._give(commit, partial(settle, future))
        return future

    # ---- work on the thread ------------------------------------------------------------------

    async def run(self, work: Callable[[CoreConnection], T]) -> T:
        """Run ``work`` on the thread; it begins and commits its own transactions."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.post(work, partial(settle, future))
        return await _to_the_end(future)

    def post(self, work: Callable[[CoreConnection], T], done: Done[T]) -> None:
        """As `run`; ``done`` gets what ``work`` returns or raises, and must raise nothing."""
        give = partial(self._give, partial(self._with_connection, work), done)
        if self._connected or self._first_is_impatient():
            self._posted.append(give)
        else:
            give()

    def _first_is_impatient(self) -> bool:
        return self._first is not None and (asyncio.get_running_loop().time() > self._patient_until)

    def _with_connection(self, work: Callable[[CoreConnection], T]) -> T:
        with self.sync_engine.connect() as core:
            return work(core)

    def _give_posted(self) -> None:
        posted, self._posted = self._posted, []
        for give in posted:
            give()

    def _give(self, work: Callable[[], T], done: Done[T]) -> None:
        self._given += 1
        self._thread.submit(self._do, work, done, asyncio.get_running_loop())

    def _do(self, work: Callable[[], T], done: Done[T], loop: asyncio.AbstractEventLoop) -> None:
        try:
            answer: T | Exception = work()
        except Exception as error:
            answer = error
        loop.call_soon_threadsafe(self._did, done, answer)

    def _did(self, done: Done[T], answer: T | Exception) -> None:
        self._given -= 1
        try:
            done(answer)  # which may post the next moves
        finally:
            self._let_in()

    # ---- who goes first ----------------------------------------------------------------------

    async def give_way(self) -> None:
        """Wait while the thread has work, but no longer than `PATIENCE`. Those who wait go on one
        by one, each in a turn of the event loop: a move that comes then waits for one of them."""
        await asyncio.sleep(0)
        if not self._given:
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._readers[turn] = None
        impatient = loop.call_later(PATIENCE, settle, turn, None)
        try:
            await turn
        finally:
            impatient.cancel()
            self._readers.pop(turn, None)
            loop.call_soon(self._let_in)

    def _let_in(self) -> None:
        """Let in the first of those who wait until the thread has nothing to do."""
        if self._given or self._connected:
            return
        if self._first is not None:
            self._connected = True  # from now on: nothing is given to the thread meanwhile
            settle(self._first, None)
        elif self._readers:
            turn = next(iter(self._readers))
            del self._readers[turn]
            settle(turn, None)

    async def dispose(self) -> None:
        async with self._turn():
            self.sync_engine.dispose()
        self._thread.shutdown()


async def _to_the_end(future: asyncio.Future[T]) -> T:
    """The result of ``future``. A caller who is cancelled waits for it, too, and knows then that
    nothing is written any more."""
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        while not future.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait((future,))
        raise


@contextlib.contextmanager
def _not_durable(core: CoreConnection) -> Iterator[None]:
    """Within the block no commit of the connection waits for the disk: neither for its own rows,
    nor to move older ones into the file."""
    connection = raw(core)
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute(f"PRAGMA wal_autocheckpoint={LATE_CHECKPOINT_PAGES}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        connection.execute("PRAGMA synchronous=FULL")
