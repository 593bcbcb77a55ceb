"""Carries out the orders of the operator."""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import select

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.guests.store import NOBODY, GuestStore
from ludoteca.server.operators.notices import ANNOUNCEMENT, DRAIN, Notices
from ludoteca.server.operators.orders import (
    Announce,
    Answer,
    CloseTable,
    DeletePerson,
    Drain,
    JoinPersons,
    Order,
    Prune,
    RemoveTable,
    RenamePerson,
    SignOutPerson,
    StopDraining,
)
from ludoteca.server.operators.store import OperatorStore
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.people.joining import Joining
from ludoteca.server.sessions import Sessions
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.upkeep import Removal

log = structlog.get_logger()

INTERNAL: Final = "error-internal"


class OperatorService:
    def __init__(
        self,
        database: Database,
        store: OperatorStore,
        notices: Notices,
        rooms: Rooms,
        removal: Removal,
        guest_store: GuestStore,
        deletion: Deletion,
        joining: Joining,
        sessions: Sessions,
    ) -> None:
        self._database = database
        self._store = store
        self._notices = notices
        self._rooms = rooms
        self._removal = removal
        self._guests = guest_store
        self._deletion = deletion
        self._joining = joining
        self._sessions = sessions

    async def look(self) -> None:
        """Read the notices, and carry out all unclaimed orders."""
        self._notices.read(await self._store.notices())
        while (claimed := await self._store.claim()) is not None:
            order, wish = claimed
            answer = await self._answer(wish)
            log.info("an order of the operator", order=type(wish).__name__, refused=answer.refused)
            self._notices.read(await self._store.notices())
            await self._store.answer(order, answer)

    async def open(self) -> None:
        """End a drain, because the house was closed and opens again."""
        await self._store.take_down(DRAIN)

    async def _answer(self, order: Order) -> Answer:
        try:
            return await self._carry_out(order)
        except Problem as problem:
            return Answer(problem.code)
        except Exception as error:
            log.error("an order failed", order=type(order).__name__, exc_info=error)
            return Answer(INTERNAL)

    async def _carry_out(self, order: Order) -> Answer:
        match order:
            case CloseTable(table):
                await self._close(table)
                return Answer(count=1)
            case RemoveTable(table):
                return Answer(count=await self._removal.remove(table))
            case RenamePerson(person, name):
                await self._rename(person, name)
            case DeletePerson(person):
                await self._deletion.forget(await self._person(person))
            case JoinPersons(person, into):
                return Answer(count=await self._join(person, into))
            case SignOutPerson(person):
                return Answer(count=await self._sessions.end_others(await self._person(person)))
            case Announce(text, until):
                await self._announce(text, until)
            case Drain(until):
                await self._store.put_up(DRAIN, "", until)
            case StopDraining():
                await self._store.take_down(DRAIN)
            case Prune(before):
                return Answer(count=await self._removal.prune(before))
        return Answer()

    async def _close(self, table: str) -> None:
        room = await self._rooms.get(table)
        await room.close_for_operator()

    async def _announce(self, text: str, until: int) -> None:
        if text and until > clock.now():
            await self._store.put_up(ANNOUNCEMENT, text, until)
        else:
            await self._store.take_down(ANNOUNCEMENT)

    async def _rename(self, person: str, name: str) -> None:
        named = Guest((await self._person(person)).id, nickname(name))
        await self._rooms.must_be_free(named)
        await self._guests.rename(named)
        await self._rooms.rename(named)

    async def _join(self, person: str, into: str) -> int:
        """Join two persons; the number of tables that came along."""
        gone, stays = await self._person(person), await self._person(into)
        if gone.id == stays.id:
            raise Problem("error-same-person")
        joined = await self._joining.join(gone.id, stays.id)
        if joined.stays:
            raise Problem("error-lasting-person")
        return joined.tables

    async def _person(self, person: str) -> Guest:
        """The guest with this public id. Raises `Problem` ``error-no-such-person``."""
        query = select(guests.c.id, guests.c.name)
        query = query.where(guests.c.person == person, guests.c.id != NOBODY)
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Problem("error-no-such-person")
        return Guest(row.id, row.name)
