"""The rematch of a table: one new table for the same people, however many ask for it at once."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.rows import OPEN, SeatRow, TableStore, colour_of, new_table
from ludoteca.server.tables.state import Changed, RoomState


async def rematch(tables: TableStore, state: RoomState, guest: Guest) -> str:
    """The id of the rematch; the table is made when nobody has asked for it before.

    Everybody moves by one seat, so that somebody else begins, and keeps their colour, name and
    wins. The seat of a person who has left to a bot is open. The first who asks owns the new table;
    the others are invited until they ask, too. Raises `Problem`.
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
                owner=guest,
                settings=state.settings,
                round=state.row.round + 1,
            )
            await tables.create_rematch(state.row.id, row, _people(state, guest), guest.name)
            await state.refresh()  # another process may have been faster
            state.announce(Changed())
        assert state.row.rematch is not None
        return state.row.rematch


def _people(state: RoomState, guest: Guest) -> list[SeatRow]:
    gone = state.table.seating.stand_ins
    winners = _winners(state)
    seats = len(state.people)
    people = []
    for seat in range(seats):
        before = (seat + 1) % seats
        who = state.people[before]
        colour = colour_of(before, who)
        if who.kind == "person" and before in gone and who.guest != guest.id:
            people.append(msgspec.structs.replace(OPEN, colour=colour))
            continue
        people.append(
            msgspec.structs.replace(
                who,
                colour=colour,
                wins=who.wins + (before in winners),
                ends=False,
                since=None,
                invited=who.kind == "person" and who.guest != guest.id,
            )
        )
    return people


def _winners(state: RoomState) -> Container[Seat]:
    """The seats that have won, alone or with others. None where all play together, one plays alone,
    or the table was not played to its end."""
    if state.status != "over" or len(state.people) == 1:
        return ()
    try:
        with state.services.alarm.guard():
            standing = state.table.standing
    except RulesBroke:
        return ()
    if standing.team is not None:
        return ()
    return {seat for seat, rank in enumerate(standing.ranks) if rank == 1}
