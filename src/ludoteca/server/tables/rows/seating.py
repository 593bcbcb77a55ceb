"""Changes of the seating before the start: seats are added, removed, reordered and filled.

People keep their name, colour and wins of a series when they move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ludoteca.core.game import Meta, Seat
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.tables.rows.table_rows import OPEN, SeatRow

COLOURS: Final = 8
"""Number of colours of seats, each with its shape; the client draws them."""


def colour_of(seat: Seat, who: SeatRow) -> int:
    """The colour of a seat: the one chosen for it, or that of its number."""
    return seat % COLOURS if who.colour is None else who.colour


def check_count(meta: Meta, count: int) -> None:
    """Raises `Problem` ``error-seat-count``, or ``error-seat-count-exact`` where the game has a
    single number of seats, unless the game allows ``count`` seats."""
    least, most = meta.seats
    if least <= count <= most:
        return
    if least == most:
        raise Problem("error-seat-count-exact", seats=most)
    raise Problem("error-seat-count", least=least, most=most)


def arranged(people: Sequence[SeatRow], order: Sequence[Seat | None]) -> list[SeatRow]:
    """The seats in this ``order``; None is a new, open seat.

    Bots may be left out, and people only while they are invited and have not answered. Raises
    `Problem` ``error-no-such-seat`` when ``order`` names a seat twice or one that does not exist,
    ``error-seat-occupied`` when a person would lose their seat.
    """
    kept = [seat for seat in order if seat is not None]
    for seat in kept:
        if not 0 <= seat < len(people) or kept.count(seat) > 1:
            raise Problem("error-no-such-seat", seat=seat)
    for seat, who in enumerate(people):
        if who.kind == "person" and not who.invited and seat not in kept:
            raise Problem("error-seat-occupied", seat=seat, name=who.name)
    free = free_colours([colour_of(seat, people[seat]) for seat in kept])
    return [
        msgspec.structs.replace(
            OPEN if seat is None else people[seat],
            colour=colour_of(seat, people[seat]) if seat is not None else next(free, 0),
        )
        for seat in order
    ]


def free_colours(taken: Sequence[int]) -> Iterator[int]:
    """The colours that are not ``taken``, then all colours again."""
    yield from (colour for colour in range(COLOURS) if colour not in taken)
    yield from range(COLOURS)


def coloured(people: Sequence[SeatRow], seat: Seat, colour: int) -> list[SeatRow]:
    """The seats with ``colour`` for ``seat``; a seat that had it gets the old one of ``seat``."""
    colours = [colour_of(number, who) for number, who in enumerate(people)]
    for other, one in enumerate(colours):
        if one == colour:
            colours[other] = colours[seat]
    colours[seat] = colour
    return [
        msgspec.structs.replace(who, colour=one) for who, one in zip(people, colours, strict=True)
    ]


def is_vacant(who: SeatRow) -> bool:
    """Whether the seat is open, or its person is invited and has not answered."""
    return who.kind == "open" or who.invited


def closed_up(people: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats without the vacant ones."""
    return arranged(people, [seat for seat, who in enumerate(people) if not is_vacant(who)])


def filled_up(people: Sequence[SeatRow], level: str) -> list[SeatRow]:
    """The seats with a bot in each vacant one."""
    then = list(people)
    for seat, who in enumerate(then):
        if is_vacant(who):
            then[seat] = bot(then, seat, level)
    return then


def bot(people: Sequence[SeatRow], seat: Seat, level: str) -> SeatRow:
    """A bot for ``seat``, with a name that no other bot at the table has."""
    taken = {who.name for other, who in enumerate(people) if other != seat and who.kind == "bot"}
    names = (bot_name(seat + more) for more in range(len(people) + 1))
    name = next(name for name in names if name not in taken)
    return SeatRow("bot", name=name, level=level, colour=people[seat].colour)
