"""Shut the Box, alone: two dice say how much is to be shut, until nothing fits.

Source: a pub game of the Channel coast; T. Finn, "Pub Games of England" (1975). Tiles are
the numbers from 1 to `Options.tiles`; the score is the sum of those that are shut.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Meta, Rejected, Result, Seat, Text
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="shut-the-box",
    rules_version=1,
    seats=(1, 1),
    minutes=(2, 5),
    complexity=1,
    age=6,
    year=1975,
    authors=(),
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Literal[9, 12] = 9


class Action(msgspec.Struct, frozen=True, tag="shut", forbid_unknown_fields=True):
    tiles: tuple[int, ...]


SETS: Final = [Action(tiles) for many in range(1, 5) for tiles in combinations(range(1, 13), many)]
FITTING: Final = [[fits for fits in SETS if sum(fits.tiles) == roll] for roll in range(13)]


class Event(msgspec.Struct, frozen=True, tag="rolled"):
    first: int
    second: int


@dataclass(slots=True)
class State:
    """``open`` are the tiles that stand, ``roll`` what the dice show together."""

    options: Options
    open: list[int]
    roll: int


class View(msgspec.Struct, frozen=True):
    options: Options
    open: tuple[int, ...]
    roll: int


def setup(options: Options, seats: int, chance: Chance, told: list[Event] | None) -> State:
    state = State(options, list(range(1, options.tiles + 1)), 0)
    roll(state, chance, told)
    return state


def roll(state: State, chance: Chance, told: list[Event] | None) -> None:
    dice = [chance.below(6) + 1, chance.below(6) + 1]
    state.roll = sum(dice)
    if told is not None:
        told.append(Event(*dice))


def to_act(state: State) -> tuple[Seat, ...]:
    return (0,) if options(state, 0) else ()


def options(state: State, seat: Seat) -> list[Action]:
    return [fits for fits in FITTING[state.roll] if {*fits.tiles}.issubset(state.open)]


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    if action not in options(state, seat):
        raise Rejected("error-no-such-tiles", roll=state.roll)
    state.open = [tile for tile in state.open if tile not in action.tiles]
    if state.open:
        roll(state, chance, told)


def view(state: State, audience: Audience) -> View:
    return View(state.options, tuple(state.open), state.roll)


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    return State(view.options, list(view.open), view.roll)


def prompt(state: State, audience: Audience) -> Text:
    return Text("prompt-shut", {"roll": state.roll}) if to_act(state) else Text("prompt-over")


def describe(state: State, seat: Seat, action: Action) -> Text:
    return Text("choice-shut", {"tiles": " + ".join(map(str, action.tiles))})


def scores(state: State) -> list[int]:
    return [sum(range(1, state.options.tiles + 1)) - sum(state.open)]


def result(state: State) -> Result:
    return Result(ranks=(1,), reason=Text("result-left", {"left": sum(state.open)}))


GAME: Final = wire(__name__)
