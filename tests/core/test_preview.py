"""Previews: what an option would do, computed from the view of its seat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.toys.nouns import Bid
from tests.core.tables import TOY
from tests.core.walks import GAME, Pass, Peek, Roll, Step, Walk, Whisper

from ludoteca.core.chance import Script, Stream, until_draw
from ludoteca.core.codec import encode
from ludoteca.core.game import Rejected
from ludoteca.core.replay.preview import Preview, preview


def look(walk: Walk, seat: int, action: Any) -> Preview:
    return preview(GAME, GAME.view(walk.replayer.state, seat), seat, action)


def test_a_preview_shows_the_table_as_it_would_be() -> None:
    walk = Walk()

    seen = look(walk, 0, Step(2))

    assert seen.view.at == (2, 0)
    assert seen.scores == (2, 0)
    assert len(seen.events) == 1
    assert seen.complete
    assert walk.replayer.state.at == [0, 0]


def test_a_preview_stops_at_the_first_draw() -> None:
    seen = look(Walk(), 0, Roll())

    assert seen.view.at == (1, 0), "the step before the die is shown"
    assert seen.events == ()
    assert not seen.complete


def test_a_preview_does_not_reveal() -> None:
    walk = Walk()(0, Pass())(1, Whisper(2), Pass())

    seen = look(walk, 0, Peek())

    assert seen.view == GAME.view(walk.replayer.state, 0)
    assert seen.events == ()
    assert not seen.complete


def test_a_preview_is_the_same_whatever_is_hidden() -> None:
    walks = [Walk()(0, Pass())(1, Whisper(note), Pass()) for note in (1, 2)]

    for action in (Step(1), Whisper(1), Peek(), Roll(), Pass()):
        one, other = (look(walk, 0, action) for walk in walks)
        assert encode(one) == encode(other)


def test_a_preview_does_not_tell_whether_the_others_have_chosen() -> None:
    state = TOY.setup(TOY.Options(rounds=1), 2, Stream(b"purses"))
    waiting = TOY.clone(state)
    TOY.apply(state, 1, Bid(1), Script(()), None)

    last, first = (preview(TOY, TOY.view(now, 0), 0, Bid(2)) for now in (state, waiting))

    assert encode(last) == encode(first)


def test_what_the_rules_forbid_has_no_preview() -> None:
    with pytest.raises(Rejected):
        look(Walk(), 1, Step(1))
    with pytest.raises(Rejected):
        look(Walk(), 0, Step(9))


def test_a_step_is_run_until_its_first_draw() -> None:
    done: list[int] = []

    assert until_draw(lambda chance: done.append(1))
    assert not until_draw(lambda chance: done.extend((2, chance.below(6))))
    assert done == [1]
