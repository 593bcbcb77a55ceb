"""Takes frames of a record while it is checked, for one audience."""

from __future__ import annotations

from ludoteca.core.codec import encode
from ludoteca.core.film import Film, Frame
from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.verify import Step


class Camera:
    """``secrets`` says whether a seat has seen anything so far that watchers have not."""

    def __init__(self, game: AnyGame, seats: int, audience: Audience) -> None:
        assert audience is None or 0 <= audience < seats
        self._game = game
        self._seats = range(seats)
        self._film = Film(game, audience)
        self.secrets = False

    def shoot(self, step: Step) -> Frame | None:
        """The frame of the next entry; None when it changed nothing for the audience."""
        if not self.secrets:
            seen = encode(self._game.view(step.state, None))
            views = (encode(self._game.view(step.state, seat)) for seat in self._seats)
            self.secrets = any(view != seen for view in views)
        return self._film.frame(step.entry, step.state, step.told, step.undone)
