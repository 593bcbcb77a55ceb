"""The fields of a game's options, each with its default and all possible values.

Lobby forms, the command line and the mixes of the contract checks are derived from them.
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
"""A range of more whole numbers is shown by its ends, as in ``1..1000``."""


class OptionField(msgspec.Struct, frozen=True):
    """One field of a game's ``Options``; ``values`` in the order in which they are written."""

    name: str
    default: Value
    values: tuple[Value, ...]

    @property
    def range(self) -> tuple[int, int] | None:
        """Both ends of a range of more than `MOST_LISTED` numbers; None for any other field."""
        low, high = self.values[0], self.values[-1]
        if len(self.values) > MOST_LISTED and isinstance(low, int) and isinstance(high, int):
            return (low, high)
        return None


@functools.cache
def option_fields(game: AnyGame) -> tuple[OptionField, ...]:
    """The fields of ``game.Options``.

    Raises TypeError for a field that is not a Literal, a bool or a bounded int, or has no
    default, because neither a form nor a check could list its values.
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
