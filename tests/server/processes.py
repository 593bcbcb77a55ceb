"""Two server processes on one database, in one test: what one server refuses, several do."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from tests.server.databases import migrated
from tests.server.toys.quiet_steps import bot
from tests.server.toys.quiet_steps.rules import GAME
from tests.server.toys.whispers import bot as whispers_bot
from tests.server.toys.whispers.rules import GAME as WHISPERS

from ludoteca.core.codec import codec, encode
from ludoteca.core.title import Title
from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.channel import Alone, Channel
from ludoteca.server.db.engine import Where
from ludoteca.server.db.opening import open_database
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.house import TABLE_EFFECTS
from ludoteca.server.tables.clocks import TimeControl
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.log.journal import Journal
from ludoteca.server.tables.log.opening import entry_store_on
from ludoteca.server.tables.log.rules_timeout import Alarm
from ludoteca.server.tables.play.client_frames import Act
from ludoteca.server.tables.play.table_settings import Forfeit, TableSettings
from ludoteca.server.tables.rows.outages import Outages
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.state.room_services import RoomServices
from ludoteca.server.tables.upkeep.caretaker import Caretaker
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import USUAL_PATIENCE
from ludoteca.server.tables.wakes.wake_kind import WakeKind

ANNA, BEN = Guest("anna", "Anna"), Guest("ben", "Ben")
TITLES: Any = {
    "quiet-steps": Title(game=GAME, bots=bot.KNOWLEDGE.levels, package="quiet_steps"),  # type: ignore[arg-type]
    "whispers": Title(game=WHISPERS, bots=whispers_bot.KNOWLEDGE.levels, package="whispers"),  # type: ignore[arg-type]
}


class Process:
    """What one server process would have."""

    def __init__(self, where: Where, channel: Channel | None = None) -> None:
        channel = channel or Alone()
        self.channel, self.presence = channel, Presence(channel)
        self.database = open_database(where)
        self.store = TableStore(self.database)
        self.journal = Journal(entry_store_on(self.database), on_rows=lambda due: None)
        self.rooms = Rooms(
            RoomServices(
                self.store,
                self.journal,
                Wakes(self.database),
                Alarm(0.2),
                Outages(self.database),
                bot_pace=0,
                effects=list(TABLE_EFFECTS),
                check_commits=True,
                channel=channel,
                presence=self.presence,
            ),
            TITLES,
        )

    def wake_kinds(self, pace: int = 0) -> list[WakeKind]:
        """As a house has them; bots move after ``pace`` milliseconds."""
        wakes = Wakes(self.database)
        bots = BotRunner(wakes, self.rooms, Pool(1, 1.0), pace=pace)
        return [bots.kind, *Caretaker(self.database, wakes, self.rooms, USUAL_PATIENCE).kinds]


@asynccontextmanager
async def two_processes(file: pathlib.Path) -> AsyncIterator[list[Process]]:
    """With Anna and Ben in their guest book."""
    where = await migrated(file)
    both = [Process(where) for _ in range(2)]
    for guest in (ANNA, BEN):
        await GuestStore(both[0].database).add(guest)
    try:
        yield both
    finally:
        for process in both:
            await process.database.close()


@asynccontextmanager
async def two_that_talk(where: Where, channels: Sequence[Channel]) -> AsyncIterator[list[Process]]:
    """As `two_processes`, which tell each other what they do; ``where`` is migrated already."""
    both = [Process(where, channel) for channel in channels]
    for guest in (ANNA, BEN):
        await GuestStore(both[0].database).add(guest)
    work = [
        asyncio.create_task(run())
        for one in both
        for run in (one.channel.run, one.presence.run, one.rooms.make_rounds)
    ]
    try:
        yield both
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        for process in both:
            await process.rooms.settle()
            await process.journal.close()
            await process.channel.close()
            await process.database.close()


async def make(
    process: Process,
    table: str,
    options: bytes = b'{"repick":true,"trouble":true}',
    game: str = "quiet-steps",
    forfeit: Forfeit = "bot",
    control: TimeControl | None = None,
    tournament: str | None = None,
) -> Room:
    """A table of Anna and Ben that has started."""
    row = TableRow(
        id=table,
        game=game,
        options=encode(codec(TITLES[game].game).options(options)),
        owner="anna",
        status="waiting",
        secret=bytes(32),
        created_at=0,
        settings=TableSettings(forfeit=forfeit, clock=control),
        tournament=tournament,
    )
    people = [SeatRow("person", one.id, one.name) for one in (ANNA, BEN)]
    await process.store.create(row, people)
    room = await process.rooms.get(table)
    await room.start(ANNA)
    return room


def act(seat: int, seen: int, id: str, action: str = '{"type":"pick","steps":1}') -> Act:
    return Act(id, seat, seen, msgspec.Raw(action.encode()))
