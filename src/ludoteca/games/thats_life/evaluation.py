"""Hand-written evaluation of a position, in points, for ``easy`` and for bots that search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ludoteca.core.game import Seat
from ludoteca.games.thats_life.scoring import score_of
from ludoteca.games.thats_life.state import State
from ludoteca.games.thats_life.tiles import FIRST_ACTION, START, VALUES
from ludoteca.games.thats_life.types import Options

ALONE: Final = 0.6
"""Probability that a player who stands alone on a tile takes it."""
IN_COMPANY: Final = 0.25
"""Probability that a player who shares a tile with others, or with a guard, takes it."""
RIVAL: Final = 0.5
"""Weight of the strongest opponent's prospects against one's own."""
HALFWAY: Final = 20.0
"""Lead in points that is worth half of the way from an even chance to a sure win."""
LARGEST_MINUS: Final = 10


class Taste(NamedTuple):
    """Weights of the hand-written evaluation; a bot's temper changes them."""

    alone: float = ALONE
    company: float = IN_COMPANY
    rival: float = RIVAL


PLAIN: Final = Taste()


def value(state: State, seat: Seat, taste: Taste = PLAIN) -> float:
    """Evaluation of a position for ``seat``, in points: its prospects less half of the best
    opponent's."""
    others = prospects(state, taste)
    own = others.pop(seat)
    return own - taste.rival * max(others)


def winning_chance(state: State, seat: Seat) -> float:
    """Estimated probability that ``seat`` wins, from the lead of its prospects over the best
    opponent's."""
    others = prospects(state)
    ahead = others.pop(seat) - max(others)
    return 0.5 + 0.5 * ahead / (HALFWAY + abs(ahead))


def prospects(state: State, taste: Taste = PLAIN) -> list[float]:
    """Points that each seat can expect: its score, the likely change by each tile its pieces stand
    on, and for the active player the best use of the die."""
    return [_prospects(state, seat, taste) for seat in range(len(state.pieces))]


def _prospects(state: State, seat: Seat, taste: Taste) -> float:
    alone, in_company, _ = taste
    tower, figures = state.towers[seat], state.figures
    gain, _, _ = gains_by(state.options, tower)
    likely_points: float = score_of(state.options)(tower)
    moves: list[float] = []
    for tile in dict.fromkeys(own := state.pieces[seat]):
        own_here = own.count(tile)
        company = figures[tile] > own_here
        at_stake = gain(tile) if START < tile < FIRST_ACTION else 0
        likely = at_stake * (in_company if company else alone)
        likely_points += likely
        if seat == state.turn and not state.question:
            reached = state.reached_from(tile)
            change = gain(reached) if reached < FIRST_ACTION else 0
            move = change * (in_company if figures[reached] else alone)
            if own_here == 1:
                move += (0 if company else at_stake) - likely
            moves.append(move)
    return likely_points + max(moves, default=0)


def gains_by(options: Options, tower: Sequence[int]) -> tuple[Callable[[int], int], int, int]:
    """Three facts about a tower: a function that gives the change of score by one more tile; the
    largest minus tile that is not turned, as a positive number or 0; the number of lucky tiles
    that turn nothing."""
    values = sorted([VALUES[tile] for tile in tower])  # minus tiles, then the lucky ones with 0
    lucky = values.count(0)
    next_debt = max(0, -values[lucky]) if lucky < len(values) else 0
    least_turned = -values[lucky - 1] if lucky else LARGEST_MINUS
    spare = values[:lucky].count(0)
    if options.scoring == "expert":
        top = VALUES[tower[-1]] if tower else 0
        return lambda tile: VALUES[tile] or -2 * top, next_debt, spare

    def gain(tile: int) -> int:
        value = VALUES[tile]
        if not value:
            return 2 * next_debt
        return -value - 2 * least_turned if -value > least_turned else value

    return gain, next_debt, spare
