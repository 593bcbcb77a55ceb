"""Results on shared dice, from which comparisons are made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.merit import Merit
from ludoteca.server.tables.play import SharedDice
from ludoteca.server.tables.rows import SeatRow


class ChallengeResult(msgspec.Struct, frozen=True):
    """The result of one seat of a finished table on shared dice. ``counts`` is whether a person
    played all of it, in time; whether it is that person's first is checked when it is stored."""

    challenge: str
    seat: Seat
    guest: str | None
    level: str | None
    merit: Merit
    counts: bool


def results_of(
    shared: SharedDice,
    people: Sequence[SeatRow],
    merits: Sequence[Merit],
    helped: Collection[Seat],
    at: int,
) -> tuple[ChallengeResult, ...]:
    """One result per seat of a table that ended at the time ``at``; none without ``merits``. In
    ``helped`` seats bots have played for the person."""
    in_time = not shared.told_at or at < shared.told_at
    return tuple(
        ChallengeResult(
            challenge=shared.challenge,
            seat=seat,
            guest=people[seat].guest,
            level=people[seat].level,
            merit=merit,
            counts=people[seat].guest is not None and seat not in helped and in_time,
        )
        for seat, merit in enumerate(merits)
    )
