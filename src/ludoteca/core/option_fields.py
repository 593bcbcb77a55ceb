"""What a game's options offer: each field with its default and every value it may have.

Lobby forms, the command line and the sampler of the contract checks derive from this.
"""

from __future__ import annotations

import functools
import typing
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import inspect

from ludoteca.core.game import AnyGame

Value: TypeAlias = str | int | bool

MOST_LISTED: Final = 20
"""How many whole numbers a range may have to be listed in full; of a longer one only the first and
the last are shown, as in ``1..1000``."""


class OptionField(msgspec.Struct, frozen=True):
    """One field of a game's ``Options``; ``values`` in the order in which they are written."""

    name: str
    default: Value
    values: tuple[Value, ...]

    @property
    def range(self) -> tuple[int, int] | None:
        """Both ends of more whole numbers than anybody reads one by one; None for all else."""
        low, high = self.values[0], self.values[-1]
        if len(self.values) > MOST_LISTED and isinstance(low, int) and isinstance(high, int):
            return (low, high)
        return None


@functools.cache
def option_fields(game: AnyGame) -> tuple[OptionField, ...]:
    """The fields of ``game.Options``.

    Raises TypeError for a field that is not a Literal, a bool or a bounded int, or that has
    no default: neither a form nor a check could list its values.
    """
    hints = typing.get_type_hints(game.Options, include_extras=True)
    found = []
    for field in msgspec.structs.fields(game.Options):
        if field.default is msgspec.NODEFAULT:
            raise TypeError(f"option {field.name} has no default")
        values = _values(field.name, hints[field.name])
        found.append(OptionField(field.name, field.default, values))
    return tuple(found)


def _values(name: str, hint: Any) -> tuple[Value, ...]:
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)  # in the order in which they are written
    match inspect.type_info(hint):
        case inspect.BoolType():
            return (False, True)
        case inspect.IntType(ge=int(low), le=int(high)):
            return tuple(range(low, high + 1))
    raise TypeError(f"option {name} is not a Literal, a bool or an int with ge and le")


def options_from(game: AnyGame, chosen: dict[str, Any]) -> Any:
    """The ``Options`` with the ``chosen`` fields and defaults elsewhere.

    Raises ``msgspec.ValidationError`` when a field or a value does not exist.
    """
    return msgspec.convert(chosen, game.Options)
