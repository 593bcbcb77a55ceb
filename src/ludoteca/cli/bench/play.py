"""The play benchmark: moves from socket to socket, and their cost."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteca.cli.bench import server_process
from ludoteca.cli.bench.goals import Metrics
from ludoteca.cli.bench.load.plan import Kind, Lobby, Play, Played, Searched, percentile
from ludoteca.cli.bench.run_load import RunningLoad, Spent, running_load
from ludoteca.cli.bench.server_process import ServerProcess

WARM_UP: Final = 2.0
MOVES_OF_A_TABLE: Final = 60
"""Least moves of a table; random tables of our games are rarely shorter."""

EXPECTED: Final[dict[Kind, int]] = {"ludoteca": 4_000, "boardgame.io": 4_000, "floor": 0}
"""Expected moves per second, which determine the number of spare tables; tables of the floor never
end. On a faster server the measurement is shorter, and the report says so."""

FOLLOWERS: Final = 5_000
WAITING: Final = 1_000
SEARCHES: Final = 2
"""Beside a load ``lobby``: people who follow the lobby, people who search all the time, and people
who begin to search each second, and find somebody."""

PACE: Final = 0.8
"""Seconds until a bot's move is due, by default."""


LobbyAt: TypeAlias = Literal["nowhere", "here", "elsewhere"]
"""Where a full lobby is: nowhere, on the server of the tables, or on another server of the same
machine. The last is the floor of the machine for the second: what two loads cost each other there
that have no server in common."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """A load, like `Play` but without a server."""

    game: str
    tables: int
    rate: float = 0.0
    bots: tuple[str, ...] = ()
    clock: bool = False
    lobby: LobbyAt = "nowhere"
    seconds: float = 8.0
    workers: int = 1

    @property
    def name(self) -> str:
        """Its name, such as ``game/100``, ``game/100@1000`` at a rate, ``game/500+easy`` with bots,
        ``game/400+clock`` with clocks, ``game/100+lobby`` beside a full lobby,
        ``game/100+lobby-elsewhere`` beside that of another server, ``game/100x2`` with two
        processes."""
        bots = f"+{self.bots[0]}" if self.bots else ""
        bots += "+clock" if self.clock else ""
        bots += {"nowhere": "", "here": "+lobby", "elsewhere": "+lobby-elsewhere"}[self.lobby]
        rate = f"@{self.rate:g}" if self.rate else ""
        workers = f"x{self.workers}" if self.workers > 1 else ""
        return f"{self.game}/{self.tables}{bots}{rate}{workers}"


def ludoteca(load: Load) -> Metrics:
    return _on("ludoteca", lambda: server_process.ludoteca(workers=load.workers), load)


def boardgame_io(load: Load) -> Metrics:
    return _on("boardgame.io", server_process.boardgame_io, load)


def floor(load: Load, like: Metrics) -> Metrics:
    """The floor with frames as large as in ``like``, the measurement of our server."""
    answer = len('{"type":"accepted","id":"12","n":34}')
    size = max(0, round((like["bytes_per_move"][0] - answer) / 4))
    return _on("floor", lambda: server_process.floor(size), load)


def _on(
    kind: Kind, server: Callable[[], AbstractContextManager[ServerProcess]], load: Load
) -> Metrics:
    expected = 0 if load.bots else load.rate or EXPECTED[kind]
    needed = math.ceil(expected * (WARM_UP + load.seconds) / MOVES_OF_A_TABLE)
    with server() as one, contextlib.ExitStack() as stack:
        plan = Play(
            kind=kind,
            host=one.host,
            port=one.port,
            game=load.game,
            tables=load.tables,
            spare=max(0, needed - load.tables) if kind != "floor" else 0,
            bots=list(load.bots),
            clock=load.clock,
            rate=load.rate,
            warm_up=WARM_UP,
            seconds=load.seconds,
        )
        beside = _lobby(one, load, stack) if load.lobby != "nowhere" else None
        people = stack.enter_context(running_load(one, plan, Played))
        people.wait_for("measuring")
        if beside is not None:
            beside.go_on()
        played, spent = people.measurement()
        searched = beside.measurement()[0] if beside is not None else None
    return _metrics(played, spent, plan) | (_searches(searched) if searched else {})


def _lobby(server: ServerProcess, load: Load, stack: contextlib.ExitStack) -> RunningLoad[Searched]:
    """The load of a full lobby, whose searches have not begun yet."""
    if load.lobby == "elsewhere":
        server = stack.enter_context(server_process.ludoteca())
    plan = Lobby(
        host=server.host,
        port=server.port,
        game=load.game,
        followers=FOLLOWERS,
        waiting=WAITING,
        searching=math.ceil(SEARCHES * load.seconds),
        seconds=load.seconds,
    )
    made = stack.enter_context(running_load(server, plan, Searched))
    made.wait_for("ready")
    return made


def _searches(searched: Searched) -> Metrics:
    return {
        "followers": (searched.followers, "sockets"),
        "frames_of_followers": (searched.frames, "frames"),
        "found": (len(searched.waits), "people"),
        "search_p50": (percentile(searched.waits, 0.50), "s"),
        "search_p99": (percentile(searched.waits, 0.99), "s"),
    }


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
