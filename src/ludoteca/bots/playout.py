"""Play-outs: random play to the end, and the worth of that end for one seat."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Result, Seat, may_take_back, onward

LONGEST: Final = 2000
"""Most actions of a play-out; then its current standing counts. Random play can be much longer
than that of people."""


def play_out(game: AnyGame, state: Any, chance: Chance, actions: int = LONGEST) -> bool:
    """Plays ``state`` on in place with random options; returns whether it is over.

    Ends after at most ``actions`` actions. Seats that are to act at once act in random order.
    No seat takes anything back.
    """
    to_act, listed, apply, below = game.to_act, game.options, game.apply, chance.below
    wavering = may_take_back(game)
    for _ in range(actions):
        who = to_act(state)
        if not who:
            return True
        seat = who[0] if len(who) == 1 else who[below(len(who))]
        options = listed(state, seat)
        if wavering:
            options = onward(game, options)
        count = len(options)
        assert count, f"seat {seat} is to act and has no option"
        apply(state, seat, options[below(count)] if count > 1 else options[0], chance, None)
    return not to_act(state)


def win_share(result: Result, seat: Seat) -> float:
    """1 for a win, a fraction for a shared win, else 0; a team wins or loses together."""
    if result.team is not None:
        return 1.0 if result.team == "won" else 0.0
    ranks = result.ranks
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def margin(scores: list[int], result: Result, seat: Seat) -> float:
    """Points ahead of the best other seat; in a team, or alone, the mean score."""
    if result.team is not None or len(scores) == 1:
        return sum(scores) / len(scores)
    best = None
    for other, points in enumerate(scores):
        if other != seat and (best is None or points > best):
            best = points
    assert best is not None
    return float(scores[seat] - best)
