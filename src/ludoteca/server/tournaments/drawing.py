"""Prepares the draw of a round from what happened in earlier ones."""

from __future__ import annotations

import collections
from collections.abc import Sequence

from ludoteca.server.tournaments.pairing import Drawn, Entrant, Number, Past, draw
from ludoteca.server.tournaments.points import Place
from ludoteca.server.tournaments.standings import standings
from ludoteca.server.tournaments.tournament import Person, Tournament


def seats_of_round(
    one: Tournament, playing: Sequence[Person], rounds: Sequence[Sequence[Place]], round: int
) -> Drawn:
    """The seats of ``round`` for those who play it, after the places of all rounds before."""
    byes = collections.Counter(
        place.number for places in rounds for place in places if place.state == "bye"
    )
    numbers = [person.number for person in playing]
    entrants = [
        Entrant(one.number, byes[one.number], one.rank) for one in standings(numbers, rounds)
    ]
    return draw(entrants, one.seats, past_of(rounds), one.seed, round, one.mode)


def past_of(rounds: Sequence[Sequence[Place]]) -> Past:
    past = Past()
    for places in rounds:
        tables = collections.defaultdict[str, list[Place]](list)
        for one in places:
            if one.table is not None:
                tables[one.table].append(one)
        for table in tables.values():
            seats: list[Number | None] = [one.number for one in table]
            past.add(seats)
    return past
