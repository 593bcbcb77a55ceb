"""Plays every game with every level, in some mixes of options, and prints the records.

``tables.py EVERY`` runs as it is in CPython and in Pyodide; tests compare the two outputs byte for
byte.
"""

from __future__ import annotations

import dataclasses
import sys
from typing import Any

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.core.codec import encode
from ludoteca.core.contract import mixes
from ludoteca.core.records.verify import verify_line
from ludoteca.core.replay.self_play import play
from ludoteca.games import ours

EVERY = int(sys.argv[1])
"""One mix of a title in this number is played, because different rules differ in all of them."""


def hasty(bot: Any) -> Any:
    """The same bot with little time, counted in play-outs and not by a clock."""
    if isinstance(bot, Searcher):
        return dataclasses.replace(bot, budget=PlayOuts(40))
    return bot.brief() if hasattr(bot, "brief") else bot


for title in ours().values():
    strongest = [(name, hasty(bot)) for name, bot in levels(title).items()][::-1]
    for number, mix in enumerate(mixes(title.game)[::EVERY], start=1):
        bots = [strongest[seat % len(strongest)] for seat in range(mix.seats)]
        record = encode(play(title.game, mix.options, bots, f"browser/{number}"))
        verify_line(record, {title.meta.id: title.game})
        sys.stdout.write(record.decode() + "\n")
