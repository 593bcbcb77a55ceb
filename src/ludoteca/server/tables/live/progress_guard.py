"""Refuses choices that only make a log longer, such as doing and undoing the same many times."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.codec import codec
from ludoteca.core.game import Seat, takes_back
from ludoteca.core.replay.picture import Moment
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import (
    CHANGES_IN_A_QUESTION,
    ENTRIES_OF_A_TABLE,
    TAKING_BACK_IN_A_QUESTION,
)
from ludoteca.server.tables.play import Act, Draft, Table, Undo


def must_get_on(table: Table, act: Act | Undo, draft: Draft) -> None:
    """Refuse ``act``, which leads to ``draft``, after too many changes without progress.

    Taking back can be refused safely, because the game can continue without it. Where a choice can
    be changed without taking it back, after many changes only an answer is accepted. Raises
    `Problem` ``error-taken-back-enough``, ``error-changed-enough``.
    """
    changes = changes_in_question(table.moments, act.seat)
    if changes < TAKING_BACK_IN_A_QUESTION and table.n < ENTRIES_OF_A_TABLE:
        return
    if isinstance(act, Undo) or takes_back(codec(table.game).action(act.action)):
        raise Problem("error-taken-back-enough")
    if changes >= CHANGES_IN_A_QUESTION and act.seat in draft.questions:
        raise Problem("error-changed-enough")


def changes_in_question(moments: Sequence[Moment], seat: Seat) -> int:
    """The number of entries of ``seat`` since the last entry with events that is not undone; it
    counts up to `CHANGES_IN_A_QUESTION`."""
    found, undone = 0, set[int]()
    for moment in reversed(moments):
        if found >= CHANGES_IN_A_QUESTION or (moment.events and moment.n not in undone):
            break
        undone.update(moment.undone)
        found += moment.seat == seat
    return found
