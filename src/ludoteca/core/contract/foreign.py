"""Actions that were not offered: of other seats, of other positions, and with changed fields."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat

NUMBERS = (-1, 0, 1, 2, 3, 7, 63, 255, -(2**63), 2**63, 10**30)
IDLE = 1_000
"""A table is left after this number of moves without a new option."""

WORDS = ("", "?", "0", "-1", "start", "\u0000", "é" * 80)


def foreign(
    pool: Sequence[Any], listed: Sequence[Sequence[Any]], chance: Chance, tries: int
) -> Iterator[tuple[Seat, Any]]:
    """Pairs of a seat and an action to try; some of them may be listed options by accident.

    First every seat with the options of every other, then ``tries`` from ``pool`` unchanged and
    ``tries`` with one changed field. Seats beyond the table never reach a game.
    """
    seats = len(listed)
    for seat in range(seats):
        for owner, options in enumerate(listed):
            if owner != seat:
                yield from ((seat, option) for option in options)
    for change in (False, True):
        for _ in range(tries if pool else 0):
            action = pool[chance.below(len(pool))]
            if change:
                action = with_a_change(action, pool, chance)
            yield chance.below(seats), action


def with_a_change(action: Any, pool: Sequence[Any], chance: Chance) -> Any:
    """``action`` with another value of the right type in one field."""
    kind: Any = type(action)
    fields = _fields(kind)
    if not fields:
        return action
    field = fields[chance.below(len(fields))]
    values = _values(field.type, getattr(action, field.name))
    values += [getattr(other, field.name) for other in pool if type(other) is type(action)]
    return msgspec.structs.replace(action, **{field.name: values[chance.below(len(values))]})


@functools.cache
def _fields(kind: type[Any]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found.fields


def _values(kind: inspect.Type, now: Any) -> list[Any]:
    match kind:
        case inspect.IntType(ge=low, le=high):
            near = (*NUMBERS, now + 1, now - 1) if isinstance(now, int) else NUMBERS
            return [n for n in near if (low is None or n >= low) and (high is None or n <= high)]
        case inspect.BoolType():
            return [False, True]
        case inspect.StrType():
            return list(WORDS)
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.NoneType():
            return [None]
        case inspect.UnionType(types=types):
            return [value for part in types for value in _values(part, now)]
        case inspect.VarTupleType(item_type=item):
            parts = now if isinstance(now, tuple) else ()
            return [(), (*parts, *parts), parts[1:], *((v,) for v in _values(item, None))]
    return [now]


def played_options(game: AnyGame, state: Any, chance: Chance, most: int) -> list[Any]:
    """Different options met while a table is played at random, at most ``most``.

    Never raises: what is broken here breaks again where a check looks at it and can name it.
    """
    found: dict[Any, None] = {}
    idle = 0
    with contextlib.suppress(Exception):
        while len(found) < most and (to_act := game.to_act(state)):
            seat = to_act[chance.below(len(to_act))]
            listed = game.options(state, seat)
            known = len(found)
            found.update(dict.fromkeys(listed))
            idle = 0 if len(found) > known else idle + 1
            if idle > IDLE:
                break
            game.apply(state, seat, listed[chance.below(len(listed))], chance, None)
    return list(found)
