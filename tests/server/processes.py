"""Two server processes on one database, in one test: what one server refuses, several do."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from tests.server.toys.quiet_steps import bot
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.codec import codec, encode
from ludoteca.core.title import Title
from ludoteca.server.db.engine import open_database
from ludoteca.server.db.migrate import migrate
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestBook
from ludoteca.server.tables.alarm import Alarm
from ludoteca.server.tables.floor import Floor
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.protocol import Act
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.store import SeatRow, Store, TableRow
from ludoteca.server.tables.wakes import Wakes

ANNA, BEN = Guest("anna", "Anna"), Guest("ben", "Ben")
TITLES: Any = {"quiet-steps": Title(game=GAME, bots=bot.BOTS, package="quiet_steps")}  # type: ignore[arg-type]


class Process:
    """What one server process would have."""

    def __init__(self, file: pathlib.Path) -> None:
        self.database = open_database(file)
        self.store = Store(self.database)
        self.journal = Journal(self.database, on_wakes=lambda: None)
        self.rooms = Rooms(
            Floor(self.store, self.journal, Wakes(self.database), Alarm(0.2), bot_pace=0), TITLES
        )


@asynccontextmanager
async def two_processes(file: pathlib.Path) -> AsyncIterator[list[Process]]:
    """With Anna and Ben in their guest book."""
    migrate(file)
    both = [Process(file) for _ in range(2)]
    for guest in (ANNA, BEN):
        await GuestBook(both[0].database).write(guest)
    yield both
    for process in both:
        await process.database.close()


async def make(
    process: Process, table: str, options: bytes = b'{"repick":true,"trouble":true}'
) -> Room:
    """A table of Anna and Ben that has started."""
    row = TableRow(
        id=table,
        game="quiet-steps",
        options=encode(codec(GAME).options(options)),  # type: ignore[arg-type]
        owner="anna",
        status="waiting",
        secret=bytes(32),
        created_at=0,
    )
    people = [SeatRow("person", one.id, one.name) for one in (ANNA, BEN)]
    await process.store.create(row, people)
    room = await process.rooms.get(table)
    await room.start(ANNA)
    return room


def act(seat: int, seen: int, id: str, action: str = '{"type":"pick","steps":1}') -> Act:
    return Act(id, seat, seen, msgspec.Raw(action.encode()))
