"""Drawn tables for tests: a state made from a drawing, with methods to act on it and inspect it.

A game's tests derive a class that reads its own kind of drawing::

    class Table(Drawn[State, View]):
        @classmethod
        def drawn(cls, cells: str, turn: int = 0) -> Table:
            return cls(GAME, State(...))

    def test_a_full_column_is_refused() -> None:
        table = Table.drawn("R . B")

        assert table.refusal(Drop(0)) == "error-column-full"
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Self, TypeVar

from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import Audience, Game, Rejected, Seat
from ludoteca.kit.choosing import CONFIRM

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


class Drawn(Generic[S, V]):
    """A drawn table. Actions change its ``state`` and add to its ``events``.

    ``chance`` is the source of further draws; a test may replace it by a `Script` or `Tape`.
    """

    def __init__(self, game: Game[Any, S, Any, Any, V], state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Any] = []
        self.chance: Chance = Stream(b"afterwards")

    def do(self, action: Any, seat: Seat = 0) -> Self:
        self.game.apply(self.state, seat, action, self.chance, self.events)
        return self

    def done(self, *seats: Seat) -> Self:
        """For simultaneous choices: these seats confirm, or all that are still to act."""
        for seat in seats or self.game.to_act(self.state):
            self.do(CONFIRM, seat)
        return self

    def refusal(self, action: Any, seat: Seat = 0) -> str | None:
        """The code of the refusal of ``action``, which must change nothing; None if it is legal."""
        before = self.game.clone(self.state)
        try:
            self.game.apply(self.state, seat, action, self.chance, [])
        except Rejected as refused:
            assert self.state == before
            assert action not in self.game.options(self.state, seat)
            return refused.code
        assert action in self.game.options(before, seat)
        self.state = before
        return None

    def offered(self, kind: type[E], seat: Seat = 0) -> list[E]:
        """The options of ``seat`` of one type."""
        return [one for one in self.game.options(self.state, seat) if isinstance(one, kind)]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    def view(self, audience: Audience = None) -> V:
        return self.game.view(self.state, audience)

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


def random_table(
    game: Game[Any, S, Any, Any, Any], options: Any, seats: int, seed: int
) -> Iterator[tuple[S, list[Any]]]:
    """Plays a random table; yields its states, each with the events that led there.

    The state is one object that changes; clone it to keep it.
    """
    chance = Stream(b"table %d" % seed)
    state = game.setup(options, seats, chance)
    yield state, []
    while to_act := game.to_act(state):
        listed = game.options(state, to_act[0])
        told: list[Any] = []
        game.apply(state, to_act[0], listed[chance.below(len(listed))], chance, told)
        yield state, told
