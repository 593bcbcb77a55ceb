"""Plans of loads and their measurements."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["ludoteca", "boardgame.io", "floor"]
"""The server whose protocol the people use."""

Mark: TypeAlias = Literal["began", "ready", "measuring", "measured"]
"""Lines that a load prints during its work, before its measurement."""


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """Play at ``tables`` tables of four seats, the last of them with ``bots`` of these levels.
    People act at once, or at ``rate`` acts per second in all. A ``spare`` table, made before,
    replaces one that is over, because making a table costs as much as many moves. With ``clock``
    everybody has the longest bank. Times are in seconds."""

    kind: Kind
    host: str
    port: int
    game: str
    tables: int
    spare: int = 0
    bots: list[str] = []
    clock: bool = False
    rate: float = 0.0
    warm_up: float = 2.0
    seconds: float = 8.0


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="ask"):
    """Repeat one request on ``connections`` connections that are kept open."""

    host: str
    port: int
    path: str
    connections: int = 8
    warm_up: float = 0.5
    seconds: float = 3.0


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag="lobby"):
    """Follow the lobby on ``followers`` sockets. ``waiting`` people search all the time, for
    more seats than others do, and find nobody, because all have the same name. ``searching`` people
    look for others to play ``game`` with, evenly over ``seconds``, from the moment that a line
    comes after the plan."""

    host: str
    port: int
    game: str
    followers: int
    waiting: int
    searching: int
    seconds: float


Plan: TypeAlias = Play | Ask | Lobby


class Counted(msgspec.Struct, frozen=True):
    """Received frames and their bytes of text."""

    frames: int
    bytes: int


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played"):
    """The measurement of `Play`. ``latencies`` in seconds, ascending, are from an act to the last
    socket that received it; ``heard`` is the number of these sockets over all moves. ``waits``,
    ascending, are from the update before a bot's move to the move.

    ``seconds`` is shorter than planned when tables ran out. ``load`` is the processor share of the
    load itself; ``over`` is the number of tables that ended meanwhile."""

    moves: int
    seconds: float
    latencies: list[float]
    heard: int
    waits: list[float]
    frames: int
    bytes: int
    refused: int
    load: float
    over: int


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag="asked"):
    answers: int
    seconds: float
    load: float


class Searched(msgspec.Struct, frozen=True, kw_only=True, tag="searched"):
    """``waits``, ascending, are the seconds from a search to its table; ``followers`` are still
    there at the end, and have heard ``frames`` meanwhile."""

    waits: list[float]
    followers: int
    frames: int


Measurement: TypeAlias = Played | Asked | Searched


def percentile(ascending: list[float], share: float) -> float:
    """A percentile of sorted values; 0 without values."""
    if not ascending:
        return 0.0
    return ascending[min(len(ascending) - 1, int(share * len(ascending)))]
