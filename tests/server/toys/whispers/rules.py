"""Whispers: in turn, walk as far as you dare, whisper, peek, roll, and pass when you have enough.

A step is seen by all and draws nothing; a whisper is known to its seat alone; a peek shows the
note of the next seat, once per table; a roll draws a die. Whoever reaches the goal ends the table.
Where it is ``narrow`` there is nothing to choose: all walk one step after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.clone import cloner
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.game import Audience, Meta, Rejected, Result, Seat, Text

NOTES = 3
UNKNOWN = -1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=1, le=200)] = 20
    narrow: bool = False


class Step(msgspec.Struct, frozen=True, tag="step", forbid_unknown_fields=True):
    far: int


class Whisper(msgspec.Struct, frozen=True, tag="whisper", forbid_unknown_fields=True):
    note: int


class Peek(msgspec.Struct, frozen=True, tag="peek", forbid_unknown_fields=True):
    pass


class Roll(msgspec.Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    pass


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    pass


class Stepped(msgspec.Struct, frozen=True, tag="stepped"):
    seat: Seat
    far: int


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    reveals: ClassVar[bool] = True
    seat: Seat


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    seat: Seat
    die: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    seat: Seat


class View(msgspec.Struct, frozen=True):
    """``note`` is the audience's own and ``peeked`` what it has seen of the next seat's."""

    options: Options
    at: tuple[int, ...]
    turn: Seat
    note: int
    peeked: int
    has_peeked: tuple[bool, ...]


@dataclass(slots=True)
class State:
    options: Options
    at: list[int]
    turn: int
    notes: list[int]
    peeked: list[int]


class Whispers:
    meta = Meta(
        id="whispers",
        rules_version=1,
        seats=(2, 4),
        minutes=(1, 1),
        complexity=1,
        age=6,
        year=2026,
        authors=(),
    )
    Options = Options
    State = State
    View = View
    actions = (Step, Whisper, Peek, Roll, Pass)
    events = (Stepped, Peeked, Rolled, Passed)
    clone = staticmethod(cloner(State))
    diagram = staticmethod(plain_diagram)

    def setup(self, options: Options, seats: int, chance: Chance, told: Any = None) -> State:
        if not 2 <= seats <= 4:
            raise Rejected("error-seats")
        return State(options, [0] * seats, 0, [0] * seats, [UNKNOWN] * seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if max(state.at) < state.options.goal else ()

    def options(self, state: State, seat: Seat) -> list[Any]:
        if seat not in self.to_act(state):
            return []
        if state.options.narrow:
            return [Step(1)]
        whispers = [Whisper(note) for note in range(NOTES) if note != state.notes[seat]]
        peeks = [Peek()] if state.peeked[seat] == UNKNOWN else []
        return [Step(1), Step(2), *whispers, Roll(), Pass(), *peeks]

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        if action not in self.options(state, seat):
            raise Rejected("error-no-such-step")
        event: Any = None
        if isinstance(action, Step):
            state.at[seat] += action.far
            event = Stepped(seat, action.far)
            if state.options.narrow:
                state.turn = (seat + 1) % len(state.at)
        elif isinstance(action, Whisper):
            state.notes[seat] = action.note
        elif isinstance(action, Peek):
            state.peeked[seat] = state.notes[(seat + 1) % len(state.at)]
            event = Peeked(seat)
        elif isinstance(action, Roll):
            state.at[seat] += 1  # a step comes before the die
            die = chance.below(6) + 1
            state.at[seat] += die
            event = Rolled(seat, die)
        else:
            state.turn = (seat + 1) % len(state.at)
            event = Passed(seat)
        if event is not None and told is not None:
            told.append(event)

    def view(self, state: State, audience: Audience) -> View:
        mine = audience is not None
        return View(
            options=state.options,
            at=tuple(state.at),
            turn=state.turn,
            note=state.notes[audience] if mine else UNKNOWN,  # type: ignore[index]
            peeked=state.peeked[audience] if mine else UNKNOWN,  # type: ignore[index]
            has_peeked=tuple(note != UNKNOWN for note in state.peeked),
        )

    def prompt(self, state: State, audience: Audience) -> Text:
        return Text("prompt-walk" if self.to_act(state) else "prompt-over")

    def describe(self, state: State, seat: Seat, action: Any) -> Text:
        return Text("choice-" + type(action).__name__.lower(), msgspec.structs.asdict(action))

    def scores(self, state: State) -> list[int]:
        return list(state.at)

    def result(self, state: State) -> Result:
        ranks = tuple(1 + sum(other > mine for other in state.at) for mine in state.at)
        return Result(ranks=ranks, reason=Text("result-steps"))

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        notes = [chance.below(NOTES) for _ in view.at]
        peeked = [chance.below(NOTES) if has else UNKNOWN for has in view.has_peeked]
        if seat is not None:
            notes[seat] = view.note
            peeked[seat] = view.peeked
        return State(view.options, list(view.at), view.turn, notes, peeked)


GAME = Whispers()
