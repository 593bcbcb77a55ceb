"""The state of a table of On Tour: small ints and lists of them."""

from __future__ import annotations

import dataclasses
from typing import Final, get_args

from ludoteca.games.on_tour.maps import MAP_IDS
from ludoteca.games.on_tour.marks import EMPTY
from ludoteca.games.on_tour.nouns import Kind, Options

SETUPS: Final = ("single-roll", "rulebook", "four-rolls")
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
NUMBERS: Final = 0
DOUBLES: Final = 1
SAME_REGION: Final = 2
FINAL_NUMBERS: Final = 3
FINAL_DOUBLES: Final = 4
OVER: Final = 5


@dataclasses.dataclass(slots=True)
class State:
    """Maps, areas and marks are numbers of `maps` and `marks`.

    ``map``        which map everybody has
    ``setup``      how it was set up, an index into `SETUPS`
    ``exact``      whether a star is circled only on an area that a card names
    ``turn``       counted from 1
    ``kind``       what the dice and cards made of this turn, an index into `KINDS`, or `OVER`
    ``low``        the lower number; the number itself (both digits equal) in a star turn
    ``high``       the higher number
    ``cards``      the areas of the cards turned up, in their order; none in a final turn
    ``deck``       the areas of the cards in the deck, a set in order: it is drawn from at random
    ``discard``    those of the cards used since the last shuffle, a set in order
    ``started``    those of the four cards of the set-up
    ``marks``      per seat, a mark per area; with those of this turn
    ``recent``     per seat, the areas marked this turn, until that is revealed
    ``confirmed``  the seats that are done, as bits
    """

    map: int
    setup: int
    exact: bool
    turn: int
    kind: int
    low: int
    high: int
    cards: list[int]
    deck: list[int]
    discard: list[int]
    started: list[int]
    marks: list[list[int]]
    recent: list[list[int]]
    confirmed: int


def options_of(state: State) -> Options:
    """The options with which the table was set up."""
    return Options(
        map=MAP_IDS[state.map],
        setup=SETUPS[state.setup],
        star_circle="exact" if state.exact else "always",
    )


def revealed(state: State, seat: int) -> list[int]:
    """The map of ``seat`` as of the last reveal, a copy."""
    marks = state.marks[seat][:]
    for area in state.recent[seat]:
        marks[area] = EMPTY
    return marks
