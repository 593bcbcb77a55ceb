"""Tiny games with known best play: steps, a hidden coin, and simultaneous signs.

They keep the parts of the contract that bots and matches use.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.clone import cloner
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.game import Message, Meta, Result, Seat

REASON: Final = Message("result-points")


class NoOptions(msgspec.Struct, frozen=True):
    pass


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    number: int


PICKS: Final = tuple(Pick(number) for number in range(12))


def meta(name: str, seats: tuple[int, int]) -> Meta:
    return Meta(
        id=name,
        rules_version=1,
        seats=seats,
        minutes=(1, 1),
        complexity=1,
        age=6,
        year=2026,
        authors=(),
    )


def ranked(points: list[int]) -> Result:
    ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Result(ranks=ranks, reason=REASON)


@dataclass(slots=True)
class Position:
    """``hidden`` is what nobody sees, ``signs`` what each seat has chosen and only it sees."""

    points: list[int]
    turn: int = 0
    hidden: int = 0
    signs: list[int] = field(default_factory=list)


class Seen(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    turn: int
    signs: tuple[int, ...] = ()


class Toy:
    """What the toys have in common: open points, one seat after the other."""

    Options: Any = NoOptions
    State: Any = Position
    View: Any = Seen
    actions: tuple[type[Any], ...] = (Pick,)
    events: tuple[type[Any], ...] = ()
    clone = staticmethod(cloner(Position))
    diagram = staticmethod(plain_diagram)
    meta = meta("toy", (1, 4))
    TURNS: Final = 4

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> Position:
        return Position([0] * seats)

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        seats = len(state.points)
        return (state.turn % seats,) if state.turn < self.TURNS * seats else ()

    def options(self, state: Position, seat: Seat) -> tuple[Pick, ...]:
        return PICKS[:3]

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        raise NotImplementedError

    def view(self, state: Position, audience: Seat | None) -> Seen:
        return Seen(tuple(state.points), state.turn)

    def scores(self, state: Position) -> list[int]:
        return state.points

    def result(self, state: Position) -> Result:
        return ranked(state.points)

    def imagine(self, view: Seen, seat: Seat | None, chance: Chance) -> Position:
        return Position(list(view.points), view.turn)


class Climb(Toy):
    """Take 0, 1 or 2 steps and what a die adds; the first seat begins a little higher."""

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> Position:
        return Position([3] + [0] * (seats - 1))

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        state.points[seat] += action.number + chance.below(6)
        state.turn += 1


class Cave(Toy):
    """All win together when they have taken 2 steps every time, and lose together else."""

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        state.points[seat] += action.number
        state.turn += 1

    def result(self, state: Position) -> Result:
        goal = 2 * self.TURNS * len(state.points)
        team: Literal["won", "lost"] = "won" if sum(state.points) == goal else "lost"
        return Result(ranks=(1,) * len(state.points), reason=REASON, team=team)


class Bluff(Toy):
    """A coin lies hidden, heads three times of four. Say tails, heads, or pass; right wins.

    Who could see the coin would say tails whenever it lies so; who cannot says heads.
    Seat 1 has nothing to do.
    """

    TURNS: Final = 1

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> Position:
        return Position([0] * seats, hidden=chance.below(4))

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        return () if state.turn else (0,)

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        says_heads, is_heads = action.number == 1, state.hidden > 0
        if action.number < 2:
            state.points[0 if says_heads == is_heads else 1] += 1
        state.turn = 1

    def imagine(self, view: Seen, seat: Seat | None, chance: Chance) -> Position:
        return Position(list(view.points), view.turn, hidden=chance.below(4))


class Signs(Toy):
    """Both show a sign at once, then they are compared. A sign of 2 beats 1 and 0 and meets its
    like; who shows 2 against 2 shares. Showing 2 is never worse."""

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> Position:
        return Position([0] * seats, signs=[-1] * seats)

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        return tuple(seat for seat, sign in enumerate(state.signs) if sign < 0)

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        state.signs[seat] = action.number
        if min(state.signs) >= 0:
            state.points = list(state.signs)

    def view(self, state: Position, audience: Seat | None) -> Seen:
        own = tuple(sign if seat == audience else -1 for seat, sign in enumerate(state.signs))
        return Seen(tuple(state.points), 0, own)

    def imagine(self, view: Seen, seat: Seat | None, chance: Chance) -> Position:
        signs = list(view.signs)
        for other in range(len(signs)):
            if other != seat and chance.below(2):
                signs[other] = chance.below(3)
        return Position(list(view.points), 0, signs=signs)


class Wide(Climb):
    """As `Climb`, with twelve options."""

    def options(self, state: Position, seat: Seat) -> tuple[Pick, ...]:
        return PICKS


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    takes_back: ClassVar[bool] = True


class Doubts(Climb):
    """As `Climb`, but whoever is asked may go back on it: who does, never ends."""

    actions = (Pick, TakeBack)

    def options(self, state: Position, seat: Seat) -> Any:
        return (TakeBack(), *PICKS[:3])

    def apply(self, state: Position, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        assert action != TakeBack()
        super().apply(state, seat, action, chance, told)


class Lonely(Climb):
    """For one: the most points."""

    meta = meta("lonely", (1, 1))
