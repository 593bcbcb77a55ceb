"""The rooms that this process has open, loaded from the log when somebody asks."""

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
from ludoteca.core.title import Title
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.server_frames import Said
from ludoteca.server.tables.state.presence_messages import (
    LISTS,
    Changed,
    Deleted,
    Forgotten,
    Pondered,
    Spoken,
    Suggested,
    Written,
    encode_news,
    read_table_news,
    topic_of,
)
from ludoteca.server.tables.state.room_services import RoomServices
from ludoteca.server.tables.state.room_state import RoomState
from ludoteca.server.tables.wakes.wake import Patience

ROUND_SECONDS = 2.0
"""Between two looks at what other processes have written."""

DEAF_ROUND_SECONDS = 0.8
"""The same while they are not heard."""

LISTS_SECONDS = 2.5
"""After which lists are read again, as what other processes have said may have been lost."""

CatchUp: TypeAlias = Callable[[Sequence[RoomState]], Awaitable[None]]

IDLE_SECONDS = 600.0
"""How long a room without people stays in memory."""


class Rooms:
    def __init__(self, services: RoomServices, titles: Mapping[str, Title]) -> None:
        self._services = services
        self._titles = titles
        self._open: dict[str, Room] = {}
        self._changes_elsewhere = 0
        self._missed: set[str] = set()
        """Tables of which something may have been said before they were listened to."""
        self.catch_up_talk: CatchUp | None = None
        """Tells what was said at these tables, and not here."""
        services.presence.on_change = self._moved_elsewhere
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    @property
    def patience(self) -> Patience:
        return self._services.patience

    @property
    def visits(self) -> int:
        """How often somebody came to a table, or went."""
        return self._services.presence.visits

    @property
    def changes_elsewhere(self) -> int:
        """Goes up when lists of tables have changed through other processes, or may have."""
        if not self._services.channel.many:
            return 0
        return self._changes_elsewhere + int(time.monotonic() / LISTS_SECONDS)

    def here(self, table: str) -> set[str]:
        """The guests who are at ``table``, through any process."""
        return self._services.presence.guests(table)

    def watchers(self, table: str) -> int:
        return self._services.presence.watchers(table)

    async def settle_turns(self) -> None:
        """Lists may be read now: they say whose turn it is at this moment."""
        await self._services.journal.turns.settle()

    @property
    def connections(self) -> int:
        """Sockets at tables that this process serves."""
        return sum(len(room.fanout) for room in self._open.values())

    def __len__(self) -> int:
        return len(self._open)

    async def get(self, table: str) -> Room:
        """Raises `Problem` ``error-no-such-table``."""
        room = self._open.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                room = self._open.get(table) or await self._load(table)
                self._open[table] = room
        room.used = time.monotonic()
        return room

    async def current(self, table: str) -> Room:
        """As `get`, with whatever other processes have written to its log by now: who was told of
        an entry by one of them finds it here."""
        room = await self.get(table)
        if self._services.channel.many and room.status in ("waiting", "running"):
            async with room.lock:
                with contextlib.suppress(Problem):  # the rules broke: the table says so itself
                    await room.log.catch_up()
        return room

    async def must_be_free(self, guest: Guest) -> None:
        """Raises `Problem` ``error-name-taken`` when ``guest`` would look like somebody with whom
        they wait for the start of a table, or at whose table they have said something."""
        for name in await self._services.store.names_beside(guest.id):
            if look_alike(name, guest.name):
                raise Problem("error-name-taken")

    async def rename(self, guest: Guest) -> None:
        """Call ``guest`` by the new name at all tables that have not started."""
        await self._services.store.rename(guest.id, guest.name)
        for room in list(self._open.values()):
            await room.waiting.rename(guest)

    async def welcome(self, gone: Iterable[tuple[str, Seat]]) -> None:
        """Whoever is here through this process is not gone."""
        for table, seat in gone:
            room = self._open.get(table)
            if room is not None and room.people[seat].guest in room.fanout.guests:
                await self._services.wakes.is_back(table, [seat])

    async def settle(self) -> None:
        """Wait for what follows from people's coming and going."""
        for room in list(self._open.values()):
            await room.settle()

    async def forget(self, table: str, guest: Guest) -> None:
        """``guest`` is gone from the database: go by what it says now, and end their lines."""
        if self._services.channel.many:
            self._services.channel.say(topic_of(table), encode_news(Forgotten(guest.id)))
        room = self._open.get(table)
        if room is None:
            return
        async with room.lock:
            await room.refresh()
        _end_lines(room, guest.id)

    def remove(self, table: str) -> None:
        """``table`` is gone from the database, and here and elsewhere from memory."""
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
        """Begin to hear of lists that change elsewhere."""

        def hear(_message: bytes | None) -> None:
            self._changes_elsewhere += 1

        self._services.channel.listen(LISTS, hear)

    def lists_changed(self) -> None:
        """Tell other processes so."""
        self._services.channel.say(LISTS, b"")

    def _hear(self, table: str, message: bytes | None) -> None:
        """What another process says of an open table."""
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
        elif isinstance(news, Spoken):
            room.state.talk = max(room.state.talk or 0, news.line.n)
            room.fanout.tell_all(Said(news.line))
        elif isinstance(news, Suggested):
            room.state.suggestions.hear(news)
        elif isinstance(news, Pondered):
            room.state.suggestions.hear_of_waiting(news)
        elif isinstance(news, Deleted):
            self._remove(table)
        else:
            room.replica.reread()
            _end_lines(room, news.guest)

    def _moved_elsewhere(self, table: str, lost: frozenset[str]) -> None:
        room = self._open.get(table)
        if room is not None:
            room.state.tell_soon()
            room.lost(lost)

    async def make_rounds(self) -> None:
        """What was said to nobody's hearing is found in the database, until cancelled."""
        changes: dict[str, int] = {}
        looked = time.monotonic()
        while self._services.channel.many:
            await asyncio.sleep(DEAF_ROUND_SECONDS / 4)
            deaf = not self._services.channel.connected or not self._services.presence.complete
            if time.monotonic() - looked < (DEAF_ROUND_SECONDS if deaf else ROUND_SECONDS):
                continue
            looked = time.monotonic()
            try:
                newest = await self._services.store.newest(list(self._open))
                await self._catch_up(set(self._open) if deaf else self._missed)
                await self._wake_bots()
            except Exception as error:
                structlog.get_logger().warning("no round of the tables", reason=str(error))
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
        """Tell again, and be told again, what is in no log: talk ``of`` these tables, and proposals
        at those of which something may have been missed."""
        missed, self._missed = self._missed, set()
        for table in missed & set(self._open):
            self._open[table].state.suggestions.tell_others_again()
        rooms = [room.state for table, room in self._open.items() if table in of and room.fanout]
        if rooms and self.catch_up_talk is not None:
            await self.catch_up_talk(rooms)

    async def _wake_bots(self) -> None:
        """Where people watch nothing but bots through this process, bots play: another process may
        not have known of them when it let a bot sleep."""
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
        self._services.channel.listen(topic_of(table), partial(self._hear, table))
        with contextlib.suppress(Problem):  # the rules broke: people still read the notice
            await room.log.catch_up()
        return room

    def drop_idle(self, idle: float = IDLE_SECONDS) -> None:
        """Forget rooms that nobody has used for ``idle`` seconds; the log has them."""
        limit = time.monotonic() - idle
        for table, room in list(self._open.items()):
            if room.idle and room.used <= limit:
                del self._open[table]
                self._services.channel.leave(topic_of(table))


def _end_lines(room: Room, guest: str) -> None:
    for connection in room.fanout:
        if connection.guest_id == guest:
            connection.drop()
