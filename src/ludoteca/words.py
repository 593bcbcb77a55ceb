"""A title's name in each language, read from its words.

The rest of a game's words is for clients, who know the people around the table.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from ludoteca.core.title import Title
from ludoteca.games import words


def name_of(title: Title, language: str) -> str:
    """What the game is called; the message ``name`` of its words.

    Raises ValueError when there is no such message in plain text.
    """
    for entry in FluentParser().parse(words(title, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name == "name" and entry.value:
            return "".join(_plain(element) for element in entry.value.elements)
    raise ValueError(f"{title.package} has no name in {language}")


def _plain(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    raise ValueError("a name is text without variables")
