"""The rooms that this process has open, loaded from the log when they are needed."""

from __future__ import annotations

import asyncio
import contextlib
import time
import weakref
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import structlog

from ludoteca.core.game import Seat
from ludoteca.core.records.record import Record
from ludoteca.core.title import Title
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play import TalkLine
from ludoteca.server.tables.state import (
    LISTS,
    Changed,
    ChosenAhead,
    Deleted,
    Forgotten,
    Pondered,
    RoomServices,
    RoomState,
    Spoken,
    Suggested,
    Written,
    encode_news,
    read_table_news,
    topic_of,
)
from ludoteca.server.tables.wakes import Patience

ROUND_SECONDS = 2.0
"""Seconds between two checks of the database for entries of other processes."""

DEAF_ROUND_SECONDS = 0.8
"""Seconds between two checks while the channel to other processes is interrupted."""

LISTS_SECONDS = 2.5
"""Seconds after which lists are read again, as messages of other processes may be lost."""

CatchUp: TypeAlias = Callable[[Sequence[RoomState]], Awaitable[None]]

IDLE_SECONDS = 600.0
"""Seconds that a room without people stays in memory."""


class Rooms:
    def __init__(self, services: RoomServices, titles: Mapping[str, Title]) -> None:
        self._services = services
        self._titles = titles
        self._open: dict[str, Room] = {}
        self._changes_elsewhere = 0
        self._missed: set[str] = set()
        """Tables whose messages may have been missed before this process subscribed to them."""
        self.catch_up_talk: CatchUp | None = None
        """Sends the lines of talk at these rooms that were not sent here yet."""
        self.relay_talk: Callable[[RoomState, TalkLine], None] | None = None
        """Sends a line of talk that another process has stored."""
        services.presence.on_change = self._presence_changed
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    @property
    def patience(self) -> Patience:
        return self._services.patience

    @property
    def visits(self) -> int:
        """The number of arrivals and departures at all tables."""
        return self._services.presence.visits

    @property
    def changes_elsewhere(self) -> int:
        """A counter that grows when other processes have changed lists of tables, or may have."""
        if not self._services.channel.many:
            return 0
        return self._changes_elsewhere + int(time.monotonic() / LISTS_SECONDS)

    def here(self, table: str) -> set[str]:
        """The guests who are at ``table``, through any process."""
        return self._services.presence.guests(table)

    def watchers(self, table: str) -> int:
        return self._services.presence.watchers(table)

    async def settle_turns(self) -> None:
        """Write the index of turns, so that lists show whose turn it is at this moment."""
        await self._services.journal.turns.settle()

    @property
    def connections(self) -> int:
        """The number of sockets at tables that this process serves."""
        return sum(len(room.fanout) for room in self._open.values())

    def __len__(self) -> int:
        return len(self._open)

    async def get(self, table: str) -> Room:
        """The room of ``table``, opened if needed. Raises `Problem` ``error-no-such-table``."""
        room = self._open.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                room = self._open.get(table) or await self._load(table)
                self._open[table] = room
        room.used = time.monotonic()
        return room

    async def current(self, table: str) -> Room:
        """As `get`, after reading the entries that other processes have written, so that a client
        which another process served finds all entries it has seen."""
        room = await self.get(table)
        if self._services.channel.many and room.status in ("waiting", "running"):
            async with room.lock:
                with contextlib.suppress(Problem):  # the rules broke: the room's status shows it
                    await room.log.catch_up()
        return room

    async def record(self, table: str) -> Record:
        """The record of an ended table. A room that is opened for it does not stay in memory.
        Raises `Problem`."""
        known = table in self._open
        room = await self.get(table)
        used = room.used
        try:
            return await room.record()
        finally:
            if not known and room.used == used and room.idle and self._open.get(table) is room:
                self._close(table)

    def _close(self, table: str) -> None:
        del self._open[table]
        self._services.channel.leave(topic_of(table))

    async def must_be_free(self, guest: Guest) -> None:
        """Raises `Problem` ``error-name-taken`` when the name of ``guest`` looks like that of
        another person at a table where they wait for the start or have talked."""
        for name in await self._services.store.names_beside(guest.id):
            if look_alike(name, guest.name):
                raise Problem("error-name-taken")

    async def rename(self, guest: Guest) -> None:
        """Write the new name of ``guest`` at all tables that have not started."""
        await self._services.store.rename(guest.id, guest.name)
        for room in list(self._open.values()):
            await room.waiting.rename(guest)

    async def welcome(self, gone: Iterable[tuple[str, Seat]]) -> None:
        """Cancel the ``gone`` wakes of people who are connected to this process."""
        for table, seat in gone:
            room = self._open.get(table)
            if room is not None and room.people[seat].guest in room.fanout.guests:
                await self._services.wakes.is_back(table, [seat])

    async def settle(self) -> None:
        """Finish the work that follows arrivals and departures in all rooms."""
        for room in list(self._open.values()):
            await room.settle()

    async def forget(self, table: str, guest: Guest) -> None:
        """Read ``table`` again after ``guest`` was deleted, and drop their connections."""
        await self.reseat(table, guest.id)

    async def reseat(self, table: str, *guests: str) -> None:
        """Read ``table`` again, at which the seats of ``guests`` are no longer theirs or have
        become theirs, and drop their connections: they find their new seats when they return."""
        if self._services.channel.many:
            for guest in guests:
                self._services.channel.say(topic_of(table), encode_news(Forgotten(guest)))
        room = self._open.get(table)
        if room is None:
            return
        async with room.lock:
            await room.refresh()
        for guest in guests:
            _drop_connections(room, guest)

    async def reread(self, table: str) -> None:
        """Read the row of ``table`` again, in all processes: a feature has changed it."""
        if self._services.channel.many:
            self._services.channel.say(topic_of(table), encode_news(Changed()))
        if table in self._open:
            self._open[table].replica.reread()

    def tell_of(self, guest: str) -> None:
        """Send the open tables at which ``guest`` sits to everybody there: what a feature knows of
        the guest has changed."""
        for room in self._open.values():
            if room.state.held(guest):
                room.state.tell_soon()

    def holiday(self, guest: str) -> int | None:
        """See `Holidays`."""
        return self._services.holidays.until(guest)

    def remove(self, table: str) -> None:
        """Drop the room of ``table``, which was deleted, in all processes."""
        if self._services.channel.many:
            self._services.channel.say(topic_of(table), encode_news(Deleted()))
        self._remove(table)

    def _remove(self, table: str) -> None:
        room = self._open.pop(table, None)
        if room is not None:
            self._services.channel.leave(topic_of(table))
            for connection in room.fanout:
                connection.drop()

    # ---- other processes -------------------------------------------------------------------

    def listen(self) -> None:
        """Subscribe to changes of lists in other processes."""

        def hear(_message: bytes | None) -> None:
            self._changes_elsewhere += 1

        self._services.channel.listen(LISTS, hear)

    def lists_changed(self) -> None:
        """Tell other processes that lists of tables have changed."""
        self._services.channel.say(LISTS, b"")

    def _hear(self, table: str, message: bytes | None) -> None:
        """Handle a message of another process about an open table; None when messages may have been
        missed."""
        room = self._open.get(table)
        if room is None:
            return
        if message is None:
            self._missed.add(table)
            room.replica.reread()
            return
        news = read_table_news(message)
        if isinstance(news, Written):
            room.replica.follow(news.n)
        elif isinstance(news, Changed):
            room.replica.reread()
        elif isinstance(news, ChosenAhead):
            room.replica.reread_ahead()
        elif isinstance(news, Spoken):
            if self.relay_talk is not None:
                self.relay_talk(room.state, news.line)
        elif isinstance(news, Suggested):
            room.state.suggestions.hear(news)
        elif isinstance(news, Pondered):
            room.state.suggestions.hear_of_waiting(news)
        elif isinstance(news, Deleted):
            self._remove(table)
        else:
            room.replica.reread()
            _drop_connections(room, news.guest)

    def _presence_changed(self, table: str, lost: frozenset[str]) -> None:
        room = self._open.get(table)
        if room is not None:
            room.state.tell_soon()
            room.lost(lost)

    async def make_rounds(self) -> None:
        """Read from the database, until cancelled, what other processes wrote and this process
        missed the message of."""
        changes: dict[str, int] = {}
        checked = time.monotonic()
        while self._services.channel.many:
            await asyncio.sleep(DEAF_ROUND_SECONDS / 4)
            deaf = not self._services.channel.connected or not self._services.presence.complete
            if time.monotonic() - checked < (DEAF_ROUND_SECONDS if deaf else ROUND_SECONDS):
                continue
            checked = time.monotonic()
            try:
                newest = await self._services.store.newest(list(self._open))
                await self._catch_up(set(self._open) if deaf else self._missed)
                await self._wake_bots()
            except Exception as error:
                structlog.get_logger().warning("tables not checked", reason=str(error))
                continue
            for table, (n, changed_at) in newest.items():
                room = self._open.get(table)
                if room is None:
                    continue
                room.replica.follow(n)
                if (n < 0 or deaf) and changes.get(table, changed_at) != changed_at:
                    room.replica.reread()
            changes = {table: changed_at for table, (_, changed_at) in newest.items()}

    async def _catch_up(self, of: set[str]) -> None:
        """Repeat what is in no log: send and read talk ``of`` these tables, and send suggestions at
        tables whose messages may have been missed."""
        missed, self._missed = self._missed, set()
        for table in missed & set(self._open):
            self._open[table].state.suggestions.tell_others_again()
        rooms = [room.state for table, room in self._open.items() if table in of and room.fanout]
        if rooms and self.catch_up_talk is not None:
            await self.catch_up_talk(rooms)

    async def _wake_bots(self) -> None:
        """Let bots play on where people of this process watch a table of bots; another process may
        not have known of these people when it let a bot sleep."""
        watched = [table for table, room in self._open.items() if room.is_watched]
        if not watched:
            return
        awake = await self._services.wakes.with_bots(watched)
        for table in watched:
            room = self._open.get(table)
            if table not in awake and room is not None:
                async with room.lock:
                    if room.is_watched:
                        await room.absence.wake_bots()

    async def _load(self, table: str) -> Room:
        found = await self._services.store.read(table)
        if found is None:
            raise Problem("error-no-such-table")
        row, people = found
        title = self._titles.get(row.game)
        if title is None:
            structlog.get_logger().error("game is not installed", table=table, game=row.game)
            raise Problem("error-no-such-game", game=row.game)
        room = Room(self._services, title, row, people)
        if row.status == "waiting":
            room.state.sent_away = await self._services.store.sent_away(table)
        elif row.status == "running":
            await room.state.ahead.read()
        self._services.channel.listen(topic_of(table), partial(self._hear, table))
        with contextlib.suppress(Problem):  # the rules broke: the room opens and shows the notice
            await room.log.catch_up()
        return room

    def drop_idle(self, idle: float = IDLE_SECONDS) -> None:
        """Close rooms that nobody has used for ``idle`` seconds; the log keeps the tables."""
        limit = time.monotonic() - idle
        for table, room in list(self._open.items()):
            if room.idle and room.used <= limit:
                self._close(table)


def _drop_connections(room: Room, guest: str) -> None:
    for connection in room.fanout:
        if connection.guest_id == guest:
            connection.drop()
