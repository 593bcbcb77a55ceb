"""`GET /api/about`: the version of this server, and the address of its source code."""

from __future__ import annotations

import msgspec
from litestar import get

from ludoteca import __version__
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.settings import Settings


class About(msgspec.Struct, frozen=True):
    """``source`` is the address of the source code; None without the setting ``SOURCE_URL``."""

    version: str
    source: str | None


@get("/api/about", tags=["about"], sync_to_thread=False)
def about(server_settings: Settings) -> About:
    """The version of this server, and the address of its source code."""
    return About(__version__, server_settings.source_url)


def feature(house: House) -> Feature:
    return Feature(routes=[router_with(about, server_settings=house.settings)], bodies=[About])
