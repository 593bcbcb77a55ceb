"""Quiet Steps: all pick 1 to 3 steps in secret; when all have picked, all move.

Everybody moves by the pick and a coin (0 or 1); whoever reaches the goal first wins. With
``repick`` a pick may be changed until all have picked, so that others cannot see that it was
made; with ``take_back`` it may be taken back until then. With ``trouble`` a seat can also
make the rules hang or crash.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.clone import cloner
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.game import Audience, Meta, Rejected, Result, Seat, Text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=1, le=500)] = 12
    repick: bool = False
    take_back: bool = False
    trouble: bool = False


class Pick(msgspec.Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    steps: int


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    takes_back: ClassVar[bool] = True


class Trouble(msgspec.Struct, frozen=True, tag="trouble", forbid_unknown_fields=True):
    kind: Literal["hang", "crash", "hang_in_view"]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    seat: Seat
    steps: int


class View(msgspec.Struct, frozen=True):
    """``pick`` is the audience's own, 0 for none."""

    options: Options
    at: tuple[int, ...]
    pick: int


@dataclass(slots=True)
class State:
    options: Options
    at: list[int]
    picks: list[int]
    hangs: bool


PICKS = [Pick(steps) for steps in (1, 2, 3)]
TROUBLES = [Trouble("hang"), Trouble("crash"), Trouble("hang_in_view")]


class QuietSteps:
    meta = Meta(
        id="quiet-steps",
        rules_version=1,
        seats=(1, 4),
        minutes=(1, 1),
        complexity=1,
        age=6,
        year=2026,
        authors=(),
    )
    Options = Options
    State = State
    View = View
    actions = (Pick, TakeBack, Trouble)
    events = (Moved,)
    clone = staticmethod(cloner(State))
    diagram = staticmethod(plain_diagram)

    def setup(self, options: Options, seats: int, chance: Chance, told: Any = None) -> State:
        return State(options, [chance.below(2) for _ in range(seats)], [0] * seats, False)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if max(state.at) >= state.options.goal:
            return ()
        repick = state.options.repick
        return tuple(seat for seat, pick in enumerate(state.picks) if repick or not pick)

    def options(self, state: State, seat: Seat) -> list[Any]:
        to_act = self.to_act(state)
        if seat not in to_act:
            return [TakeBack()] if to_act and state.options.take_back else []
        return PICKS + TROUBLES if state.options.trouble else PICKS

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        if action not in self.options(state, seat):
            raise Rejected("error-no-such-step")
        if isinstance(action, TakeBack):
            state.picks[seat] = 0
            return
        if isinstance(action, Trouble):
            if action.kind == "crash":
                raise ZeroDivisionError
            state.hangs = action.kind == "hang_in_view"
            while not state.hangs:
                pass
            return
        state.picks[seat] = action.steps
        if all(state.picks):
            for mover, steps in enumerate(state.picks):
                steps += chance.below(2)
                state.at[mover] += steps
                if told is not None:
                    told.append(Moved(mover, steps))
            state.picks = [0] * len(state.picks)

    def view(self, state: State, audience: Audience) -> View:
        while state.hangs:
            pass
        pick = 0 if audience is None else state.picks[audience]
        return View(state.options, tuple(state.at), pick)

    def prompt(self, state: State, audience: Audience) -> Text:
        return Text("prompt-pick" if self.to_act(state) else "prompt-over")

    def describe(self, state: State, seat: Seat, action: Any) -> Text:
        if isinstance(action, TakeBack):
            return Text("choice-take-back")
        return Text("choice-pick", {"steps": getattr(action, "steps", 0)})

    def scores(self, state: State) -> list[int]:
        return list(state.at)

    def result(self, state: State) -> Result:
        ranks = tuple(1 + sum(other > mine for other in state.at) for mine in state.at)
        return Result(ranks=ranks, reason=Text("result-steps"))

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        picks = [0] * len(view.at)
        if seat is not None:
            picks[seat] = view.pick
        return State(view.options, list(view.at), picks, False)


GAME = QuietSteps()
