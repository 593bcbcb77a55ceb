"""Draws the seats of a round: a pure function of who plays, of earlier rounds and of a seed.

First somebody gets a bye if a person would be left alone with bots. The others are put at tables in
some order - by chance where all have the same dice, by their standing otherwise (a Swiss
tournament) - and then pairs of people change tables as long as that makes things better: first
that fewer people meet again, then, in a Swiss tournament, that neighbours in the standings meet.
"""

from __future__ import annotations

import collections
import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from ludoteca.core.chance import Stream

Number: TypeAlias = int
"""The number of a person in the tournament, from 1; bots have negative ones here."""

Mode: TypeAlias = Literal["mixed", "swiss"]
"""Everybody meets as many others as possible; or those with like points meet."""

AGAIN: Final = 10_000_000
"""What it costs that two people meet who have met: more than all squares of distances."""

SWEEPS: Final = 30
"""How often everybody is tried elsewhere, at most; a handful is enough."""

TRIES: Final = 40
LOOKED_AT: Final = 640
"""It is begun from several orders, with few people from more of them."""

T = TypeVar("T")


class Entrant(msgspec.Struct, frozen=True):
    """A person who plays in this round, with the number of ``byes`` so far and the ``rank`` in the
    standings."""

    number: Number
    byes: int = 0
    rank: int = 1


class Drawn(msgspec.Struct, frozen=True):
    """The seats of a round: the people of each table in the order of seats, None for a bot; and
    those who have a bye."""

    tables: tuple[tuple[Number | None, ...], ...]
    byes: tuple[Number, ...]


class Past(msgspec.Struct):
    """How often two people were at one table (the smaller number first), and each in each seat."""

    met: collections.Counter[tuple[Number, Number]] = msgspec.field(
        default_factory=collections.Counter
    )
    sat: collections.Counter[tuple[Number, int]] = msgspec.field(
        default_factory=collections.Counter
    )

    def add(self, table: Sequence[Number | None]) -> None:
        """Note the people of a table, in the order of seats."""
        people = [one for one in table if one is not None]
        for seat, one in enumerate(table):
            if one is not None:
                self.sat[one, seat] += 1
        for nth, one in enumerate(people):
            for other in people[nth + 1 :]:
                self.met[min(one, other), max(one, other)] += 1


def draw(
    entrants: Sequence[Entrant], seats: int, past: Past, seed: bytes, round: int, mode: Mode
) -> Drawn:
    """The seats of ``round`` for at least two ``entrants``.

    Nobody sits twice. Tables have ``seats`` seats; bots fill those for which there is nobody, as
    few at each table as possible, and nobody is alone with bots. The same arguments give the same
    seats.
    """
    assert len(entrants) > 1, "nobody plays a round alone"
    chance = Stream(hashlib.sha256(seed + b"/round/%d" % round).digest())
    shuffled = _shuffled(entrants, chance)
    order = sorted(shuffled, key=lambda one: one.rank) if mode == "swiss" else shuffled
    byes = _byes(order, seats)
    people = [one.number for one in order if one.number not in byes]
    costs = _Costs(past.met, {one: nth for nth, one in enumerate(people)}, mode)
    best = _improved(_dealt(people, seats), costs)
    tries = 1 if mode == "swiss" else min(LOOKED_AT // len(people), TRIES)
    for _ in range(tries - 1):
        if not costs.of_all(best):
            break
        groups = _improved(_dealt(_shuffled(people, chance), seats), costs)
        best = min(best, groups, key=costs.of_all)
    tables = [_seated(group, past.sat, chance) for group in best]
    return Drawn(tuple(tables), tuple(byes))


def _shuffled(given: Sequence[T], chance: Stream) -> list[T]:
    them = list(given)
    for last in range(len(them) - 1, 0, -1):
        other = chance.below(last + 1)
        them[last], them[other] = them[other], them[last]
    return them


def _byes(order: Sequence[Entrant], seats: int) -> list[Number]:
    """Where a table would have one person: the last in this order of those who had the fewest."""
    count = len(order)
    if count // -(-count // seats) > 1:
        return []
    return [min(reversed(order), key=lambda one: one.byes).number]


def _dealt(people: Sequence[Number], seats: int) -> list[list[Number]]:
    """People at as few tables as possible, in their order, with as many at each; bots fill up."""
    count = -(-len(people) // seats)
    fewest, more = divmod(len(people), count)
    groups, at = list[list[Number]](), 0
    bot = -1
    for nth in range(count):
        size = fewest + (nth < more)
        group = list(people[at : at + size])
        at += size
        while len(group) < seats:
            group.append(bot)
            bot -= 1
        groups.append(group)
    return groups


class _Costs:
    """What it costs that people meet."""

    def __init__(
        self,
        met: Mapping[tuple[Number, Number], int],
        standing: Mapping[Number, int],
        mode: Mode,
    ) -> None:
        self._met = met
        self._standing = standing if mode == "swiss" else None

    def of(self, one: Number, other: Number) -> int:
        """Of two people at one table; bots cost nothing."""
        if one < 0 or other < 0:
            return 0
        again = self._met.get((min(one, other), max(one, other)), 0)
        standing = self._standing
        apart = abs(standing[one] - standing[other]) if standing is not None else 0
        return AGAIN * again * again + apart * apart

    def among(self, person: Number, group: Sequence[Number], without: Number) -> int:
        """Of a person in a group, but for one of its members."""
        return sum(self.of(person, other) for other in group if other not in (person, without))

    def of_all(self, groups: Sequence[Sequence[Number]]) -> int:
        """Twice that of all tables: each pair counts for both."""
        return sum(self.among(one, group, one) for group in groups for one in group)


def _improved(groups: list[list[Number]], costs: _Costs) -> list[list[Number]]:
    """Let two people of different tables change places as long as any such change is better."""
    for _ in range(SWEEPS):
        better = False
        for nth, group in enumerate(groups):
            for place in range(len(group)):
                better = _moved(groups, nth, place, costs) or better
        if not better:
            break
    return groups


def _moved(groups: list[list[Number]], nth: int, place: int, costs: _Costs) -> bool:
    """Let one person change places with the one for whom that is best, if it is better at all."""
    group = groups[nth]
    mine = group[place]
    here = costs.among(mine, group, mine)
    if not here:  # a bot, or it cannot become better for this person
        return False
    best, best_at = 0, (0, 0)
    for other_nth, other in enumerate(groups):
        if other_nth == nth:
            continue
        for other_place, theirs in enumerate(other):
            if theirs < 0:
                continue
            gain = here + costs.among(theirs, other, theirs)
            gain -= costs.among(mine, other, theirs) + costs.among(theirs, group, mine)
            if gain > best:
                best, best_at = gain, (other_nth, other_place)
    if not best:
        return False
    other_nth, other_place = best_at
    group[place], groups[other_nth][other_place] = groups[other_nth][other_place], mine
    return True


def _seated(
    group: Sequence[Number], sat: Mapping[tuple[Number, int], int], chance: Stream
) -> tuple[Number | None, ...]:
    """The people of a table in the order of seats: each seat for somebody who had it least."""
    left = _shuffled(group, chance)
    seats = list[Number | None]()
    for seat in range(len(group)):
        one = min(left, key=lambda person: sat.get((person, seat), 0) if person > 0 else 0)
        left.remove(one)
        seats.append(one if one > 0 else None)
    return tuple(seats)
