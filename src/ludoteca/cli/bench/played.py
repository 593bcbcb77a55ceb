"""What playing measures: moves from socket to socket, and what they cost."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

import msgspec

from ludoteca.cli.bench import measured
from ludoteca.cli.bench.goals import Metrics
from ludoteca.cli.bench.load.plan import Kind, Play, Played, percentile
from ludoteca.cli.bench.measured import Measured
from ludoteca.cli.bench.under import Spent, under

WARM_UP: Final = 2.0
MOVES_OF_A_TABLE: Final = 60
"""Random tables of our games are rarely shorter."""

EXPECTED: Final[dict[Kind, int]] = {"ludoteca": 4_000, "boardgame.io": 4_000, "floor": 0}
"""Moves a second, for which spare tables are made; the floor's never end. When a server is faster,
the measurement is shorter, and says so."""

PACE: Final = 0.8
"""Seconds after which a bot's move is due; the default setting."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: as `Play`, but nobody has a server yet."""

    game: str
    tables: int
    rate: float = 0.0
    bots: tuple[str, ...] = ()
    seconds: float = 8.0
    workers: int = 1

    @property
    def name(self) -> str:
        """Such as ``game/100``, ``game/100@1000`` at a rate, ``game/500+easy`` with bots,
        ``game/100x2`` by two processes."""
        bots = f"+{self.bots[0]}" if self.bots else ""
        rate = f"@{self.rate:g}" if self.rate else ""
        workers = f"x{self.workers}" if self.workers > 1 else ""
        return f"{self.game}/{self.tables}{bots}{rate}{workers}"


def ludoteca(load: Load) -> Metrics:
    return _on("ludoteca", lambda: measured.ludoteca(workers=load.workers), load)


def boardgame_io(load: Load) -> Metrics:
    return _on("boardgame.io", measured.boardgame_io, load)


def floor(load: Load, like: Metrics) -> Metrics:
    """``like`` is what our server sent: four updates and an answer for each move."""
    answer = len('{"type":"accepted","id":"12","n":34}')
    size = max(0, round((like["bytes_per_move"][0] - answer) / 4))
    return _on("floor", lambda: measured.floor(size), load)


def _on(kind: Kind, server: Callable[[], AbstractContextManager[Measured]], load: Load) -> Metrics:
    expected = 0 if load.bots else load.rate or EXPECTED[kind]
    needed = math.ceil(expected * (WARM_UP + load.seconds) / MOVES_OF_A_TABLE)
    with server() as one:
        plan = Play(
            kind=kind,
            host=one.host,
            port=one.port,
            game=load.game,
            tables=load.tables,
            spare=max(0, needed - load.tables) if kind != "floor" else 0,
            bots=list(load.bots),
            rate=load.rate,
            warm_up=WARM_UP,
            seconds=load.seconds,
        )
        played, spent = under(one, plan, Played)
    return _metrics(played, spent, plan)


def _metrics(played: Played, spent: Spent, plan: Play) -> Metrics:
    moves = max(played.moves, 1)
    bots = len(played.waits)
    metrics: Metrics = {
        "moves": (played.moves / played.seconds, "1/s"),
        "p50": (1e3 * percentile(played.latencies, 0.50), "ms"),
        "p99": (1e3 * percentile(played.latencies, 0.99), "ms"),
        "sockets_per_move": (played.heard / moves, "sockets"),
        "frames_per_move": (played.frames / (moves + bots), "frames"),
        "bytes_per_move": (played.bytes / (moves + bots), "bytes"),
        "server_cpu_per_move": (1e6 * spent.measured / (moves + bots), "us"),
        "server_cpu": (spent.measured / played.seconds, "processors"),
        "load_cpu": (played.load, "processors"),
        "set_up_cpu_per_table": (1e3 * spent.set_up / (plan.tables + plan.spare), "ms"),
        "tables_over": (played.over, "tables"),
        "refused": (played.refused, "acts"),
        "measured_for": (played.seconds, "s"),
    }
    if plan.bots:
        late = [wait - PACE for wait in played.waits]
        metrics["bot_moves"] = (bots / played.seconds, "1/s")
        metrics["bot_late_p50"] = (1e3 * percentile(late, 0.50), "ms")
        metrics["bot_late_p99"] = (1e3 * percentile(late, 0.99), "ms")
    return metrics
