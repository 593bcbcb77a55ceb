"""Reads and writes the rows of tournaments, within transactions of the caller."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, and_, case, delete, func, insert, or_, select, update

from ludoteca.core.game import Message
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import (
    guests,
    tables,
    tournament_people,
    tournament_places,
    tournament_rounds,
    tournaments,
)
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.tournaments.pairing import Number
from ludoteca.server.tournaments.points import Place
from ludoteca.server.tournaments.shown import Known
from ludoteca.server.tournaments.tournament import (
    Person,
    Round,
    Tournament,
    tournament_columns,
    tournament_of,
)

JOB: Final = "tournament"
"""The kind of the job that moves a tournament on; its key is the id."""

LISTED: Final = 30
"""Tournaments in a list."""

_read_text = msgspec.json.Decoder(Message).decode
_people = tournament_people.c
_places = tournament_places.c
_its = tournaments.c
_LASTS = _its.state.in_(("open", "running"))


class TournamentStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @contextlib.asynccontextmanager
    async def alone(self, *keys: str) -> AsyncIterator[Connection]:
        """A transaction that has these keys for itself, against all processes."""
        async with self._database.write() as connection:
            for key in sorted(keys):
                await connection.alone(key)
            yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        async with self._database.reads.connect() as connection:
            yield connection

    async def find(self, connection: Connection, id: str) -> Tournament | None:
        row = (await connection.execute(select(tournaments).where(_its.id == id))).first()
        return None if row is None else tournament_of(row)

    async def add(self, connection: Connection, one: Tournament) -> None:
        await connection.execute(insert(tournaments).values(tournament_columns(one)))

    async def change(self, connection: Connection, id: str, **values: Any) -> None:
        await connection.execute(update(tournaments).where(_its.id == id).values(values))

    async def ring(self, connection: Connection, id: str, due: int) -> None:
        """Have the tournament moved on at ``due``."""
        write = job_write(Job(JOB, id, due))
        await connection.execute(write.statement, dict(write.row))

    # ---- lists -----------------------------------------------------------------------------

    async def listed(self, connection: Connection) -> list[tuple[Tournament, int]]:
        """Those for everybody which go on, the next first, with the number of their people."""
        order = case((_its.state == "open", 0), else_=1)
        soon = func.coalesce(_its.next_at, _its.created_at)
        query = select(tournaments).where(_its.listed, _LASTS).order_by(order, soon, _its.id)
        return await self._with_counts(connection, query.limit(LISTED))

    async def of(self, connection: Connection, guest: str) -> list[tuple[Tournament, int]]:
        """Those that ``guest`` owns or has entered, the newest first."""
        entered = select(_people.tournament).where(_people.guest == guest)
        mine = select(tournaments).where(or_(_its.owner == guest, _its.id.in_(entered)))
        return await self._with_counts(
            connection, mine.order_by(_its.created_at.desc(), _its.id).limit(LISTED)
        )

    async def _with_counts(
        self, connection: Connection, query: Any
    ) -> list[tuple[Tournament, int]]:
        found = [tournament_of(row) for row in await connection.execute(query)]
        ids = [one.id for one in found]
        counts = await connection.execute(
            select(_people.tournament, func.count().label("people"))
            .where(_people.tournament.in_(ids), ~_people.out)
            .group_by(_people.tournament)
        )
        people = {row.tournament: row.people for row in counts}
        return [(one, people.get(one.id, 0)) for one in found]

    async def lasting_of(self, connection: Connection, owner: str) -> int:
        """How many tournaments of ``owner`` go on."""
        query = select(func.count()).where(_its.owner == owner, _LASTS)
        return await connection.scalar(query) or 0

    async def entered_by(self, connection: Connection, guest: str) -> int:
        """How many tournaments go on that ``guest`` has entered."""
        joined = tournament_people.join(tournaments, _its.id == _people.tournament)
        mine = and_(_people.guest == guest, ~_people.out, _LASTS)
        return await connection.scalar(select(func.count()).select_from(joined).where(mine)) or 0

    # ---- people ----------------------------------------------------------------------------

    async def people(self, connection: Connection, id: str) -> list[Person]:
        """In the order of their entries."""
        query = (
            select(_people.number, _people.guest, _people.first, _people.out, _people.removed,
                   guests.c.name, guests.c.person)
            .outerjoin(guests, guests.c.id == _people.guest)
            .where(_people.tournament == id)
            .order_by(_people.number)
        )  # fmt: skip
        return [_person(row) for row in await connection.execute(query)]

    async def enter(
        self, connection: Connection, id: str, guest: str, number: Number, first: int, at: int
    ) -> None:
        await connection.execute(
            insert(tournament_people).values(
                tournament=id, number=number, guest=guest, entered_at=at, first=first, out=False
            )
        )

    async def leave(self, connection: Connection, id: str, guest: str) -> None:
        """Take the entry back, before the start."""
        await connection.execute(_entry_of(delete(tournament_people), id, guest))

    async def set_out(self, connection: Connection, id: str, guest: str, out: bool) -> None:
        await connection.execute(_entry_of(update(tournament_people), id, guest).values(out=out))

    async def remove(self, connection: Connection, id: str, number: Number) -> None:
        """The person plays no further round, and cannot come back."""
        one = (_people.tournament == id) & (_people.number == number)
        change = update(tournament_people).where(one)
        await connection.execute(change.values(out=True, removed=True))

    # ---- rounds ----------------------------------------------------------------------------

    async def rounds(self, connection: Connection, id: str) -> list[Round]:
        rows = await connection.execute(
            select(tournament_rounds)
            .where(tournament_rounds.c.tournament == id)
            .order_by(tournament_rounds.c.round)
        )
        return [Round(row.round, row.challenge, row.began_at, row.ended_at) for row in rows]

    async def places(self, connection: Connection, id: str, rounds: int) -> list[list[Place]]:
        """The places of each round so far."""
        query = select(tournament_places).where(_places.tournament == id)
        found = [list[Place]() for _ in range(rounds)]
        for row in await connection.execute(query.order_by(_places.round, _places.nth)):
            found[row.round - 1].append(_place(row))
        return found

    async def everything(self, connection: Connection, id: str) -> Known | None:
        """All rows of a tournament."""
        one = await self.find(connection, id)
        if one is None:
            return None
        rounds = await self.rounds(connection, id)
        mine = select(_places.table_id).where(_places.tournament == id)
        statuses = await connection.execute(
            select(tables.c.id, tables.c.status).where(tables.c.id.in_(mine))
        )
        said = await connection.execute(
            select(_places.table_id, _places.seat, _places.text).where(
                _places.tournament == id, _places.text.is_not(None)
            )
        )
        return Known(
            one=one,
            people=await self.people(connection, id),
            rounds=rounds,
            places=await self.places(connection, id, len(rounds)),
            statuses={row.id: row.status for row in statuses},
            texts={(row.table_id, row.seat): _read_text(row.text) for row in said},
        )

    async def add_round(
        self,
        connection: Connection,
        id: str,
        round: int,
        challenge: str | None,
        at: int,
        places: Sequence[Place],
    ) -> None:
        head = {"tournament": id, "round": round}
        await connection.execute(
            insert(tournament_rounds).values(**head, challenge=challenge, began_at=at)
        )
        rows = [
            head
            | {
                "nth": nth,
                "number": one.number,
                "table_id": one.table,
                "seat": one.seat,
                "state": one.state,
            }
            for nth, one in enumerate(places)
        ]
        await connection.execute(insert(tournament_places), rows)

    async def end_round(self, connection: Connection, id: str, round: int, at: int) -> None:
        """Tables that have ended without a result have none."""
        its = tournament_rounds.c
        ended = update(tournament_rounds).where(its.tournament == id, its.round == round)
        await connection.execute(ended.values(ended_at=at))
        left = update(tournament_places).where(
            _places.tournament == id, _places.round == round, _places.state == "playing"
        )
        await connection.execute(left.values(state="void"))

    async def forfeit(self, connection: Connection, table: str, seat: int) -> None:
        """A bot takes the place of somebody who has left before the table started."""
        mine = update(tournament_places).where(_places.table_id == table, _places.seat == seat)
        await connection.execute(mine.values(state="away"))

    async def tables_of(
        self, connection: Connection, id: str, round: int, status: Collection[str]
    ) -> list[str]:
        """The tables of a round that have one of these statuses."""
        mine = select(_places.table_id).where(
            _places.tournament == id, _places.round == round, _places.table_id.is_not(None)
        )
        query = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status.in_(status))
        return list((await connection.scalars(query.order_by(tables.c.id))).all())


def _entry_of(statement: Any, id: str, guest: str) -> Any:
    return statement.where(_people.tournament == id, _people.guest == guest)


def _person(row: Row[Any]) -> Person:
    return Person(
        row.number, row.guest, row.name or "", row.person, row.first, row.out, row.removed
    )


def _place(row: Row[Any]) -> Place:
    return Place(
        number=row.number,
        table=row.table_id,
        seat=row.seat,
        state=row.state,
        rank=row.rank,
        merit=None if row.points is None else (row.points, row.tie),
    )
