"""Requests to undo a move after which other people have acted; all of them have to agree.

A request is stored with its table and ends with the next entry. One person who declines ends it,
too, and nobody can ask again before the next entry.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import Final

import msgspec

from ludoteca.core.game import Rejected, Seat
from ludoteca.core.replay.undo import NOTHING
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import UNDO_WISHES, Buckets, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.progress_guard import must_get_on
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.play import Draft, Repeated, Undo
from ludoteca.server.tables.rows import UndoWish
from ludoteca.server.tables.state import Changed, RoomState

ID_BYTES: Final = 8


class UndoWishes:
    """The requests to undo at one table; there is one at most."""

    def __init__(self, state: RoomState, roster: Roster, log: TableLog) -> None:
        self._state = state
        self._roster = roster
        self._log = log
        self._pace = Buckets(UNDO_WISHES)

    async def ask(self, guest: Guest, seat: Seat, to: int) -> None:
        """Ask the others to let ``seat`` of ``guest`` go back to the number ``to``, before its last
        choice; it goes back at once where nobody has to agree. Asking for the same again changes
        nothing.

        Raises `Problem`, and `Rejected` when the choice cannot be undone.
        """
        state = self._state
        async with state.lock:
            while True:
                await self._catch_up(guest)
                if seat not in state.held(guest.id):
                    raise Problem("error-not-your-seat", seat=seat)
                if seat not in self._roster.people:
                    raise Problem("error-bot-plays")
                entry = state.table.numbers.until(state.held(guest.id), to)
                id = secrets.token_hex(ID_BYTES)
                wish = UndoWish(id, state.table.n, seat, entry, clock.now())
                await self._must_be_possible(wish)
                if not self._roster.others(seat):
                    await self._go_back(wish)
                    return
                there = state.undo_wish
                if there is not None:
                    if there.declined_by is not None:
                        raise Problem("error-undo-declined")
                    if there.seat == seat and there.to == wish.to:
                        return
                    raise Problem("error-undo-asked")
                bucket = self._pace.of(guest.id)
                if not bucket.take():
                    raise too_many(bucket.wait())
                if await self._write(wish):
                    return

    async def answer(self, guest: Guest, id: str, agrees: bool) -> None:
        """Take the answer of ``guest`` to a request; the table goes back as soon as all agree. The
        person who asked withdraws the request by not agreeing.

        Raises `Problem` ``error-undo-gone`` when the request is no longer open.
        """
        state = self._state
        async with state.lock:
            while True:
                await self._catch_up(guest)
                mine = set(state.held(guest.id)) & set(self._roster.people)
                if not mine:
                    raise Problem("error-bot-plays" if state.held(guest.id) else "error-not-seated")
                wish = state.undo_wish
                if wish is None or wish.id != id or wish.declined_by is not None:
                    raise Problem("error-undo-gone")
                agreed = mine.union(wish.agreed) - {wish.seat}
                after: UndoWish | None
                if agrees and agreed.issuperset(self._roster.others(wish.seat)):
                    await self._go_back(wish)
                    return
                if agrees:
                    after = msgspec.structs.replace(wish, agreed=tuple(sorted(agreed)))
                elif wish.seat in mine:
                    after = None
                else:
                    after = msgspec.structs.replace(wish, declined_by=min(mine))
                if await self._write(after):
                    return

    async def _catch_up(self, guest: Guest) -> None:
        """Read the changes of other processes; then the table must run, with ``guest`` at it."""
        await self._state.refresh_quietly()
        await self._log.catch_up()
        self._roster.must_run()
        if not self._state.held(guest.id):
            raise Problem("error-not-seated")

    async def _must_be_possible(self, wish: UndoWish) -> None:
        """Refuse unless the wish undoes the last choice of its seat and the rules allow it; people
        agree to one choice at a time."""
        try:
            with self._state.services.alarm.guard(Rejected, Problem):
                self._draft(wish)
        except RulesBroke as broke:
            await self._log.stop(broke)
            raise Problem("error-table-stopped") from broke
        if self._state.table.may_undo(wish.seat).to != wish.to:
            raise Rejected(NOTHING)

    def _draft(self, wish: UndoWish) -> Draft:
        table = self._state.table
        undo = Undo(f"agreed-{wish.id}", wish.seat, wish.to)
        if not table.knows(undo):
            self._roster.must_run()
            if table.n != wish.n:
                raise Problem("error-undo-gone")
        draft = table.propose(undo, clock.now(), agreed=True)
        must_get_on(table, undo, draft)
        return draft

    async def _go_back(self, wish: UndoWish) -> None:
        with contextlib.suppress(Repeated):  # another answer of the same person has done it
            await self._log.write_entry(lambda: self._draft(wish))
            await self._log.moved()

    async def _write(self, wish: UndoWish | None) -> bool:
        """Store the request; False when another process has changed it meanwhile."""
        state = self._state
        if not await state.services.store.write_undo_wish(state.row.id, state.row.undo_wish, wish):
            return False
        await state.refresh_quietly()
        state.announce(Changed())
        return True
