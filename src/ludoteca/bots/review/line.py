"""The line of play of a log: its entries that stood in the end, each with the state after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame
from ludoteca.core.log import Entry
from ludoteca.core.replay import advance, begin


class Step(msgspec.Struct, frozen=True):
    """An entry, the start or an action, and the state that it led to. States are not changed."""

    entry: Entry
    state: Any


def line_of(game: AnyGame, entries: Sequence[Entry]) -> list[Step]:
    """The start and all actions in order. Raises what `ludoteca.core.replay` raises."""
    state = begin(game, entries[0])
    line = [Step(entries[0], state)]
    for entry in entries[1:]:
        if entry.kind == "act":
            state = game.clone(state)
            advance(game, state, entry)
            line.append(Step(entry, state))
    return line
