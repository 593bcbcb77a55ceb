"""What a load is asked for, and what it has measured."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["ludoteca", "boardgame.io", "floor"]
"""Whose protocol the people speak."""

Mark: TypeAlias = Literal["began", "ready", "measuring", "measured"]
"""What a load says while it works, a line each; then it says what it has measured."""


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """``tables`` of four seats, the last of them with ``bots`` of these levels; people act at once,
    or at ``rate`` acts a second in all. A table that is over is followed by one of the ``spare``
    ones, which stand ready: making one costs as much as many moves. Times are in seconds."""

    kind: Kind
    host: str
    port: int
    game: str
    tables: int
    spare: int = 0
    bots: list[str] = []
    rate: float = 0.0
    warm_up: float = 2.0
    seconds: float = 8.0


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="ask"):
    """The same request over and over, on so many ``connections`` that are kept."""

    host: str
    port: int
    path: str
    connections: int = 8
    warm_up: float = 0.5
    seconds: float = 3.0


Plan: TypeAlias = Play | Ask


class Counted(msgspec.Struct, frozen=True):
    """What sockets have received; ``bytes`` are those of the frames' texts."""

    frames: int
    bytes: int


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played"):
    """``latencies`` in seconds, ascending: from an act to the last socket that heard of it;
    ``heard`` is how many did, over all moves. ``waits`` are those for bots, ascending: from what
    was told before a bot's move to the move.

    ``seconds`` is shorter than was asked for when tables ran out. ``load`` is the share of a
    processor that the load itself took; ``over`` is how many tables ended meanwhile."""

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


Measurement: TypeAlias = Played | Asked


def percentile(ascending: list[float], share: float) -> float:
    """0 when nothing was measured."""
    if not ascending:
        return 0.0
    return ascending[min(len(ascending) - 1, int(share * len(ascending)))]
