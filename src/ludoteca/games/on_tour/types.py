"""The types of On Tour: options, actions, events, the state of a table and what people see of it.

Areas (states or countries) go by the ids of ``maps.json``; the state has their numbers instead.
A turn has two numbers, ``low`` and ``high``, made of the same two digits; with doubles
both digits are equal, and so are the numbers.
"""

from __future__ import annotations

import dataclasses
from typing import ClassVar, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.kit.choosing import Ending

MapId: TypeAlias = Literal["usa", "europe"]
Region: TypeAlias = Literal["north", "south", "west", "central", "east"]
What: TypeAlias = Literal["low", "high", "star", "x"]
Kind: TypeAlias = Literal["numbers", "doubles", "same-region", "final-numbers", "final-doubles"]
"""What dice and cards make of a turn; "final" are turns without cards, for the last areas."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    map: MapId = "usa"
    setup: Literal["single-roll", "rulebook", "four-rolls"] = "single-roll"
    star_circle: Literal["always", "exact"] = "always"


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Write one of the two numbers, a star or an X into ``area``."""

    secret: ClassVar[bool] = True

    area: str
    what: What


Action: TypeAlias = Mark | Ending

# A field that ends in "_word" is the key of the word that people read instead.


class Started(msgspec.Struct, frozen=True, tag="started"):
    """One of the four areas with which everybody begins; ``mark`` is a number of two digits, and it
    is circled."""

    area: str
    area_word: str
    mark: str


class CardsTurned(msgspec.Struct, frozen=True, tag="cards_turned"):
    """Three areas and the region that the card of each shows."""

    one: str
    one_word: str
    one_region: Region
    two: str
    two_word: str
    two_region: Region
    three: str
    three_word: str
    three_region: Region


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The cards that had been used are the deck again."""


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """``kind`` says what the dice and the cards make of the turn; numbers have two digits."""

    turn: int
    low: str
    high: str
    kind: Kind


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """Told of all at once when the last one has confirmed. ``mark`` is what is written: a
    number of two digits, "star" or "x"."""

    reveals: ClassVar[bool] = True

    seat: Seat
    area: str
    area_word: str
    mark: str
    circled: Literal["yes", "no"]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """Every map is full."""


Event: TypeAlias = Started | CardsTurned | Reshuffled | Rolled | Marked | Ended


@dataclasses.dataclass(slots=True)
class State:
    """Areas are numbers, marks are those of `maps`; ``kind`` is None when the table is over.

    ``deck``       the areas of the cards in the deck, a set in order: it is drawn from at random
    ``started``    those of the four cards of the set-up
    ``marks``      per seat, a mark per area; with those of this turn
    ``recent``     per seat, the areas marked this turn, until that is revealed
    ``empty``      per seat, the areas that were empty when the turn began, as bits
    ``cards``      the areas of the cards turned up, in their order; none in a final turn
    ``discard``    those of the cards used since the last shuffle, a set in order
    ``confirmed``  the seats that are done, as bits
    """

    options: Options
    deck: list[int]
    started: list[int]
    marks: list[list[int]]
    recent: list[list[int]]
    empty: list[int]
    cards: list[int] = dataclasses.field(default_factory=list)
    discard: list[int] = dataclasses.field(default_factory=list)
    turn: int = 0
    kind: Kind | None = "numbers"
    low: int = 0
    high: int = 0
    confirmed: int = 0


class Card(msgspec.Struct, frozen=True):
    area: str
    region: Region


class Gap(msgspec.Struct, frozen=True, array_like=True):
    """An empty area and the nearest numbers beside it, not above and above ``low``, then ``high``;
    -1 where there is none."""

    area: str
    below_low: int
    above_low: int
    below_high: int
    above_high: int


class Stop(msgspec.Struct, frozen=True, array_like=True):
    """An area as a stop of a tour, its points, and which stops may come next if their areas were
    not visited yet. A star is several stops: how a tour goes on behind it depends on the number
    that it had come to. Of a ``first`` one nothing is before."""

    area: str
    points: int
    first: bool
    onward: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """A table as one audience may see it.

    ``maps`` has, per seat, what stands in each area in the order of ``maps.json``: "" for an
    empty one, a number of two digits, "*" or "x"; "o" is appended to what is circled. Those of
    others are as of the last reveal, the own one is with the ``marks`` of this turn, areas in
    their order. ``routes`` are the best tours on these maps, area by area, ``points`` what they
    score. ``low`` and ``high`` are what the dice show, equal with doubles. ``cards`` is empty in a
    final turn. ``discard`` are the areas of the cards used since the last shuffle, ``started``
    those of the four set-up cards, which never come back. ``confirmed`` is per seat. ``kind`` is
    None when the table is over.

    ``gaps`` and ``stops`` are about one map, that of the audience; watchers look at the one whose
    tour scores most, the first of these. ``gaps`` are the empty areas that have numbers beside
    them. ``stops`` are for those who draw a tour by hand: empty before the table is over.
    """

    options: Options
    turn: int
    kind: Kind | None
    low: int
    high: int
    cards: tuple[Card, ...]
    discard: tuple[str, ...]
    started: tuple[str, ...]
    maps: tuple[tuple[str, ...], ...]
    routes: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    marks: tuple[str, ...]
    confirmed: tuple[bool, ...]
    gaps: tuple[Gap, ...]
    stops: tuple[Stop, ...]
