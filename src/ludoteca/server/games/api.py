"""The games that this server offers, over HTTP."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping

import msgspec
from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from ludoteca.bots import levels
from ludoteca.core.choices import OptionField, option_fields
from ludoteca.core.title import Title
from ludoteca.server.services import Services
from ludoteca.words import LANGUAGES, blurb_of, name_of

PACKED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6)
)
"""For what is long and the same for everybody. What a seat is told is not packed: sizes of packed
secrets can give them away. Files of the client were packed when they were built."""


class GameInfo(msgspec.Struct, frozen=True):
    """``seats`` and ``minutes`` are inclusive ranges; ``levels`` are weakest first;
    ``tutorial`` says whether there is one, ``age`` from which age on one plays, ``year`` when it
    was first published, or this edition of it. ``comparable`` is whether tables can be played on
    the same dice and compared; of such a game that one can play alone there is a challenge every
    day.

    ``names`` and ``blurbs`` have the game's name, and what makes one want to play it, by
    language tag (BCP 47).
    """

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int
    names: Mapping[str, str]
    blurbs: Mapping[str, str]
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]
    tutorial: bool
    comparable: bool
    age: int
    year: int
    authors: tuple[str, ...]


@get("/api/games", tags=["games"], middleware=[PACKED], sync_to_thread=False)
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
        names=_spoken(title, name_of),
        blurbs=_spoken(title, blurb_of),
        options=tuple(option_fields(title.game)),
        levels=tuple(levels(title)),
        tutorial=title.tutorial is not None,
        comparable=title.measure is not None,
        age=meta.age,
        year=meta.year,
        authors=meta.authors,
    )


def _spoken(title: Title, say: Callable[[Title, str], str]) -> dict[str, str]:
    """Games of other packages need not speak all languages, nor say everything in each."""
    said = {}
    for language in LANGUAGES:
        with contextlib.suppress(FileNotFoundError, ValueError):
            said[language] = say(title, language)
    return said
