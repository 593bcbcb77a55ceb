"""Sends changed lists of tables to all subscribers.

At most twice a second it queries the database for changed tables; only while there are subscribers,
and only if something was written or a person came or went. The work depends on the number of
changed tables, not of subscribers: each list is read and encoded once for all of them. Who has just
come does not wait for that, and costs no more than their own lists. What concerns everybody is sent
to a few at a time, so that moves never wait for thousands of followers.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any, Final, TypeVar

import structlog

from ludoteca.server import clock
from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby.cards import Yours
from ludoteca.server.lobby.protocol import Follow, LobbyFrame
from ludoteca.server.lobby.store import LobbyStore
from ludoteca.server.matching.crowds import Crowds
from ludoteca.server.matching.frames import Searching
from ludoteca.server.tables.state import Connection, Message, message_of

T = TypeVar("T")
K = TypeVar("K")

PACE: Final = 0.5
"""Seconds between two queries for changes."""

OVERLAP: Final = 5_000
"""Milliseconds after its time stamp that a change may become visible: transactions take time, and
the clocks of several processes differ."""

SETTLED: Final = 1_000
"""Milliseconds after a change from which on another one has another time stamp for sure."""

AT_ONCE: Final = 10
REST: Final = 0.004
"""Followers who are told the same at once, and seconds until the next of them are: 5,000 within
some two seconds. All at once, they held up every move for a third of a second."""

NOTHING: Final = Yours(turn=(), running=0, waiting=0, stamp=0)
"""The summary for a visitor who is no guest."""

log = structlog.get_logger()


class Subscriber(Connection):
    """One WebSocket of the lobby. A message equal to the last one of its kind is not sent again."""

    def __init__(self, guest: Guest | None, *ways: Any) -> None:
        """``ways`` are the callbacks of `Connection`."""
        super().__init__(guest, *ways)
        self.follows = Follow()
        self.tables: frozenset[str] = frozenset()
        """The guest's waiting and running tables in the last summary."""
        self._told: dict[str, bytes] = {}

    def show(self, kind: str, message: Message) -> None:
        if self._told.get(kind) != message.data:
            self._told[kind] = message.data
            self.post(message)

    def tell_search(self, state: Searching) -> None:
        self.show("searching", message_of(state))

    @property
    def waits(self) -> bool:
        """Whether the first answer is due."""
        return "yours" not in self._told or (self.follows.lobby and "lobby" not in self._told)

    def follow(self, wish: Follow) -> None:
        self.follows = wish
        self._told.clear()  # every request gets an answer


class LobbyFeed:
    def __init__(self, lobby: LobbyStore, crowds: Crowds) -> None:
        self._store = lobby
        self._crowds = crowds
        self._subscribers: set[Subscriber] = set()
        self._new: set[Subscriber] = set()
        """Those who may wait for their first answer."""
        self._called = asyncio.Event()
        self._looked = clock.now()
        self._seen: tuple[int, int, int] | None = None
        self._next = 0.0
        """When changes are queried next."""
        self._settled: set[tuple[str, str | None, int]] = set()
        """Changes that were told when they were old enough."""
        self._of_guest: defaultdict[str | None, set[Subscriber]] = defaultdict(set)
        """Subscribers by guest; those without a name are under None."""
        self._of_table: defaultdict[str, set[Subscriber]] = defaultdict(set)
        """Subscribers by the tables in their summaries."""
        self._followed: Counter[str | None] = Counter()
        """Subscribers by the game whose list they follow; None for that of all games."""
        self._lists: dict[str | None, Message] = {}
        self._crowd: Message | None = None
        self._due: dict[Subscriber, None] = {}
        """Those who do not know the lists and the crowd as they are now, in their order."""
        self._telling: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._subscribers)

    def add(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)
        self._of_guest[subscriber.guest_id].add(subscriber)
        self._followed.update(_list_of(subscriber.follows))
        self._count()
        self._call(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        if subscriber not in self._subscribers:
            return
        self._subscribers.remove(subscriber)
        self._new.discard(subscriber)
        self._due.pop(subscriber, None)
        _take_out(self._of_guest, subscriber.guest_id, subscriber)
        self._know(subscriber, frozenset())
        self._unfollow(subscriber)
        self._count()

    def _count(self) -> None:
        """A guest is one person, and each visitor without a name is another."""
        nameless = len(self._of_guest.get(None, ()))
        self._crowds.count_online(len(self._of_guest) - (nameless > 0) + nameless)

    def follow(self, subscriber: Subscriber, wish: Follow) -> None:
        """Answer what ``subscriber`` wishes to follow from now on."""
        if subscriber in self._subscribers:
            self._unfollow(subscriber)
            self._followed.update(_list_of(wish))
        subscriber.follow(wish)
        self._call(subscriber)

    def _unfollow(self, subscriber: Subscriber) -> None:
        for game in _list_of(subscriber.follows):
            self._followed[game] -= 1
            if not self._followed[game]:
                del self._followed[game]

    def _know(self, subscriber: Subscriber, tables: frozenset[str]) -> None:
        """``subscriber`` has these tables in its summary from now on."""
        for table in subscriber.tables - tables:
            _take_out(self._of_table, table, subscriber)
        for table in tables - subscriber.tables:
            self._of_table[table].add(subscriber)
        subscriber.tables = tables

    def _call(self, subscriber: Subscriber) -> None:
        """Look at once, because ``subscriber`` waits for its first answer."""
        self._new.add(subscriber)
        self._called.set()

    def _waiting(self) -> dict[Subscriber, Follow]:
        """Those who wait for their first answer, and what they follow now: who follows something
        else before they are answered waits for what is read after that."""
        self._new = {one for one in self._new if one.waits}
        return {one: one.follows for one in self._new}

    async def run(self) -> None:
        while True:
            if not self._subscribers:
                await self._called.wait()
            self._called.clear()
            try:
                if time.monotonic() < self._next:
                    await self.answer()
                else:
                    self._next = time.monotonic() + PACE
                    await self.look()
                await self._tell_crowd()
            except Exception as error:  # for example the disk: clients keep their old lists
                self._seen = None
                log.error("lists not sent", exc_info=error)
            try:
                async with asyncio.timeout(max(0.0, self._next - time.monotonic())):
                    await self._called.wait()
            except TimeoutError:
                pass

    async def answer(self) -> None:
        """Tell those who wait for their first answer."""
        waiting = self._waiting()
        if waiting:
            await self._store.settle()
            await self._tell_own(waiting)
            await self._read_lists({game for one in waiting for game in _list_of(one.follows)})
            await self._show_to(waiting)

    async def look(self) -> None:
        """Tell all who are concerned of what has changed, and those who wait."""
        waiting = self._waiting()  # before what they have done is settled
        await self._store.settle()
        stamp, now = self._store.stamp, clock.now()
        if stamp == self._seen and not waiting:
            return
        self._seen = stamp  # later changes are found next time
        changed = await self._changed(now)
        concerned: set[Subscriber] = set()
        for table, guest, _ in changed:
            concerned |= self._of_table.get(table, set())
            if guest is not None:
                concerned |= self._of_guest.get(guest, set())
        await self._tell_own({one: one.follows for one in concerned} | waiting)
        if await self._read_lists(set(self._followed)):
            self._tell_all()
        await self._show_to(waiting)

    async def _changed(self, now: int) -> Collection[tuple[str, str | None, int]]:
        """The changes since the last query, and those before of which more may become visible."""
        found = set(await self._store.changed(self._looked - OVERLAP))
        self._looked = now
        new = found - self._settled
        self._settled = {one for one in found if one[2] < now - SETTLED}
        return new

    async def _tell_own(self, subscribers: Mapping[Subscriber, Follow]) -> None:
        if not subscribers:
            return
        own = await self._store.yours({one.guest_id for one in subscribers if one.guest_id})
        async for one in _by_turns(subscribers):
            if one.follows is not subscribers[one]:
                continue
            yours, tables = own[one.guest_id] if one.guest_id else (NOTHING, frozenset[str]())
            if one in self._subscribers:
                self._know(one, tables)
            one.show("yours", message_of(yours))

    async def _tell_crowd(self) -> None:
        crowd = message_of(await self._crowds.crowd())
        if self._crowd is None or crowd.data != self._crowd.data:
            self._crowd = crowd
            self._tell_all()

    async def _read_lists(self, games: Collection[str | None]) -> bool:
        """Read the lists of these games; whether one has changed."""
        read = {}
        async for game in _by_turns(games, 1):
            lists = message_of(LobbyFrame(game, await self._store.lobby(game)))
            known = self._lists.get(game)
            if known is None or known.data != lists.data:
                read[game] = lists
        self._lists |= read
        return bool(read)

    async def _show_to(self, subscribers: Mapping[Subscriber, Follow]) -> None:
        async for one in _by_turns(subscribers):
            if one.follows is subscribers[one]:
                self._show(one)

    def _show(self, one: Subscriber) -> None:
        """Tell a follower the lists and the crowd as they are now."""
        if not one.follows.lobby:
            return
        if (lists := self._lists.get(one.follows.game)) is not None:
            one.show("lobby", lists)
        if self._crowd is not None:
            one.show("crowd", self._crowd)

    def _tell_all(self) -> None:
        self._due |= dict.fromkeys(self._subscribers)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_by_turns())

    async def _tell_by_turns(self) -> None:
        while self._due:
            for one in list(itertools.islice(self._due, AT_ONCE)):
                del self._due[one]
                if not one.waits:  # or lists that are read for their first answer come after these
                    self._show(one)
            await asyncio.sleep(REST)


async def _by_turns(them: Collection[T], at_once: int = AT_ONCE) -> AsyncIterator[T]:
    """All of them; after every few of them, moves at tables have their turn."""
    for nth, one in enumerate(them):
        if nth % at_once == 0:
            await asyncio.sleep(0)
        yield one


def _list_of(wish: Follow) -> tuple[str | None, ...]:
    """The game whose list is wished for, None for that of all games; nothing where none is."""
    return (wish.game,) if wish.lobby else ()


def _take_out(index: dict[K, set[Subscriber]], key: K, subscriber: Subscriber) -> None:
    index[key].discard(subscriber)
    if not index[key]:
        del index[key]
