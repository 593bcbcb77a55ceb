"""People who come to a table that runs, and take the seat of a bot for the rest of the game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, update

from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.seating import TakeSeat
from ludoteca.server import clock
from ludoteca.server.db.schema import seats
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.play import Draft
from ludoteca.server.tables.state import RoomState, gone_wakes

_seat: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("b_table"), seats.c.seat == bindparam("b_seat"))
    .values(
        kind="person",
        guest=bindparam("b_guest"),
        name=bindparam("b_name"),
        level=None,
        since=bindparam("b_since"),
    )
)


class Newcomers:
    def __init__(self, state: RoomState, roster: Roster, log: TableLog) -> None:
        self._state = state
        self._roster = roster
        self._log = log

    async def take_seat(self, guest: Guest) -> Seat:
        """``guest`` plays from now on in the seat of a bot; the seat. Who sits at the table already
        keeps their own.

        Raises `Problem`: ``error-no-bot-seat`` when there is none that people may take,
        ``error-name-taken``, that of a table which does not run, or of people who must not meet.
        """
        state = self._state
        async with state.lock:
            await self._log.catch_up()
            await state.refresh_quietly()  # names and people may have changed
            mine = state.held(guest.id)
            if mine:
                return mine[0]
            self._must_be_welcome(guest)
            await state.services.store.must_be_welcome(state.row.id, guest.id)
            taken = -1

            def propose() -> Draft:
                nonlocal taken
                self._roster.must_run()
                taken = self._bot_seat()
                change = TakeSeat(guest.name, state.people[taken].name)
                return state.table.propose_change(taken, change, clock.now())

            await self._log.write_entry(propose, more=lambda entry: [_seating(state, entry, guest)])
            await self._wait_for(guest, taken)
            return taken

    def _must_be_welcome(self, guest: Guest) -> None:
        state = self._state
        if not state.settings.backfill or state.row.shared is not None:
            raise Problem("error-no-bot-seat")
        names = [who.name for who in state.people if who.guest is not None]
        if any(look_alike(name, guest.name) for name in names):
            raise Problem("error-name-taken")

    def _bot_seat(self) -> Seat:
        """The seat of a bot; rather one that is not asked now, so that there is time to look."""
        state = self._state
        bots = [
            seat
            for seat, who in enumerate(state.people)
            if who.kind == "bot" and self._roster.level(seat) is not None
        ]
        if not bots or not self._roster.people:
            raise Problem("error-no-bot-seat")
        return min(bots, key=lambda seat: (seat in state.table.questions, seat))

    async def _wait_for(self, guest: Guest, seat: Seat) -> None:
        """The others wait for who comes as long as for anybody who is not here."""
        state = self._state
        asked = state.table.questions.get(seat)
        if asked is not None and guest.id not in state.here and state.status == "running":
            gone = gone_wakes(state, {seat: asked}, clock.now())
            await state.services.wakes.add(state.row.id, gone)


def _seating(state: RoomState, entry: Entry, guest: Guest) -> Write:
    row = {
        "b_table": state.row.id,
        "b_seat": entry.seat,
        "b_guest": guest.id,
        "b_name": guest.name,
        "b_since": entry.n,
    }
    return Write(_seat, row)
