"""Trophies as people see them."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.title import Title
from ludoteca.core.trophy import Trophy
from ludoteca.i18n import LANGUAGES, trophy_text_of


class ShownTrophy(msgspec.Struct, frozen=True):
    """A trophy of a game. ``names`` and ``deeds``, what it is for, are by language tag (BCP 47);
    ``glyph`` is the sign on it, path data of SVG in a square of 24 units."""

    name: str
    glyph: str
    names: Mapping[str, str]
    deeds: Mapping[str, str]


class Earned(msgspec.Struct, frozen=True):
    """A trophy that a person has earned ``count`` times, first on the day that begins ``at``
    (milliseconds). ``table``, where that was, is for the person alone: None for others."""

    game: str
    trophy: ShownTrophy
    count: int
    table: str | None
    at: int


class PersonTrophies(msgspec.Struct, frozen=True):
    """All trophies of a person, by game, in the game's order."""

    trophies: tuple[Earned, ...]


class SeatTrophy(msgspec.Struct, frozen=True):
    """A trophy of the person in ``seat``; ``first`` is whether they had never earned it before."""

    seat: Seat
    trophy: ShownTrophy
    first: bool


class TableTrophies(msgspec.Struct, frozen=True):
    """The trophies of a finished table. ``ready`` is whether they have been looked for."""

    ready: bool
    trophies: tuple[SeatTrophy, ...]


def shown(title: Title, trophy: Trophy) -> ShownTrophy:
    """A trophy with its texts; a package may lack some languages."""
    return ShownTrophy(
        trophy.name,
        trophy.glyph,
        _texts(title, f"trophy-{trophy.name}"),
        _texts(title, f"trophy-{trophy.name}-for"),
    )


def _texts(title: Title, key: str) -> dict[str, str]:
    texts = {}
    for language in LANGUAGES:
        with contextlib.suppress(FileNotFoundError, ValueError):
            texts[language] = trophy_text_of(title, language, key)
    return texts
