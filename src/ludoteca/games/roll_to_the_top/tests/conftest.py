"""Positions drawn as text.

A roll lists the dice of the pool with their numbers: ``"d4:1 d8:5"``. A sheet lists boxes with
their numbers: ``"b01:4 b02:6"``. Seats are 0, 1, 2, ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.chance import Script
from ludoteca.games.roll_to_the_top.components import BOARDS, DICE, NAMES, shown
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.types import (
    AddDie,
    BoardId,
    Face,
    Options,
    RemoveDie,
    State,
    SwapDice,
    View,
    Write,
)
from ludoteca.testing.drawn import Drawn


def entry(dice: str, box: str) -> Write:
    """An entry, also with dice that do not exist, because clients may send anything."""
    named: Any = tuple(dice.split())
    return Write(named, box)


def _numbers(drawn: str) -> dict[str, int]:
    return {name: int(number) for name, number in (one.split(":") for one in drawn.split())}


class Table(Drawn[State, View]):
    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    @classmethod
    def drawn(
        cls,
        board: BoardId,
        roll: str = "d4:1 d6:2",
        *sheets: str,
        seats: int = 0,
        face: Face = "add",
        turn: int = 1,
        limit: int = 60,
        auto_pass: bool = False,
    ) -> Table:
        land, seats = BOARDS[board], seats or max(1, len(sheets))
        faces = _numbers(roll)
        d4, d6, d8, d12, d20 = (faces.get(die, 0) for die in DICE)
        filled = [[0] * land.size for _ in range(seats)]
        for sheet, drawn in zip(filled, sheets, strict=False):
            for box, number in _numbers(drawn).items():
                sheet[land.numbers[box]] = number
        return cls(
            State(
                options=Options(board=board, turn_limit=limit, auto_pass=auto_pass),
                board=board,
                turn=turn,
                pool=shown((d4, d6, d8, d12, d20)),
                roll=(d4, d6, d8, d12, d20),
                face=face,
                sheets=filled,
                entries=[[] for _ in range(seats)],
            )
        )

    def write(self, dice: str, box: str, seat: int = 0) -> Table:
        return self.do(entry(dice, box), seat)

    def refused(self, dice: str, box: str, seat: int = 0) -> str | None:
        return self.refusal(entry(dice, box), seat)

    def number(self, box: str, seat: int = 0) -> int:
        board = BOARDS[self.state.board]
        return self.state.sheets[seat][board.numbers[box]]

    def boxes(self, dice: str, seat: int = 0) -> list[str]:
        """Boxes that take the sum of these dice."""
        wanted = tuple(dice.split())
        return [
            option.box
            for option in GAME.options(self.state, seat)
            if isinstance(option, Write) and option.dice == wanted
        ]

    @property
    def pool(self) -> str:
        return " ".join(NAMES[self.state.pool])

    @property
    def changes(self) -> list[str]:
        """Options of the resolver: "+d4", "-d8", "d8>d20"."""
        (seat,) = GAME.to_act(self.state)
        return [_named(option) for option in GAME.options(self.state, seat)]


def _named(option: Any) -> str:
    if isinstance(option, AddDie):
        return f"+{option.die}"
    if isinstance(option, RemoveDie):
        return f"-{option.die}"
    assert isinstance(option, SwapDice)
    return f"{option.out}>{option.into}"


@pytest.fixture(scope="session")
def draw() -> Callable[..., Table]:
    return Table.drawn


@pytest.fixture(scope="session")
def rolled() -> Callable[..., State]:
    """A table set up by given rolls of the dice: ``rolled(seats, (1, 4, 3, 12, 7), ...)``.

    The last numbers are the first roll, of all dice, and a face of the action die, 1 to 6.
    """

    def set_up(seats: int, *rolls: tuple[int, ...], told: Any = None, **options: Any) -> State:
        script = Script([value - 1 for roll in rolls for value in roll])
        return GAME.setup(Options(board="matterhorn", **options), seats, script, told)

    return set_up
