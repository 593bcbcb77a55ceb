"""Makes the rows of a table of a tournament. Nobody owns it, so nobody decides anything there
alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.bots import levels
from ludoteca.core.title import Title
from ludoteca.server.challenges.challenge import Challenge
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.tables.play import TableSettings
from ludoteca.server.tables.rows import SeatRow, TableRow, new_table
from ludoteca.server.tournaments.pairing import Number
from ludoteca.server.tournaments.tournament import Person, Tournament

ABSENCE: Final = 60
"""Seconds that a live table waits for somebody who is gone."""

LEVEL: Final = "medium"
"""Of bots, where the game has it."""

NO_ONE: Final[Mapping[str, Any]] = {
    "id": NOBODY,
    "name": "",
    "person": NOBODY,
    "created_at": 0,
}
"""The row of the guest who owns these tables."""


def level_of(title: Title) -> str:
    known = levels(title)
    return LEVEL if LEVEL in known else next(iter(known))


def row_of(one: Tournament, title: Title, challenge: Challenge | None) -> TableRow:
    """A table; ``challenge`` are the dice that it shares with the others of its round."""
    return new_table(
        game=one.game,
        options=one.options,
        owner=Guest(NOBODY, "", one.household),
        settings=TableSettings(
            absence=ABSENCE,
            stand_in=level_of(title),
            talk="phrases",
            hints=False,
            clock=one.clock,
        ),
        shared=None if challenge is None else challenge.shared,
        tournament=one.id,
    )


def people_of(
    title: Title, seats: Sequence[Number | None], who: Mapping[Number, Person]
) -> list[SeatRow]:
    """The seats of a table; None is for a bot."""
    return [
        bot_in(title, seat) if number is None else _seat_of(who[number])
        for seat, number in enumerate(seats)
    ]


def bot_in(title: Title, seat: int) -> SeatRow:
    return SeatRow("bot", name=bot_name(seat), level=level_of(title))


def _seat_of(person: Person) -> SeatRow:
    assert person.guest is not None, "whoever was deleted is out"
    return SeatRow("person", person.guest, person.name)
