"""How a table ended for each of its seats: what statistics are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.standing import Standing
from ludoteca.server.tables.store import SeatRow


class Outcome(msgspec.Struct, frozen=True):
    """One seat of a table that was decided: played to its end, or ended as agreed.

    ``counted`` is whether it says something about the guest. Whoever held several seats of one
    table has played against themselves, and counts only where all seats play together; then
    once. ``won`` is never true of somebody who played alone without a goal.
    """

    seat: Seat
    game: str
    guest: str | None
    level: str | None
    score: int
    rank: int
    won: bool
    counted: bool


def outcomes(game: str, people: Sequence[SeatRow], standing: Standing) -> tuple[Outcome, ...]:
    """One per seat. A bot that played on for somebody played in that person's name."""
    holders = [who.guest for who in people]
    return tuple(
        Outcome(
            seat=seat,
            game=game,
            guest=who.guest,
            level=who.level,
            score=standing.scores[seat],
            rank=standing.ranks[seat],
            won=_won(standing, seat, len(people)),
            counted=who.guest is not None
            and (
                holders.count(who.guest) == 1
                or (standing.team is not None and holders.index(who.guest) == seat)
            ),
        )
        for seat, who in enumerate(people)
    )


def _won(standing: Standing, seat: Seat, seats: int) -> bool:
    if standing.team is not None:
        return standing.team == "won"
    return seats > 1 and standing.ranks[seat] == 1


def outcome_row(table: str, at: int, outcome: Outcome) -> dict[str, Any]:
    """As the database has it."""
    return {"table_id": table, "ended_at": at, **msgspec.structs.asdict(outcome)}
