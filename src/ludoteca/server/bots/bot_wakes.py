"""The wake "bot": which entries wake bots, and how their wakes survive a restart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import update

from ludoteca.server.db.schema import wakes
from ludoteca.server.tables.state import Change
from ludoteca.server.tables.wakes import Clear, Resumption, Wake

BOT: Final = "bot"

LOOK_AGAIN: Final = 500
"""Milliseconds between two checks whether people still want a bot to wait."""


def effect(change: Change) -> Iterable[Wake | Clear]:
    """An effect that writes a wake for each bot with a new question, and deletes those of seats
    whose question has gone, or that a person has taken."""
    state, people = change.state, change.people
    if change.entry.kind == "act" and len(people) == state.table.seats:
        return ()  # most entries: no bot plays
    people_before = state.table.seating.people
    due = change.entry.at + state.services.bot_pace
    asked_before, asked_after = change.questions, change.draft.questions
    bots_before = {seat for seat in asked_before if seat not in people_before}
    rows: list[Wake | Clear] = [
        Wake(seat, n, due, BOT)
        for seat, n in asked_after.items()
        if seat not in people and (seat in change.asked or seat not in bots_before)
    ]
    rows += [Clear(BOT, seat) for seat in bots_before if seat not in asked_after or seat in people]
    return rows


def resume(pace: int, at: Resumption) -> Sequence[Any]:
    """Statements that make wakes due now if they lie further ahead than ``pace`` milliseconds: the
    clock was fast when they were written, or was set back since."""
    longest = max(pace, LOOK_AGAIN)
    ahead = update(wakes).where(wakes.c.kind == BOT, wakes.c.due > at.now + longest)
    return (ahead.values(due=at.now),)
