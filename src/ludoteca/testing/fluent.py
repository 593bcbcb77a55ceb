"""Fluent sources as syntax trees: their messages and variables."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

Messages: TypeAlias = dict[str, ast.Message]

N = TypeVar("N", bound=ast.BaseNode)


def read(source: str, complaints: list[str]) -> Messages:
    """The messages of ``source`` by id; adds syntax errors to ``complaints``."""
    found: Messages = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            complaints.append(f"not Fluent: {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                complaints.append(f"{entry.id.name} is defined twice")
            found[entry.id.name] = entry
    return found


def inside(message: ast.Message, kind: type[N]) -> list[N]:
    """All nodes of one type in a message, outermost first."""
    finder = _Finder(kind)
    finder.visit(message)
    return finder.found


class _Finder(Visitor, Generic[N]):
    def __init__(self, kind: type[N]) -> None:
        self.kind = kind
        self.found: list[N] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def variables(message: ast.Message) -> set[str]:
    """The names of all variables in a message and its variants."""
    return {node.id.name for node in inside(message, ast.VariableReference)}


def written(message: ast.Message) -> str:
    """The Fluent source of a message without its id."""
    assert message.value is not None
    made = ast.Message(ast.Identifier("x"), message.value)
    return FluentSerializer().serialize_entry(made)


def letters(message: ast.Message) -> str:
    """The text of a message without its placeables."""
    return "".join(node.value for node in inside(message, ast.TextElement))
