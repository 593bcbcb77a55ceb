"""The log names every seat that gains or loses points by an action."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.titles import TITLES

from ludoteca.core.chance import Stream
from ludoteca.core.contract import Mix, mixes
from ludoteca.core.game import Seat
from ludoteca.core.title import Title

EVERYBODY_FOR_THEMSELVES = [
    pytest.param(title, mix, id=f"{title.meta.id}-{at}")
    for title in TITLES
    if not title.meta.together
    for at, mix in enumerate(mixes(title.game), start=1)
]
"""Titles in which points belong to a seat: not those that are won or lost together."""


def named(events: list[Any]) -> set[Seat]:
    """The seats that events name."""
    return {
        value
        for event in events
        for name, value in msgspec.structs.asdict(event).items()
        if name == "seat" or name.endswith("_seat")
    }


@pytest.mark.parametrize(("title", "mix"), EVERYBODY_FOR_THEMSELVES)
def test_the_log_names_whoever_has_other_points(title: Title, mix: Mix) -> None:
    game, chance = title.game, Stream(f"{title.meta.id} {mix}".encode())
    state = game.setup(mix.options, mix.seats, chance)
    changes = 0
    while seats := game.to_act(state):
        seat = seats[chance.below(len(seats))]
        options = game.options(state, seat)
        before, told = game.scores(state), list[Any]()
        game.apply(state, seat, options[chance.below(len(options))], chance, told)
        for other, (had, has) in enumerate(zip(before, game.scores(state), strict=True)):
            if had != has:
                changes += 1
                assert other in named(told), (had, has, told)
    assert changes
