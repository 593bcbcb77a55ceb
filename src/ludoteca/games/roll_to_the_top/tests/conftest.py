"""Positions drawn as text.

A roll lists the dice of the pool with what they show: ``"d4:1 d8:5"``. A sheet lists boxes with
their numbers: ``"b01:4 b02:6"``. Seats are 0, 1, 2, ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from tests.kit.drawn import Drawn

from ludoteca.core.chance import Script
from ludoteca.games.roll_to_the_top.boards import BOARD_IDS, BOARDS
from ludoteca.games.roll_to_the_top.dice import ACTION_DIE, DICE, FACES, SIDES
from ludoteca.games.roll_to_the_top.nouns import (
    AddDie,
    BoardId,
    Face,
    Options,
    RemoveDie,
    SwapDice,
    View,
    Write,
)
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.state import WRITE, State

NUMBERS: Mapping[str, int] = {name: die for die, name in enumerate(DICE)}


def entry(dice: str, box: str) -> Write:
    """Also of dice that there are not: clients may send anything."""
    named: Any = tuple(dice.split())
    return Write(named, box)


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
        number = BOARD_IDS.index(board)
        land = BOARDS[number]
        seats = seats or max(1, len(sheets))
        shown = [0] * len(DICE)
        for token in roll.split():
            name, value = token.split(":")
            shown[NUMBERS[name]] = int(value)
        filled = [[0] * land.size for _ in range(seats)]
        for seat, sheet in enumerate(sheets):
            for token in sheet.split():
                name, value = token.split(":")
                filled[seat][land.names[name]] = int(value)
        return cls(
            State(
                surprise=False,
                all_dice=False,
                limit=limit,
                auto_pass=auto_pass,
                board=number,
                turn=turn,
                phase=WRITE,
                pool=sum(1 << die for die, value in enumerate(shown) if value),
                roll=shown,
                face=FACES.index(face),
                sheets=filled,
                entries=[[] for _ in range(seats)],
                confirmed=0,
                change=0,
                why=0,
            )
        )

    def write(self, dice: str, box: str, seat: int = 0) -> Table:
        return self.do(entry(dice, box), seat)

    def refused(self, dice: str, box: str, seat: int = 0) -> str | None:
        return self.refusal(entry(dice, box), seat)

    def number(self, box: str, seat: int = 0) -> int:
        board = BOARDS[self.state.board]
        return self.state.sheets[seat][board.names[box]]

    def boxes(self, dice: str, seat: int = 0) -> list[str]:
        """Where the sum of these dice may be written."""
        wanted = tuple(dice.split())
        return [
            option.box
            for option in GAME.options(self.state, seat)
            if isinstance(option, Write) and option.dice == wanted
        ]

    @property
    def pool(self) -> str:
        return " ".join(name for die, name in enumerate(DICE) if self.state.pool >> die & 1)

    @property
    def changes(self) -> list[str]:
        """What the resolver may do: "+d4", "-d8", "d8>d20"."""
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

    def set_up(seats: int, *rolls: tuple[int, ...], **options: Any) -> State:
        script = Script([value - 1 for roll in rolls for value in roll])
        return GAME.setup(Options(board="matterhorn", **options), seats, script)

    return set_up


assert len(SIDES) == len(DICE)
assert len(ACTION_DIE) == 6
