"""Types of On Tour: options, actions, events, the state and views.

Areas (states or countries) are named by the ids of ``maps.json``; the state has their numbers
instead. A turn has two numbers, ``low`` and ``high``, made of the same two digits; with doubles the
digits are equal, and so are the numbers.
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
"""Kind of a turn, from its dice and cards; "final" turns have no cards and fill the last areas."""


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

# A field that ends in "_word" is the translation key of the name that people read.


class Started(msgspec.Struct, frozen=True, tag="started"):
    """One of the four areas that are filled on all maps before the first turn; ``mark`` is a number
    of two digits, circled."""

    area: str
    area_word: str
    mark: str


class CardsTurned(msgspec.Struct, frozen=True, tag="cards_turned"):
    """Three cards were turned up, each with an area and a region."""

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
    """The discarded cards were shuffled into a new deck."""


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The dice were rolled; ``kind`` is the kind of the turn, numbers have two digits."""

    turn: int
    low: str
    high: str
    kind: Kind


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """``seat`` marked an area; announced for all seats when the last one has confirmed. ``mark`` is
    a number of two digits, "star" or "x"."""

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
    """State of a table. Areas are numbers, marks as in `maps`; ``kind`` is None when the table is
    over.

    ``deck``       areas of the cards in the deck, a sorted set; cards are drawn at random
    ``started``    areas of the four setup cards
    ``marks``      per seat, a mark per area, including this turn's
    ``recent``     per seat, the areas marked this turn, until they are revealed
    ``empty``      per seat, the areas that were empty when the turn began, as bits
    ``cards``      areas of the face-up cards, in order; empty in a final turn
    ``discard``    areas of the cards used since the last shuffle, a sorted set
    ``confirmed``  seats that have confirmed, as bits
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
    """An empty area with its neighbours' nearest numbers: first at most ``low`` and above ``low``,
    then the same for ``high``; -1 for none."""

    area: str
    below_low: int
    above_low: int
    below_high: int
    above_high: int


class Stop(msgspec.Struct, frozen=True, array_like=True):
    """An area as a stop of a tour, its points, and the stops that may come next unless their areas
    are visited already. A star is several stops, because the rest of a tour depends on the number
    before the star. A tour may begin at a ``first`` stop."""

    area: str
    points: int
    first: bool
    onward: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """A table as one audience may see it.

    ``maps`` has, per seat, the text of each area in the order of ``maps.json``: "" if empty, a
    number of two digits, "*" or "x", with "o" appended if circled. Other seats' maps are as of the
    last reveal; the reader's own map includes this turn's ``marks``, whose areas are in order.
    ``routes`` are the best tours on these maps, area by area, and ``points`` their scores. ``low``
    and ``high`` are the numbers of the dice, equal with doubles. ``cards`` is empty in a final
    turn. ``discard`` has the areas of the cards used since the last shuffle, ``started`` those of
    the four setup cards, which never come back. ``confirmed`` is per seat. ``kind`` is None when
    the table is over.

    ``gaps`` and ``stops`` describe one map: the reader's, or for watchers the first with the best
    score. ``gaps`` are the empty areas next to numbers. ``stops`` serve readers who draw a tour by
    hand, and are empty before the table is over.
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
