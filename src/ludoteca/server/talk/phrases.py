"""The phrases and reactions of talk: translation keys, which all read in their own language."""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, ast

from ludoteca.core.title import Title
from ludoteca.games import words

PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "nice-move",
    "well-played",
    "what-luck",
    "bad-luck",
    "oops",
    "sorry",
    "thanks",
    "no-problem",
    "thinking",
    "one-moment",
    "back-again",
    "your-turn",
    "yes",
    "no",
    "close-one",
    "good-game",
    "rematch",
    "must-go",
    "bye",
)
"""Each is the message ``phrase-<key>`` of the platform's translations."""

REACTIONS: Final = (
    "thumb",
    "clap",
    "laugh",
    "smile",
    "wow",
    "think",
    "sad",
    "angry",
    "heart",
    "party",
)
"""Each is a picture of the client, and the message ``reaction-<key>``."""

WAIT: Final = "wait"
GO_ON: Final = "go-on"
"""Phrases of games with suggestions: they make bots wait some seconds longer, or not at all."""

_PREFIX: Final = "phrase-"


_of_package: dict[str, tuple[str, ...]] = {}


def phrases(title: Title) -> tuple[str, ...]:
    """The phrases at a table of a game: those of the game, then those of the platform.

    A game adds phrases by messages ``phrase-<key>`` in its translations.
    """
    if title.package not in _of_package:
        own = _own_phrases(title)
        _of_package[title.package] = (*own, *(key for key in PHRASES if key not in own))
    return _of_package[title.package]


def _own_phrases(title: Title) -> list[str]:
    try:
        source = words(title, "en")
    except FileNotFoundError:
        return []  # a game of another package need not have translations
    return [
        entry.id.name.removeprefix(_PREFIX)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(_PREFIX)
    ]
