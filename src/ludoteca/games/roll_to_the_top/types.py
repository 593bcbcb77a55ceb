"""Types of Roll to the Top: options, actions, events, views and the state.

Dice and boxes are named by the ids of ``boards.json``. The state uses their numbers, and the bits
of one int for a set of dice. An entry is one box and the dice whose sum was written there.
"""

from __future__ import annotations

import dataclasses
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.kit.choosing import Ending

BoardId: TypeAlias = Literal[
    "golden-gate-bridge",
    "great-wall",
    "eiffel-tower",
    "taj-mahal",
    "pyramids-of-giza",
    "burj-khalifa",
    "leaning-tower-of-pisa",
    "matterhorn",
]
DieId: TypeAlias = Literal["d4", "d6", "d8", "d12", "d20"]
Face: TypeAlias = Literal["add", "remove", "swap", "either"]
Medal: TypeAlias = Literal["gold", "silver", "bronze"]
Phase: TypeAlias = Literal["write", "pool", "over"]
Why: TypeAlias = Literal["face", "five", "nobody", "one"]
Roll: TypeAlias = tuple[int, int, int, int, int]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    board: Literal["random", BoardId] = "random"
    start_pool: Literal["opening-roll", "all"] = "opening-roll"
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 60
    auto_pass: bool = True


class Write(msgspec.Struct, frozen=True, tag="write", forbid_unknown_fields=True):
    """Write the sum of ``dice`` into ``box``. Dice are named in the order of their faces."""

    secret: ClassVar[bool] = True

    dice: tuple[DieId, ...]
    box: str


class AddDie(msgspec.Struct, frozen=True, tag="add_die", forbid_unknown_fields=True):
    """Move ``die`` from the reserve to the pool."""

    die: DieId


class RemoveDie(msgspec.Struct, frozen=True, tag="remove_die", forbid_unknown_fields=True):
    """Move ``die`` from the pool to the reserve."""

    die: DieId


class SwapDice(msgspec.Struct, frozen=True, tag="swap_dice", forbid_unknown_fields=True):
    """Move ``out`` from the pool to the reserve, and ``into`` from the reserve to the pool."""

    out: DieId
    into: DieId


PoolAction: TypeAlias = AddDie | RemoveDie | SwapDice
Action: TypeAlias = Write | Ending | PoolAction

# Events count rows and places from 1, from the ground and from the left, as people do.


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table began, with its board and the first dice in play: all ``five``, or those that were
    ``rolled`` even."""

    board_word: str
    start: Literal["rolled", "five"]
    dice: str


class Written(msgspec.Struct, frozen=True, tag="written"):
    """``seat`` wrote ``number``; all seats' numbers are shown when the last one has confirmed."""

    reveals: ClassVar[bool] = True

    seat: Seat
    box: str
    row: int
    place: int
    number: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """``seat`` wrote nothing this turn; ``could`` is whether any number would have fit."""

    reveals: ClassVar[bool] = True

    seat: Seat
    could: Literal["yes", "no"]


class Completed(msgspec.Struct, frozen=True, tag="completed"):
    """The board of ``seat`` is full."""

    seat: Seat


class DieAdded(msgspec.Struct, frozen=True, tag="die_added"):
    """A die entered the pool. ``why``: the face of the action die, or the rule that overrides it.
    ``only``: no other die was possible, so the change was automatic."""

    seat: Seat
    die: DieId
    why: Why
    only: Literal["yes", "no"]


class DieRemoved(msgspec.Struct, frozen=True, tag="die_removed"):
    seat: Seat
    die: DieId
    why: Why


class DiceSwapped(msgspec.Struct, frozen=True, tag="dice_swapped"):
    seat: Seat
    out: DieId
    into: DieId


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The pool and the action die were rolled; 0 for dice in the reserve. ``last``: this is the
    last turn that the turn limit allows."""

    turn: int
    last: Literal["yes", "no"]
    d4: int
    d6: int
    d8: int
    d12: int
    d20: int
    face: Face


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The table ended, because a board is full or the last turn is over."""

    turn: int


Event: TypeAlias = (
    Opened | Written | Passed | Completed | DieAdded | DieRemoved | DiceSwapped | Rolled | Ended
)


class Placed(msgspec.Struct, frozen=True):
    """An entry of this turn, not yet revealed."""

    dice: tuple[DieId, ...]
    box: str


class Change(msgspec.Struct, frozen=True):
    """The change of the pool that the resolver must make, and its reason: the face of the action
    die, or a rule that overrides it - five dice, nobody wrote, one die."""

    kind: Face
    why: Why


class View(msgspec.Struct, frozen=True):
    """A table as one audience may see it.

    ``sheets`` has, per seat, one number per box in the order of ``boards.json``, 0 for an empty
    one. Other seats' sheets are as of the last reveal; the reader's own sheet includes the
    ``entries`` of this turn. ``needs`` has, per seat and box, the smallest number that the box
    takes, 0 when it is full; for a box that must wait for others, the least number that they
    require so far, negated. ``roll`` has the numbers on d4, d6, d8, d12 and d20, 0 for dice in the
    reserve; ``unused`` are the dice that the reader has not used this turn. ``face`` is the face of
    the action die; ``resolver`` changes the pool at the end of this turn. ``confirmed`` is per
    seat. ``change`` is None unless the resolver must choose; ``coming`` is the expected change, if
    anybody writes. ``medal`` is the medal of a single player with a full board.
    """

    options: Options
    board: BoardId
    turn: int
    phase: Phase
    roll: Roll
    face: Face
    resolver: Seat
    sheets: tuple[tuple[int, ...], ...]
    needs: tuple[tuple[int, ...], ...]
    entries: tuple[Placed, ...]
    unused: tuple[DieId, ...]
    confirmed: tuple[bool, ...]
    change: Change | None
    coming: Change
    medal: Medal | None


@dataclasses.dataclass(slots=True)
class State:
    """State of a table. Unlike in a view, ``sheets`` include all ``entries`` of this turn. Until
    they are revealed, ``entries`` holds per seat the sets of dice with the numbers of boxes, in
    order. ``pool`` is the set of rolled dice, ``confirmed`` the bits of the seats that have
    confirmed. Turns count from 1.
    """

    options: Options
    board: BoardId
    pool: int
    sheets: list[list[int]]
    entries: list[list[tuple[int, int]]]
    turn: int = 0
    phase: Phase = "write"
    roll: Roll = (0, 0, 0, 0, 0)
    face: Face = "add"
    confirmed: int = 0
    change: Change | None = None

    @property
    def resolver(self) -> Seat:
        """Seat that changes the pool at the end of this turn."""
        return self.turn % len(self.sheets)

    def unused(self, seat: Seat) -> int:
        """Set of the pool's dice that ``seat`` has not used this turn."""
        used = 0
        for dice, _ in self.entries[seat]:
            used |= dice
        return self.pool & ~used
