"""Ancient Nim: two players take matches in turn, and the last match wins.

Source: C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901). Rows are numbered
from 0. Nothing is settled before the start, and nothing is left to chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Meta, Rejected, Result, Seat, Text
from ludoteca.kit.ranking import ranks
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="ancient-nim",
    rules_version=1,
    seats=(2, 2),
    minutes=(1, 3),
    complexity=1,
    age=6,
    year=1901,
    authors=("Charles Bouton",),
)

ROWS: Final = (3, 4, 5)
"""Matches at the start."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    row: int
    matches: int


class MatchesTaken(msgspec.Struct, frozen=True, tag="matches_taken"):
    seat: Seat
    row: int
    matches: int


Action: TypeAlias = Take
Event: TypeAlias = MatchesTaken


@dataclass(slots=True)
class State:
    options: Options
    rows: list[int]
    turn: Seat


class View(msgspec.Struct, frozen=True):
    options: Options
    rows: tuple[int, ...]
    turn: Seat


def setup(options: Options, seats: int, chance: Chance) -> State:
    return State(options, list(ROWS), 0)


def to_act(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if any(state.rows) else ()


def options(state: State, seat: Seat) -> list[Take]:
    if seat not in to_act(state):
        return []
    return [Take(row, n) for row, left in enumerate(state.rows) for n in range(1, left + 1)]


def apply(state: State, seat: Seat, action: Take, chance: Chance, told: list[Event] | None) -> None:
    if seat not in to_act(state):
        raise Rejected("error-not-your-turn")
    if action not in options(state, seat):
        raise Rejected("error-no-such-matches")
    state.rows[action.row] -= action.matches
    state.turn = 1 - seat
    if told is not None:
        told.append(MatchesTaken(seat, action.row + 1, action.matches))


def view(state: State, audience: Audience) -> View:
    return View(state.options, tuple(state.rows), state.turn)


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    return State(view.options, list(view.rows), view.turn)


def prompt(state: State, audience: Audience) -> Text:
    return Text("prompt-take", {"seat": state.turn}) if any(state.rows) else Text("prompt-over")


def describe(state: State, seat: Seat, action: Take) -> Text:
    return Text("choice-take", {"row": action.row + 1, "matches": action.matches})


def scores(state: State) -> list[int]:
    return [int(not any(state.rows) and state.turn != seat) for seat in (0, 1)]


def result(state: State) -> Result:
    reason = Text("result-running" if any(state.rows) else "result-last-match")
    return Result(ranks=ranks(scores(state)), reason=reason)


GAME: Final = wire(__name__)
