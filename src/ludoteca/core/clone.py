"""Cheap, independent copies of a state, generated from its annotations."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_origin

import msgspec

S = TypeVar("S")

_SHARED = (int, str, bool, float, bytes, type(None))


def cloner(state_type: type[S]) -> Callable[[S], S]:
    """Makes a function that copies a ``state_type``: new lists and nested dataclasses, the rest
    shared.

    Raises TypeError for annotations that a state may not have (dicts, sets, open types), because
    a copy could share a value that changes.
    """
    namespace: dict[str, Any] = {}
    _define(state_type, namespace)
    made: Callable[[S], S] = namespace[_name(state_type)]
    return made


def _name(kind: type[Any]) -> str:
    return f"clone_{kind.__name__}"


def _define(kind: type[Any], namespace: dict[str, Any]) -> None:
    if not dataclasses.is_dataclass(kind) or not hasattr(kind, "__slots__"):
        raise TypeError(f"{kind.__name__} is not a dataclass with slots")
    namespace[_name(kind)] = None  # a dataclass that contains itself finds its own name
    hints = typing.get_type_hints(kind)
    parts = [
        _copy(hints[field.name], f"old.{field.name}", namespace)
        for field in dataclasses.fields(kind)
    ]
    namespace[kind.__name__] = kind
    source = f"def {_name(kind)}(old):\n    return {kind.__name__}({', '.join(parts)})\n"
    exec(source, namespace)  # built from annotations of our own types, never from input


def _copy(hint: Any, value: str, namespace: dict[str, Any], depth: int = 0) -> str:
    """The source of an expression that copies ``value``, which is annotated with ``hint``."""
    if _is_shared(hint):
        return value
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        if _is_shared(inner):
            return f"{value}[:]"
        item = f"x{depth}"
        return f"[{_copy(inner, item, namespace, depth + 1)} for {item} in {value}]"
    if dataclasses.is_dataclass(hint):
        kind = typing.cast(type[Any], hint)
        if _name(kind) not in namespace:
            _define(kind, namespace)
        return f"{_name(kind)}({value})"
    if get_origin(hint) in (typing.Union, types.UnionType):
        open_parts = [part for part in get_args(hint) if not _is_shared(part)]
        if len(open_parts) == 1 and type(None) in get_args(hint):
            return f"(None if {value} is None else {_copy(open_parts[0], value, namespace, depth)})"
    raise TypeError(f"a state cannot hold {hint!r}: clones would not be independent")


def _is_shared(hint: Any) -> bool:
    """Whether values of this annotation never change, so that copies may share them."""
    origin = get_origin(hint)
    if hint in _SHARED or origin is typing.Literal:
        return True
    if origin is tuple:
        return all(part is Ellipsis or _is_shared(part) for part in get_args(hint))
    if origin in (typing.Union, types.UnionType):
        return all(_is_shared(part) for part in get_args(hint))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen and all(
            _is_shared(part) for part in typing.get_type_hints(hint).values()
        )
    return False
