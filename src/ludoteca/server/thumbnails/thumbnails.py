"""Cache of encoded thumbnails of tables: the view of watchers, for all readers of lists."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

from ludoteca.server.edge.answers import CachedJson, Problem
from ludoteca.server.tables.live import Room

KEPT: Final = 200
"""Number of cached thumbnails, one per table, the last requested ones."""


class Glance(msgspec.Struct, frozen=True):
    """A thumbnail: the table as watchers see it after entry ``n`` of their numbering; the game's
    board draws ``view``."""

    n: int
    view: Any
    scores: tuple[int, ...]
    over: bool


class Thumbnails:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, CachedJson]] = OrderedDict()

    def of(self, room: Room) -> CachedJson:
        """The thumbnail of a table. Raises `Problem` ``error-not-running`` before the start,
        ``error-table-stopped``."""
        if room.table.n < 0:
            stopped = room.status == "stopped"
            raise Problem("error-table-stopped" if stopped else "error-not-running")
        table, told = room.row.id, room.table.told(None)
        known = self._kept.pop(table, None)
        if known is None or known[0] != told:
            known = told, CachedJson(_glance(room), compress=True)
        self._kept[table] = known
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known[1]


def _glance(room: Room) -> Glance:
    shown = room.table.numbers.update((None,), room.shown(None))
    return Glance(shown.n, shown.view, shown.scores, shown.over)
