"""Checks that tables of a game can be played on the same dice."""

from __future__ import annotations

from ludoteca.core.chance import MOST_OUTCOMES, Chance, Stream
from ludoteca.core.contract.broken import ContractBroken, Fault
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.contract.turns import one_of
from ludoteca.core.duplicate_score import DuplicateScore, Measure
from ludoteca.core.game import AnyGame, onward

LONGEST = 20_000
"""Actions of one table."""


def check_same_dice(game: AnyGame, measure: Measure, mix: Mix, seed: str, tables: int) -> None:
    """Plays ``tables`` random tables on the dice of ``seed``, with one seat and more, all with
    other choices. Raises `ContractBroken` when they do not draw the same in the same order as far
    as they go, or when duplicate scores and ranks of a table disagree."""
    least, most = game.meta.seats
    longest: list[tuple[int, int]] = []
    try:
        for table in range(tables):
            seats = mix.seats if table % 2 else least + table // 2 % (most - least + 1)
            chance = _Numbered(seed)
            state = _play(game, mix, seats, chance, Stream(f"{seed}/choices/{table}".encode()))
            _compare(longest, chance.draws, seats)
            longest = max(longest, chance.draws, key=len)
            _check_duplicate_scores(game, measure, state, seats)
    except Fault as fault:
        raise ContractBroken("same_dice", game.meta.id, mix, seed, -1, str(fault)) from None


class _Numbered:
    """Draw k depends on its number alone, as in `ludoteca.core.draws.fair`."""

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed.encode())
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        value = self._stream.below(MOST_OUTCOMES) % n
        self.draws.append((n, value))
        return value


def _play(game: AnyGame, mix: Mix, seats: int, chance: Chance, choices: Chance) -> object:
    state = game.setup(mix.options, seats, chance)
    for _ in range(LONGEST):
        to_act = game.to_act(state)
        if not to_act:
            return state
        seat = to_act[choices.below(len(to_act))]
        options = onward(game, game.options(state, seat))
        game.apply(state, seat, one_of(options, seat, choices), chance, None)
    raise Fault(f"a table of {seats} seats does not end")


def _compare(one: list[tuple[int, int]], other: list[tuple[int, int]], seats: int) -> None:
    for k, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            raise Fault(f"draw {k} of {seats} seats is {b[1]} of {b[0]}, not {a[1]} of {a[0]}")


def _check_duplicate_scores(game: AnyGame, measure: Measure, state: object, seats: int) -> None:
    ranks = game.result(state).ranks
    scores = [_comparable(measure(state, seat)) for seat in range(seats)]
    for rank, score in zip(ranks, scores, strict=True):
        better = sum(other > score for other in scores)
        if rank != 1 + better:
            raise Fault(f"rank {rank} has the duplicate score {score} among {scores}")


def _comparable(score: DuplicateScore) -> tuple[int, int]:
    return score.points, score.tie
