"""The bell over HTTP."""

from __future__ import annotations

import pathlib

from bell.service import Bell
from bell.wakes import BELL, effect
from litestar import get

from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.jobs import JobKind
from ludoteca.server.tables.wakes import WakeKind


@get("/api/bell", include_in_schema=False, sync_to_thread=False)
def rung(bell: Bell) -> list[str]:
    """What has rung, in order."""
    return bell.notes


def feature(house: House) -> Feature:
    bell = Bell(pathlib.Path(house.settings.data_dir) / "bell", house.wakes, house.jobs)
    return Feature(
        routes=[router_with(rung, bell=bell)],
        effects=[effect],
        wakes=[WakeKind(BELL, bell.ring, at_once=4, lease=60_000)],
        jobs=[JobKind("note", bell.note)],
    )
