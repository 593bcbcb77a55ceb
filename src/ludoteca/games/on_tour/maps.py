"""The maps, their areas by number; read from ``maps.json``."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, get_args

import msgspec

from ludoteca.games.on_tour.nouns import MapId, Region

REGIONS: Final[tuple[Region, ...]] = get_args(Region)


class _Area(msgspec.Struct, frozen=True):
    id: str
    regions: tuple[Region, ...]
    card_region: Region
    adjacent: tuple[str, ...]
    x: float
    y: float


class _Land(msgspec.Struct, frozen=True):
    id: str
    areas: tuple[_Area, ...]


class _File(msgspec.Struct, frozen=True):
    maps: tuple[_Land, ...]


class Map:
    """One map. Areas are numbers in the order of the file.

    ``inside[region]`` has a bool per area; ``card[area]`` is the region on the card of the area,
    as an index into `REGIONS`; ``links[area]`` are its neighbours. ``across`` and ``down`` are
    the areas from west to east and from north to south.
    """

    __slots__ = ("across", "card", "down", "ids", "inside", "links", "names", "size", "words")

    def __init__(self, land: _Land) -> None:
        areas = land.areas
        self.size = len(areas)
        self.ids = tuple(area.id for area in areas)
        self.words = tuple(f"area-{land.id}-{area.id}" for area in areas)
        self.names = {name: number for number, name in enumerate(self.ids)}
        self.card = tuple(REGIONS.index(area.card_region) for area in areas)
        self.inside = tuple(tuple(region in area.regions for area in areas) for region in REGIONS)
        self.across = tuple(sorted(range(self.size), key=lambda area: areas[area].x))
        self.down = tuple(sorted(range(self.size), key=lambda area: areas[area].y))
        self.links = tuple(
            tuple(sorted(self.names[name] for name in area.adjacent)) for area in areas
        )


def _read() -> dict[str, Map]:
    source = (files(__package__) / "maps.json").read_bytes()
    return {land.id: Map(land) for land in msgspec.json.decode(source, type=_File).maps}


_BY_ID: Final = _read()
MAP_IDS: Final[tuple[MapId, ...]] = get_args(MapId)
MAPS: Final = tuple(_BY_ID[name] for name in MAP_IDS)
MOST_AREAS: Final = max(land.size for land in MAPS)
