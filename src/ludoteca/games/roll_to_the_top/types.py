"""The types of Roll to the Top: options, actions, events, what people see, and the state.

Dice and boxes go by the ids of ``boards.json``, in the state by their numbers; a set of dice is the
bits of one int there. An entry is one box and the dice whose sum was written there.
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
    """``out`` leaves the pool, ``into`` comes from the reserve."""

    out: DieId
    into: DieId


PoolAction: TypeAlias = AddDie | RemoveDie | SwapDice
Action: TypeAlias = Write | Ending | PoolAction

# Rows and places in a row are counted from 1, from the ground and from the left, for people.


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The sight that everybody fills, and the dice that are in play first: all ``five``, or those
    that the opening roll ``rolled`` even."""

    board_word: str
    start: Literal["rolled", "five"]
    dice: str


class Written(msgspec.Struct, frozen=True, tag="written"):
    """``seat`` wrote ``number``; told of all at once when the last one has confirmed."""

    reveals: ClassVar[bool] = True

    seat: Seat
    box: str
    row: int
    place: int
    number: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """``seat`` wrote nothing this turn; ``could`` is whether any number would have fitted."""

    reveals: ClassVar[bool] = True

    seat: Seat
    could: Literal["yes", "no"]


class Completed(msgspec.Struct, frozen=True, tag="completed"):
    """The board of ``seat`` is full."""

    seat: Seat


class DieAdded(msgspec.Struct, frozen=True, tag="die_added"):
    """``why``: the face of the action die, or the rule that comes before it. ``only`` is whether no
    other die could come, so that nobody was asked."""

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
    """The pool and the action die; 0 for dice in the reserve. ``last`` is whether the table ends
    with this turn, whoever is at the top."""

    turn: int
    last: Literal["yes", "no"]
    d4: int
    d6: int
    d8: int
    d12: int
    d20: int
    face: Face


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """A board is full, or the last turn has been played."""

    turn: int


Event: TypeAlias = (
    Opened | Written | Passed | Completed | DieAdded | DieRemoved | DiceSwapped | Rolled | Ended
)


class Placed(msgspec.Struct, frozen=True):
    """An entry of this turn that was not revealed yet."""

    dice: tuple[DieId, ...]
    box: str


class Change(msgspec.Struct, frozen=True):
    """What the resolver must do with the pool, and why: what the action die shows, or the rule
    that comes before it - five dice, nobody wrote, one die."""

    kind: Face
    why: Why


class View(msgspec.Struct, frozen=True):
    """A table as one audience may see it.

    ``sheets`` has, per seat, one number per box in the order of ``boards.json``, 0 for an empty
    one: those of others as of the last reveal, the own with the ``entries`` of this turn.
    ``needs`` has, per seat and box, the smallest number that the box takes, 0 when it is full; of
    a box that must wait for others it is what their numbers ask for so far, and negative. ``roll``
    is what d4, d6, d8, d12 and d20 show, 0 for those in the reserve; ``unused`` are the dice that
    the reader has not used this turn. ``face`` is what the action die shows; ``resolver`` changes
    the pool at the end of this turn. ``confirmed`` is per seat. ``change`` is None unless the
    resolver is to choose; ``coming`` is what that will be, if anybody writes. ``medal`` is what
    somebody has earned who filled a board alone.
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
    """As a view, but ``sheets`` have all ``entries`` of this turn: per seat, sets of dice with the
    numbers of boxes, in their order, until they are revealed. ``pool`` is the set of dice that were
    rolled, ``confirmed`` the bits of the seats that are done. Turns count from 1.
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
        """Who changes the pool at the end of this turn."""
        return self.turn % len(self.sheets)

    def unused(self, seat: Seat) -> int:
        """The dice of the pool that ``seat`` has not used this turn, as a set."""
        used = 0
        for dice, _ in self.entries[seat]:
            used |= dice
        return self.pool & ~used
