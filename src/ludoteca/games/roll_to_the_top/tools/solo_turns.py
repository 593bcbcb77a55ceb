"""Measures the turns that bots of Roll to the Top need alone, per board, without a turn limit.

``python -m ludoteca.games.roll_to_the_top.tools.solo_turns --tables 300 --levels medium,easy``
prints one line of JSON per level and board: the mean of the turns, its standard error, and
milliseconds of processor time per turn. All levels play on the same dice: each turn's dice are the
same, whatever was chosen before. So each level after the first is also compared with the first,
table by table: ``fewer`` turns on average, with its standard error.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import statistics
import time
from collections.abc import Sequence
from typing import Any

from ludoteca.bots import levels
from ludoteca.core.draws.fair import Fair, commitment_of
from ludoteca.core.option_fields import option_fields
from ludoteca.core.records.record import proved
from ludoteca.core.replay.self_play import play
from ludoteca.core.title import Title
from ludoteca.games import titles

GAME = "roll-to-the-top"
NO_LIMIT = 1000


def turns(title: Title, level: str, board: str, seed: str) -> int:
    """Turns of one table on the dice of ``seed``."""
    secret = hashlib.sha256(seed.encode()).digest()
    fair = Fair(table="a" * 16, commitment=commitment_of(secret), entropies=())
    options = title.game.Options(board=board, turn_limit=NO_LIMIT)
    bot = levels(title)[level]
    record = play(title.game, options, [(level, bot)], seed, proved(fair, secret))
    return int(record.result.reason.args["turns"])


def measured(title: Title, level: str, board: str, seeds: Sequence[str]) -> tuple[list[int], float]:
    """Turns of each table, and milliseconds per turn."""
    begin = time.process_time()
    found = [turns(title, level, board, seed) for seed in seeds]
    return found, 1000 * (time.process_time() - begin) / sum(found)


def error(found: Sequence[int]) -> float:
    return statistics.stdev(found) / math.sqrt(len(found))


def main() -> None:
    title = titles()[GAME]
    board_option = next(one for one in option_fields(title.game) if one.name == "board")
    boards = [str(board) for board in board_option.values if board != "random"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--levels", default="medium,easy,hard")
    parser.add_argument("--boards", default=",".join(boards))
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    seeds = [f"{asked.seed}/{table}" for table in range(1, asked.tables + 1)]
    for board in asked.boards.split(","):
        first: list[int] = []
        for level in asked.levels.split(","):
            found, ms = measured(title, level, board, seeds)
            told: dict[str, Any] = {
                "board": board,
                "level": level,
                "tables": len(found),
                "turns": round(statistics.mean(found), 2),
                "error": round(error(found), 2),
                "ms_per_turn": round(ms, 1),
            }
            if first:
                fewer = [mine - other for mine, other in zip(first, found, strict=True)]
                told["fewer"] = round(statistics.mean(fewer), 2)
                told["fewer_error"] = round(error(fewer), 2)
            first = first or found
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
