"""The games that this server offers, over HTTP."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

import msgspec
from litestar import get

from ludoteca.bots import levels
from ludoteca.core.choices import OptionField, option_fields
from ludoteca.core.title import LANGUAGES, Title
from ludoteca.server.services import Services
from ludoteca.words import name_of


class GameInfo(msgspec.Struct, frozen=True):
    """``seats`` and ``minutes`` are inclusive ranges; ``levels`` are weakest first.

    ``names`` has the game's name by language tag (BCP 47).
    """

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int
    names: Mapping[str, str]
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games(services: Services) -> list[GameInfo]:
    """All games, in the order of their ids."""
    return [describe(title) for title in services.titles.values()]


def describe(title: Title) -> GameInfo:
    meta = title.meta
    return GameInfo(
        id=meta.id,
        seats=meta.seats,
        minutes=meta.minutes,
        complexity=meta.complexity,
        names=_names(title),
        options=tuple(option_fields(title.game)),
        levels=tuple(levels(title)),
    )


def _names(title: Title) -> dict[str, str]:
    """Games of other packages need not speak all languages."""
    names = {}
    for language in LANGUAGES:
        with contextlib.suppress(FileNotFoundError):
            names[language] = name_of(title, language)
    return names
