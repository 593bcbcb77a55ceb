"""Once more with the same people: one next table, however many of them wish for it at once."""

from __future__ import annotations

from ludoteca.server.bots.names import bot_name
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.new_table import new_table
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.store import OPEN, SeatRow


async def rematch(room: Room, guest: Guest) -> str:
    """The id of the next table of the people in ``room``; made when nobody has wished for it yet.

    Everybody moves on by one seat, so that somebody else begins. Who has left to a bot does not
    come along: that seat is open. Whoever wished for it first owns the table. Raises `Problem`.
    """
    async with room.lock:
        if room.status not in ("over", "closed", "stopped") or room.table.n < 0:
            raise Problem("error-not-over")
        if not room.held(guest.id):
            raise Problem("error-not-seated")
        if room.row.rematch is None:
            row = new_table(
                game=room.row.game,
                options=room.row.options,
                owner=guest.id,
                settings=room.settings,
            )
            store = room.floor.store
            await store.create_rematch(room.row.id, row, _people(room, guest), guest.name)
            await room.refresh()  # another process may have been faster
        assert room.row.rematch is not None
        return room.row.rematch


def _people(room: Room, guest: Guest) -> list[SeatRow]:
    gone = room.table.seating.stand_ins
    seats = len(room.people)
    people = []
    for seat in range(seats):
        before = (seat + 1) % seats
        who = room.people[before]
        if who.kind == "bot":
            people.append(SeatRow("bot", name=bot_name(seat), level=who.level))
        elif before in gone and who.guest != guest.id:
            people.append(OPEN)
        else:
            people.append(SeatRow("person", who.guest, who.name))
    return people
