"""Refuses choices that only make a log longer: marked and taken back, or done and undone, again and
again."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.codec import codec
from ludoteca.core.game import Seat, takes_back
from ludoteca.core.picture import Moment
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.limits import (
    CHANGES_IN_A_QUESTION,
    ENTRIES_OF_A_TABLE,
    TAKING_BACK_IN_A_QUESTION,
)
from ludoteca.server.tables.play.client_frames import Act, Undo
from ludoteca.server.tables.play.draft import Draft
from ludoteca.server.tables.play.table import Table


def must_get_on(table: Table, act: Act | Undo, draft: Draft) -> None:
    """Whether ``act`` may be appended, which leads to ``draft``.

    What takes back may always be left out: the game goes on without. Where a choice can be
    changed without being taken back, only an answer may follow many changes. Raises `Problem`
    ``error-taken-back-enough``, ``error-changed-enough``.
    """
    changes = changes_in_question(table.moments, act.seat)
    if changes < TAKING_BACK_IN_A_QUESTION and table.n < ENTRIES_OF_A_TABLE:
        return
    if isinstance(act, Undo) or takes_back(codec(table.game).action(act.action)):
        raise Problem("error-taken-back-enough")
    if changes >= CHANGES_IN_A_QUESTION and act.seat in draft.questions:
        raise Problem("error-changed-enough")


def changes_in_question(moments: Sequence[Moment], seat: Seat) -> int:
    """Entries of ``seat`` since the table last told something that still stands; it does not count
    further than is ever asked."""
    found, undone = 0, set[int]()
    for moment in reversed(moments):
        if found >= CHANGES_IN_A_QUESTION or (moment.events and moment.n not in undone):
            break
        undone.update(moment.undone)
        found += moment.seat == seat
    return found
