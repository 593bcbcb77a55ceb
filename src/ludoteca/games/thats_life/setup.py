"""Laying out the path, the pieces and the guards."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.game import Rejected
from ludoteca.games.thats_life.nouns import Options
from ludoteca.games.thats_life.state import HOME, MIX_NUMBERS, NO_QUESTION, State, pieces_each
from ludoteca.games.thats_life.tiles import (
    ACTIONS,
    FINISH,
    GUARDED,
    LAYOUTS,
    SCORING,
    START,
    TILES_PER_ACTION,
)

MIN_SEATS = 2
MAX_SEATS = 6


def set_up(options: Options, seats: int, chance: Chance) -> State:
    """A fresh table. Draws the start player, then the shuffle if there is one, then the die.

    Raises: ``Rejected("error-seats")`` unless there are 2 to 6 seats.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise Rejected("error-seats", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    turn = chance.below(seats)
    order = LAYOUTS.get(options.layout)
    scoring = _shuffled(chance) if order is None else list(order)
    path = _with_actions(scoring) if options.action_tiles else scoring
    each = pieces_each(options, seats)
    guards = [tile for tile in path if tile in GUARDED] if options.guards else []
    figures = [0] * FINISH
    figures[START] = each * seats
    for tile in guards:
        figures[tile] += 1
    return State(
        mix=MIX_NUMBERS[options],
        path=[START, *path, *HOME],
        sides=[0] * len(ACTIONS),
        pieces=[[START] * each for _ in range(seats)],
        guards=guards,
        figures=figures,
        towers=[[] for _ in range(seats)],
        turn=turn,
        die=chance.below(6) + 1,
        question=NO_QUESTION,
    )


def _shuffled(chance: Chance) -> list[int]:
    """The scoring tiles in an order drawn uniformly (Fisher and Yates)."""
    tiles = list(SCORING)
    below = chance.below
    for last in range(len(tiles) - 1, 0, -1):
        other = below(last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles


def _with_actions(scoring: list[int]) -> list[int]:
    """The scoring tiles with an action tile after every eighth."""
    path: list[int] = []
    for number, tile in enumerate(ACTIONS):
        path += scoring[number * TILES_PER_ACTION : (number + 1) * TILES_PER_ACTION]
        path.append(tile)
    return path
