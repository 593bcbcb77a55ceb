"""Checks that clones and views share no changeable object with the state."""

from __future__ import annotations

import contextlib
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position
from ludoteca.core.contract.sharing import changeable, refuse_sharing
from ludoteca.core.contract.turns import one_of
from ludoteca.core.game import AnyGame

STEPS = 6
"""Number of actions to carry out on a copy."""


def clones_are_independent(position: Position) -> None:
    """A clone is equal and shares no changeable object."""
    copy = position.game.clone(position.state)
    if encode(copy) != position.written or copy != position.state:
        raise Fault("the clone is not equal")
    refuse_sharing(position.state, copy, ("state", "clone"))


def playing_on_is_not_noticed(position: Position) -> None:
    """Actions in a clone do not change the state."""
    copy = position.game.clone(position.state)
    with contextlib.suppress(Exception):  # other checks report faults of actions
        play_on(position.game, copy, position.chance, STEPS)
    if encode(position.state) != position.written:
        raise Fault("playing on in the clone changed the state")


def nothing_is_reached_twice(position: Position) -> None:
    """No list or dataclass of a state is reachable on two paths, or through a view."""
    mine = changeable(position.state)
    audience = position.some_audience()
    seen = changeable(position.game.view(position.state, audience), "view")
    for identity in mine.keys() & seen.keys():
        raise Fault(f"{seen[identity]} of {audience} is {mine[identity]} itself")


def questions_change_nothing(position: Position) -> None:
    """Calls for options, views, prompts, labels, scores or the result do not change the state."""
    game, state = position.game, position.state
    game.to_act(state)
    game.scores(state)
    game.result(state)
    for audience in position.audiences:
        game.view(state, audience)
        game.prompt(state, audience)
    for seat in position.seats:
        for option in game.options(state, seat):
            game.describe(state, seat, option)
    if encode(state) != position.written:
        raise Fault("a question changed the state")


def play_on(game: AnyGame, state: Any, chance: Chance, steps: int) -> None:
    """Carries out up to ``steps`` random options of random seats in ``state``."""
    for _ in range(steps):
        to_act = game.to_act(state)
        if not to_act:
            return
        seat = to_act[chance.below(len(to_act))]
        game.apply(state, seat, one_of(game.options(state, seat), seat, chance), chance, None)
