"""Points of a round. The formula is published in ``docs/tournaments.md``.

A round is worth up to 100 points. At tables on the same dice half of them are for the place at
one's table, and half for the comparison with everybody who has played the same dice at other
tables; elsewhere all are for the place.
"""

from __future__ import annotations

import bisect
import collections
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteca.server.tournaments.pairing import Number

WHOLE: Final = 100

AVERAGE_PLUS: Final = 60
"""For a bye, and for a table that ended without a result and without any fault of its people. So it
is in duplicate bridge (Laws of Duplicate Bridge 2017, law 12 C 2)."""

PlaceState: TypeAlias = Literal["playing", "played", "away", "void", "bye"]
"""``away``: at the end a bot played for the person, who had left, or never came; or the people
of the table have given it up. ``void``: the table has no result, and nobody's fault is it."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody sat in a round, None for a bot, and what came of it: the ``rank`` at the
    table, and the duplicate score with its tie-break at tables on the same dice."""

    number: Number | None
    table: str | None
    seat: int | None
    state: PlaceState
    rank: int | None = None
    merit: tuple[int, int] | None = None


class Earned(msgspec.Struct, frozen=True):
    """The points of a person in a round. ``place`` and ``field`` are the parts, in thousandths of
    what can be won with each; None where there is no such part."""

    points: int
    place: int | None = None
    field: int | None = None


def earned(places: Sequence[Place]) -> Mapping[Number, Earned]:
    """The points of each person in one round, as far as tables have ended."""
    tables = collections.defaultdict[str, list[Place]](list)
    for one in places:
        if one.table is not None:
            tables[one.table].append(one)
    field = sorted(merit for one in places if (merit := _in_field(one)) is not None)
    found = {}
    for one in places:
        if one.number is None or one.state == "playing":
            continue
        if one.state == "away":
            found[one.number] = Earned(0)
        elif one.state != "played":
            found[one.number] = Earned(AVERAGE_PLUS)
        else:
            assert one.table is not None, "whoever has played sat somewhere"
            found[one.number] = _played(one, tables[one.table], field)
    return found


def _in_field(one: Place) -> tuple[int, int] | None:
    """The duplicate score with which others are compared: of people who have played."""
    return one.merit if one.number is not None and one.state == "played" else None


def _played(one: Place, table: Sequence[Place], field: Sequence[tuple[int, int]]) -> Earned:
    """``field`` are the duplicate scores of all tables, the lowest first."""
    beside = [_against_beside(one, other) for other in table if other.seat != one.seat]
    place = _share(sum(beside), len(beside))
    elsewhere = None
    if one.merit is not None:
        here = [merit for other in table if (merit := _in_field(other)) is not None]
        won = bisect.bisect_left(field, one.merit) + bisect.bisect_right(field, one.merit)
        won -= sum(_compared(merit, one.merit) for merit in here)
        elsewhere = _share(won, len(field) - len(here))
    parts = [part for part in (place, elsewhere) if part is not None]
    whole = sum(parts, Fraction(0)) / len(parts) if parts else Fraction(1)
    return Earned(_rounded(whole * WHOLE), _thousandths(place), _thousandths(elsewhere))


def _against_beside(one: Place, other: Place) -> int:
    """2 for better, 1 for equal, 0 for worse than the ``other`` at the same table. Whoever is away
    is behind everybody, whatever a bot made of the seat."""
    if other.state != "played" or one.rank is None or other.rank is None:
        return 2
    return _compared((one.rank, 0), (other.rank, 0))


def _compared(less: tuple[int, int], more: tuple[int, int]) -> int:
    return 2 if less < more else int(less == more)


def _share(halves: int, comparisons: int) -> Fraction | None:
    """The part of all comparisons that were won, equal ones by half."""
    return Fraction(halves, 2 * comparisons) if comparisons else None


def _rounded(value: Fraction) -> int:
    """To the nearest, and up from the middle."""
    return int(value + Fraction(1, 2))


def _thousandths(part: Fraction | None) -> int | None:
    return None if part is None else _rounded(part * 1000)
