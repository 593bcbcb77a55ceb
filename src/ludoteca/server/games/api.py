"""The games that this server offers, over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from litestar import Request, Response, get

from ludoteca.bots import levels
from ludoteca.core.game import is_secret, takes_back
from ludoteca.core.option_fields import OptionField, Value, option_fields
from ludoteca.core.title import Title
from ludoteca.i18n import LANGUAGES, blurb_of, name_of, preset_name_of
from ludoteca.server.boards.package_assets import BoardFiles, board_files
from ludoteca.server.edge.answers.cached_json import CachedJson
from ludoteca.server.edge.requests.routes import Titles, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House


class Option(msgspec.Struct, frozen=True):
    """A field of the game's options. All its ``values`` are listed, or it is a ``range`` of whole
    numbers, both ends included."""

    name: str
    default: Value
    values: tuple[Value, ...]
    range: tuple[int, int] | None


class Preset(msgspec.Struct, frozen=True):
    """A set of options with a name, and what it is called in each language; all of the game's
    options are in it."""

    name: str
    names: Mapping[str, str]
    options: Any


class GameInfo(msgspec.Struct, frozen=True):
    """``seats`` and ``minutes`` are inclusive ranges; the first of the ``presets`` has the default
    of every option; ``levels`` are weakest first;
    ``tutorial`` says whether there is one, ``age`` from which age on one plays, ``year`` when it
    was first published, or this edition of it. ``comparable`` is whether tables can be played on
    the same dice and compared; of such a game that one can play alone there is a challenge every
    day. ``hidden_choices`` is whether players choose in secret, or may take back what they chose;
    ``together`` whether everybody wins or loses together.

    ``names`` and ``blurbs`` have the game's name, and what makes one want to play it, by
    language tag (BCP 47). ``board`` is where to find what a game brings that is no part of the
    client, its board above all; null for those that are, and for games that bring nothing.
    """

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int
    names: Mapping[str, str]
    blurbs: Mapping[str, str]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    tutorial: bool
    comparable: bool
    hidden_choices: bool
    together: bool
    age: int
    year: int
    authors: tuple[str, ...]
    board: BoardFiles | None


class GameList:
    """Described when it is first asked for; a server has the same games all its life."""

    def __init__(self, titles: Titles) -> None:
        self._titles = titles

        self._published: CachedJson | None = None
        self._describing = asyncio.Lock()

    async def published(self) -> CachedJson:
        """Reading the words of a game takes a while: others have their turn after each language."""
        async with self._describing:
            if self._published is None:
                described = []
                for title in self._titles.values():
                    for language in LANGUAGES:
                        with contextlib.suppress(FileNotFoundError, ValueError):
                            name_of(title, language)
                        await asyncio.sleep(0)
                    described.append(describe(title))
                self._published = CachedJson(described, compress=True)
            return self._published


@get("/api/games", tags=["games"])
async def list_games(
    request: Request[Any, Any, Any], game_list: GameList
) -> Response[list[GameInfo]]:
    """All games, in the order of their ids."""
    return (await game_list.published()).answer(request)


def describe(title: Title) -> GameInfo:
    meta = title.meta
    return GameInfo(
        id=meta.id,
        seats=meta.seats,
        minutes=meta.minutes,
        complexity=meta.complexity,
        names=_spoken(title, name_of),
        blurbs=_spoken(title, blurb_of),
        options=tuple(map(_option, option_fields(title.game))),
        presets=tuple(
            Preset(name, _spoken(title, functools.partial(preset_name_of, preset=name)), options)
            for name, options in title.presets.items()
        ),
        levels=tuple(levels(title)),
        tutorial=title.tutorial is not None,
        comparable=title.measure is not None,
        hidden_choices=any(is_secret(kind) or takes_back(kind) for kind in title.game.actions),
        together=meta.together,
        age=meta.age,
        year=meta.year,
        authors=meta.authors,
        board=board_files(title),
    )


def _option(field: OptionField) -> Option:
    values = () if field.range else field.values
    return Option(field.name, field.default, values, field.range)


def _spoken(title: Title, say: Callable[[Title, str], str]) -> dict[str, str]:
    """Games of other packages need not speak all languages, nor say everything in each."""
    said = {}
    for language in LANGUAGES:
        with contextlib.suppress(FileNotFoundError, ValueError):
            said[language] = say(title, language)
    return said


def feature(house: House) -> Feature:
    return Feature(
        routes=[router_with(list_games, game_list=GameList(house.titles))], bodies=[GameInfo]
    )
