"""The types of Tower Up: options, actions, events, the state of a table and what people see of it.

Sites go by the ids of ``boards.json``, cards and objectives by those of ``pieces.json``; the state
has their numbers instead. Colours are numbered in the order of ``pieces.json``: white, grey, brown,
black. A field that ends in "_word" is the key of the word that people read instead.
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
"""What is asked: a site for a starting building, a card or a build, the colour of a wild or missing
floor, a floor to return, being done with the turn; nothing any more."""
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
    """The colour of a wild floor, or of one in the place of a floor that has run out."""

    colour: Colour


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Give a floor back to the supply, down to the limit."""

    colour: Colour


class Build(msgspec.Struct, frozen=True, tag="build", forbid_unknown_fields=True):
    """Start a building on ``site``, raise all beside it, and put a roof on the one on ``roof``."""

    site: str
    colour: Colour
    roof: str


Action: TypeAlias = Place | Take | Choose | Return | Build | Confirm


class BuildingStood(msgspec.Struct, frozen=True, tag="building_stood"):
    """A starting building, of one floor, whose site was drawn."""

    site: str
    site_word: str
    colour: Colour
    colour_word: str


class Founding(msgspec.Struct, frozen=True, tag="founding"):
    """``seat`` chooses the sites of the starting buildings, and ``first_seat`` begins then."""

    seat: Seat
    first_seat: Seat


class BuildingStarted(msgspec.Struct, frozen=True, tag="building_started"):
    """A starting building was put where the last player wanted it."""

    seat: Seat
    site: str
    site_word: str
    colour: Colour
    colour_word: str


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken"):
    seat: Seat
    card: str
    card_word: str


class CardRevealed(msgspec.Struct, frozen=True, tag="card_revealed"):
    """The card that takes the place of the one that was taken."""

    card: str
    card_word: str


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The deck was empty: the cards that had been taken are the deck again."""


class FloorChosen(msgspec.Struct, frozen=True, tag="floor_chosen"):
    """``wanted`` is "wild", or the colour that had run out."""

    seat: Seat
    colour: Colour
    colour_word: str
    wanted: Literal["wild", "white", "grey", "brown", "black"]
    wanted_word: str


class FloorReturned(msgspec.Struct, frozen=True, tag="floor_returned"):
    seat: Seat
    colour: Colour
    colour_word: str


class Built(msgspec.Struct, frozen=True, tag="built"):
    """``colour`` was started on ``site`` and ``raised`` buildings beside it grew by a floor."""

    seat: Seat
    site: str
    site_word: str
    colour: Colour
    colour_word: str
    raised: int


class Roofed(msgspec.Struct, frozen=True, tag="roofed"):
    """A roof was put on floor ``height`` of the building on ``site``; ``left`` are in hand."""

    seat: Seat
    site: str
    site_word: str
    colour: Colour
    colour_word: str
    height: int
    left: int


class VehicleMoved(msgspec.Struct, frozen=True, tag="vehicle_moved"):
    """Spaces of a track count from 0; steps beyond the last one are lost."""

    seat: Seat
    colour: Colour
    colour_word: str
    start: int
    end: int


class ConeChanged(msgspec.Struct, frozen=True, tag="cone_changed"):
    """A build changed which roofs are visible: of ``owner_seat`` now ``visible`` ones, so that its
    cone would count ``end`` points, no longer ``start``. It belongs to the turn of who built."""

    owner_seat: Seat
    visible: int
    start: int
    end: int


class ObjectiveMet(msgspec.Struct, frozen=True, tag="objective_met"):
    """``chip`` is what the bonus chip is worth."""

    seat: Seat
    objective: str
    objective_word: str
    chip: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """The turn was handed on to ``seat``; after a ``final`` one it scores."""

    seat: Seat
    final: YesNo


class ExtraTurn(msgspec.Struct, frozen=True, tag="extra_turn"):
    """All four vehicles have come to the star column at space ``column``."""

    seat: Seat
    column: int


class EndTriggered(msgspec.Struct, frozen=True, tag="end_triggered"):
    """``why``: the last roof; a floor that the supply did not have; a city in which nothing can be
    built any more; many rounds in which nobody built."""

    seat: Seat
    why: Literal["roofs", "supply", "full", "idle"]


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """The cone was placed for ``visible`` roofs and counts ``cone``; ``points`` is the total."""

    seat: Seat
    visible: int
    cone: int
    points: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """All have scored; the table is over."""


_Floors: TypeAlias = CardTaken | FloorChosen | FloorReturned | BuildingStood | BuildingStarted
_Gained: TypeAlias = Built | Roofed | VehicleMoved | ConeChanged | ObjectiveMet
_Turn: TypeAlias = TurnBegan | ExtraTurn
Event: TypeAlias = (
    Founding | _Floors | _Gained | _Turn | CardRevealed | Reshuffled | EndTriggered | Scored | Ended
)


@dataclasses.dataclass(slots=True)
class State:
    """Sites, colours, cards and objectives are numbers, a roof is ``site * 8 + floor``; nothing is
    -1. Lists are per seat, per site or by colour.

    ``start``       the start player
    ``turn``        the seat that must act; nobody when the table is over
    ``level``       the star columns that it had reached when its turn began
    ``extra``       whether that is an extra turn
    ``colours``     per site
    ``heights``     per site, its floors
    ``costs``       per site, one floor of each building beside it, packed as `city.UNIT` says
    ``stocks``      per seat, its floors by colour
    ``tracks``      per seat, the spaces of its vehicles by colour
    ``roofs``       per seat, the roofs that lie in the city, as they came
    ``chips``       per seat, what it has for each of the three objectives, 0 for none
    ``visible``     per seat, its visible roofs when it scored; nothing before that
    ``supply``      by colour
    ``deck``        a set in order: it is drawn from at random
    ``discard``     the cards taken since the last shuffle, a set in order
    ``market``      the card that is being taken stays here until another one is drawn
    ``to_place``    the colours of the starting buildings that still want a site
    ``slot``        which card of the market is being taken
    ``icon``        how many of its floors were taken
    ``idle``        turns in a row in which a card was taken
    ``ended_by``    None until the end is triggered, then how it counts
    ``trigger``     the seat that did it
    ``finals``      so many final turns are left, with the present one; nothing before the first
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
    """A roof on ``floor``, counted from 1; it is visible when that is the highest one."""

    floor: int
    seat: Seat


class Building(msgspec.Struct, frozen=True):
    """``roofs`` from bottom to top; ``free`` sites beside it are empty, so often it may grow."""

    site: str
    colour: Colour
    height: int
    roofs: tuple[Roof, ...]
    free: int


class Points(msgspec.Struct, frozen=True):
    """What counts, or would count if the table ended now."""

    tracks: tuple[int, ...]
    cone: int
    chips: int
    total: int


class Player(msgspec.Struct, frozen=True):
    """``stock`` and ``vehicles`` (spaces of the tracks) by colour; ``roofs`` in hand and
    ``visible`` ones, as they were when it scored if ``scored``; ``stars`` is how many star columns
    all vehicles have reached; ``chips`` has one value per objective in play, 0 for none."""

    stock: tuple[int, ...]
    vehicles: tuple[int, ...]
    roofs: int
    visible: int
    stars: int
    chips: tuple[int, ...]
    points: Points
    scored: bool


class Offer(msgspec.Struct, frozen=True):
    """A card of the market; "" where one is about to be drawn. ``missing`` are floors on it that
    the supply does not have, by colour; ``ends`` is whether taking it triggers the end."""

    card: str
    missing: tuple[int, ...]
    ends: bool


class Objective(msgspec.Struct, frozen=True):
    """``chips`` that are left, the highest first; those who have one stand in `Player.chips`."""

    id: str
    chips: tuple[int, ...]


class End(msgspec.Struct, frozen=True):
    """``by`` whom and how the end was triggered; ``left`` still have a turn or are in their last
    one, in order."""

    by: EndedBy
    seat: Seat
    left: tuple[Seat, ...]


class Gain(msgspec.Struct, frozen=True):
    """An objective that would be met, and its chip."""

    objective: str
    chip: int


class Roofing(msgspec.Struct, frozen=True):
    """What a roof on the building on ``site`` would do: the vehicle of its ``colour`` goes from
    space ``start`` to ``end``, which is worth ``points`` together with what it and the floors below
    it change of the cone; ``extra`` is an extra turn."""

    site: str
    colour: Colour
    height: int
    start: int
    end: int
    points: int
    extra: bool
    gains: tuple[Gain, ...]


class Plan(msgspec.Struct, frozen=True):
    """A building of ``colour`` that can be started on ``site``; ``cost`` by colour, one of
    ``roofs`` is to be chosen. Each of ``covers`` is a seat whose visible roof would be built over.
    """

    site: str
    colour: Colour
    cost: tuple[int, ...]
    covers: tuple[Seat, ...]
    roofs: tuple[Roofing, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an empty site cannot be used: no building beside it, buildings of all four colours (in
    set-up: one of this colour) beside it, ``missing`` floors, by colour, or no roof left."""

    site: str
    why: Literal["no-building", "colours", "floors", "no-roof"]
    missing: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The whole table: only the order of the deck is hidden, and nobody knows it.

    ``turn`` is None when the table is over; ``extra`` is whether this is an extra turn, and
    ``level`` the star columns at its beginning. ``supply`` and ``wanted`` go by colour.
    ``discard`` are the cards taken since the last shuffle, ``deck`` how many are left to draw.
    ``taking`` is the card that is being taken, ``icon`` how many of its floors were, ``wanted``
    what is to be chosen next, ``excess`` how many floors are to be returned; ``to_place`` are the
    colours of starting buildings that still want a site. ``idle`` counts turns in a row in which a
    card was taken. ``plans`` and ``refused`` are for the seat that is to build or to place: all
    empty sites are in one of them, or in ``open`` in set-up.
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
