"""A table as a tree of decisions and draws, for engines with explicit chance nodes.

It works for any game of the contract without secrets in which one seat acts at a time. It needs no
engine: `open_spiel_search.py` wraps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.bots.playout import win_share
from ludoteca.core.chance import Script, Undecided
from ludoteca.core.game import AnyGame, Seat

CHANCE: Final = -1
OVER: Final = -4
"""OpenSpiel's numbers of players for draws and for the end."""


class Node:
    """A decision, a draw or the end. It is immutable, so copies may be shared.

    ``player`` is the seat that decides, `CHANCE` or `OVER`; ``choices`` are its options, or the
    outcomes of the draw. A draw keeps the state before its action, and the action's earlier draws.
    """

    __slots__ = ("_action", "_drawn", "_game", "_seat", "_state", "choices", "player")

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        player: int,
        choices: Sequence[Any],
        seat: Seat = 0,
        action: Any = None,
        drawn: tuple[int, ...] = (),
    ) -> None:
        self._game = game
        self._state = state
        self.player = player
        self.choices = choices
        self._seat = seat
        self._action = action
        self._drawn = drawn

    def after(self, number: int) -> Node:
        """The node after choice ``number``."""
        game = self._game
        if self.player == CHANCE:
            seat, action, drawn = self._seat, self._action, (*self._drawn, number)
        else:
            seat, action, drawn = self.player, self.choices[number], ()
        state = game.clone(self._state)
        try:
            game.apply(state, seat, action, Script(drawn), None)
        except Undecided as draw:
            return Node(game, self._state, CHANCE, range(draw.n), seat, action, drawn)
        return standing(game, state)

    def wins(self) -> list[float]:
        """The present part of the win of each seat."""
        result = self._game.result(self._state)
        return [win_share(result, seat) for seat in range(len(result.ranks))]

    def __deepcopy__(self, memo: object) -> Node:
        return self


def standing(game: AnyGame, state: Any) -> Node:
    """The node of a state, which must not be changed afterwards."""
    who = game.to_act(state)
    if not who:
        return Node(game, state, OVER, ())
    (seat,) = who
    return Node(game, state, seat, game.options(state, seat))
