"""The state of a table of That's Life!: small ints and lists of them."""

from __future__ import annotations

import dataclasses
from itertools import product
from typing import Final

import msgspec

from ludoteca.games.thats_life.nouns import Options
from ludoteca.games.thats_life.tiles import FINISH

_VALUES: Final = {
    "layout": ("shuffled", "standard", "variant1", "variant2"),
    "action_tiles": (True, False),
    "guards": (False, True),
    "scoring": ("basic", "expert"),
    "pieces": ("three", "rulebook"),
}
MIXES: Final = tuple(
    msgspec.convert(dict(zip(_VALUES, values, strict=True)), Options)
    for values in product(*_VALUES.values())
)
"""Every way to set up a table; a state holds the index."""

MIX_NUMBERS: Final = {options: number for number, options in enumerate(MIXES)}

HOME: Final = (FINISH,) * 6
"""How a path ends: six times Finish, so that each roll from the last tile finds its target."""

NOBODY: Final = -1
NO_QUESTION: Final = 0


@dataclasses.dataclass(slots=True)
class State:
    """Tiles are numbers of `ludoteca.games.thats_life.tiles`.

    ``mix``       the options, as an index into `MIXES`
    ``path``      Start, the tiles that lie there from Start to Finish, then `HOME`
    ``sides``     what each action tile shows, an index into `SIDES`
    ``pieces``    per seat, the tiles of its pieces short of Finish, hindmost first
    ``guards``    the tiles of the guards short of Finish, hindmost first
    ``figures``   per tile, how many pieces and guards stand there (Finish is not counted)
    ``towers``    per seat, its tiles from bottom to top
    ``turn``      the seat that must act, `NOBODY` when the table is over
    ``die``       1 to 6, 0 when the table is over
    ``question``  the action tile that waits for a choice of player, or `NO_QUESTION`
    """

    mix: int
    path: list[int]
    sides: list[int]
    pieces: list[list[int]]
    guards: list[int]
    figures: list[int]
    towers: list[list[int]]
    turn: int
    die: int
    question: int


def pieces_each(options: Options, seats: int) -> int:
    """How many pieces each player has."""
    return 2 if options.pieces == "rulebook" and seats > 4 else 3
