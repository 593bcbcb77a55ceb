"""What a bot knows of That's Life!: the level ``easy``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance, branches
from ludoteca.core.game import AnyGame, Seat
from ludoteca.games.thats_life.nouns import Action, View
from ludoteca.games.thats_life.scoring import score_of
from ludoteca.games.thats_life.state import MIXES, State
from ludoteca.games.thats_life.tiles import FIRST_ACTION, START

ALONE: Final = 0.5
"""How likely a player who stands alone on a tile will be the one to take it."""

IN_COMPANY: Final = 0.25
"""The same with others, or a guard, on the tile."""

RIVAL: Final = 0.5
"""How much of the strongest opponent's prospects counts against the own."""


def easy(
    game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
) -> Action:
    """The option with the best prospects on average over the next die; the first of equals."""
    if len(options) == 1:
        return options[0]
    state = game.imagine(view, seat, chance)

    def outlook(action: Action) -> float:
        def step(outcomes: Chance) -> float:
            after = game.clone(state)
            game.apply(after, seat, action, outcomes, None)
            return value(after, seat)

        return sum(share * worth for share, worth in branches(step))

    return max(options, key=outlook)


def value(state: State, seat: Seat) -> float:
    """How well ``seat`` stands, in points: its prospects less half of the best opponent's."""
    prospects = [_prospects(state, each) for each in range(len(state.pieces))]
    own = prospects.pop(seat)
    return own - RIVAL * max(prospects)


def _prospects(state: State, seat: Seat) -> float:
    """The score, and for each tile stood on its likely change of the score."""
    score = score_of(MIXES[state.mix])
    tower = state.towers[seat]
    points = score(tower)
    sum_of_changes = 0.0
    own = state.pieces[seat]
    before = START
    for tile in own:
        if tile in (before, START) or tile >= FIRST_ACTION:
            continue
        before = tile
        company = state.figures[tile] > own.count(tile)
        sum_of_changes += (IN_COMPANY if company else ALONE) * (score([*tower, tile]) - points)
    return points + sum_of_changes


BOTS: Final[Mapping[str, Bot]] = {"easy": easy}
