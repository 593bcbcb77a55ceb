"""A slow, close look at a position: who is likely to win.

The figures were fitted to 1,200 tables of two seats that bots played against themselves
(300 play-outs per choice cut by the other hint, one choice in ten at random), by weighted least
squares: what the position shows against the difference of points in the end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.core.game import Seat
from ludoteca.games.thats_life.scoring import score_of
from ludoteca.games.thats_life.state import HOME, MIXES, State
from ludoteca.games.thats_life.tiles import FINISH, FIRST_ACTION, FIRST_LUCKY, START, VALUES

SCORE: Final = 0.91
SPARE_LUCKY: Final = 2.69
"""For each lucky tile that has no minus tile to turn yet."""
NEXT_DEBT: Final = 0.15
"""For each point of the minus tile that the next lucky tile would turn."""
STEP_BEHIND: Final = 0.722
"""For each tile between a piece and Finish: who comes last picks up what the others leave."""
PIECE: Final = 1.64
AT_START: Final = -2.65
THREATS: Final = 0.41
"""How much counts of what the next roll of each piece would cost on average."""
SHARED: Final = (0.36, 0.20)
"""How much counts of the tile under a piece in others' company, when it costs and when it pays."""
PAIRED: Final = (0.70, 0.22)
"""The same for two or three own pieces alone on a tile."""
ALONE: Final = (0.47, 0.42)
STEAL: Final = 3.45
"""For a piece alone on an action tile that shows a Steal."""
BEST_MOVE: Final = 0.58
TO_MOVE: Final = -1.46

# How the best move is valued: the part of the tile left, and of the tile reached.
_LEFT: Final = 0.4
_PARTED: Final = -0.3
_JOINED: Final = 0.3
_REACHED: Final = (0.7, 0.85)

SURE: Final = 1.5
CERTAIN: Final = 50.0
UNCERTAIN_PER_STEP: Final = 3.5
"""The variance of the end: so much at least, and more for each step that pieces still have."""


def fine_chance(state: State, seat: Seat) -> float:
    """How likely ``seat`` wins, 0 to 1, by how far it is ahead of the best other seat for the
    steps that are still to be made."""
    end = len(state.path) - len(HOME)
    expert = MIXES[state.mix].scoring == "expert"
    ahead = 0.0
    best: float | None = None
    steps = 0
    for other in range(len(state.pieces)):
        points, way = _prospects(state, other, end, expert)
        steps += way
        if other == seat:
            ahead = points
        elif best is None or points > best:
            best = points
    assert best is not None
    x = SURE / 2 * (ahead - best) / math.sqrt(CERTAIN + UNCERTAIN_PER_STEP * steps)
    # The hyperbolic tangent by a fraction, whose last digit is the same on every machine.
    if x >= 3:
        return 1.0
    if x <= -3:
        return 0.0
    return 0.5 + 0.5 * x * (27 + x * x) / (27 + 9 * x * x)


def _prospects(state: State, seat: Seat, end: int, expert: bool) -> tuple[float, int]:
    """What the seat is worth in points, and how many steps its pieces have before them."""
    own = state.pieces[seat]
    tower = state.towers[seat]
    debts = sorted([-VALUES[tile] for tile in tower if VALUES[tile] < 0], reverse=True)
    lucky = sum([tile >= FIRST_LUCKY for tile in tower])
    next_debt = debts[lucky] if lucky < len(debts) else 0
    points = SCORE * score_of(MIXES[state.mix])(tower)
    points += SPARE_LUCKY * max(0, lucky - len(debts)) + NEXT_DEBT * next_debt
    if not own:
        return points, 0
    gain = _expert_gain(tower) if expert else _gain(debts, lucky)
    path, figures = state.path, state.figures
    moves = seat == state.turn and not state.question
    best: float | None = None
    way = 0
    cost = 0
    before = FINISH
    for tile in own:
        place = path.index(tile)
        way += end - place
        for ahead in path[place + 1 : place + 7]:
            if ahead < FIRST_ACTION and (change := gain(ahead)) < 0:
                cost += change
        if tile == START:
            points += AT_START
        if tile == before:
            continue
        before = tile
        here = own.count(tile)
        company = figures[tile] > here
        stake = gain(tile) if START < tile < FIRST_ACTION else 0
        part = SHARED if company else PAIRED if here > 1 else ALONE
        points += stake * part[stake > 0]
        if tile >= FIRST_ACTION and not company and here == 1:
            points += STEAL * state.sides[tile - FIRST_ACTION]
        if moves:
            reached = path[place + state.die]
            move = 0.0
            if here == 1:
                move = stake * (_PARTED if company else _LEFT)
            if START < reached < FIRST_ACTION:
                change = gain(reached)
                move += change * (_JOINED if figures[reached] else _REACHED[change > 0])
            if best is None or move > best:
                best = move
    points += STEP_BEHIND * way + PIECE * len(own) + THREATS * cost / 6
    if moves:
        points += TO_MOVE
        if best is not None:
            points += BEST_MOVE * best
    return points, way


def _gain(debts: Sequence[int], lucky: int) -> Callable[[int], int]:
    """What one more tile changes in the score of a tower with such minus tiles, largest first."""
    spare = lucky > len(debts)
    next_debt = debts[lucky] if lucky < len(debts) else 0
    least_turned = debts[lucky - 1] if 0 < lucky <= len(debts) else 0

    def gain(tile: int) -> int:
        value = VALUES[tile]
        if value > 0:
            return value
        if not value:
            return 2 * next_debt
        if spare:
            return -value
        if least_turned and -value > least_turned:
            return -value - 2 * least_turned
        return value

    return gain


def _expert_gain(tower: Sequence[int]) -> Callable[[int], int]:
    top = VALUES[tower[-1]] if tower else 0
    return lambda tile: VALUES[tile] or -2 * top
