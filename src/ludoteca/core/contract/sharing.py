"""Finds changeable objects that are reachable on two paths."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import msgspec

from ludoteca.core.contract.broken import Fault

_PLAIN = frozenset((int, str, bool, float, bytes, type(None)))


def changeable(value: Any, path: str = "state") -> dict[int, str]:
    """Every changeable object below ``value``: its identity and the path to it.

    Raises `Fault` for an object that is reachable on two paths, and for types that a state may
    not hold.
    """
    found: dict[int, str] = {}
    todo: list[tuple[Any, str]] = [(value, path)]
    while todo:
        thing, at = todo.pop()
        kind: Any = type(thing)
        if kind is list or dataclasses.is_dataclass(thing):
            if id(thing) in found:
                raise Fault(f"{found[id(thing)]} and {at} are the same object")
            found[id(thing)] = at
        elif kind is not tuple and not _is_frozen(kind):
            raise Fault(f"{at} is a {kind.__name__}, which a state cannot hold")
        if kind is list or kind is tuple:
            for n, part in enumerate(thing):
                if type(part) not in _PLAIN:
                    todo.append((part, f"{at}[{n}]"))
        else:
            for name in _fields(kind):
                part = getattr(thing, name)
                if type(part) not in _PLAIN:
                    todo.append((part, f"{at}.{name}"))
    return found


def _is_frozen(kind: type[Any]) -> bool:
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.frozen


@functools.cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    return tuple(field.name for field in dataclasses.fields(kind))


def refuse_sharing(one: Any, other: Any, names: tuple[str, str]) -> None:
    """Raises `Fault` when both contain the same changeable object."""
    ours, theirs = changeable(one, names[0]), changeable(other, names[1])
    for identity in ours.keys() & theirs.keys():
        raise Fault(f"{ours[identity]} and {theirs[identity]} are the same object")
