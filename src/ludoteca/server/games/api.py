"""HTTP API of the list of games."""

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
from ludoteca.server.edge.answers import CachedJson
from ludoteca.server.edge.requests import Titles, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House


class Option(msgspec.Struct, frozen=True):
    """A field of the game's options. It has either a list of ``values`` or a ``range`` of whole
    numbers, both ends included."""

    name: str
    default: Value
    values: tuple[Value, ...]
    range: tuple[int, int] | None


class Preset(msgspec.Struct, frozen=True):
    """A named set of all options of a game; ``names`` are its names by language."""

    name: str
    names: Mapping[str, str]
    options: Any


class GameInfo(msgspec.Struct, frozen=True):
    """``seats`` and ``minutes`` are inclusive ranges. The first of the ``presets`` has the default
    of every option. ``levels`` of bots are weakest first. ``tutorial`` is whether there is one,
    ``age`` the least age of players, ``year`` the year of the first edition, or of this one.
    ``comparable`` is whether tables can be played on the same dice and compared; such a game has a
    daily challenge if it can be played solo. ``hidden_choices`` is whether players choose in
    secret, or may take a choice back; ``together`` whether all win or lose together.

    ``names`` and ``blurbs`` are the game's name and a line about it, by language tag (BCP 47).
    ``board`` has the addresses of a package's files, its board above all; null for games whose
    board is in the client, and for packages without files.
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
    """The encoded list of games, made on the first request: games never change while a server
    runs."""

    def __init__(self, titles: Titles) -> None:
        self._titles = titles

        self._published: CachedJson | None = None
        self._describing = asyncio.Lock()

    async def published(self) -> CachedJson:
        """The cached list. Reading translations is slow, so other tasks run after each language."""
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
    """Texts by language; games of other packages may lack some languages or texts."""
    said = {}
    for language in LANGUAGES:
        with contextlib.suppress(FileNotFoundError, ValueError):
            said[language] = say(title, language)
    return said


def feature(house: House) -> Feature:
    return Feature(
        routes=[router_with(list_games, game_list=GameList(house.titles))], bodies=[GameInfo]
    )
