"""Types of Tower Up: options, actions, the state and views.

Sites are named by the ids of ``boards.json``, cards and objectives by those of ``pieces.json``; the
state has their numbers instead. Colours are numbered in the order of ``pieces.json``: white, grey,
brown, black. A field that ends in "_word" is the translation key of the name that people read.
"""

from __future__ import annotations

import dataclasses
from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.kit.choosing import Confirm

Colour: TypeAlias = Literal["white", "grey", "brown", "black"]
BoardId: TypeAlias = Literal["city-small", "city-large"]
Stage: TypeAlias = Literal["place", "act", "choose", "return", "confirm", "over"]
"""Choice to make next: a site for a starting building, a card or a build, the colour of a wild or
missing floor, a floor to return, or confirming the turn; "over" for none."""
EndedBy: TypeAlias = Literal["roofs", "supply"]
YesNo: TypeAlias = Literal["yes", "no"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; see "Options" in the README of this folder."""

    objectives: Literal["random", "starter"] = "random"
    start_sites: Literal["automatic", "chosen"] = "automatic"


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Put the next starting building on ``site``."""

    site: str


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take a ``card`` of the market."""

    card: str


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Choose the colour of a wild floor, or of a substitute for a floor that has run out."""

    colour: Colour


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Give a floor back to the supply, down to the limit."""

    colour: Colour


class Build(msgspec.Struct, frozen=True, tag="build", forbid_unknown_fields=True):
    """Start a building on ``site``, raise all buildings beside it, and put a roof on the building
    on site ``roof``."""

    site: str
    colour: Colour
    roof: str


Action: TypeAlias = Place | Take | Choose | Return | Build | Confirm


@dataclasses.dataclass(slots=True)
class State:
    """State of a table. Sites, colours, cards and objectives are numbers, a roof is ``site * 8 +
    floor``; -1 means none. Lists are per seat, per site or by colour.

    ``start``       the start player
    ``turn``        the active seat; `NOBODY` when the table is over
    ``level``       the star columns that it had reached when its turn began
    ``extra``       whether this is an extra turn
    ``colours``     per site
    ``heights``     per site, its floors
    ``costs``       per site, one floor of each building beside it, packed as in `city.UNIT`
    ``stocks``      per seat, its floors by colour
    ``tracks``      per seat, the spaces of its vehicles by colour
    ``roofs``       per seat, its roofs in the city, in order of placing
    ``chips``       per seat, its chip for each of the three objectives, 0 for none
    ``visible``     per seat, its visible roofs when it scored; -1 before that
    ``supply``      floors left, by colour
    ``deck``        a sorted set; cards are drawn at random
    ``discard``     the cards taken since the last shuffle, a sorted set
    ``market``      the face-up cards; a card being taken stays here until the next one is drawn
    ``to_place``    the colours of the starting buildings that still need a site
    ``slot``        the place in the market of the card being taken
    ``icon``        the number of its floors taken so far
    ``idle``        turns in a row in which a card was taken
    ``ended_by``    None until the end is triggered, then the kind of end
    ``trigger``     the seat that triggered it
    ``finals``      final turns left, with the present one; -1 before the first
    """

    options: Options
    stage: Stage
    start: Seat
    turn: Seat
    colours: list[int]
    heights: list[int]
    costs: list[int]
    stocks: list[list[int]]
    tracks: list[list[int]]
    roofs: list[list[int]]
    chips: list[list[int]]
    visible: list[int]
    supply: list[int]
    deck: list[int]
    discard: list[int]
    market: list[int]
    objectives: list[int]
    to_place: list[int]
    level: int = 0
    extra: bool = False
    slot: int = -1
    icon: int = 0
    idle: int = 0
    ended_by: EndedBy | None = None
    trigger: Seat = -1
    finals: int = -1


class Roof(msgspec.Struct, frozen=True, array_like=True):
    """A roof on ``floor``, counted from 1; it is visible if that is the highest floor."""

    floor: int
    seat: Seat


class Building(msgspec.Struct, frozen=True):
    """A building with its ``roofs`` from bottom to top; ``free`` is the number of empty sites
    beside it, and so of floors it may still get."""

    site: str
    colour: Colour
    height: int
    roofs: tuple[Roof, ...]
    free: int


class Points(msgspec.Struct, frozen=True):
    """Breakdown of a seat's points, or its points if it scored now."""

    tracks: tuple[int, ...]
    cone: int
    chips: int
    total: int


class Player(msgspec.Struct, frozen=True):
    """A seat's pieces: ``stock`` and ``vehicles`` (spaces of the tracks) by colour; ``roofs`` in
    hand and ``visible`` ones, those at the time of scoring if ``scored``; ``stars`` is the number
    of star columns that all vehicles have reached; ``chips`` has one value per objective in play, 0
    for none."""

    stock: tuple[int, ...]
    vehicles: tuple[int, ...]
    roofs: int
    visible: int
    stars: int
    chips: tuple[int, ...]
    points: Points
    scored: bool


class Offer(msgspec.Struct, frozen=True):
    """A card of the market; "" in a place where one is about to be drawn. ``missing`` are floors on
    it that the supply lacks, by colour; ``ends`` is whether taking it triggers the end."""

    card: str
    missing: tuple[int, ...]
    ends: bool


class Objective(msgspec.Struct, frozen=True):
    """An objective in play with the ``chips`` left, the highest first; `Player.chips` has those
    taken."""

    id: str
    chips: tuple[int, ...]


class End(msgspec.Struct, frozen=True):
    """How, and ``by`` which seat, the end was triggered; the seats ``left``, in order, still have a
    turn or are in their last one."""

    by: EndedBy
    seat: Seat
    left: tuple[Seat, ...]


class Gain(msgspec.Struct, frozen=True):
    """An objective that a roof would meet, and its chip."""

    objective: str
    chip: int


class Roofing(msgspec.Struct, frozen=True):
    """Effect of a roof on the building on ``site``: the vehicle of its ``colour`` goes from space
    ``start`` to ``end``. ``points`` includes the change of the cone by the roof and by the floors
    of the build; ``extra`` is whether an extra turn follows."""

    site: str
    colour: Colour
    height: int
    start: int
    end: int
    points: int
    extra: bool
    gains: tuple[Gain, ...]


class Plan(msgspec.Struct, frozen=True):
    """A building of ``colour`` that can be started on ``site``, with its ``cost`` by colour and the
    possible ``roofs``. ``covers`` are the seats whose visible roofs would be built over, once per
    roof.
    """

    site: str
    colour: Colour
    cost: tuple[int, ...]
    covers: tuple[Seat, ...]
    roofs: tuple[Roofing, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Reason why an empty site cannot be used: no building beside it, buildings of all four colours
    (in the setup: one of this colour) beside it, ``missing`` floors by colour, or no roof left."""

    site: str
    why: Literal["no-building", "colours", "floors", "no-roof"]
    missing: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The whole table: only the order of the deck is unknown, to everyone.

    ``turn`` is None when the table is over; ``extra`` is whether this is an extra turn, and
    ``level`` the star columns at its beginning. ``supply`` and ``wanted`` are by colour.
    ``discard`` are the cards taken since the last shuffle, ``deck`` is the number left to draw.
    ``taking`` is the card being taken, ``icon`` the number of its floors taken so far, ``wanted``
    the floor to choose next, ``excess`` the number of floors to return; ``to_place`` are the
    colours of starting buildings that still need a site. ``idle`` counts turns in a row in which a
    card was taken. ``plans`` and ``refused`` are for the seat that may build or place: each empty
    site is in one of them, or during setup in ``open``.
    """

    options: Options
    board: BoardId
    stage: Stage
    start: Seat
    turn: Seat | None
    extra: bool
    level: int
    buildings: tuple[Building, ...]
    players: tuple[Player, ...]
    supply: tuple[int, ...]
    market: tuple[Offer, ...]
    deck: int
    discard: tuple[str, ...]
    objectives: tuple[Objective, ...]
    taking: str | None
    icon: int
    wanted: Literal["wild", "white", "grey", "brown", "black"] | None
    excess: int
    to_place: tuple[Colour, ...]
    idle: int
    end: End | None
    plans: tuple[Plan, ...]
    refused: tuple[Refusal, ...]
    open: tuple[str, ...]
