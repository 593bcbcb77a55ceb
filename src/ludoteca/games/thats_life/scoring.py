"""Points, ranks and ties."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from ludoteca.core.game import Message, Result
from ludoteca.games.thats_life.state import NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_LUCKY, VALUES
from ludoteca.games.thats_life.types import Options
from ludoteca.kit.ranking import ranks


def scores(state: State) -> list[int]:
    """Points per seat for the present towers."""
    return list(map(score_of(state.options), state.towers))


def score_of(options: Options) -> Callable[[list[int]], int]:
    """Function that scores a tower under these options."""
    return expert_score if options.scoring == "expert" else basic_score


def basic_score(tower: list[int]) -> int:
    """Sum of the numbers, after each lucky tile has turned the largest remaining minus tile to
    plus."""
    total = lucky = 0
    debts: list[int] = []
    for tile in tower:
        value = VALUES[tile]
        if value < 0:
            debts.append(value)
        elif not value:
            lucky += 1
        total += value
    if lucky and debts:
        debts.sort()
        total -= 2 * sum(debts[:lucky])
    return total


def expert_score(tower: list[int]) -> int:
    """Sum of the numbers, where a lucky tile changes the sign of the tile directly below it."""
    total = below = 0
    for tile in tower:
        value = VALUES[tile]
        total += value or -2 * below
        below = value
    return total


def turned_by_luck(options: Options, tower: list[int]) -> set[int]:
    """Tiles of a tower that lucky tiles turn, so that they count with the other sign."""
    if options.scoring == "expert":
        return {below for below, above in itertools.pairwise(tower) if above >= FIRST_LUCKY > below}
    debts = sorted([tile for tile in tower if VALUES[tile] < 0], key=VALUES.__getitem__)
    return set(debts[: lucky_tiles(tower)])


def lucky_tiles(tower: list[int]) -> int:
    """Number of lucky tiles in a tower, used or not."""
    return sum([tile >= FIRST_LUCKY for tile in tower])


def result(state: State) -> Result:
    """Most points first, then fewer lucky tiles, then a shared rank (1, 1, 3)."""
    points = scores(state)
    lucky = [lucky_tiles(tower) for tower in state.towers]
    ranked = ranks([(point, -luck) for point, luck in zip(points, lucky, strict=True)])
    best = max(points)
    first = ranked.index(1)
    winners = ranked.count(1)
    if state.turn != NOBODY:
        reason = Message("result-running")
    elif winners > 1:
        reason = Message(
            "result-shared", {"winners": winners, "points": best, "lucky": lucky[first]}
        )
    elif points.count(best) > 1:
        reason = Message(
            "result-fewer-lucky", {"seat": first, "points": best, "lucky": lucky[first]}
        )
    else:
        reason = Message("result-points", {"seat": first, "points": best})
    return Result(ranks=ranked, reason=reason)
