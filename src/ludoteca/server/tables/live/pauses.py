"""Pauses of a table: the people who play there agree on one, and go on; moderators halt it.

A wish for a pause is stored with its table. It ends after `OPEN_MS`, with an answer "not now", when
somebody wishes for another one, and when a pause begins. In a pause until a time there may be
another wish, which lasts as long as the pause: to go on before that time.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import Final

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.pausing import HALTED, Halt, Pause, Resume
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import PAUSE_WISHES, Buckets, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.play import Draft
from ludoteca.server.tables.rows import PauseWish
from ludoteca.server.tables.state import Changed, RoomState
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake

ID_BYTES: Final = 8

SHORTEST_MS: Final = 5 * 60_000
"""The shortest pause until a time: longer than a wish for it is open."""

LONGEST_MS: Final = 30 * 86_400_000

FOREVER: Final = 2**53
"""A time that never comes."""


class _AsIs(Problem):
    """The table is halted, or goes on, already."""

    def __init__(self) -> None:
        super().__init__("error-paused")


class Pauses:
    """The pauses of one table, and the wishes for them; there is one wish at most."""

    def __init__(self, state: RoomState, roster: Roster, log: TableLog) -> None:
        self._state = state
        self._roster = roster
        self._log = log
        self._pace = Buckets(PAUSE_WISHES)

    async def ask(self, guest: Guest, until: int | None) -> None:
        """Ask the others to pause ``until`` a time, or until somebody goes on; the table pauses at
        once where nobody has to agree, or when another person asks for the same.

        Raises `Problem` ``error-paused`` when the table pauses, ``error-pause-time`` for a time
        that is too early or too late.
        """
        state = self._state
        async with state.lock:
            paid = False
            while True:
                mine = await self._seats_of(guest)
                if state.table.paused is not None:
                    self._must_not_be_halted()
                    raise Problem("error-paused")
                now = clock.now()
                if until is not None and not SHORTEST_MS <= until - now <= LONGEST_MS:
                    raise Problem("error-pause-time")
                there = self._open
                if there is not None and there.until == until:
                    if there.seat not in mine and await self._agree(there, mine):
                        return
                    if there.seat in mine:
                        return
                    continue
                if not paid:
                    bucket = self._pace.of(guest.id)
                    if not bucket.take():
                        raise too_many(bucket.wait())
                    paid = True
                id = secrets.token_hex(ID_BYTES)
                wish = PauseWish(id, state.table.last_pause, min(mine), now, until)
                if self._others(mine):
                    if await self._write(wish):
                        return
                elif await self._pause(wish):
                    return

    async def agree(self, guest: Guest, id: str) -> None:
        """Agree to the pause that wish ``id`` is for; the table pauses as soon as all agree.

        Raises `Problem` ``error-pause-gone`` when the wish is no longer open.
        """
        async with self._state.lock:
            while True:
                mine = await self._seats_of(guest)
                if await self._agree(self._must_be_open(id), mine):
                    return

    async def decline(self, guest: Guest, id: str) -> None:
        """Decline the pause for all; the person who wished for it withdraws it.

        Raises `Problem` ``error-pause-gone`` when the wish is no longer open.
        """
        async with self._state.lock:
            while True:
                mine = await self._seats_of(guest)
                wish = self._must_be_open(id)
                declined = msgspec.structs.replace(wish, declined_by=min(mine))
                if await self._write(None if wish.seat in mine else declined):
                    return

    async def resume(self, guest: Guest) -> None:
        """Go on. A pause until a time ends before it only when all people who play are here, or
        wish for it; until then it is noted that ``guest`` would. Nothing where nothing pauses."""
        state = self._state
        async with state.lock:
            while True:
                mine = await self._seats_of(guest)
                paused = self._must_not_be_halted()
                if paused is None:
                    return
                wish = state.pause_wish
                agreed = {*mine, *(wish.seats if wish is not None else ())}
                all_here = {state.people[seat].guest for seat in self._roster.people} <= state.here
                if paused.until is None or all_here or agreed.issuperset(self._roster.people):
                    await self._log.end_pause(state.table.last_pause)
                    return
                if wish is None:
                    id, seat = secrets.token_hex(ID_BYTES), min(mine)
                    wish = PauseWish(id, state.table.last_pause, seat, clock.now(), None)
                elif agreed == set(wish.seats):
                    return
                others = tuple(sorted(agreed - {wish.seat}))
                if await self._write(msgspec.structs.replace(wish, agreed=others)):
                    return

    async def mind_pause(self) -> Wake | None:
        """The time has come to which the table pauses: it goes on; or when to look again."""
        state = self._state
        async with state.lock:
            await self._log.catch_up()
            paused = state.table.paused
            if state.status != "running" or not isinstance(paused, Pause) or paused.until is None:
                return None
            if paused.until > clock.now():  # the clock was set back
                return Wake(WHOLE_TABLE, state.table.last_pause, paused.until, "pause")
            await self._log.end_pause(state.table.last_pause)
            return None

    # ---- moderators ------------------------------------------------------------------------

    async def halt(self) -> None:
        """Close the table for moderators: nobody acts, and no time runs, until they `reopen` it.
        Nothing happens at one that is halted. The lock is held. Raises `Problem` when it does not
        run."""
        await self._log.catch_up()
        await self._write_halt(halted=True)

    async def reopen(self) -> None:
        """Go on after a halt, or be again in the pause that the table was in before it. Nothing
        happens at a table that is not halted. The lock is held."""
        await self._log.catch_up()
        await self._write_halt(halted=False)

    async def _write_halt(self, *, halted: bool) -> None:
        table = self._state.table

        def propose() -> Draft:
            self._roster.must_run()
            if isinstance(table.paused, Halt) == halted:
                raise _AsIs
            body = Halt() if halted else self._before_halt()
            return table.propose_pause(body, clock.now())

        with contextlib.suppress(_AsIs):
            await self._log.write_entry(propose)

    def _before_halt(self) -> Pause | Resume:
        """The pause that the halt came into, if it has not ended since."""
        table = self._state.table
        known = (moment.pause for moment in reversed(table.moments[: table.last_pause]))
        before = next((pause for pause in known if pause is not None), None)
        if isinstance(before, Pause) and (before.until or FOREVER) > clock.now():
            return before
        return Resume()

    def _must_not_be_halted(self) -> Pause | None:
        """The pause of the table. Raises `Problem` in a halt."""
        paused = self._state.table.paused
        if isinstance(paused, Halt):
            raise Problem(HALTED)
        return paused

    # ---- what is asked ---------------------------------------------------------------------

    async def _seats_of(self, guest: Guest) -> set[Seat]:
        """Read the changes of other processes; then the seats in which ``guest`` plays. Raises
        `Problem` when there are none, or the table does not run."""
        await self._state.refresh_quietly()
        await self._log.catch_up()
        self._roster.must_run()
        held = set(self._state.held(guest.id))
        mine = held & set(self._roster.people)
        if not mine:
            raise Problem("error-bot-plays" if held else "error-not-seated")
        return mine

    @property
    def _open(self) -> PauseWish | None:
        """The wish for a pause that can be answered."""
        wish = self._state.pause_wish
        if wish is None or wish.declined_by is not None or self._state.table.paused is not None:
            return None
        return wish

    def _must_be_open(self, id: str) -> PauseWish:
        wish = self._open
        if wish is None or wish.id != id:
            raise Problem("error-pause-gone")
        return wish

    def _others(self, agreed: set[Seat]) -> set[Seat]:
        """The seats of people who play and sit in none of those that have ``agreed``."""
        people = self._state.people
        known = {people[seat].guest for seat in agreed}
        return {seat for seat in self._roster.people if people[seat].guest not in known}

    async def _agree(self, wish: PauseWish, mine: set[Seat]) -> bool:
        agreed = mine | set(wish.seats)
        if not self._others(agreed):
            return await self._pause(wish)
        others = tuple(sorted(agreed - {wish.seat}))
        return await self._write(msgspec.structs.replace(wish, agreed=others))

    async def _pause(self, wish: PauseWish) -> bool:
        """Begin the pause; False when another process has begun or ended one since the wish."""
        table = self._state.table

        def propose() -> Draft:
            self._roster.must_run()
            if table.last_pause != wish.n:
                raise Problem("error-pause-gone")
            return table.propose_pause(Pause(wish.until), clock.now())

        try:
            await self._log.write_entry(propose)
        except Problem as problem:
            if problem.code != "error-pause-gone":
                raise
            return False
        return True

    async def _write(self, wish: PauseWish | None) -> bool:
        """Store the wish; False when another process has changed it meanwhile."""
        state = self._state
        before = state.row.pause_wish
        if not await state.services.store.write_pause_wish(state.row.id, before, wish):
            return False
        await state.refresh_quietly()
        state.announce(Changed())
        return True
