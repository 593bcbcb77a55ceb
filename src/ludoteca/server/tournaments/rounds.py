"""Moves a tournament on: the handler of the job "tournament".

Each step is one transaction, or can be done twice: a process that dies leaves the next step to
another one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import structlog
from sqlalchemy import update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.core.draws.fair import SECRET_BYTES, Fair, commitment_of
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.challenges.challenge import Challenge, challenge_columns, challenge_from
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import challenges, guests, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.house import House
from ludoteca.server.jobs import DueJob
from ludoteca.server.notifications import Happened, Notifications
from ludoteca.server.tournaments.drawing import seats_of_round
from ludoteca.server.tournaments.points import Place
from ludoteca.server.tournaments.store import TournamentStore
from ludoteca.server.tournaments.table import NO_ONE, bot_in, people_of, row_of
from ludoteca.server.tournaments.tournament import LEAST_PEOPLE, Person, Round, Tournament

OPEN_FOR: Final = 30 * 86_400_000
"""Milliseconds after which a tournament is cancelled that nobody has started."""

SWEEP: Final = 10_000
"""Milliseconds until the next look at a round, should nobody tell of its last end."""

DRAINING: Final = 2_000

HIDDEN: Final = 400 * 86_400_000
"""For how long the dice of a round are hidden at most. They are told when it ends."""

STARTED_AT_ONCE: Final = 8

LIVE: Final = ("waiting", "running")

log = structlog.get_logger()


class Rounds:
    def __init__(self, house: House, store: TournamentStore, notifications: Notifications) -> None:
        self._house = house
        self._store = store
        self._notifications = notifications
        self._titles: Mapping[str, Title] = house.titles

    async def move_on(self, job: DueJob) -> int | None:
        """Do the next steps of a tournament; returns when to look again, None when it has ended."""
        while True:
            again = await self._step(job.key)
            if again is None or again > clock.now():
                return again

    async def _step(self, id: str) -> int | None:
        async with self._store.reading() as connection:
            one = await self._store.find(connection, id)
            rounds = [] if one is None else await self._store.rounds(connection, id)
        if one is None:
            return None
        newest = rounds[-1] if rounds else None
        if newest is not None and newest.ended_at is not None:
            await self._show(one, newest.round)
        if not one.lasts:
            return None
        now = clock.now()
        if newest is not None and newest.ended_at is None:
            return await self._play(one, newest)
        if one.next_at is None:
            if now < one.created_at + OPEN_FOR:
                return one.created_at + OPEN_FOR
        elif now < one.next_at:
            return one.next_at
        return await self._begin(one, now)

    # ---- a round begins --------------------------------------------------------------------

    async def _begin(self, known: Tournament, now: int) -> int | None:
        """Draw the seats of the next round and make its tables, in one transaction. With too few
        people, or after the last round, the tournament ends."""
        async with self._store.alone(_lock(known.id)) as connection:
            one = await self._store.find(connection, known.id)
            if one is None or one.round != known.round or one.state != known.state:
                return now  # another process was faster
            people = await self._store.people(connection, one.id)
            number = one.round + 1
            playing = [who for who in people if not who.out and who.first <= number]
            if (
                one.next_at is None
                or one.game not in self._titles
                or len(playing) < LEAST_PEOPLE
                or number > one.rounds
            ):
                await self._end(connection, one, now)
                return now
            try:
                await self._make_round(connection, one, playing, number, now)
            except Problem as problem:
                if problem.code != "error-draining":
                    raise
                # Nothing was written before the first table.
                return now + DRAINING
        self._house.notice()
        return now

    async def _make_round(
        self,
        connection: Connection,
        one: Tournament,
        playing: Sequence[Person],
        number: int,
        now: int,
    ) -> None:
        if self._house.tables.drained():
            raise Problem("error-draining")
        past = await self._store.places(connection, one.id, one.round)
        drawn = await asyncio.to_thread(seats_of_round, one, playing, past, number)
        await connection.execute(insert(guests).values(NO_ONE).on_conflict_do_nothing())
        challenge = self._dice(one, number, now) if one.same_dice else None
        if challenge is not None:
            await connection.execute(insert(challenges).values(challenge_columns(challenge)))
        dice = None if challenge is None else challenge.id
        who = {person.number: person for person in playing}
        title, places, told = self._titles[one.game], list[Place](), list[Happened]()
        for seats in drawn.tables:
            people = people_of(title, seats, who)
            row = row_of(one, title, challenge)
            await self._house.tables.add(connection, row, people)
            for seat, member in enumerate(seats):
                places.append(Place(number=member, table=row.id, seat=seat, state="playing"))
                guest = people[seat].guest
                if guest is not None:
                    told.append(
                        Happened(
                            kind="round", guest=guest, at=now, topic=row.id, n=number,
                            game=one.game, name=one.name, path=f"/t/{row.id}",
                        )
                    )  # fmt: skip
        places += [Place(number=bye, table=None, seat=None, state="bye") for bye in drawn.byes]
        await self._store.add_round(connection, one.id, number, dice, now, places)
        await self._store.change(connection, one.id, round=number, state="running", next_at=None)
        for write in self._notifications.writes(*told):
            await connection.execute(write.statement, dict(write.row))

    def _dice(self, one: Tournament, number: int, now: int) -> Challenge:
        """Fresh dice for all tables of a round, hidden from everybody until it ends."""
        name = f"round-{one.id}-{number}"
        secret = secrets.token_bytes(SECRET_BYTES)
        return Challenge(
            id=name,
            game=one.game,
            options=one.options,
            seats=one.seats,
            fair=Fair(table=name, commitment=commitment_of(secret), entropies=()),
            secret=secret,
            opens_at=now,
            ends_at=None,
            closes_at=now + HIDDEN,
        )

    # ---- a round is played -----------------------------------------------------------------

    async def _play(self, one: Tournament, newest: Round) -> int | None:
        """Start the tables that wait, and end the round once all have ended."""
        async with self._store.reading() as connection:
            find = self._store.tables_of
            waiting = await find(connection, one.id, newest.round, ("waiting",))
        if waiting:
            await self._start(waiting)
        async with self._store.alone(_lock(one.id)) as connection:
            now = clock.now()
            rounds = await self._store.rounds(connection, one.id)
            if rounds[-1].round != newest.round or rounds[-1].ended_at is not None:
                return now  # another process was faster
            if await self._store.tables_of(connection, one.id, newest.round, LIVE):
                return now + SWEEP
            await self._store.end_round(connection, one.id, newest.round, now)
            if newest.challenge is not None:
                await self._tell_dice(connection, newest.challenge, now)
            if newest.round >= one.rounds:
                await self._end(connection, one, now)
            else:
                next_at = now + one.rest * 1000
                await self._store.change(connection, one.id, next_at=next_at)
        return now

    async def _start(self, waiting: Sequence[str]) -> None:
        places = asyncio.Semaphore(STARTED_AT_ONCE)

        async def start(table: str) -> None:
            async with places:
                try:
                    room = await self._house.rooms.current(table)
                    await room.start(Guest(NOBODY, ""))
                except Problem as problem:
                    if problem.code == "error-seat-open":
                        await self._give_to_bot(table)
                    elif problem.code not in ("error-table-started", "error-table-closed"):
                        log.warning("no start", table=table, reason=problem.code)

        await asyncio.gather(*(start(table) for table in waiting))

    async def _give_to_bot(self, table: str) -> None:
        """Somebody was deleted, or left, before the start."""
        room = await self._house.rooms.current(table)
        for seat, who in enumerate(room.people):
            if who.kind == "open":
                async with self._store.alone() as connection:
                    await self._store.forfeit(connection, table, seat)
                bot = bot_in(room.title, seat)
                await self._house.tables.write_seat(table, seat, who, bot)
        async with room.lock:
            await room.refresh()
        await room.start(Guest(NOBODY, ""))

    async def _tell_dice(self, connection: Connection, id: str, now: int) -> None:
        """From now on everybody may see the dice of a round, and its tables."""
        mine = challenges.c.id == id
        told = update(challenges).where(mine).values(closes_at=now).returning(challenges)
        row = (await connection.execute(told)).one()
        shared = encode(challenge_from(row._asdict()).shared)
        change = update(tables).where(tables.c.challenge == id, tables.c.tournament.is_not(None))
        await connection.execute(change.values(shared=shared))

    async def _show(self, one: Tournament, round: int) -> None:
        """Have all processes read the tables of a round again, whose dice may be seen now."""
        if one.same_dice:
            async with self._store.reading() as connection:
                ended = ("over", "closed", "stopped")
                found = await self._store.tables_of(connection, one.id, round, ended)
            for table in found:
                await self._house.rooms.reread(table)

    # ---- the end ---------------------------------------------------------------------------

    async def _end(self, connection: Connection, one: Tournament, now: int) -> None:
        state = "over" if one.round else "cancelled"
        await self._store.change(
            connection, one.id, state=state, next_at=None, ended_at=now, household=None
        )


def _lock(id: str) -> str:
    return f"tournament {id}"
