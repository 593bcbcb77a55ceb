"""How a table ended for each of its seats: what statistics are made of."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Seat
from ludoteca.core.seating import Reason
from ludoteca.core.standing import Standing
from ludoteca.server.db.schema import outcomes
from ludoteca.server.db.write import Write
from ludoteca.server.tables.log.decided import Decided
from ludoteca.server.tables.state.change import Change

LEAST_MOVES: Final = 2
"""How many moves a person must have made to win; at a table of several people, each of them."""

LEAST_MOVE_MS: Final = 250
"""Milliseconds that a move takes on average at a table of several people; where moves were faster,
a program made them, and nobody wins."""

WALKED_OUT: Final[Collection[Reason]] = ("ended", "deserted", "silent")


class Outcome(msgspec.Struct, frozen=True):
    """One seat of a table that was played to its end, or that its only person has ended ``early``:
    then without score, rank or win.

    ``counted`` is whether it says something about the guest. Whoever held several seats of one
    table has played against themselves, and counts only where all seats play together; then
    once. ``won`` is false for somebody who played alone, where the game sets no goal.
    """

    seat: Seat
    game: str
    guest: str | None
    level: str | None
    score: int
    rank: int
    won: bool
    counted: bool
    early: bool = False


def outcomes_of(decided: Decided) -> tuple[Outcome, ...]:
    """One per seat; none of a table that was closed and says nothing about anybody. A bot that
    played on for somebody played in that person's name, but see `_plays`."""
    standing, people = decided.standing, decided.people
    if standing is None and not _has_walked_out(decided):
        return ()
    holders = [who.guest for who in people]
    players = {guest for guest in set(holders) if guest is None or _plays(decided, guest)}
    return tuple(
        Outcome(
            seat=seat,
            game=decided.game,
            guest=who.guest,
            level=who.level,
            score=0 if standing is None else standing.scores[seat],
            rank=0 if standing is None else standing.ranks[seat],
            won=who.guest in players and _won(standing, seat, len(people)),
            counted=who.guest is not None
            and (
                holders.count(who.guest) == 1
                or (decided.together and holders.index(who.guest) == seat)
            ),
            early=standing is None,
        )
        for seat, who in enumerate(people)
    )


def _has_walked_out(decided: Decided) -> bool:
    """Whether the only person at a table with bots has moved there, and then ended or left it."""
    guests = {who.guest for who in decided.people if who.guest is not None}
    return (
        decided.closed in WALKED_OUT
        and len(guests) == 1
        and any(who.kind == "bot" for who in decided.people)
        and any(decided.own_moves.values())
    )


def _plays(decided: Decided, guest: str) -> bool:
    """Whether ``guest`` may win: a bot that played on wins for nobody who has hardly moved, and
    nobody wins from another name of theirs that hardly moves, or as fast as a program does. Where
    a bot took the seat of somebody else, one has won from the bot."""
    moves: dict[str, int] = {}
    for seat, who in enumerate(decided.people):
        if who.guest is not None:
            helped = who.guest != guest and seat in decided.helped
            own = LEAST_MOVES if helped else decided.own_moves[seat]
            moves[who.guest] = moves.get(who.guest, 0) + own
    lasted = decided.at - decided.began_at
    in_a_rush = len(moves) > 1 and lasted < LEAST_MOVE_MS * max(decided.own_moves.values())
    return min(moves.values()) >= LEAST_MOVES and not in_a_rush


def _won(standing: Standing | None, seat: Seat, seats: int) -> bool:
    if standing is None:
        return False
    if standing.team is not None:
        return standing.team == "won"
    return seats > 1 and standing.ranks[seat] == 1


_write = insert(outcomes).on_conflict_do_nothing()


def keep_outcomes(change: Change) -> list[Write]:
    """The rows that are written with the entry that ends a table.

    Where the dice were known before they were thrown nobody's figures change.
    """
    if not change.ends:
        return []
    decided = change.decided
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
        for one in outcomes_of(decided)
    ]
