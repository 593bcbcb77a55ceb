"""The main line of a log: its entries without undone ones, each with the state after it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.game import AnyGame
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import Advance, Replayer


def main_line(game: AnyGame, entries: Sequence[Entry]) -> list[Advance]:
    """The start and the actions that were not undone, in order.

    Raises what `ludoteca.core.replay.replayer.Replayer.step` raises.
    """
    replayer = Replayer(game)
    line: list[Advance] = []
    for entry in entries:
        advance = replayer.step(entry)
        line = [one for one in line if one.entry.n not in advance.undone]
        if entry.kind in ("start", "act"):
            line.append(advance)
    return line
