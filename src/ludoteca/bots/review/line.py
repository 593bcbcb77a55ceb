"""The line of play of a log: its entries that stood in the end, each with the state after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame
from ludoteca.core.log import Entry
from ludoteca.core.replay import Course


class Step(msgspec.Struct, frozen=True):
    """An entry, the start or an action, and the state that it led to. States are not changed."""

    entry: Entry
    state: Any


def line_of(game: AnyGame, entries: Sequence[Entry]) -> list[Step]:
    """The start and the actions that were not undone, in order.

    Raises what `ludoteca.core.replay.Course.follow` raises.
    """
    course = Course(game)
    line: list[Step] = []
    for entry in entries:
        undone = course.follow(entry)
        line = [step for step in line if step.entry.n not in undone]
        if entry.kind in ("start", "act"):
            line.append(Step(entry, game.clone(course.state)))
    return line
