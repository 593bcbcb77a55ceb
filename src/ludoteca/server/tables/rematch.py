"""Once more with the same people: one next table, however many of them wish for it at once."""

from __future__ import annotations

from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.tables.new_table import new_table
from ludoteca.server.tables.news import Changed
from ludoteca.server.tables.room_state import RoomState
from ludoteca.server.tables.store import OPEN, SeatRow, TableStore


async def rematch(tables: TableStore, state: RoomState, guest: Guest) -> str:
    """The id of the next table of the people of this one; made when nobody has wished for it yet.

    Everybody moves on by one seat, so that somebody else begins. Who has left to a bot does not
    come along: that seat is open. Whoever wished for it first owns the table. Raises `Problem`.
    """
    async with state.lock:
        if state.status not in ("over", "closed", "stopped") or state.table.n < 0:
            raise Problem("error-not-over")
        if not state.held(guest.id):
            raise Problem("error-not-seated")
        if state.row.rematch is None:
            row = new_table(
                game=state.row.game,
                options=state.row.options,
                owner=guest.id,
                settings=state.settings,
            )
            await tables.create_rematch(state.row.id, row, _people(state, guest), guest.name)
            await state.refresh()  # another process may have been faster
            state.announce(Changed())
        assert state.row.rematch is not None
        return state.row.rematch


def _people(state: RoomState, guest: Guest) -> list[SeatRow]:
    gone = state.table.seating.stand_ins
    seats = len(state.people)
    people = []
    for seat in range(seats):
        before = (seat + 1) % seats
        who = state.people[before]
        if who.kind == "bot":
            people.append(SeatRow("bot", name=bot_name(seat), level=who.level))
        elif before in gone and who.guest != guest.id:
            people.append(OPEN)
        else:
            people.append(SeatRow("person", who.guest, who.name))
    return people
