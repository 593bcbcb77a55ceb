"""Trains the net of the level `hard` of That's Life! by self-play.

``python -m ludoteca.games.thats_life.tools.fit_judgement --out FILE`` writes a file like
``judgement.json``. In each round the net plays tables - two in three with two players and the
default options, the others with any options. All players take the move with the best evaluation,
except that one choice in twenty-five is random. The `features` of two players are recorded after
every action. Then the net learns from the tables of the last rounds which of the two ended ahead.
As in TD(lambda) (R. Sutton, "Learning to predict by the methods of temporal differences", Machine
Learning 3, 1988), part of the target is the net's own evaluation of the next position. The
optimizer is Adam (D. Kingma, J. Ba, ICLR 2015). At the end the weights are rounded to whole
numbers. After every round a line of JSON gives the net's confidence on the new tables, 0 to 1.

The same ``--seed`` makes the same file on the same machine; elsewhere NumPy may sum in another
order.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import Stream
from ludoteca.games.thats_life.learned import FEATURES, features
from ludoteca.games.thats_life.rules import GAME, META
from ludoteca.games.thats_life.state import NOBODY, State
from ludoteca.games.thats_life.types import Action, Options

HIDDEN: Final = 32
SHARES: Final = 8
"""Shares in which the tables of a round are played, whatever the number of processors."""
RANDOM: Final = 25
"""One choice in this many is random."""
FIRST: Final = 4
"""Number of first rounds in which the net learns only from final ranks, because its own
evaluations are worth nothing yet."""
LAMBDA: Final = 0.9
"""Lambda of TD(lambda) in later rounds: the weight, per step, of later positions; the rest is the
net's evaluation of the next position."""
MEMORY: Final = 6
"""Number of latest rounds whose tables the net learns from."""
PASSES: Final = 2
BATCH: Final = 512
FASTEST, SLOWEST = 2e-3, 2e-4
"""Adam's step size, in the first and in the last round."""
FINE: Final = 1 << 12
"""Weights are written as multiples of 1 / ``FINE``."""

LAYOUTS: Final = ("shuffled", "standard", "variant1", "variant2")
SCORINGS: Final = ("basic", "expert")

Floats: TypeAlias = npt.NDArray[np.float64]
Seen: TypeAlias = tuple[npt.NDArray[np.int16], Floats]
"""Rows of own and other features, and the targets, 0 to 1."""


class Net:
    """Floating-point version of `ludoteca.games.thats_life.learned.Judgement`."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        size = 2 * FEATURES
        self.scale = np.ones(size)
        self.weights = [
            random.normal(0, 1 / np.sqrt(size), (size, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros(HIDDEN),
        ]
        self._means = [np.zeros_like(weights) for weights in self.weights]
        self._squares = [np.zeros_like(weights) for weights in self.weights]
        self._steps = 0

    def chances(self, seen: npt.NDArray[np.int16]) -> Floats:
        first, bias, last = self.weights
        total: Floats = np.maximum((seen * self.scale) @ first + bias, 0) @ last
        chances: Floats = 0.5 + 0.5 * total / (1 + np.abs(total))
        return chances

    def learn(self, seen: npt.NDArray[np.int16], wanted: Floats, speed: float) -> None:
        """Makes one Adam step down the gradient of the cross entropy."""
        first, bias, last = self.weights
        scaled = seen * self.scale
        hidden = np.maximum(scaled @ first + bias, 0)
        total = hidden @ last
        chances = 0.5 + 0.5 * total / (1 + np.abs(total))
        slope = (chances - wanted) * 2 / (1 + 2 * np.abs(total)) / len(wanted)
        back = np.outer(slope, last) * (hidden > 0)
        self._steps += 1
        for weights, mean, square, change in zip(
            self.weights,
            self._means,
            self._squares,
            (scaled.T @ back, back.sum(0), hidden.T @ slope),
            strict=True,
        ):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            even = 1 - 0.9**self._steps, 1 - 0.999**self._steps
            weights -= speed * (mean / even[0]) / (np.sqrt(square / even[1]) + 1e-8)

    def written(self) -> str:
        """The net in whole numbers, as JSON."""
        first, bias, last = self.weights
        rows = np.rint((first * self.scale[:, None]).T * FINE).astype(int)
        found = {
            "own": rows[:, :FEATURES].tolist(),
            "other": rows[:, FEATURES:].tolist(),
            "bias": np.rint(bias * FINE).astype(int).tolist(),
            "last": np.rint(last * FINE).astype(int).tolist(),
            "unit": FINE * FINE,
        }
        return json.dumps(found, separators=(",", ":")) + "\n"


def any_table(chance: Stream) -> tuple[Options, int]:
    """Options and seats of the next table."""
    if chance.below(3):
        return Options(), 2
    options = Options(
        layout=LAYOUTS[chance.below(4)],
        action_tiles=bool(chance.below(4)),
        guards=not chance.below(3),
        scoring=SCORINGS[not chance.below(3)],
    )
    low, high = META.seats
    return options, low + chance.below(high - low + 1)


def table(net: Net, seed: str) -> tuple[list[list[int]], list[list[int]], tuple[int, int]]:
    """Features of two players after each action of a table, and their final ranks."""
    chance, dice = Stream(f"{seed}/choices".encode()), Stream(f"{seed}/dice".encode())
    options, seats = any_table(chance)
    state: State = GAME.setup(options, seats, dice)
    one = chance.below(seats)
    other = (one + 1 + chance.below(seats - 1)) % seats
    of_one, of_other = [], []
    while state.turn != NOBODY:
        listed = GAME.options(state, state.turn)
        if len(listed) == 1 or not chance.below(RANDOM):
            action = listed[chance.below(len(listed))]
        else:
            action = listed[best(net, state, listed)]
        GAME.apply(state, state.turn, action, dice, None)
        if state.turn != NOBODY and not state.question:
            of_one.append(features(state, one))
            of_other.append(features(state, other))
    ranks = GAME.result(state).ranks
    return of_one, of_other, (ranks[one], ranks[other])


def best(net: Net, state: State, listed: Sequence[Action]) -> int:
    """Index of the option with the best chances against the strongest opponent."""
    seat = state.turn
    rows: list[list[int]] = []
    for action in listed:
        after: State = GAME.clone(state)
        GAME.apply(after, seat, action, Stream(b""), None)
        own = features(after, seat)
        rows += [
            own + features(after, other) for other in range(len(after.pieces)) if other != seat
        ]
    chances = net.chances(np.array(rows, dtype=np.int16)).reshape(len(listed), -1).min(1)
    return int(chances.argmax())


def played(net: Net, seed: str, tables: int, part: float) -> Seen:
    """Training data from ``tables`` tables, each pair from both sides; ``part`` is lambda."""
    seen, wanted = [], []
    for number in range(tables):
        of_one, of_other, (rank, other_rank) = table(net, f"{seed}/{number}")
        ended = 0.5 if rank == other_rank else float(rank < other_rank)
        for own, other, end in ((of_one, of_other, ended), (of_other, of_one, 1 - ended)):
            rows = np.hstack([np.array(own, dtype=np.int16), np.array(other, dtype=np.int16)])
            chances = net.chances(rows)
            aims = np.empty(len(rows))
            aim = end
            for at in reversed(range(len(rows))):
                aims[at] = aim
                aim = part * aim + (1 - part) * chances[at]
            seen.append(rows)
            wanted.append(aims)
    return np.concatenate(seen), np.concatenate(wanted)


def rounds(seed: int, count: int, tables: int) -> Iterator[Net]:
    """The net after each round."""
    random = np.random.default_rng(seed)
    net = Net(seed)
    memory: list[Seen] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number in range(count):
            share = [tables // SHARES] * SHARES
            names = [f"{seed}/{number}/{at}" for at in range(SHARES)]
            parts = [1.0 if number < FIRST else LAMBDA] * SHARES
            new = list(pool.map(played, [net] * SHARES, names, share, parts))
            seen, wanted = (np.concatenate(list(map(itemgetter(at), new))) for at in (0, 1))
            sure = float(np.mean(np.abs(2 * net.chances(seen) - 1)))
            if not number:
                net.scale = 1 / np.maximum(1.0, seen.std(0))
            memory = [*memory, (seen, wanted)][-MEMORY:]
            speed = FASTEST * (SLOWEST / FASTEST) ** (number / max(1, count - 1))
            all_seen, all_wanted = (
                np.concatenate(list(map(itemgetter(at), memory))) for at in (0, 1)
            )
            for _ in range(PASSES):
                order = random.permutation(len(all_wanted))
                for start in range(0, len(order) - BATCH + 1, BATCH):
                    picked = order[start : start + BATCH]
                    net.learn(all_seen[picked], all_wanted[picked], speed)
            print(json.dumps({"round": number, "positions": len(seen), "sure": round(sure, 3)}))
            yield net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--tables", type=int, default=1000, help="in each round")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    begun = time.monotonic()
    for net in rounds(given.seed, given.rounds, given.tables):
        given.out.write_text(net.written(), "utf-8")
    print(json.dumps({"minutes": round((time.monotonic() - begun) / 60, 1)}))


if __name__ == "__main__":
    main()
