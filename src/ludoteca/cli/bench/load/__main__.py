"""``python -m ludoteca.cli.bench.load``: reads a plan from standard input, a line, and prints marks
and then a measurement, one per line."""

from __future__ import annotations

import sys

import msgspec
import uvloop

from ludoteca.cli.bench.load.ask_load import ask
from ludoteca.cli.bench.load.lobby_load import lobby
from ludoteca.cli.bench.load.plan import Ask, Lobby, Mark, Measurement, Plan, Play
from ludoteca.cli.bench.load.play_load import play
from ludoteca.output import write_whole


def say(mark: Mark) -> None:
    print(mark, flush=True)


async def run(plan: Plan) -> Measurement:
    match plan:
        case Ask():
            return await ask(plan, say)
        case Lobby():
            return await lobby(plan, say)
        case Play():
            return await play(plan, say)


if __name__ == "__main__":
    write_whole()
    given: Plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    print(msgspec.json.encode(uvloop.run(run(given))).decode(), flush=True)
