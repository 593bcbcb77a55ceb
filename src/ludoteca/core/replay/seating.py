"""Log entries outside the rules: bots that play for people who are away, and closed tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry, Occupant

Why: TypeAlias = Literal["gone", "left", "resigned", "time"]
FORFEITS: Final[frozenset[Why]] = frozenset({"resigned", "time"})
"""Ways in which a seat ends for good and ranks last."""

Reason: TypeAlias = Literal["agreed", "ended", "deserted", "silent", "stopped", "operator"]


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", forbid_unknown_fields=True):
    """A bot of ``level`` takes over.

    ``gone``: the person was absent for too long. ``left``: the person has left, perhaps after being
    gone. Both may return. ``resigned`` and ``time``: the person has given up, or has no time left.
    These two are for good, and the seat ranks last (see `Seating.forfeits`); the bot plays on for
    the others where the table goes on.
    """

    level: str
    why: Why


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """The person has taken the seat back."""


class TakeSeat(msgspec.Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """A person called ``name`` takes the seat of the bot called ``bot``, for the rest of the
    game."""

    name: str
    bot: str


SeatChange: TypeAlias = StandIn | Return | TakeSeat
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
    """The players of a table after an entry; it never changes.

    ``stand_ins`` has the bot of each seat whose person is away; ``forfeits`` are the seats that
    rank last, the first one to go first, with the reason; ``taken`` are the seats that people took
    from bots; ``closed`` is why the table was closed, or None.
    """

    def __init__(self, occupants: Sequence[Occupant]) -> None:
        self.stand_ins: dict[Seat, StandIn] = {}
        self.forfeits: dict[Seat, Why] = {}
        self.taken: frozenset[Seat] = frozenset()
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

    def may_stand_in(self, seat: Seat, why: Why) -> bool:
        """Whether a bot may take over the person's ``seat`` for this reason."""
        known = self.stand_ins.get(seat)
        if known is None:
            return True
        if known.why in FORFEITS:
            return False
        return why in FORFEITS or (known.why, why) == ("gone", "left")

    @property
    def decided(self) -> bool:
        """Whether forfeits have decided the table: at most one seat is left in play, or no person
        is."""
        left = [
            occupant for seat, occupant in enumerate(self._occupants) if seat not in self.forfeits
        ]
        return bool(self.forfeits) and (
            len(left) <= 1 or all(occupant.bot is not None for occupant in left)
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
        if isinstance(said, TakeSeat):
            if self._occupants[seat].bot is None:
                raise ValueError(f"seat {seat} is a person's")
            return
        if self._occupants[seat].bot is not None:
            raise ValueError(f"seat {seat} is no person's")
        known = self.stand_ins.get(seat)
        if seat in self.forfeits:
            raise ValueError(f"seat {seat} has ended")
        if isinstance(said, StandIn):
            if not self.may_stand_in(seat, said.why):
                raise ValueError(f"a bot plays in seat {seat} already")
            if said.why in FORFEITS and len(self._occupants) == 1:
                raise ValueError("the only seat cannot rank last")
        elif known is None:
            raise ValueError(f"no bot plays for the person in seat {seat}")

    def after(self, entry: Entry, said: SeatChange | Close) -> Seating:
        """The players after an entry that passed `check`."""
        occupants = self._occupants
        if isinstance(said, TakeSeat):
            occupants = [
                Occupant(said.name) if seat == entry.seat else one
                for seat, one in enumerate(occupants)
            ]
        later = Seating(occupants)
        later.stand_ins, later.forfeits = dict(self.stand_ins), dict(self.forfeits)
        later.taken = self.taken
        if isinstance(said, Close):
            later.closed = said.reason
        else:
            assert entry.seat is not None
            if isinstance(said, StandIn):
                later.stand_ins[entry.seat] = said
                if said.why in FORFEITS:
                    later.forfeits[entry.seat] = said.why
            elif isinstance(said, TakeSeat):
                later.taken |= {entry.seat}
            else:
                del later.stand_ins[entry.seat]
        later.people = later._people()
        return later
