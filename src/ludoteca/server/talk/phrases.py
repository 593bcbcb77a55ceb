"""What can be said without typing: keys of words that everybody reads in their own language."""

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
"""Each is the message ``phrase-<key>`` of the platform's words."""

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
"""Each is a drawing of the client, and the message ``reaction-<key>``."""

WAIT: Final = "wait"
GO_ON: Final = "go-on"
"""Phrases of games in which people make proposals: bots wait for some seconds, or no longer."""

_PREFIX: Final = "phrase-"


_of_package: dict[str, tuple[str, ...]] = {}


def phrases(title: Title) -> tuple[str, ...]:
    """What one may say at a table of a game: its own phrases, then everybody's.

    Games add theirs by messages ``phrase-<key>`` in their words.
    """
    if title.package not in _of_package:
        own = _own_phrases(title)
        _of_package[title.package] = (*own, *(key for key in PHRASES if key not in own))
    return _of_package[title.package]


def _own_phrases(title: Title) -> list[str]:
    try:
        source = words(title, "en")
    except FileNotFoundError:
        return []  # a game of another package need not have words
    return [
        entry.id.name.removeprefix(_PREFIX)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(_PREFIX)
    ]
