"""Mixes of seats and options that cover every pair of values (pairwise testing).

Most faults of options need one value or two together; all pairs of a few options fit into about
as many mixes as the two longest options have pairs.
"""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame
from ludoteca.core.option_fields import Value, option_fields, options_from

MOST_VALUES = 8
"""Longer ranges of ints are tried at both ends, the middle and the default. Every text is tried,
because texts do not lie between others."""


class Mix(msgspec.Struct, frozen=True):
    """One way to set up a table."""

    seats: int
    options: Any


def mixes(game: AnyGame) -> list[Mix]:
    """A few mixes that cover all pairs of seats and option values; the defaults come first."""
    low, high = game.meta.seats
    fields = option_fields(game)
    factors = [
        tuple(range(low, high + 1)),
        *(_tried(field.values, field.default) for field in fields),
    ]
    first = [low, *(field.default for field in fields)]
    names = [field.name for field in fields]
    return [
        Mix(row[0], options_from(game, dict(zip(names, row[1:], strict=True))))
        for row in pairwise(factors, first)
    ]


def _tried(values: tuple[Value, ...], default: Value) -> tuple[Value, ...]:
    if len(values) <= MOST_VALUES or type(default) is not int:
        return values
    return tuple(dict.fromkeys((values[0], default, values[len(values) // 2], values[-1])))


def pairwise(factors: list[tuple[Any, ...]], first: list[Any]) -> list[list[Any]]:
    """Rows with one value per factor that cover every pair of values; ``first`` is the first row.

    Greedy: each further row starts from a missing pair and takes, factor by factor, the value
    that covers most missing pairs.
    """
    missing = {
        ((one, a), (other, b))
        for one, other in itertools.combinations(range(len(factors)), 2)
        for a in range(len(factors[one]))
        for b in range(len(factors[other]))
    }
    rows: list[list[int]] = []
    row = [factor.index(value) for factor, value in zip(factors, first, strict=True)]
    while True:
        rows.append(row)
        missing -= set(_pairs(dict(enumerate(row))))
        if not missing:
            break
        row = _fill(factors, missing)
    if len(factors) == 1:  # no pairs: every value once
        rows += [[at] for at in range(len(factors[0])) if [at] not in rows]
    return [[factor[at] for factor, at in zip(factors, row, strict=True)] for row in rows]


Pair = tuple[tuple[int, int], tuple[int, int]]


def _fill(factors: list[tuple[Any, ...]], missing: set[Pair]) -> list[int]:
    row = dict(min(missing))
    for factor, values in enumerate(factors):
        if factor not in row:
            gains = [
                len(missing.intersection(_pairs({**row, factor: at}))) for at in range(len(values))
            ]
            row[factor] = gains.index(max(gains))
    return [row[factor] for factor in range(len(factors))]


def _pairs(row: dict[int, int]) -> list[Pair]:
    return [(one, other) for one, other in itertools.combinations(sorted(row.items()), 2)]
