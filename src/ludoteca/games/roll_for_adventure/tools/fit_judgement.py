"""Fits the win probability for the bots of Roll for Adventure, from tables of ``easy``.

``python -m ludoteca.games.roll_for_adventure.tools.fit_judgement --out FILE`` writes a file like
``judgement.json``. In two tables out of three, one choice in forty or twenty is random. After every
choice the features of `counts` are recorded, with the final result of the table. A logistic
regression with an L2 penalty is fitted to them by Newton's method (T. Hastie, R. Tibshirani, J.
Friedman, "The Elements of Statistical Learning", 4.4), with one variable for each entry of each
table. A tenth of the tables is held out: a line of JSON gives the mean log loss on them, and that
of the constant share of won tables.

The same ``--seed`` makes the same tables; NumPy may sum in another order on another machine.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import Stream
from ludoteca.games.roll_for_adventure import bot, chances
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.types import Options, State
from ludoteca.kit.win_probability import UNIT, Odds

SIZES: Final = {
    "stones missing": 9,
    "heroes": 5,
    "cards": 32,
    "lulls": 7,
    "the Master is among": 14,
    "the Master has come": 2,
    "enemies": 9,
    "of rank three": 4,
    "without a territory": 5,
    "strength left, by three": 16,
    "with three or less": 5,
    "dice on enemies": 9,
    "commanded, by a half": 9,
    "dice": 24,
    "in hand": 10,
    "on the board": 9,
    "on the next": 9,
    "on the second": 9,
    "on the third": 9,
    "empty boards": 5,
    "bonus dice": 5,
    "ally dice": 5,
    "supply": 5,
    "desert": 21,
    "eaten": 7,
    "fortress": 32,
    "to breach": 10,
    "to cross the forest": 10,
    "boundary": 10,
    "alike in the forest": 8,
    "ice cave": 12,
    "owners in the ice cave": 5,
    "Oblivion by Resurrection": 30,
    "Oblivion": 12,
    "dice on Resurrection": 7,
    "damage": 16,
    "ability": 11,
    "end of the desert": 7,
    "threat to the desert": 18,
    "end of the fortress": 7,
    "threat to the fortress": 18,
    "end of the forest": 7,
    "threat to the forest": 18,
    "end of the ice cave": 7,
    "threat to the ice cave": 18,
    "desert B": 2,
    "fortress B": 2,
    "forest B": 2,
    "ice cave B": 2,
    "dragons": 2,
    "phantoms": 2,
    "giants": 2,
}
"""Features of `chances.counts` with the number of entries of their tables."""
FIRST: Final = np.cumsum([0, *SIZES.values()])[:-1]
LAST: Final = FIRST + np.array([*SIZES.values()]) - 1
SHARES: Final = 8
"""Shares in which the tables are played, whatever the number of processors."""
KEPT: Final = 0.5
"""Part of a table's positions that is kept, because they resemble each other."""
APART: Final = 10
"""One table in this many is held out."""
PENALTY: Final = 300.0
STEPS: Final = 8
"""Steps of Newton's method."""
BATCH: Final = 20_000

Floats: TypeAlias = npt.NDArray[np.float64]
Places: TypeAlias = npt.NDArray[np.int16]
"""Rows of active entries, by their indexes among all entries."""
Played: TypeAlias = tuple[Places, npt.NDArray[np.int16]]
"""Training data of a table: its rows, and for each row 1 if it was won, otherwise 0."""


def any_table(chance: Stream) -> tuple[Options, int]:
    """Options and seats of the next table; in two out of three only stones and lulls vary."""
    seats = (2, 2, 3, 4)[chance.below(4)]
    lull = (0, 0, 1, 3)[chance.below(4)]
    if chance.below(3):
        adventure = ("book", "sword", "crown", "crown", "crown")[chance.below(5)]
        return msgspec.convert({"adventure": adventure, "lull": lull}, Options), seats
    sides = ["AB"[chance.below(2)] for _ in range(4)]
    special = [not chance.below(5) for _ in range(3)]
    fields = {
        "adventure": ("book", "sword", "crown", "jewel")[chance.below(4)],
        **dict(zip(("desert", "fortress", "forest", "ice_cave"), sides, strict=True)),
        **dict(zip(("dragons", "phantoms", "giants"), special, strict=True)),
        "lull": (0, 0, 1, 3, 6)[chance.below(5)],
        "short_tracks": not chance.below(8),
        "heroes": ("first", "random")[chance.below(2)],
    }
    return msgspec.convert(fields, Options), seats


def table(seed: str) -> Played:
    """Training data after each choice of a table of ``easy``."""
    chance, dice = Stream(f"{seed}/choices".encode()), Stream(f"{seed}/dice".encode())
    options, seats = any_table(chance)
    one_in = (0, 40, 20)[chance.below(3)]
    state: State = GAME.setup(options, seats, dice)
    rows = []
    while state.turn >= 0:
        seat = GAME.to_act(state)[0]
        if one_in and not chance.below(one_in):
            listed = GAME.options(state, seat)
            action = listed[chance.below(len(listed))]
        else:
            action = bot.chosen(GAME, state, seat, chances.by_taste)
        after, done = bot.until_dice(GAME, state, seat, action)
        if not after.ended_by and not (done and after.stage in bot.ANSWERED):
            rows.append(chances.counts(after))
        GAME.apply(state, seat, action, dice, None)
    kept = [row for row in rows if chance.below(UNIT) < KEPT * UNIT]
    places = np.minimum(np.array(kept, dtype=np.int16).reshape(-1, len(SIZES)) + FIRST, LAST)
    return places.astype(np.int16), np.full(len(kept), state.ended_by == "stones", dtype=np.int16)


def share(seed: str, tables: int) -> list[Played]:
    return [table(f"{seed}/{number}") for number in range(tables)]


def fit(places: Places, won: Floats) -> tuple[float, Floats]:
    """Base and all entries, in log odds."""
    entries = np.zeros(int(LAST[-1]) + 1)
    mean = float(won.mean())
    base = float(np.log(mean / (1 - mean)))
    for _ in range(STEPS):
        curve = PENALTY * np.eye(len(entries))
        slope = PENALTY * entries
        for start in range(0, len(won), BATCH):
            rows = places[start : start + BATCH]
            chances = 1 / (1 + np.exp(-base - entries[rows].sum(1)))
            chosen = np.zeros((len(rows), len(entries)), dtype=np.float32)
            chosen[np.arange(len(rows))[:, None], rows] = 1
            weights = (chances * (1 - chances) + 1e-4).astype(np.float32)
            curve += (chosen * weights[:, None]).T @ chosen
            slope += chosen.T @ (chances - won[start : start + BATCH])
        entries -= np.linalg.solve(curve, slope)
    return base, entries


def loss(base: float, entries: Floats, places: Places, won: Floats) -> float:
    """Mean log loss, in nats."""
    chances = np.clip(1 / (1 + np.exp(-base - entries[places].sum(1))), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())


def written(base: float, entries: Floats) -> Odds:
    whole = np.rint(entries * UNIT).astype(int)
    tables = [
        tuple(whole[first : last + 1].tolist()) for first, last in zip(FIRST, LAST, strict=True)
    ]
    return Odds(round(base * UNIT), tuple(tables))


def joined(tables: list[Played]) -> tuple[Places, Floats]:
    places, won = zip(*tables, strict=True)
    return np.concatenate(places), np.concatenate(won).astype(np.float64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6400)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    begun = time.monotonic()
    seeds = [f"{given.seed}/{at}" for at in range(SHARES)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        parts = pool.map(share, seeds, [given.tables // SHARES] * SHARES)
        played = [one for part in parts for one in part]
    learned = [one for at, one in enumerate(played) if at % APART]
    base, entries = fit(*joined(learned))
    given.out.write_bytes(msgspec.json.encode(written(base, entries)) + b"\n")
    places, won = joined(played[::APART])
    share_of_won = float(np.log(won.mean() / (1 - won.mean())))
    found = {
        "won": round(sum([bool(rows[1].any()) for rows in played]) / len(played), 3),
        "positions": sum([len(rows[1]) for rows in learned]),
        "loss": round(loss(base, entries, places, won), 4),
        "loss_of_the_share": round(loss(share_of_won, 0 * entries, places, won), 4),
        "minutes": round((time.monotonic() - begun) / 60, 1),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
