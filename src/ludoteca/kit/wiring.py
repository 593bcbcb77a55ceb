"""Wiring: makes the game object of a title from its modules of rules.

A game defines functions and types; `wire` puts them together. Nothing is written twice: actions
and events are the members of two unions, and `clone` is made from the annotations of the state.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, get_args

from ludoteca.core.chance import Chance
from ludoteca.core.clone import cloner
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.game import AnyGame, Meta, check_seats

FUNCTIONS: Final = (
    "to_act",
    "options",
    "apply",
    "view",
    "prompt",
    "describe",
    "scores",
    "result",
    "imagine",
)
"""Functions that a game needs besides ``setup``; see `ludoteca.core.game.Game`."""

NOUNS: Final = ("META", "Options", "State", "View", "Action", "Event")
"""Facts and types that a game needs; ``Action`` and ``Event`` are unions, or single types."""


def wire(name: str, *modules: ModuleType) -> AnyGame:
    """The game of the module that calls this at its end: ``GAME: Final = wire(__name__)``.

    A game of several files names the other modules: ``wire(__name__, turns, scoring)``. ``setup``
    is called only for numbers of seats in ``META``; it may leave out ``told`` if it has no events.
    ``sees_as`` and ``diagram`` are optional; the default diagram lists the view field by field.
    Raises TypeError for a missing name, and for one that two modules define differently.
    """
    found = _named((sys.modules[name], *modules), name)
    meta: Meta = found["META"]
    members: dict[str, Any] = {
        "__doc__": sys.modules[name].__doc__,
        "__module__": name,
        "meta": meta,
        "Options": found["Options"],
        "State": found["State"],
        "View": found["View"],
        "actions": _members(found["Action"]),
        "events": _members(found["Event"]),
        "setup": staticmethod(_with_checked_seats(meta, found["setup"])),
        "clone": staticmethod(cloner(found["State"])),
        "diagram": staticmethod(found.get("diagram", plain_diagram)),
    }
    if "sees_as" in found:
        members["sees_as"] = staticmethod(found["sees_as"])
    for function in FUNCTIONS:
        members[function] = staticmethod(found[function])
    # One class per game, because Python finds methods faster than functions in an instance.
    made: AnyGame = type(meta.id, (), members)()
    return made


def _named(modules: Sequence[ModuleType], name: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for wanted in (*NOUNS, "setup", *FUNCTIONS, "diagram", "sees_as"):
        all_here = [vars(module).get(wanted) for module in modules]
        # A module may have the name of the function in it: `setup` in ``setup.py``.
        here = [one for one in all_here if one is not None and not isinstance(one, ModuleType)]
        if any(one is not here[0] for one in here):
            raise TypeError(f"{name} has several different {wanted}")
        if here:
            found[wanted] = here[0]
    missing = [need for need in (*NOUNS, "setup", *FUNCTIONS) if need not in found]
    if missing:
        raise TypeError(f"{name} has no {', '.join(missing)}")
    return found


def _members(union: Any) -> tuple[type[Any], ...]:
    return get_args(union) or (union,)


def _with_checked_seats(meta: Meta, setup: Callable[..., Any]) -> Callable[..., Any]:
    tells = "told" in inspect.signature(setup).parameters

    def checked(options: Any, seats: int, chance: Chance, told: list[Any] | None = None) -> Any:
        check_seats(meta, seats)
        if tells:
            return setup(options, seats, chance, told)
        return setup(options, seats, chance)

    return checked
