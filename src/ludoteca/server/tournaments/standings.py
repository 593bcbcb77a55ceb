"""Standings of a tournament, with its tie-breaks."""

from __future__ import annotations

import collections
from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from ludoteca.server.tournaments.pairing import Number
from ludoteca.server.tournaments.points import Earned, Place, earned


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The ``rank`` of a person, shared by those who are equal in everything that counts: first
    ``points``, then ``opposition``, which is the average of the points of all whom they met (in
    tenths), then their ``best`` round. ``rounds`` has what each round brought; None where they
    did not play, or still do."""

    number: Number
    rank: int
    points: int
    opposition: int
    best: int
    rounds: tuple[Earned | None, ...]


def standings(numbers: Sequence[Number], rounds: Sequence[Sequence[Place]]) -> tuple[Standing, ...]:
    """The standings of these people, the best first, after the places of all ``rounds``."""
    each = [earned(places) for places in rounds]
    points = {
        number: sum(one[number].points for one in each if number in one) for number in numbers
    }
    against = _opposition(rounds, points)
    best = {
        number: max((one[number].points for one in each if number in one), default=0)
        for number in numbers
    }
    merit = {number: (points[number], against[number], best[number]) for number in numbers}
    order = sorted(numbers, key=lambda number: (*(-one for one in merit[number]), number))
    ranks: dict[Number, int] = {}
    for nth, number in enumerate(order):
        equal = nth and merit[order[nth - 1]] == merit[number]
        ranks[number] = ranks[order[nth - 1]] if equal else nth + 1
    return tuple(
        Standing(
            number=number,
            rank=ranks[number],
            points=points[number],
            opposition=int(against[number] * 10),
            best=best[number],
            rounds=tuple(one.get(number) for one in each),
        )
        for number in order
    )


def _opposition(
    rounds: Sequence[Sequence[Place]], points: Mapping[Number, int]
) -> Mapping[Number, Fraction]:
    """The average of the points of all people whom somebody met, each as often as they met."""
    met = collections.defaultdict[Number, list[int]](list)
    for places in rounds:
        tables = collections.defaultdict[str, list[Number]](list)
        for one in places:
            if one.table is not None and one.number is not None:
                tables[one.table].append(one.number)
        for table in tables.values():
            for number in table:
                met[number] += [points.get(other, 0) for other in table if other != number]
    return {
        number: Fraction(sum(met[number]), len(met[number])) if met[number] else Fraction(0)
        for number in points
    }
