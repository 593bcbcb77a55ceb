"""Fluent sources as syntax: which messages there are, and what they ask for."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

Messages: TypeAlias = dict[str, ast.Message]

N = TypeVar("N", bound=ast.BaseNode)


def read(source: str, complaints: list[str]) -> Messages:
    """The messages of ``source`` by id; what is wrong with its form is added to ``complaints``."""
    found: Messages = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            complaints.append(f"not Fluent: {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                complaints.append(f"{entry.id.name} is there twice")
            found[entry.id.name] = entry
    return found


def inside(message: ast.Message, kind: type[N]) -> list[N]:
    """All nodes of a message that are of one kind, outermost first."""
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
    """The names of the arguments that a message uses in any of its variants."""
    return {node.id.name for node in inside(message, ast.VariableReference)}


def written(message: ast.Message) -> str:
    """A message as Fluent, without its name."""
    assert message.value is not None
    made = ast.Message(ast.Identifier("x"), message.value)
    return FluentSerializer().serialize_entry(made)


def letters(message: ast.Message) -> str:
    """All text of a message, without what is put in."""
    return "".join(node.value for node in inside(message, ast.TextElement))
