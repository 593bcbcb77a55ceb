"""Plays every game with every level, once in each mix of options, and prints the records.

Runs as it is in CPython and in Pyodide; tests compare the two outputs byte for byte.
"""

from __future__ import annotations

import sys

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.core.codec import encode
from ludoteca.core.contract import mixes
from ludoteca.core.match import play
from ludoteca.core.verify import verify_line
from ludoteca.games import titles

for title in titles().values():
    known = {
        **levels(title),
        "medium": Searcher(PlayOuts(40)),
        "hard": Searcher(PlayOuts(60), title.hint),
    }
    strongest = list(known.items())[::-1]
    for number, mix in enumerate(mixes(title.game), start=1):
        bots = [strongest[seat % len(strongest)] for seat in range(mix.seats)]
        record = encode(play(title.game, mix.options, bots, f"browser/{number}"))
        verify_line(record, {title.meta.id: title.game})
        sys.stdout.write(record.decode() + "\n")
