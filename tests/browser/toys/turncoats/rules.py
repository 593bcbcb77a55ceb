"""Turncoats: place a token so that others lie between it and one of yours; they turn to you.

As in Reversi, seat 0 begins. A seat without a move is passed over; when nobody has one, most tokens
win. Squares are those of `ludoteca.kit.grid`, with row 1 at the top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Meta, Rejected, Result, Seat, Text
from ludoteca.kit.grid import Grid
from ludoteca.kit.passing import Passed, next_able
from ludoteca.kit.ranking import ranks
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="turncoats",
    rules_version=1,
    seats=(2, 2),
    minutes=(3, 10),
    complexity=1,
    age=6,
    year=1883,
    authors=("Lewis Waterman",),
)
EMPTY: Final = -1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: Literal[4, 6, 8] = 6


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    square: str


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    seat: Seat
    square: str
    turned: int


Action: TypeAlias = Place
Event: TypeAlias = Placed | Passed


@dataclass(slots=True)
class State:
    """``last`` is the square of the last move, -1 before the first; ``turn`` is -1 at the end."""

    options: Options
    cells: list[int]
    turn: int
    last: int


class View(msgspec.Struct, frozen=True):
    options: Options
    cells: tuple[int, ...]
    turn: int
    last: int


def grid(options: Options) -> Grid:
    return Grid(options.size, options.size, "top")


def setup(options: Options, seats: int, chance: Chance) -> State:
    board = grid(options)
    cells = [EMPTY] * len(board)
    low = options.size // 2 - 1
    for column, row in ((low, low), (low + 1, low), (low, low + 1), (low + 1, low + 1)):
        cells[row * options.size + column] = int(column == row)
    return State(options, cells, 0, EMPTY)


def turned(state: State, seat: Seat, square: int) -> list[int]:
    """The squares that would turn; none where ``seat`` may not place."""
    if state.cells[square] != EMPTY:
        return []
    found = []
    for ray in grid(state.options).rays(square):
        between = []
        for other in ray:
            if state.cells[other] == seat:
                found += between
            if state.cells[other] in (seat, EMPTY):
                break
            between.append(other)
    return found


def is_able(state: State, seat: Seat) -> bool:
    return any(turned(state, seat, square) for square in range(len(state.cells)))


def to_act(state: State) -> tuple[Seat, ...]:
    return () if state.turn == EMPTY else (state.turn,)


def options(state: State, seat: Seat) -> list[Place]:
    if seat not in to_act(state):
        return []
    names = grid(state.options).names
    return [Place(name) for square, name in enumerate(names) if turned(state, seat, square)]


def apply(
    state: State, seat: Seat, action: Place, chance: Chance, told: list[Event] | None
) -> None:
    if seat not in to_act(state):
        raise Rejected("error-not-your-turn")
    try:
        square = grid(state.options).square(action.square)
    except ValueError:
        raise Rejected("error-no-such-square") from None
    turns = turned(state, seat, square)
    if not turns:
        raise Rejected("error-turns-nothing", square=action.square)
    for one in (square, *turns):
        state.cells[one] = seat
    state.last = square
    if told is not None:
        told.append(Placed(seat, action.square, len(turns)))
    able = next_able(2, seat, lambda other: is_able(state, other), told)
    state.turn = EMPTY if able is None else able


def view(state: State, audience: Audience) -> View:
    return View(state.options, tuple(state.cells), state.turn, state.last)


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    return State(view.options, list(view.cells), view.turn, view.last)


def prompt(state: State, audience: Audience) -> Text:
    return (
        Text("prompt-over") if state.turn == EMPTY else Text("prompt-place", {"seat": state.turn})
    )


def describe(state: State, seat: Seat, action: Place) -> Text:
    square = grid(state.options).square(action.square)
    turns = len(turned(state, seat, square))
    return Text("choice-place", {"square": action.square, "turned": turns})


def scores(state: State) -> list[int]:
    return [state.cells.count(seat) for seat in (0, 1)]


def result(state: State) -> Result:
    reason = Text("result-running" if state.turn != EMPTY else "result-most")
    return Result(ranks=ranks(scores(state)), reason=reason)


GAME: Final = wire(__name__)
