"""The nouns of Roll to the Top: options, actions, events and what people see.

Dice and boxes go by the ids of ``boards.json``. An entry is one box and the dice whose sum was
written there.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.kit.together import Confirm, TakeAllBack, TakeBack

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
Why: TypeAlias = Literal["face", "five", "nobody", "one"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    board: Literal[
        "random",
        "golden-gate-bridge",
        "great-wall",
        "eiffel-tower",
        "taj-mahal",
        "pyramids-of-giza",
        "burj-khalifa",
        "leaning-tower-of-pisa",
        "matterhorn",
    ] = "random"
    start_pool: Literal["opening-roll", "all"] = "opening-roll"
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 60
    auto_pass: bool = True


class Write(msgspec.Struct, frozen=True, tag="write", forbid_unknown_fields=True):
    """Write the sum of ``dice`` into ``box``. Dice are named in the order of their faces."""

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


Action: TypeAlias = Write | TakeBack | TakeAllBack | Confirm | AddDie | RemoveDie | SwapDice

# Rows and places in a row are counted from 1, from the ground and from the left, for people.


class Written(msgspec.Struct, frozen=True, tag="written"):
    """``seat`` wrote ``number``; told of all at once when the last one has confirmed."""

    reveals: ClassVar[bool] = True

    seat: Seat
    box: str
    row: int
    place: int
    number: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """``seat`` wrote nothing this turn."""

    reveals: ClassVar[bool] = True

    seat: Seat


class Completed(msgspec.Struct, frozen=True, tag="completed"):
    """The board of ``seat`` is full."""

    seat: Seat


class DieAdded(msgspec.Struct, frozen=True, tag="die_added"):
    """``why``: the face of the action die, or the rule that comes before it."""

    seat: Seat
    die: DieId
    why: Why


class DieRemoved(msgspec.Struct, frozen=True, tag="die_removed"):
    seat: Seat
    die: DieId
    why: Why


class DiceSwapped(msgspec.Struct, frozen=True, tag="dice_swapped"):
    seat: Seat
    out: DieId
    into: DieId


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The pool and the action die; 0 for dice in the reserve."""

    turn: int
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
    Written | Passed | Completed | DieAdded | DieRemoved | DiceSwapped | Rolled | Ended
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
    one: those of others as of the last reveal, the own with the ``entries`` of this turn. ``roll``
    is what d4, d6, d8, d12 and d20 show, 0 for those in the reserve. ``face`` is what the action
    die shows; ``resolver`` changes the pool at the end of this turn. ``confirmed`` is per seat.
    ``change`` is None unless the resolver is to choose.
    """

    options: Options
    board: BoardId
    turn: int
    phase: Literal["write", "pool", "over"]
    roll: tuple[int, int, int, int, int]
    face: Face
    resolver: Seat
    sheets: tuple[tuple[int, ...], ...]
    entries: tuple[Placed, ...]
    confirmed: tuple[bool, ...]
    change: Change | None
