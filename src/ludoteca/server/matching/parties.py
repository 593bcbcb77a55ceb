"""Looks after a party: makes its table, waits for answers, starts it: the handler of "party".

Each step can be done twice, and a process that dies leaves the next step to another one.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec
import structlog

from ludoteca.bots import levels
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.jobs import DueJob
from ludoteca.server.matching.bell import RING, ring_row
from ludoteca.server.matching.open_seats import OpenSeats
from ludoteca.server.matching.pairing import Seats
from ludoteca.server.matching.pools import ANSWER
from ludoteca.server.matching.search import Search, settings_for
from ludoteca.server.matching.store import Member, PartyBody, SearchStore
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.requests import options_of
from ludoteca.server.tables.rows import RowHappened, SeatRow, TableStore, Vacant, new_table
from ludoteca.server.tables.waiting import Vacancy

TRIES: Final = 8
LEVEL: Final = "medium"
"""Of bots, where the game has it."""

PAUSE: Final = 2_000
"""Milliseconds until people are paired anew for whom no table can be made now."""

Tell = Callable[[Sequence[str]], None]
Report = Callable[[str, str, Sequence[str]], Awaitable[None]]

log = structlog.get_logger()
_read = msgspec.json.Decoder(PartyBody).decode


class Parties:
    def __init__(
        self,
        store: SearchStore,
        tables: TableStore,
        rooms: Rooms,
        titles: Mapping[str, Title],
        seats: Seats,
        tell: Tell,
        lose: Tell,
        report: Report,
        apart: Callable[[Sequence[Search]], Awaitable[bool]],
        open_seats: OpenSeats,
    ) -> None:
        """``tell`` shows these guests their search, ``lose`` that it ended without an answer of
        theirs. ``report`` says that a table of a game was found for guests. ``apart`` is whether
        some of these must not be matched any more."""
        self._store = store
        self._tables = tables
        self._rooms = rooms
        self._titles = titles
        self._seats = seats
        self._tell = tell
        self._lose = lose
        self._report = report
        self._apart = apart
        self._open_seats = open_seats

    async def attend(self, job: DueJob) -> int | None:
        """Do the next step of a party; returns when to look again."""
        try:
            return await self._attend(job)
        except Exception:
            if job.tries + 1 >= TRIES:  # it is given up, but not its people
                self._tell(await self._store.give_back(job.key, clock.now() + PAUSE))
            raise

    async def _attend(self, job: DueJob) -> int | None:
        party, body, now = job.key, _read(job.body), clock.now()
        members = await self._store.members(party)
        if members and members[0].place.table is None:
            return await self._make(party, body, members, now)
        try:
            room = await self._rooms.current(party)
        except Problem as problem:
            if problem.code == "error-no-such-table":  # all have left before it was made
                self._tell(await self._store.give_back(party, now))
                return None
            raise
        if room.status != "waiting":
            return await self._end(room)
        members = await self._without_leavers(room, members, now >= _answer_by(members), body)
        if len(members) < body.people and not self._is_enough(members, body):
            return await self._dissolve(room)
        if await self._apart([one.search for one in members]):
            return await self._dissolve(room)
        if all(one.place.ready for one in members):
            return await self._start(room, members, body)
        return _answer_by(members)

    # ---- steps -----------------------------------------------------------------------------

    async def _make(
        self, party: str, body: PartyBody, members: Sequence[Member], now: int
    ) -> int | None:
        title = self._titles[body.game]
        level = level_for(title)
        people = [SeatRow("person", one.search.guest, one.search.name) for one in members]
        people += [SeatRow("bot", name=bot_name(nth), level=level) for nth in range(body.bots)]
        if len(members) < body.people:
            self._tell(await self._store.give_back(party, now))  # somebody has left just now
            return None
        secrets.SystemRandom().shuffle(people)  # who waits longest does not always begin
        made = False
        for one in members:
            row = new_table(
                game=body.game,
                options=options_of(title, {}),
                owner=Guest(one.search.guest, one.search.name),
                settings=settings_for(body.speed, level),
            )
            try:
                await self._tables.create(msgspec.structs.replace(row, id=party), people)
            except Problem as problem:
                if problem.code in ("error-draining", "error-seats-changed"):
                    self._tell(await self._store.give_back(party, now + PAUSE))
                    return None
                if problem.code != "error-too-many-tables":
                    raise
                continue
            made = True
            break
        if not made:  # each of them has made too many tables of late
            log.warning("no table for a party", party=party)
            self._tell(await self._store.finish(party))
            return None
        until = clock.now() + ANSWER
        await self._store.seat(party, party, until)
        guests = [one.search.guest for one in members]
        self._tell(guests)
        await self._report(party, body.game, guests)
        return until

    async def _without_leavers(
        self, room: Room, members: Sequence[Member], late: bool, body: PartyBody
    ) -> list[Member]:
        """The members who still take part; when it is ``late``, those who have answered."""
        party = room.row.id
        async with room.lock:  # the row of a leaver rings before the room lets them go
            sits = {who.guest for who in room.people}
        away = [one.search.guest for one in members if one.search.guest not in sits]
        for guest in away:
            await self._store.end(guest, clock.now())
        here = self._rooms.here(party)
        arrived = [one.search.guest for one in members if one.search.guest in here]
        if late and body.speed == "days":  # they have days for each move
            arrived = [one.search.guest for one in members]
        if arrived:
            await self._store.note_ready(party, arrived)
        if late:
            self._lose(await self._store.lose_silent(party))
        self._tell(away)
        return [one for one in await self._store.members(party) if one.search.guest not in away]

    def _is_enough(self, members: Sequence[Member], body: PartyBody) -> bool:
        """Whether ``members``, fewer than there were, still want to play."""
        if body.bots:
            return bool(members)
        least = max([2, self._seats[body.game][0], *(one.search.least for one in members)])
        return len(members) >= least

    async def _start(self, room: Room, members: Sequence[Member], body: PartyBody) -> int | None:
        playing = {one.search.guest for one in members}
        for guest in {who.guest for who in room.people if who.guest is not None} - playing:
            with contextlib.suppress(Problem):  # they have left it just now
                await room.leave(Guest(guest, ""))
        vacancy: Vacancy = "bots" if body.bots else "leave-out"
        try:
            await room.start(Guest(room.row.owner, ""), vacancy, level_for(room.title))
        except Problem as problem:
            if problem.code not in ("error-table-started", "error-table-stopped"):
                raise
        spoken = {one.search.language for one in members} - {None}
        if body.bots and spoken:
            await self._open_seats.note_language(room.row.id, str(spoken.pop()))
        self._tell(await self._store.finish(room.row.id))
        return None

    async def _dissolve(self, room: Room) -> int | None:
        """Close the table, and let those wait on who are left."""
        try:
            await room.waiting.close(Guest(room.row.owner, ""))
        except Problem as problem:
            if problem.code not in ("error-table-started", "error-table-closed"):
                raise
        return await self._end(room)

    async def _end(self, room: Room) -> int | None:
        party = room.row.id
        if room.status == "closed" and room.table.n < 0:
            self._tell(await self._store.give_back(party, clock.now()))
        else:
            self._tell(await self._store.finish(party))
        return None


def note_leaver(happened: RowHappened) -> Sequence[Write]:
    """The effect of a seat that is vacant again: the job of the party at that table, if there is
    one, runs now. Without it the others would wait for an answer of the person who has left."""
    if not isinstance(happened, Vacant):
        return ()
    return (Write(RING, ring_row(happened.table, happened.at)),)


def level_for(title: Title) -> str:
    known = levels(title)
    return LEVEL if LEVEL in known else next(iter(known))


def _answer_by(members: Sequence[Member]) -> int:
    return max((one.place.answer_by for one in members), default=0)
