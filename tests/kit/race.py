"""A race, a minimal wired game: roll or rest; the first seat at the goal wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Message, Meta, Rejected, Result, Seat
from ludoteca.kit.ranking import ranks
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="race",
    rules_version=1,
    seats=(2, 4),
    minutes=(1, 1),
    complexity=1,
    age=6,
    year=2026,
    authors=(),
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=1, le=20)] = 10


class Roll(msgspec.Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    pass


class Rest(msgspec.Struct, frozen=True, tag="rest", forbid_unknown_fields=True):
    pass


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    seat: Seat
    die: int


Action: TypeAlias = Roll | Rest
Event: TypeAlias = Rolled


@dataclass(slots=True)
class State:
    options: Options
    at: list[int]
    turn: Seat
    rested: bool


class View(msgspec.Struct, frozen=True):
    options: Options
    at: tuple[int, ...]
    turn: Seat
    rested: bool


def setup(options: Options, seats: int, chance: Chance) -> State:
    return State(options, [0] * seats, 0, False)


def to_act(state: State) -> tuple[Seat, ...]:
    return () if max(state.at) >= state.options.goal else (state.turn,)


def options(state: State, seat: Seat) -> Sequence[Action]:
    if seat not in to_act(state):
        return []
    return [Roll()] if state.rested else [Roll(), Rest()]


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    if action not in options(state, seat):
        raise Rejected("error-not-now")
    state.turn = (seat + 1) % len(state.at)
    state.rested = isinstance(action, Rest)
    if isinstance(action, Roll):
        die = chance.below(6) + 1
        state.at[seat] += die
        if told is not None:
            told.append(Rolled(seat, die))


def view(state: State, audience: Audience) -> View:
    return View(state.options, tuple(state.at), state.turn, state.rested)


def prompt(state: State, audience: Audience) -> Message:
    return Message("prompt-roll", {"seat": state.turn}) if to_act(state) else Message("prompt-over")


def describe(state: State, seat: Seat, action: Action) -> Message:
    return Message("choice-roll" if isinstance(action, Roll) else "choice-rest")


def scores(state: State) -> list[int]:
    return state.at[:]


def result(state: State) -> Result:
    return Result(ranks=ranks(state.at), reason=Message("result-race"))


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    return State(view.options, list(view.at), view.turn, view.rested)


def diagram(view: View) -> str:
    return "\n".join("." * at + str(seat) for seat, at in enumerate(view.at))


GAME: Final = wire(__name__)
