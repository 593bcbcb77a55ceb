"""Outcomes: how a table ended for each of its seats. People's statistics are made from them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Seat
from ludoteca.core.replay.seating import Reason
from ludoteca.core.replay.standing import Standing
from ludoteca.server.db.schema import outcomes
from ludoteca.server.db.write import Write
from ludoteca.server.tables.log import Decided
from ludoteca.server.tables.state import Change

LEAST_MOVES: Final = 2
"""Moves that a person must have made to win; at a table of several people, all of them."""

LEAST_MOVE_MS: Final = 250
"""Least average time of a move at a table of several people. Faster moves are made by a program,
and then no one wins."""

WALKED_OUT: Final[Collection[Reason]] = ("ended", "deserted", "silent")


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of one seat, for a table that was played to its end, or that its only person
    has ended ``early``: then without score, rank or win.

    ``counted`` is whether statistics of the guest include it. A guest with several seats has played
    against themselves: that counts only in a cooperative game, and only once. ``won`` is false for
    a solo game without a goal. ``thinking`` is how many milliseconds the guest usually took for an
    answer.
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
    thinking: int | None = None


def outcomes_of(decided: Decided) -> tuple[Outcome, ...]:
    """One outcome per seat; none for a table that was closed without a result. A bot that played on
    for a person played in that person's name, with the exceptions of `_plays`. The result of a seat
    that a person took from a bot is shown with their name, and counts for nobody."""
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
            and seat not in decided.taken
            and (
                holders.count(who.guest) == 1
                or (decided.together and holders.index(who.guest) == seat)
            ),
            early=standing is None,
            thinking=None if who.guest is None else decided.thinking.get(seat),
        )
        for seat, who in enumerate(people)
    )


def _has_walked_out(decided: Decided) -> bool:
    """Whether the only person at a table with bots has moved, and then ended or left the table."""
    guests = {who.guest for who in decided.people if who.guest is not None}
    return (
        decided.closed in WALKED_OUT
        and len(guests) == 1
        and any(who.kind == "bot" for who in decided.people)
        and any(decided.own_moves.values())
    )


def _plays(decided: Decided, guest: str) -> bool:
    """Whether ``guest`` may win. No one wins who has hardly moved and left the rest to a bot, or
    who moved as fast as a program. A win against another person who has hardly moved does not count
    either (it may be the same person under another name), unless a bot played on for them."""
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
    """An effect that adds the outcome rows to the entry that ends a table.

    They do not count if the dice were known before they were thrown.
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
