"""Reads and writes the rows of searches."""

from __future__ import annotations

import base64
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import guests, jobs, searches
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.matching.backfill import Taking
from ludoteca.server.matching.bell import BACKFILL, PARTY, POOL, RING, ring_row
from ludoteca.server.matching.pairing import Group
from ludoteca.server.matching.search import (
    WAITING,
    Place,
    Search,
    Speed,
    Waiting,
    place_of,
    search_of,
    waiting_of,
)

AT_ONCE: Final = 500
"""Guests in one statement."""

_ALONE: Final = {"party": None, "game": None, "table_id": None, "answer_by": None, "ready": False}
"""Columns of somebody who is in no party."""


class PartyBody(msgspec.Struct, frozen=True):
    """What the job of a party knows: the number of its ``people``, and of bots at its table."""

    game: str
    speed: Speed
    people: int
    bots: int


class Member(msgspec.Struct, frozen=True):
    search: Search
    place: Place


READ_AT_ONCE: Final = 100
"""Rows of a pool that are read before others at the event loop have their turn."""

Here: TypeAlias = Callable[[str], Collection[str]]
"""The guests who are at a table."""


class SearchStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[Speed, dict[str, tuple[tuple[Any, ...], Waiting]]] = {}
        """The rows of those who waited in each pool when it was read last, by guest, and what they
        say."""
        self.begun: list[Callable[[Search], Iterable[Write]]] = []
        """Rows that features add when a search begins."""

    # ---- one person ------------------------------------------------------------------------

    async def write(self, search: Search) -> None:
        """Write a new search, or change one that goes on: it keeps its place in the line. Raises
        `Problem` ``error-already-matched`` while its guest is in a party.

        Ring the pool after this. In the transaction all who search at this moment would wait for
        each other at the row of one job; it only makes sure that there is that job.
        """
        row = {
            "games": msgspec.json.encode(search.games),
            "least": search.least,
            "most": search.most,
            "speed": search.speed,
            "language": search.language,
            "bots_after": search.bots_after,
            "backfill": search.backfill,
        }
        first = {
            "guest": search.guest,
            "created_at": search.created_at,
            "held_until": search.held_until,
            **row,
        }
        async with self._database.write() as connection:
            # Two requests of one person: the second finds the row of the first.
            new = insert(searches).values(first).on_conflict_do_nothing()
            began = bool((await connection.execute(new)).rowcount)
            change = update(searches).where(
                searches.c.guest == search.guest, searches.c.party.is_(None)
            )
            if not (await connection.execute(change.values(row))).rowcount:
                raise Problem("error-already-matched")
            await connection.execute(_LATER, _pool_row(search.speed))
            for write in (one for rows in self.begun if began for one in rows(search)):
                await connection.execute(write.statement, dict(write.row))

    async def read(self, guest: str) -> tuple[Search, Place | None] | None:
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(_QUERY.where(searches.c.guest == guest))).first()
        return None if row is None else (search_of(row), place_of(row))

    async def read_all(self, of: Sequence[str]) -> dict[str, tuple[Search, Place | None, bool]]:
        """The searches of these guests, by guest, and whether they count as away."""
        found = {}
        async with self._database.reads.connect() as connection:
            for first in range(0, len(of), AT_ONCE):
                some = _QUERY.where(searches.c.guest.in_(of[first : first + AT_ONCE]))
                for row in await connection.execute(some):
                    found[row.guest] = (search_of(row), place_of(row), row.away_since is not None)
        return found

    async def end(self, guest: str, at: int) -> Place | None:
        """Delete the search of ``guest``; their place in a party, which gets to know it."""
        async with self._database.write() as connection:
            gone = delete(searches).where(searches.c.guest == guest).returning(*_PLACE)
            row = (await connection.execute(gone)).first()
            place = None if row is None else place_of(row)
            if place is not None:
                await connection.execute(RING, ring_row(place.party, at))
        return place

    async def note_here(self, guest: str, at: int | None) -> Speed | None:
        """Note that ``guest`` has no connection since ``at``; or for None that they have one, and
        may be matched. The pool in which they wait; None if they do not."""
        change = update(searches).where(searches.c.guest == guest, searches.c.party.is_(None))
        async with self._database.write(durable=False) as connection:
            done = await connection.execute(
                change.values(away_since=at).returning(searches.c.speed)
            )
            row = done.first()
        return None if row is None else row.speed

    async def be_ready(self, guest: str, at: int, here: Here) -> Place | None:
        """Note that ``guest`` is ready for their party, which gets to know it once all are who are
        not ``here`` at its table."""
        change = update(searches).where(
            searches.c.guest == guest, searches.c.party.is_not(None), ~searches.c.ready
        )
        async with self._database.write(durable=False) as connection:
            done = await connection.execute(change.values(ready=True).returning(*_PLACE))
            row = done.first()
            place = None if row is None else place_of(row)
            if place is not None and await self._is_complete(connection, place.party, here):
                await connection.execute(RING, ring_row(place.party, at))
        return place

    async def _is_complete(self, connection: Connection, party: str, here: Here) -> bool:
        """Whether nobody of ``party`` is waited for. Two who are ready at the same moment ask one
        after the other, so that one of them sees both."""
        await connection.alone(f"party {party}")
        silent = select(searches.c.guest).where(searches.c.party == party, ~searches.c.ready)
        return set((await connection.scalars(silent)).all()) <= set(here(party))

    # ---- a pool ----------------------------------------------------------------------------

    def reads(self) -> contextlib.AbstractAsyncContextManager[Connection]:
        return self._database.reads.connect()

    async def waiting(self, speed: Speed) -> list[Waiting]:
        """All who wait in a pool. It is read every second or two, and most who wait there have
        waited before: of those only what is new is looked at."""
        known, self._known[speed] = self._known.get(speed, {}), {}
        found = self._known[speed]
        after, more = "", True
        while more:
            await self._database.give_way()
            rows = await self._database.reads.rows(WAITING, speed, after, READ_AT_ONCE)
            for row in rows:
                before = known.get(row[0])
                found[row[0]] = before if before and before[0] == row else (row, waiting_of(row))
            after, more = rows[-1][0] if rows else after, len(rows) == READ_AT_ONCE
        return [waiting for _, waiting in found.values()]

    async def still_waiting(
        self, connection: Connection, of: Sequence[Search]
    ) -> frozenset[Search]:
        """Those of these searches that are as they were, and in no party."""
        found = set()
        names = [one.guest for one in of]
        for first in range(0, len(names), AT_ONCE):
            some = searches.c.guest.in_(names[first : first + AT_ONCE])
            rows = await connection.execute(_QUERY.where(some, searches.c.party.is_(None)))
            found |= {search_of(row) for row in rows}
        return frozenset(found).intersection(of)

    async def pools(self) -> list[Speed]:
        """The pools in which somebody waits."""
        waiting = select(searches.c.speed).where(searches.c.party.is_(None)).distinct()
        async with self._database.reads.connect() as connection:
            return list((await connection.scalars(waiting)).all())

    @contextlib.asynccontextmanager
    async def alone_in(self, speed: Speed) -> AsyncIterator[Connection]:
        """A transaction that has this pool for itself, against all processes."""
        async with self._database.write(durable=False) as connection:
            await connection.alone(f"matching {speed}")
            yield connection

    async def claim(
        self,
        connection: Connection,
        groups: Sequence[Group],
        speed: Speed,
        now: int,
        answer_by: int,
    ) -> None:
        """Make a party of each group: its people wait no more, and a job looks after it. Its id is
        that of the table that it will have, so that no crash makes two."""
        if not groups:
            return
        members, works = [], []
        for group in groups:
            party = _new_id()
            place = {"b_party": party, "b_game": group.game}
            members += [{"b_guest": one.guest, **place} for one in group.people]
            body = PartyBody(group.game, speed, len(group.people), group.bots)
            works.append(job_write(Job(PARTY, party, now, msgspec.json.encode(body))))
        mine = _into_party.values(answer_by=answer_by, away_since=None)
        await connection.execute(mine, members)
        await connection.execute(works[0].statement, [dict(one.row) for one in works])

    async def claim_seat(
        self, connection: Connection, taking: Taking, speed: Speed, now: int, answer_by: int
    ) -> None:
        """Make a party of one who takes the seat of a bot, and a job that looks after it."""
        party, table = _new_id(), taking.table
        mine = update(searches).where(
            searches.c.guest == taking.search.guest, searches.c.party.is_(None)
        )
        await connection.execute(
            mine.values(
                party=party,
                game=table.game,
                table_id=table.table,
                answer_by=answer_by,
                away_since=None,
            )
        )
        body = PartyBody(table.game, speed, 1, 0)
        job = job_write(Job(BACKFILL, party, now, msgspec.json.encode(body)))
        await connection.execute(job.statement, dict(job.row))

    async def note_away(self, connection: Connection, of: Sequence[str], at: int | None) -> None:
        """Note since when these guests have no connection; None when they are back."""
        for first in range(0, len(of), AT_ONCE):
            some = searches.c.guest.in_(of[first : first + AT_ONCE])
            await connection.execute(update(searches).where(some).values(away_since=at))

    async def drop(self, connection: Connection, of: Sequence[str]) -> None:
        """End the searches of guests who are gone, and have not come back just now."""
        waits_away = searches.c.party.is_(None) & searches.c.away_since.is_not(None)
        for first in range(0, len(of), AT_ONCE):
            some = searches.c.guest.in_(of[first : first + AT_ONCE])
            await connection.execute(delete(searches).where(some, waits_away))

    # ---- a party ---------------------------------------------------------------------------

    async def members(self, party: str) -> list[Member]:
        """The people of ``party`` who have not left it, the longest wait first."""
        query = _QUERY.where(searches.c.party == party)
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query.order_by(searches.c.created_at)))
        return [
            Member(search_of(row), place) for row in rows if (place := place_of(row)) is not None
        ]

    async def seat(self, party: str, table: str, answer_by: int) -> None:
        """Note the table of ``party``."""
        mine = update(searches).where(searches.c.party == party)
        async with self._database.write(durable=False) as connection:
            await connection.execute(mine.values(table_id=table, answer_by=answer_by))

    async def note_ready(self, party: str, of: Sequence[str]) -> None:
        """Note that these people of ``party`` are at its table."""
        mine = update(searches).where(searches.c.party == party, searches.c.guest.in_(of))
        async with self._database.write(durable=False) as connection:
            await connection.execute(mine.values(ready=True))

    async def lose_silent(self, party: str) -> list[str]:
        """End the searches of those in ``party`` who are not ready."""
        silent = delete(searches).where(searches.c.party == party, ~searches.c.ready)
        async with self._database.write(durable=False) as connection:
            await connection.alone(f"party {party}")
            return list((await connection.scalars(silent.returning(searches.c.guest))).all())

    async def finish(self, party: str) -> list[str]:
        """End the searches of ``party``, whose table has started."""
        mine = delete(searches).where(searches.c.party == party)
        async with self._database.write(durable=False) as connection:
            return list((await connection.scalars(mine.returning(searches.c.guest))).all())

    async def give_back(self, party: str, due: int) -> list[str]:
        """Let the people of ``party`` wait again, before all others; they are paired at ``due``."""
        mine = update(searches).where(searches.c.party == party)
        back = mine.values(returned=True, **_ALONE).returning(searches.c.guest, searches.c.speed)
        async with self._database.write(durable=False) as connection:
            rows = list(await connection.execute(back))
            for speed in {row.speed for row in rows}:
                ring = job_write(Job(POOL, speed, due))
                await connection.execute(ring.statement, dict(ring.row))
        return [row.guest for row in rows]


_ITS: Final = searches.c
_PLACE: Final = (_ITS.party, _ITS.game, _ITS.table_id, _ITS.answer_by, _ITS.ready)
_into_party: Final = (
    update(searches)
    .where(searches.c.guest == bindparam("b_guest"), searches.c.party.is_(None))
    .values(party=bindparam("b_party"), game=bindparam("b_game"))
)
_QUERY: Final = select(searches, guests.c.name).join(guests, guests.c.id == searches.c.guest)

SWEEP: Final = 5_000
"""Milliseconds until the next look at a pool in which somebody waits: connections end without a
word."""

_LATER: Final = insert(jobs).on_conflict_do_nothing()


def _new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def _pool_row(speed: Speed) -> dict[str, Any]:
    due = clock.now() + SWEEP
    return {"kind": POOL, "key": speed, "due": due, "body": b"null", "tries": 0, "lease": 0}
