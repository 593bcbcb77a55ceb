"""The nouns of On Tour: options, actions, events and what people see.

Areas (states or countries) go by the ids of ``maps.json``. A turn has two numbers, ``low`` and
``high``, made of the same two digits.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.kit.together import Confirm, TakeAllBack, TakeBack

MapId: TypeAlias = Literal["usa", "europe"]
Region: TypeAlias = Literal["north", "south", "west", "central", "east"]
What: TypeAlias = Literal["low", "high", "star", "x"]
Kind: TypeAlias = Literal["numbers", "doubles", "same-region", "final-numbers", "final-doubles"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    map: MapId = "usa"
    setup: Literal["single-roll", "rulebook", "four-rolls"] = "single-roll"
    star_circle: Literal["always", "exact"] = "always"


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Write one of the two numbers, a star or an X into ``area``."""

    area: str
    what: What


Action: TypeAlias = Mark | TakeBack | TakeAllBack | Confirm

# A field that ends in "_word" is the key of the word that people read instead.


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
    """``kind`` says what the dice and the cards make of the turn."""

    turn: int
    low: int
    high: int
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


Event: TypeAlias = CardsTurned | Reshuffled | Rolled | Marked | Ended


class Card(msgspec.Struct, frozen=True):
    area: str
    region: Region


class View(msgspec.Struct, frozen=True):
    """A table as one audience may see it.

    ``maps`` has, per seat, what stands in each area in the order of ``maps.json``: "" for an
    empty one, a number of two digits, "*" or "x"; "o" is appended to what is circled. Those of
    others are as of the last reveal, the own one is with the ``marks`` of this turn, areas in
    their order. ``routes`` are the best tours on these maps, area by area. ``low`` and ``high``
    are equal in a star turn. ``cards`` is empty in a final turn. ``discard`` are the areas of the
    cards used since the last shuffle, ``started`` those of the four set-up cards, which never
    come back. ``confirmed`` is per seat. ``kind`` is None when the table is over.
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
    marks: tuple[str, ...]
    confirmed: tuple[bool, ...]
