"""Log entries outside the rules: bots that play for people who are away, and closed tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.log import Entry, Occupant

Why: TypeAlias = Literal["gone", "left"]
Reason: TypeAlias = Literal["agreed", "ended", "deserted", "silent", "stopped", "operator"]


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", forbid_unknown_fields=True):
    """A bot of ``level`` takes over, because the person was gone for too long or has left.

    A person who was gone may also leave.
    """

    level: str
    why: Why


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """The person has taken the seat back."""


SeatChange: TypeAlias = StandIn | Return
"""Body of a ``seat`` entry."""


class Close(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a ``close`` entry, which is the last one of its table.

    ``agreed``: by the people. ``ended``: by the only person left. ``deserted``: everybody left.
    ``silent``: nothing happened for long. ``stopped``: its rules failed. ``operator``: by the
    operator of the server.
    """

    reason: Reason


read_seat_change: msgspec.json.Decoder[SeatChange] = msgspec.json.Decoder(SeatChange)
read_close = msgspec.json.Decoder(Close).decode


class Seating:
    """The players of a table now. ``stand_ins`` has the bot of each seat whose person is away;
    ``closed`` is why the table was closed, or None."""

    def __init__(self, occupants: Sequence[Occupant]) -> None:
        self.stand_ins: dict[Seat, StandIn] = {}
        self.closed: Reason | None = None
        self._occupants = occupants
        self.people = self._people()
        """The seats whose people play themselves."""

    def _people(self) -> tuple[Seat, ...]:
        return tuple(
            seat
            for seat, occupant in enumerate(self._occupants)
            if occupant.bot is None and seat not in self.stand_ins
        )

    def check(self, entry: Entry, said: SeatChange | Close) -> None:
        """Raises ValueError when an entry of kind ``seat`` or ``close`` with this body cannot come
        next."""
        if self.closed is not None:
            raise ValueError("the table is closed")
        if entry.tape or entry.id is not None:
            raise ValueError(f"an entry of kind {entry.kind} has no draws and no command")
        if isinstance(said, Close):
            if entry.seat is not None:
                raise ValueError("closing is nobody's seat")
            return
        seat = entry.seat
        if seat is None or not 0 <= seat < len(self._occupants):
            raise ValueError(f"there is no seat {seat}")
        if self._occupants[seat].bot is not None:
            raise ValueError(f"seat {seat} is no person's")
        known = self.stand_ins.get(seat)
        if isinstance(said, StandIn):
            if known is not None and (known.why, said.why) != ("gone", "left"):
                raise ValueError(f"a bot plays in seat {seat} already")
        elif known is None:
            raise ValueError(f"no bot plays for the person in seat {seat}")

    def take(self, entry: Entry, said: SeatChange | Close) -> None:
        """Carries out an entry that passed `check`."""
        if isinstance(said, Close):
            self.closed = said.reason
            return
        assert entry.seat is not None
        if isinstance(said, StandIn):
            self.stand_ins[entry.seat] = said
        else:
            del self.stand_ins[entry.seat]
        self.people = self._people()
