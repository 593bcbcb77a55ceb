"""Points, ranks and ties."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.game import Result, Text
from ludoteca.games.thats_life.nouns import Options
from ludoteca.games.thats_life.state import MIXES, NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_LUCKY, VALUES


def scores(state: State) -> list[int]:
    """Points per seat for the towers as they are."""
    score = score_of(MIXES[state.mix])
    return [score(tower) for tower in state.towers]


def score_of(options: Options) -> Callable[[list[int]], int]:
    """How a tower is scored at a table with these options."""
    return expert_score if options.scoring == "expert" else basic_score


def basic_score(tower: list[int]) -> int:
    """The numbers, with as many of the largest minus tiles turned to plus as there are lucky."""
    total = 0
    lucky = 0
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
    """The numbers, each turned that has a lucky tile directly on top of it."""
    total = 0
    below = 0
    for tile in tower:
        value = VALUES[tile]
        total += value or -2 * below
        below = value
    return total


def lucky_tiles(tower: list[int]) -> int:
    """How many lucky tiles lie in a tower, used or not."""
    return sum(tile >= FIRST_LUCKY for tile in tower)


def result(state: State) -> Result:
    """Most points first, then fewer lucky tiles, then a shared rank (1, 1, 3)."""
    points = scores(state)
    lucky = [lucky_tiles(tower) for tower in state.towers]
    merits = [(-point, luck) for point, luck in zip(points, lucky, strict=True)]
    ranks = tuple(1 + sum(other < merit for other in merits) for merit in merits)
    best = max(points)
    first = ranks.index(1)
    winners = ranks.count(1)
    if state.turn != NOBODY:
        reason = Text("result-running")
    elif winners > 1:
        reason = Text("result-shared", {"winners": winners, "points": best, "lucky": lucky[first]})
    elif points.count(best) > 1:
        reason = Text("result-fewer-lucky", {"seat": first, "points": best, "lucky": lucky[first]})
    else:
        reason = Text("result-points", {"seat": first, "points": best})
    return Result(ranks=ranks, reason=reason)
