"""Events of Tower Up.

A field that ends in "_word" is the translation key of the name that people read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.games.tower_up.types import Colour, YesNo


class BuildingStood(msgspec.Struct, frozen=True, tag="building_stood"):
    """A starting building with one floor stands on a drawn site."""

    site: str
    site_word: str
    colour: Colour
    colour_word: str


class Founding(msgspec.Struct, frozen=True, tag="founding"):
    """``seat`` chooses the sites of the starting buildings; then ``first_seat`` begins."""

    seat: Seat
    first_seat: Seat


class BuildingStarted(msgspec.Struct, frozen=True, tag="building_started"):
    """The last player placed a starting building."""

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
    """A new card was turned up in place of the one taken."""

    card: str
    card_word: str


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The deck was empty, and the cards taken so far were shuffled into a new one."""


class FloorChosen(msgspec.Struct, frozen=True, tag="floor_chosen"):
    """``seat`` chose a floor; ``wanted`` is "wild", or the colour that had run out."""

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
    """A building of ``colour`` was started on ``site``; ``raised`` neighbours grew by a floor."""

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
    """A vehicle moved. Spaces of a track count from 0; steps beyond the last one are lost."""

    seat: Seat
    colour: Colour
    colour_word: str
    start: int
    end: int


class ConeChanged(msgspec.Struct, frozen=True, tag="cone_changed"):
    """A build changed the visible roofs of ``owner_seat`` to ``visible``, so that its cone now
    counts ``end`` points instead of ``start``. It belongs to the builder's turn."""

    owner_seat: Seat
    visible: int
    start: int
    end: int


class ObjectiveMet(msgspec.Struct, frozen=True, tag="objective_met"):
    """``seat`` met an objective and took a bonus chip worth ``chip`` points."""

    seat: Seat
    objective: str
    objective_word: str
    chip: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """The turn of ``seat`` began; after a ``final`` turn it scores."""

    seat: Seat
    final: YesNo


class ExtraTurn(msgspec.Struct, frozen=True, tag="extra_turn"):
    """All four vehicles of ``seat`` have reached the star column at space ``column``."""

    seat: Seat
    column: int


class EndTriggered(msgspec.Struct, frozen=True, tag="end_triggered"):
    """The end was triggered. ``why``: the last roof; a floor that the supply lacked; a city in
    which nothing more can be built; many rounds without a build."""

    seat: Seat
    why: Literal["roofs", "supply", "full", "idle"]


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """``seat`` scored ``points`` in total, ``cone`` of them for its ``visible`` roofs."""

    seat: Seat
    visible: int
    cone: int
    points: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The table ended, after all seats have scored."""


_Floors: TypeAlias = CardTaken | FloorChosen | FloorReturned | BuildingStood | BuildingStarted
_Gained: TypeAlias = Built | Roofed | VehicleMoved | ConeChanged | ObjectiveMet
_Turn: TypeAlias = TurnBegan | ExtraTurn
Event: TypeAlias = (
    Founding | _Floors | _Gained | _Turn | CardRevealed | Reshuffled | EndTriggered | Scored | Ended
)
