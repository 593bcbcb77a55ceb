"""Positions drawn as text, and tables played at random.

A drawing lists tiles from Start to Finish, with the figures that stand on each after a colon:
``"start:rr a1 b5:r l2:rb* x1(steal):g"``. Letters are players in seat order: r(ed), b(lue),
g(reen), y(ellow), p(urple), k (black); a star is a guard. Action tiles show Gift unless
``(steal)`` is written. Pieces that are not drawn are home. Towers are lists of ids from bottom
to top: ``red="a7 l1"``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludoteca.core.chance import Stream
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.state import HOME, State
from ludoteca.games.thats_life.tiles import FINISH, FIRST_ACTION, IDS, NUMBERS, START
from ludoteca.games.thats_life.types import ChoosePlayer, MoveGuard, MovePiece, Options, View
from ludoteca.testing import drawn

COLOURS = ("red", "blue", "green", "yellow", "purple", "black")
LETTERS = "rbgypk"


class NextDie:
    """Chance of a drawn position: the test sets the next die."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.rolls = 0

    def below(self, n: int) -> int:
        assert n == 6
        self.rolls += 1
        return self.face - 1


class Position:
    """A drawn position. ``move``, ``move_guard`` and ``choose`` return the position after."""

    def __init__(self, state: State, events: list[Any] | None = None, rolls: int = 0) -> None:
        self.state = state
        self.events = events or []
        self.rolls = rolls

    @classmethod
    def drawn(
        cls,
        drawing: str,
        *,
        turn: str = "red",
        die: int = 1,
        options: Options | None = None,
        **towers: str,
    ) -> Position:
        tiles = [_read(token) for token in drawing.split()]
        letters = "".join(figures for _, _, figures in tiles)
        seen = [*(LETTERS.index(letter) for letter in letters.replace("*", ""))]
        seats = 1 + max([1, COLOURS.index(turn), *seen, *map(COLOURS.index, towers)])
        state = State(
            options=options or Options(guards="*" in letters),
            path=[START, *(tile for tile, _, _ in tiles if tile != START), *HOME],
            sides=[0, 0, 0, 0],
            pieces=[[] for _ in range(seats)],
            guards=[],
            figures=[0] * (FINISH + 1),
            towers=[[NUMBERS[name] for name in towers.get(c, "").split()] for c in COLOURS[:seats]],
            turn=COLOURS.index(turn),
            die=die,
            question=0,
        )
        for tile, steal, figures in tiles:
            if steal:
                state.sides[tile - FIRST_ACTION] = 1
            for figure in figures:
                (state.guards if figure == "*" else state.pieces[LETTERS.index(figure)]).append(
                    tile
                )
                state.figures[tile] += 1
        return cls(state)

    def move(self, tile: str, *, next_die: int = 1) -> Position:
        return self._after(MovePiece(tile), next_die)

    def move_guard(self, tile: str, *, next_die: int = 1) -> Position:
        return self._after(MoveGuard(tile), next_die)

    def choose(self, colour: str, *, next_die: int = 1) -> Position:
        return self._after(ChoosePlayer(COLOURS.index(colour)), next_die)

    def with_die(self, die: int) -> Position:
        """The same position with another roll."""
        state = GAME.clone(self.state)
        state.die = die
        return Position(state)

    def _after(self, action: Any, next_die: int) -> Position:
        state = GAME.clone(self.state)
        chance = NextDie(next_die)
        events: list[Any] = []
        GAME.apply(state, state.turn, action, chance, events)
        return Position(state, events, chance.rolls)

    @property
    def path(self) -> str:
        """The path as a drawing, with Start only when a piece stands there."""
        view = self.view
        start = ["start:" + _letters(view.start, 0)] if any(view.start) else []
        return " ".join(
            [
                *start,
                *(
                    stone.id
                    + ("(steal)" if stone.side == "steal" else "")
                    + (":" if any(stone.pieces) or stone.guards else "")
                    + _letters(stone.pieces, stone.guards)
                    for stone in view.path
                ),
            ]
        )

    @property
    def view(self) -> View:
        return GAME.view(self.state, None)

    @property
    def choices(self) -> list[str]:
        """Options of the active player: "b5", "guard l2" or a colour."""
        seat = self.state.turn
        return [_named(action) for action in (GAME.options(self.state, seat) if seat >= 0 else ())]

    @property
    def turn(self) -> str | None:
        to_act = GAME.to_act(self.state)
        return COLOURS[to_act[0]] if to_act else None

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self.state)

    def tower(self, colour: str) -> str:
        return " ".join(IDS[tile] for tile in self.state.towers[COLOURS.index(colour)])

    def home(self, colour: str) -> int:
        return self.view.finish[COLOURS.index(colour)]

    def happened(self, kind: type[Any]) -> bool:
        return any(isinstance(event, kind) for event in self.events)


def _read(token: str) -> tuple[int, bool, str]:
    found = re.fullmatch(r"(\w+?)(\(steal\))?(?::([rbgypk*]+))?", token)
    assert found, token
    return NUMBERS[found[1]], bool(found[2]), found[3] or ""


def _letters(pieces: tuple[int, ...], guards: int) -> str:
    return "".join(LETTERS[seat] * count for seat, count in enumerate(pieces)) + "*" * guards


def _named(action: Any) -> str:
    if isinstance(action, ChoosePlayer):
        return COLOURS[action.target_seat]
    return action.tile if isinstance(action, MovePiece) else f"guard {action.tile}"


@pytest.fixture(scope="session")
def draw() -> Callable[..., Position]:
    return Position.drawn


@pytest.fixture(scope="session")
def opening() -> Callable[..., Position]:
    """A fresh table: ``opening(seats, seed, guards=True, ...)``."""

    def laid(seats: int = 4, seed: int = 0, **options: Any) -> Position:
        chance = Stream(b"opening %d" % seed)
        return Position(GAME.setup(Options(**options), seats, chance))

    return laid


@pytest.fixture(scope="session")
def random_table() -> Callable[..., Iterator[tuple[State, list[Any]]]]:
    """As `ludoteca.testing.drawn.random_table`."""

    def played(options: Options, seats: int, seed: int) -> Iterator[tuple[State, list[Any]]]:
        return drawn.random_table(GAME, options, seats, seed)

    return played
