"""The types of Sealed Bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

import msgspec

from ludoteca.core.game import Seat

PURSES = (3, 4, 5)
"""Coins that a seat may have got in secret at the start."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    tie: Literal["nobody", "lot"] = "nobody"
    encore: bool = True


class Bid(msgspec.Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    coins: int


class Roll(msgspec.Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """In the encore: roll, and add what the die shows."""


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Bid anew, as long as somebody has not bid."""

    takes_back: ClassVar[bool] = True


class PrizeShown(msgspec.Struct, frozen=True, tag="prize_shown"):
    prize: int


class PrizeWon(msgspec.Struct, frozen=True, tag="prize_won"):
    reveals: ClassVar[bool] = True
    seat: Seat
    coins: int
    prize: int


class NobodyWon(msgspec.Struct, frozen=True, tag="nobody_won"):
    reveals: ClassVar[bool] = True
    prize: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    seat: Seat
    die: int


class View(msgspec.Struct, frozen=True):
    """``coins`` and ``bid`` are those of the audience, None for watchers and before a bid."""

    options: Options
    points: tuple[int, ...]
    paid: tuple[int, ...]
    prize: int
    round: int
    turn: Seat | None
    coins: int | None
    bid: int | None


@dataclass(slots=True)
class Purse:
    coins: int
    paid: int


@dataclass(slots=True)
class State:
    """``bids`` are None until made; ``turn`` is the seat to roll in the encore, -1 before it."""

    options: Options
    purses: list[Purse]
    points: list[int]
    bids: list[int | None]
    prize: int
    round: int
    turn: int
