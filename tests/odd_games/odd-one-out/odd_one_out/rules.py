"""Odd One Out: all choose a number at once, and a number that nobody else chose is as many points.

Source: R. Östling and others, "Testing Game Theory in the Field" (2011), with the highest number
instead of the lowest. A number is 0 until it is chosen; rounds count down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Meta, Rejected, Result, Seat, Text
from ludoteca.kit.ranking import ranks
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="odd-one-out",
    rules_version=1,
    seats=(2, 5),
    minutes=(2, 5),
    complexity=1,
    age=6,
    year=2011,
    authors=(),
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 5


class Action(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    number: int


class Event(msgspec.Struct, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    points: int


@dataclass(slots=True)
class State:
    options: Options
    round: int
    chosen: list[int]
    points: list[int]


class View(msgspec.Struct, frozen=True):
    options: Options
    round: int
    done: tuple[bool, ...]
    mine: int
    points: tuple[int, ...]


def setup(options: Options, seats: int, chance: Chance) -> State:
    return State(options, options.rounds, [0] * seats, [0] * seats)


def to_act(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, number in enumerate(state.chosen) if state.round and not number])


def options(state: State, seat: Seat) -> list[Action]:
    return [Action(number) for number in range(1, 6)] if seat in to_act(state) else []


def apply(state: State, seat: Seat, action: Action, _: Chance, told: list[Event] | None) -> None:
    if action not in options(state, seat):
        raise Rejected("error-not-now")
    state.chosen[seat] = action.number
    if all(state.chosen):
        gained = [number * (state.chosen.count(number) == 1) for number in state.chosen]
        state.points = [sum(both) for both in zip(state.points, gained, strict=True)]
        if told is not None:
            told += map(Event, range(len(gained)), state.chosen, gained)
        state.chosen = [0] * len(gained)
        state.round -= 1


def view(state: State, audience: Audience) -> View:
    own = 0 if audience is None else state.chosen[audience]
    return View(state.options, state.round, (*map(bool, state.chosen),), own, (*state.points,))


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    chosen = [chance.below(5) + 1 if done else 0 for done in view.done]
    if seat is not None:
        chosen[seat] = view.mine
    return State(view.options, view.round, chosen, list(view.points))


def prompt(state: State, audience: Audience) -> Text:
    if waiting := to_act(state):
        key = "prompt-choose" if audience in waiting else "prompt-wait"
        return Text(key, {"players": len(waiting)})
    return Text("prompt-over")


def describe(state: State, seat: Seat, action: Action) -> Text:
    return Text("choice-choose", {"number": action.number})


def scores(state: State) -> list[int]:
    return list(state.points)


def result(state: State) -> Result:
    return Result(ranks=ranks(state.points), reason=Text("result-points"))


GAME: Final = wire(__name__)
