"""A person's page: what everybody may know, and what only that person is told."""

from __future__ import annotations

import msgspec

from ludoteca.server.people.streak import Streak


class AgainstBots(msgspec.Struct, frozen=True):
    """Tables of one game at which a bot of ``level`` sat, and how many of them were won."""

    level: str
    played: int
    won: int


class OnPreset(msgspec.Struct, frozen=True):
    """Tables of one game with the options of ``preset``, and how many of them were won."""

    preset: str
    played: int
    won: int


class GameRecord(msgspec.Struct, frozen=True):
    """How the tables of one game went; ``last_at`` is when the last of them ended. ``presets`` are
    those of the game that were played, in its order. Of those ``played``, ``early`` counts those
    that were ended before the game was: they have no score."""

    game: str
    played: int
    won: int
    early: int
    average: float | None
    best: int | None
    last_at: int
    bots: tuple[AgainstBots, ...]
    presets: tuple[OnPreset, ...]


class Week(msgspec.Struct, frozen=True):
    """A week from the Monday ``at``, 0:00 UTC, in milliseconds since 1970, in which somebody has
    finished tables."""

    at: int
    played: int
    won: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know: a name, since when (to the day), and how the games went. ``weeks``
    are those of the last half year in which there was any, ``streak`` is of days with a game."""

    person: str
    name: str
    since: int
    games: tuple[GameRecord, ...]
    weeks: tuple[Week, ...]
    streak: Streak


class RecentTable(msgspec.Struct, frozen=True):
    """How one table went; one that the reader has ended ``early`` has no score and no rank, 0."""

    table: str
    game: str
    score: int
    rank: int
    won: bool
    seats: int
    early: bool
    ended_at: int


class OwnProfile(msgspec.Struct, frozen=True):
    """The reader's own page, with the tables behind the figures: the latest first."""

    profile: Profile
    recent: tuple[RecentTable, ...]
