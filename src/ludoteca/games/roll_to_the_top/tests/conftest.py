"""Positions drawn as text.

A roll lists the dice of the pool with what they show: ``"d4:1 d8:5"``. A sheet lists boxes with
their numbers: ``"b01:4 b02:6"``. Seats are 0, 1, 2, ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.chance import Script, Stream
from ludoteca.core.game import Rejected
from ludoteca.games.roll_to_the_top.boards import BOARD_IDS, BOARDS
from ludoteca.games.roll_to_the_top.dice import ACTION_DIE, DICE, FACES, SIDES
from ludoteca.games.roll_to_the_top.nouns import (
    AddDie,
    Options,
    RemoveDie,
    SwapDice,
    View,
    Write,
)
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.state import WRITE, State
from ludoteca.kit.together import CONFIRM


class Table:
    """A drawn table; what is done to it changes it and collects the events."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Any] = []
        self.chance: Any = Stream(b"afterwards")

    @classmethod
    def drawn(
        cls,
        board: str,
        roll: str = "d4:1 d6:2",
        *sheets: str,
        seats: int = 0,
        face: str = "add",
        turn: int = 1,
        limit: int = 60,
        auto_pass: bool = False,
    ) -> Table:
        number = BOARD_IDS.index(board)  # type: ignore[arg-type]
        land = BOARDS[number]
        seats = seats or max(1, len(sheets))
        shown = [0] * len(DICE)
        for token in roll.split():
            name, value = token.split(":")
            shown[DICE.index(name)] = int(value)  # type: ignore[arg-type]
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
                face=FACES.index(face),  # type: ignore[arg-type]
                sheets=filled,
                entries=[[] for _ in range(seats)],
                confirmed=0,
                change=0,
                why=0,
            )
        )

    def do(self, action: Any, seat: int = 0) -> Table:
        GAME.apply(self.state, seat, action, self.chance, self.events)
        return self

    def write(self, dice: str, box: str, seat: int = 0) -> Table:
        return self.do(Write(tuple(dice.split()), box), seat)  # type: ignore[arg-type]

    def done(self, *seats: int) -> Table:
        for seat in seats or GAME.to_act(self.state):
            self.do(CONFIRM, seat)
        return self

    def refusal(self, action: Any, seat: int = 0) -> str | None:
        """The code with which ``action`` is refused, having changed nothing; None if it is not."""
        before = GAME.clone(self.state)
        try:
            GAME.apply(self.state, seat, action, self.chance, [])
        except Rejected as refused:
            assert self.state == before
            assert action not in GAME.options(self.state, seat)
            return refused.code
        assert action in GAME.options(before, seat)
        self.state = before
        return None

    def refused(self, dice: str, box: str, seat: int = 0) -> str | None:
        return self.refusal(Write(tuple(dice.split()), box), seat)  # type: ignore[arg-type]

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

    @property
    def over(self) -> bool:
        return not GAME.to_act(self.state)

    def view(self, audience: int | None) -> View:
        return GAME.view(self.state, audience)

    def happened(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


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
