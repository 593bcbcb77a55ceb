"""Previews of moves, which stop before a die falls."""

from __future__ import annotations

from ludoteca.core.chance import Stream
from ludoteca.core.replay.preview import preview
from ludoteca.games.thats_life.rules import GAME


def test_a_move_is_shown_up_to_the_next_die() -> None:
    state = GAME.setup(GAME.Options(), 2, Stream(b"garden"))
    option = GAME.options(state, 0)[0]

    seen = preview(GAME, GAME.view(state, 0), 0, option)

    assert [type(event).__name__ for event in seen.events] == ["PieceMoved"]
    assert seen.view.die == state.die
    assert not seen.complete
