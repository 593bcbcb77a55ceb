"""Types of a person's page: the public part, and the part for that person only."""

from __future__ import annotations

import msgspec

from ludoteca.server.people.attendance import Stays
from ludoteca.server.people.streak import Streak, WinStreak


class AgainstBots(msgspec.Struct, frozen=True):
    """The number of tables of one game with a bot of ``level``, and of wins there."""

    level: str
    played: int
    won: int


class OnPreset(msgspec.Struct, frozen=True):
    """The number of tables of one game with the options of ``preset``, and of wins there."""

    preset: str
    played: int
    won: int


class GameRecord(msgspec.Struct, frozen=True):
    """Statistics of one game. ``last_at`` is when the latest table ended. ``presets`` are the
    game's presets that were played, in the game's order. ``early`` counts the tables among
    ``played`` that were ended before the game was over: they have no score."""

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
    """Statistics of a week that starts on the Monday ``at``, 0:00 UTC, in milliseconds since
    1970."""

    at: int
    played: int
    won: int


class Thinking(msgspec.Struct, frozen=True):
    """How many milliseconds a person usually takes for an answer, at their latest live tables and
    at those over days; None where there are none."""

    live: int | None
    days: int | None


class Profile(msgspec.Struct, frozen=True):
    """The public page: name, first day (``since``) and statistics. ``weeks`` are the weeks of the
    last half year with a finished table; ``streak`` counts days with one, ``wins`` tables
    that they won in a row. ``holiday`` is the last day of their holiday, while they are on one:
    noon UTC of it, in milliseconds. ``stays`` says whether they play to the end."""

    person: str
    name: str
    since: int
    games: tuple[GameRecord, ...]
    weeks: tuple[Week, ...]
    streak: Streak
    wins: WinStreak
    thinking: Thinking
    holiday: int | None
    stays: Stays


class RecentTable(msgspec.Struct, frozen=True):
    """The outcome of one table. If the person has ended it ``early``, score and rank are 0."""

    table: str
    game: str
    score: int
    rank: int
    won: bool
    seats: int
    early: bool
    ended_at: int


class OwnProfile(msgspec.Struct, frozen=True):
    """The guest's own page, with the latest tables behind the statistics, newest first."""

    profile: Profile
    recent: tuple[RecentTable, ...]
