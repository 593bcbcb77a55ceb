"""Maps, read from ``maps.json``, and marks in their areas.

Areas are numbers in the order of the file; a set of areas is an int of bits, ``1 << area``. A mark
is a small int too: twice the number (or `STAR` or `X`), plus 1 if circled.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final, NamedTuple, get_args

import msgspec

from ludoteca.games.on_tour.types import MapId, Region

EMPTY: Final = 0
CIRCLE: Final = 1
STAR: Final = 198
X: Final = 200


def name_of(mark: int) -> str:
    """Name of a mark, without its circle: a number of two digits, "star" or "x"."""
    return "x" if mark == X else "star" if mark >= STAR else f"{mark >> 1:02d}"


WRITTEN: Final = (
    "",
    *(name_of(mark).replace("star", "*") + "o" * (mark & CIRCLE) for mark in range(1, X + 1)),
)
"""Text per mark: two digits, "*" or "x", then "o" if circled; empty for an empty area."""

READ: Final = {text: mark for mark, text in enumerate(WRITTEN)}


def bits(areas: Iterable[int]) -> int:
    return sum([1 << area for area in areas])


@functools.lru_cache(maxsize=1 << 14)
def areas_in(found: int) -> tuple[int, ...]:
    """Areas in a set of bits, in ascending order."""
    return tuple(area for area in range(found.bit_length()) if found >> area & 1)


class Map:
    """A map. Per area number: ``card`` has the region on the area's card, ``links`` its neighbours,
    ``centres`` its position to the east and to the south, ``tiles`` its column and row in a grid.
    ``inside`` has the areas of each region, as bits."""

    def __init__(self, land: Any) -> None:
        areas = land["areas"]
        self.size = len(areas)
        self.ids: tuple[str, ...] = tuple(area["id"] for area in areas)
        self.numbers = {name: number for number, name in enumerate(self.ids)}
        self.words = tuple(f"area-{land['id']}-{name}" for name in self.ids)
        self.card: tuple[Region, ...] = tuple(area["card_region"] for area in areas)
        self.links = tuple(
            tuple(sorted(self.numbers[name] for name in area["adjacent"])) for area in areas
        )
        self.centres = tuple((float(area["x"]), float(area["y"])) for area in areas)
        self.tiles = tuple((int(area["tile"]["col"]), int(area["tile"]["row"])) for area in areas)
        self.inside: dict[Region, int] = {
            region: bits(at for at, area in enumerate(areas) if region in area["regions"])
            for region in get_args(Region)
        }


MAPS: Final[dict[MapId, Map]] = {
    land["id"]: Map(land)
    for land in msgspec.json.decode((files(__package__) / "maps.json").read_bytes())["maps"]
}


class Reach(NamedTuple):
    """Areas that the cards open, as bits: ``areas`` by any card; ``beside``, per card, by the other
    cards; ``partners``, per area, those that can be filled with it by two different cards."""

    areas: int
    beside: tuple[int, ...]
    partners: tuple[int, ...]


def reach(map_id: MapId, cards: list[int]) -> Reach:
    card = MAPS[map_id].card
    return _reach(map_id, *[card[area] for area in cards])


@functools.cache
def _reach(map_id: MapId, *regions: Region) -> Reach:
    """Areas opened by cards with these regions; without cards, in a final turn, all areas."""
    land = MAPS[map_id]
    shown = [land.inside[region] for region in regions] or [(1 << land.size) - 1] * 2
    beside = [_union(shown[:at] + shown[at + 1 :]) for at in range(len(shown))]
    partners = [0] * land.size
    for areas, others in zip(shown, beside, strict=True):
        for area in areas_in(areas):
            partners[area] |= others & ~(1 << area)
    return Reach(_union(shown), tuple(beside), tuple(partners))


def _union(sets: list[int]) -> int:
    return functools.reduce(int.__or__, sets)
