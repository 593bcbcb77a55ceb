"""Replays a record to one audience during its verification."""

from __future__ import annotations

from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.replay.replay_view import Frame, ReplayView
from ludoteca.core.replay.replayer import Advance


class RecordReplay:
    """Makes the frames. ``secrets`` says whether a seat has seen more than the watchers so far."""

    def __init__(self, game: AnyGame, seats: int, audience: Audience) -> None:
        assert audience is None or 0 <= audience < seats
        self._game = game
        self._seats = range(seats)
        self._view = ReplayView(game, audience)
        self.secrets = False

    def frame(self, advance: Advance) -> Frame | None:
        """The frame of the next entry; None when it changed nothing for the audience."""
        if not self.secrets:
            seen = encode(self._game.view(advance.state, None))
            views = (encode(self._game.view(advance.state, seat)) for seat in self._seats)
            self.secrets = any(view != seen for view in views)
        return self._view.frame(advance)
