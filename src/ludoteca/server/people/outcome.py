"""How a table ended for each of its seats: what statistics are made of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Seat
from ludoteca.core.standing import Standing
from ludoteca.server.db.schema import outcomes
from ludoteca.server.tables.effects import Decided, Write
from ludoteca.server.tables.store import SeatRow


class Outcome(msgspec.Struct, frozen=True):
    """One seat of a table that was played to its end.

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


def outcomes_of(game: str, people: Sequence[SeatRow], standing: Standing) -> tuple[Outcome, ...]:
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


_write = insert(outcomes).on_conflict_do_nothing()


def keep_outcomes(decided: Decided) -> list[Write]:
    """What is written with the entry that decides a table.

    Where the dice were known before they were thrown nobody's figures change.
    """
    found = outcomes_of(decided.game, decided.people, decided.standing)
    known = decided.shared is not None and decided.at >= decided.shared.told_at
    return [
        Write(
            _write,
            msgspec.structs.asdict(one)
            | {
                "counted": one.counted and not known,
                "table_id": decided.table,
                "ended_at": decided.at,
            },
        )
        for one in found
    ]
