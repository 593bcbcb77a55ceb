"""The effect of the end of a table on its tournament: the results, and a call for its job."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import bindparam, update

from ludoteca.core.codec import encode
from ludoteca.core.game import Seat
from ludoteca.core.replay.seating import Reason
from ludoteca.server.db.schema import jobs, tournament_places
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change
from ludoteca.server.tournaments.store import JOB

GIVEN_UP: Final[Collection[Reason]] = ("ended", "deserted", "silent")
"""Ends by which the people of a table have given it up."""

_result = (
    update(tournament_places)
    .where(
        tournament_places.c.table_id == bindparam("b_table"),
        tournament_places.c.seat == bindparam("b_seat"),
        tournament_places.c.state == "playing",
    )
    .values(
        state=bindparam("b_state"),
        rank=bindparam("b_rank"),
        points=bindparam("b_points"),
        tie=bindparam("b_tie"),
        text=bindparam("b_text"),
    )
)
_ring = (
    update(jobs)
    .where(jobs.c.kind == JOB, jobs.c.key == bindparam("b_key"))
    .values(due=bindparam("b_due"), lease=0)
)


def keep_results(change: Change) -> Iterable[Write]:
    """An effect: with the entry that ends a table of a tournament its results become durable."""
    tournament = change.state.row.tournament
    if tournament is None or not change.ends:
        return
    decided = change.decided
    if decided.standing is not None:
        absent = _absent(change)
        for seat in range(len(decided.people)):
            merit = decided.merits[seat] if decided.merits else None
            yield Write(
                _result,
                _row(decided.table, seat, "away" if seat in absent else "played")
                | {
                    "b_rank": decided.standing.ranks[seat],
                    "b_points": None if merit is None else merit.points,
                    "b_tie": None if merit is None else merit.tie,
                    "b_text": None if merit is None else encode(merit.text),
                },
            )
    elif decided.closed in GIVEN_UP:
        for seat in range(len(decided.people)):
            yield Write(_result, _row(decided.table, seat, "away"))
    yield Write(_ring, {"b_key": tournament, "b_due": decided.at}, order=tournament)


def _row(table: str, seat: Seat, state: str) -> dict[str, int | str | bytes | None]:
    empty: dict[str, int | str | bytes | None]
    empty = dict.fromkeys(("b_rank", "b_points", "b_tie", "b_text"))
    return empty | {"b_table": table, "b_seat": seat, "b_state": state}


def _absent(change: Change) -> set[Seat]:
    """The seats of people who have left for good, or never came. Who is merely gone when the table
    ends, perhaps because their line broke, gets the result of their seat."""
    moved = change.decided.own_moves
    return {seat for seat, why in change.away.items() if why != "gone" or not moved[seat]}
