"""Tables that tests draw, of games in which all choose at once and confirm (`kit.together`)."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import Audience, Game, Rejected, Seat
from ludoteca.kit.together import CONFIRM

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


class Drawn(Generic[S, V]):
    """A drawn table; what is done to it changes it and collects the events."""

    def __init__(self, game: Game[Any, S, Any, Any, V], state: S) -> None:
        self._game = game
        self.state = state
        self.events: list[Any] = []
        self.chance: Chance = Stream(b"afterwards")

    def do(self, action: Any, seat: Seat = 0) -> Self:
        self._game.apply(self.state, seat, action, self.chance, self.events)
        return self

    def done(self, *seats: Seat) -> Self:
        """These confirm, or all that are still asked."""
        for seat in seats or self._game.to_act(self.state):
            self.do(CONFIRM, seat)
        return self

    def refusal(self, action: Any, seat: Seat = 0) -> str | None:
        """The code with which ``action`` is refused, having changed nothing; None if it is not."""
        before = self._game.clone(self.state)
        try:
            self._game.apply(self.state, seat, action, self.chance, [])
        except Rejected as refused:
            assert self.state == before
            assert action not in self._game.options(self.state, seat)
            return refused.code
        assert action in self._game.options(before, seat)
        self.state = before
        return None

    @property
    def over(self) -> bool:
        return not self._game.to_act(self.state)

    def view(self, audience: Audience = None) -> V:
        return self._game.view(self.state, audience)

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]
