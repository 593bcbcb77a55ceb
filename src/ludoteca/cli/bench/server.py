"""`ludoteca bench server`: measures durable moves from socket to socket, and their cost.

Each measurement has its own server on a new database, and a load in its own process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludoteca.cli.bench import play, restarts, routes
from ludoteca.cli.bench.goals import Judged, Metrics, Round
from ludoteca.cli.bench.load.table import SEATS
from ludoteca.cli.bench.play import Load, LobbyAt
from ludoteca.cli.bench.report import Measurement, Report, report
from ludoteca.cli.bench.turns import judged, medians, take_turns, turns
from ludoteca.cli.progress import tracked
from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame, may_take_back
from ludoteca.games import titles

PARTS: Final = ("play", "clocks", "lobby", "bots", "routes", "openings", "running")
LENGTHS: Final = (100, 250)
CLOCK_TABLES: Final = 400
CLOCK_RATE: Final = 800.0
LOBBY_TABLES: Final = 100
LOBBY_RATE: Final = 300.0
LOBBIES: Final[tuple[LobbyAt, ...]] = ("nowhere", "elsewhere", "here")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--part", "parts", multiple=True, type=click.Choice(PARTS), help="Run only this part."
)
@click.option("--game", "games", multiple=True, help="Play only this game.")
@click.option("--tables", "counts", multiple=True, type=int, default=[20, 100], show_default=True)
@click.option("--rate", default=0.0, help="Acts per second; 0: people act at once.")
@click.option("--workers", default=1, show_default=True, help="Processes of the server.")
@click.option("--seconds", default=8.0, show_default=True, help="Time of each measurement.")
@click.option(
    "--bot-tables", default=500, show_default=True, help="For `easy`; `medium` has a tenth."
)
@click.option("--running", default=1_000, show_default=True, help="Tables at a restart.")
@click.option(
    "--peers", "with_peers", is_flag=True, help="Compare with other servers (in a checkout)."
)
@click.option("--rounds", default=3, show_default=True, help="Rounds with the peers, in turns.")
def server(
    as_json: bool,
    parts: tuple[str, ...],
    games: tuple[str, ...],
    counts: tuple[int, ...],
    rate: float,
    workers: int,
    seconds: float,
    bot_tables: int,
    running: int,
    with_peers: bool,
    rounds: int,
) -> None:
    """Play many tables at once, with four people and a socket each; every answer is durable."""
    chosen = _seating_four(games)

    def loads(names: list[str]) -> list[Load]:
        return [
            Load(game=name, tables=count, rate=rate, seconds=seconds, workers=workers)
            for name in names
            for count in counts
        ]

    jobs: dict[str, Callable[[], Round]] = {
        "play": lambda: {load.name: play.ludoteca(load) for load in loads(chosen)},
        "clocks": lambda: clocks(chosen[0], seconds, rate or CLOCK_RATE),
        "lobby": lambda: lobby(chosen[0], seconds, rate or LOBBY_RATE),
        "bots": lambda: bots(chosen, bot_tables, seconds),
        "routes": lambda: routes.routes(chosen[0], seconds / 2),
        "openings": lambda: openings(chosen),
        "running": lambda: {f"{running} tables": restarts.running(chosen[0], running)},
    }
    found: dict[str, Metrics] = {}
    wanted = parts or PARTS
    for part in tracked(wanted, "parts", len(wanted)):
        found.update(jobs[part]())
    in_turns: list[Round] = [{}]
    if with_peers:
        duel = loads([turns().game])
        in_turns = [take_turns(duel) for _ in tracked(range(rounds), "rounds", rounds)]
    made = [{**found, **each} for each in in_turns]
    goals = judged(made)
    shown = [*medians(made), *(Measurement(g.name, g.goal.id, g.value, g.unit) for g in goals)]
    answer = report("server", shown)
    if as_json:
        click.echo(msgspec.json.format(encode(answer)))
    else:
        _print(answer, goals)


def _seating_four(names: tuple[str, ...]) -> list[str]:
    known = {
        name
        for name, title in titles().items()
        if title.meta.seats[0] <= SEATS <= title.meta.seats[1]
    }
    for name in names:
        if name not in known:
            raise click.BadParameter(f"{name} is none of {', '.join(sorted(known))}")
    return list(names) or [name for name in titles() if name in known]


def bots(games: list[str], tables: int, seconds: float) -> Round:
    """Measures tables of one person and three bots; fewer with slow bots. It needs a game played in
    turns, because only there the waiting time of a bot is known; without one it is empty."""
    loads = [
        Load(game=game, tables=count, bots=(level,) * (SEATS - 1), seconds=seconds)
        for game in [name for name in games if _in_turns(titles()[name].game)][:1]
        for level, count in (("easy", tables), ("medium", max(1, tables // 10)))
    ]
    return {load.name: play.ludoteca(load) for load in loads}


def _in_turns(game: AnyGame) -> bool:
    state = game.setup(game.Options(), SEATS, Stream(b"in turns"))
    return len(game.to_act(state)) == 1


def clocks(game: str, seconds: float, rate: float) -> Round:
    """Measures live tables without and with clocks, one after the other, at the same pace."""
    return {
        load.name: play.ludoteca(load)
        for load in (
            Load(game=game, tables=CLOCK_TABLES, rate=rate, clock=clock, seconds=seconds)
            for clock in (False, True)
        )
    }


def lobby(game: str, seconds: float, rate: float) -> Round:
    """Measures tables without a full lobby, with one on another server, and with one beside them,
    one after the other, at the same pace."""
    return {
        load.name: play.ludoteca(load)
        for load in (
            Load(game=game, tables=LOBBY_TABLES, rate=rate, lobby=lobby, seconds=seconds)
            for lobby in LOBBIES
        )
    }


def openings(games: list[str]) -> Round:
    """Measures openings of tables; empty if no game allows to take back choices."""
    wavering = [name for name in games if may_take_back(titles()[name].game)]
    return restarts.openings(wavering[0], LENGTHS) if wavering else {}


def _print(made: Report, goals: list[Judged]) -> None:
    console = Console()
    table = Table("what", "metric", "value", "unit", box=None)
    table.columns[2].justify = "right"
    ids = {judged.goal.id for judged in goals}
    for result in made.results:
        if result.metric not in ids:
            table.add_row(result.name, result.metric, f"{result.value:,g}", result.unit)
    console.print(table)
    for one in goals:
        goal = one.goal
        bound = f">= {goal.least:g}" if goal.least is not None else f"<= {goal.most:g}"
        over = f" to {goal.over}" if goal.over else ""
        met = "met" if one.met else "missed"
        console.print(f"{goal.id}: {one.name} {goal.metric}{over}: {one.value:.4g} ({bound}) {met}")
    console.print(", ".join(f"{name} {value}" for name, value in made.versions.items()))
    console.print(", ".join(f"{name} {value}" for name, value in made.machine.items()))
