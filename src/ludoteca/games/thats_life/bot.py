"""What bots know of That's Life!: the level ``easy``, a hint for those that search, and what
a position promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance, branches
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import ValueHint
from ludoteca.games.thats_life.judgement import fine_chance
from ludoteca.games.thats_life.moves import target_of
from ludoteca.games.thats_life.nouns import Action, View
from ludoteca.games.thats_life.scoring import score_of
from ludoteca.games.thats_life.state import MIXES, State
from ludoteca.games.thats_life.tiles import FINISH, FIRST_ACTION, START

ALONE: Final = 0.6
"""How likely a player who stands alone on a tile will be the one to take it."""

IN_COMPANY: Final = 0.25
"""The same with others, or a guard, on the tile."""

RIVAL: Final = 0.5
"""How much of the strongest opponent's prospects counts against the own."""


EVEN: Final = 20.0
"""Points ahead that are worth half of the way from an even chance to a sure win."""


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
    others = prospects(state)
    own = others.pop(seat)
    return own - RIVAL * max(others)


def winning_chance(state: State, seat: Seat) -> float:
    """How likely ``seat`` wins, 0 to 1, by how far its prospects are ahead of the best other's."""
    others = prospects(state)
    own = others.pop(seat)
    ahead = own - max(others)
    return 0.5 + 0.5 * ahead / (EVEN + abs(ahead))


def prospects(state: State) -> list[float]:
    """The points that each seat can expect, at a glance."""
    return [_prospects(state, seat) for seat in range(len(state.pieces))]


def _prospects(state: State, seat: Seat) -> float:
    """The score, the likely change by each tile stood on, and the best use of the die in hand."""
    score = score_of(MIXES[state.mix])
    tower = state.towers[seat]
    points = score(tower)

    def change(tile: int) -> int:
        return score([*tower, tile]) - points if START < tile < FIRST_ACTION else 0

    own = state.pieces[seat]
    die_in_hand = seat == state.turn and not state.question
    likely_points: float = points
    moves: list[float] = []
    for tile in dict.fromkeys(own):
        own_here = own.count(tile)
        company = state.figures[tile] > own_here
        at_stake = change(tile)
        likely = at_stake * (IN_COMPANY if company else ALONE)
        likely_points += likely
        if die_in_hand:
            reached = target_of(state, tile)
            joins = reached != FINISH and state.figures[reached] > 0
            move = change(reached) * (IN_COMPANY if joins else ALONE)
            if own_here == 1:
                move += (0 if company else at_stake) - likely
            moves.append(move)
    return likely_points + max(moves, default=0)


BOTS: Final[Mapping[str, Bot]] = {"easy": easy}
HINT: Final = ValueHint(winning_chance, look_ahead=6)
FINE_HINT: Final = ValueHint(fine_chance, look_ahead=3)
PROSPECTS: Final = prospects
