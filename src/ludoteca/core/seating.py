"""Who plays in a seat while its person is away, and how a table is closed: entries that are
nothing to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.log import Entry, Sitter

Why: TypeAlias = Literal["gone", "left"]
Reason: TypeAlias = Literal["agreed", "ended", "deserted", "silent", "stopped"]


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", forbid_unknown_fields=True):
    """A bot of ``level`` plays on, because the person was gone for too long, or has left.

    Who was gone may leave as well.
    """

    level: str
    why: Why


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """The person has taken the seat back."""


SeatChange: TypeAlias = StandIn | Return
"""Body of a ``seat`` entry."""


class Close(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a ``close`` entry, which is the last one of its table.

    The people ``agreed`` to it, the only one left ``ended`` it, everybody has ``deserted`` it,
    it was ``silent`` for long, or its rules failed and it was ``stopped``.
    """

    reason: Reason


read_seat_change: msgspec.json.Decoder[SeatChange] = msgspec.json.Decoder(SeatChange)
read_close = msgspec.json.Decoder(Close).decode


class Seating:
    """``stand_ins`` has the bot of each seat whose person is away; ``closed`` is why the table
    was closed, None while it was not."""

    def __init__(self, sitters: Sequence[Sitter]) -> None:
        self.stand_ins: dict[Seat, StandIn] = {}
        self.closed: Reason | None = None
        self._sitters = sitters

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats in which people play for themselves."""
        return tuple(
            seat
            for seat, sitter in enumerate(self._sitters)
            if sitter.bot is None and seat not in self.stand_ins
        )

    def follow(self, entry: Entry) -> SeatChange | Close:
        """Carry out an entry of kind ``seat`` or ``close``; what it says.

        Raises ValueError for one that cannot follow, ``msgspec.MsgspecError`` for an unreadable
        one; nothing has changed then.
        """
        if self.closed is not None:
            raise ValueError("the table is closed")
        if entry.tape or entry.id is not None:
            raise ValueError(f"an entry of kind {entry.kind} has no draws and no command")
        if entry.kind == "close":
            if entry.seat is not None:
                raise ValueError("closing is nobody's seat")
            close = read_close(entry.body)
            self.closed = close.reason
            return close
        change = read_seat_change.decode(entry.body)
        self._change(entry.seat, change)
        return change

    def _change(self, seat: Seat | None, change: SeatChange) -> None:
        if seat is None or not 0 <= seat < len(self._sitters):
            raise ValueError(f"there is no seat {seat}")
        if self._sitters[seat].bot is not None:
            raise ValueError(f"seat {seat} is no person's")
        if isinstance(change, StandIn):
            known = self.stand_ins.get(seat)
            if known is not None and (known.why, change.why) != ("gone", "left"):
                raise ValueError(f"a bot plays in seat {seat} already")
            self.stand_ins[seat] = change
        elif self.stand_ins.pop(seat, None) is None:
            raise ValueError(f"no bot plays for the person in seat {seat}")
