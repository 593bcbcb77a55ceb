"""Boards and pieces, read from ``boards.json`` and ``pieces.json``.

Sites, colours, cards and objectives are numbers in the order of these files; a set of sites is an
int of bits, ``1 << site``.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

import msgspec

from ludoteca.games.tower_up.types import BoardId, Build, Choose, Colour, Place, Return, Take

_PIECES: Final = msgspec.json.decode((files(__package__) / "pieces.json").read_bytes())
_BOARDS: Final = msgspec.json.decode((files(__package__) / "boards.json").read_bytes())

COLOURS: Final[tuple[Colour, ...]] = tuple(_PIECES["colours"])
ALL: Final = range(len(COLOURS))
NUMBERS: Final = {colour: number for number, colour in enumerate(COLOURS)}
COLOUR_WORDS: Final = tuple(f"colour-{colour}" for colour in COLOURS)
FLOORS_EACH: Final[int] = _PIECES["floors_each"]
STOCK_LIMIT: Final[int] = _PIECES["stock_limit"]
ROOFS: Final[int] = _PIECES["roofs"]
TRACK_POINTS: Final[tuple[int, ...]] = tuple(_PIECES["track_points"])
LAST_SPACE: Final = len(TRACK_POINTS) - 1
STAR_COLUMNS: Final[tuple[int, ...]] = tuple(_PIECES["star_columns"])
CONE_POINTS: Final[tuple[int, ...]] = tuple(_PIECES["cone_points"])
CHIPS: Final = {int(seats): tuple(chips) for seats, chips in _PIECES["chips"].items()}
"""Chips of an objective by number of seats, the highest first."""

STARS: Final = tuple(
    sum(column <= space for column in STAR_COLUMNS) for space in range(LAST_SPACE + 1)
)
"""Star columns that all vehicles have reached, by space of the rearmost vehicle."""

_BITS: Final = 5
UNIT: Final = tuple(1 << _BITS * colour for colour in ALL)
"""Floors by colour are packed into an int, five bits each, because no sum exceeds 14."""
FIELD: Final = tuple(unit * 15 for unit in UNIT)
GUARD: Final = sum(unit << _BITS - 1 for unit in UNIT)
"""Added to packed floors before a subtraction, its bits show afterwards which colours sufficed."""

FLOOR_BITS: Final = 3
FLOOR: Final = (1 << FLOOR_BITS) - 1
"""A roof is ``site << FLOOR_BITS | floor``."""


def unpacked(floors: int) -> tuple[int, ...]:
    """Packed floors by colour."""
    return tuple([floors >> _BITS * colour & 15 for colour in ALL])


def packed(floors: Iterable[int]) -> int:
    return sum([unit * count for unit, count in zip(UNIT, floors, strict=True)])


class Card:
    """A card: its ``floors`` in order, `WILD` for any colour; ``bottom`` is the first of them."""

    def __init__(self, card: Any) -> None:
        self.id: str = card["id"]
        self.floors = (*(NUMBERS[colour] for colour in card["floors"]), *[WILD] * card["wild"])
        self.bottom: int = self.floors[0]
        self.vehicles = tuple(NUMBERS[colour] for colour in card["vehicles"])
        self.word = f"card-{self.id.lower()}"


WILD: Final = -1
CARDS: Final = tuple(Card(card) for card in _PIECES["cards"])
CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}


class Goal(msgspec.Struct, frozen=True):
    """An objective: the kind of thing it counts, and the number needed."""

    id: str
    kind: str
    param: int
    starter: bool


GOALS: Final = msgspec.convert(_PIECES["objectives"], tuple[Goal, ...])
GOAL_NUMBERS: Final = {goal.id: number for number, goal in enumerate(GOALS)}

TAKE: Final = tuple(Take(card.id) for card in CARDS)
CHOOSE: Final = tuple(Choose(colour) for colour in COLOURS)
RETURN: Final = tuple(Return(colour) for colour in COLOURS)


class City:
    """A board. Per site: its neighbours, its district and its parks as small numbers, and as bits
    its neighbours and those of them in another district. ``build`` has all builds by site, colour
    and roofed site."""

    def __init__(self, board: BoardId) -> None:
        sites = _BOARDS[board]["sites"]
        self.id: BoardId = board
        self.ids: tuple[str, ...] = tuple(site["id"] for site in sites)
        self.size = len(sites)
        self.numbers = {name: number for number, name in enumerate(self.ids)}
        self.words = tuple(f"site-{name.lower()}" for name in self.ids)
        self.neighbours = tuple(
            tuple(self.numbers[name] for name in site["neighbours"]) for site in sites
        )
        self.beside = tuple(sum(1 << site for site in sites) for sites in self.neighbours)
        districts: list[str] = _BOARDS[board]["districts"]
        self.district = tuple(districts.index(site["district"]) for site in sites)
        parks = [park["id"] for park in _BOARDS[board]["parks"]]
        self.parks = tuple(tuple(parks.index(park) for park in site["parks"]) for site in sites)
        self.across = tuple(
            sum(1 << to for to in near if self.district[to] != self.district[site])
            for site, near in enumerate(self.neighbours)
        )
        self.centres = tuple((float(site["x"]), float(site["y"])) for site in sites)
        self.place = tuple(Place(name) for name in self.ids)
        self.build = tuple(
            tuple(
                {roof: Build(name, colour, self.ids[roof]) for roof in (site, *near)}
                for colour in COLOURS
            )
            for site, (name, near) in enumerate(zip(self.ids, self.neighbours, strict=True))
        )


_SMALL, _LARGE = City("city-small"), City("city-large")
CITIES: Final = {2: _SMALL, 3: _LARGE, 4: _LARGE}
"""City by number of seats."""
