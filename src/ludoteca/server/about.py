"""What this server is, for the page about it."""

from __future__ import annotations

import msgspec
from litestar import get

from ludoteca import __version__
from ludoteca.server.services import Services


class About(msgspec.Struct, frozen=True):
    """``source`` is where the code is to be had; None when nobody has said."""

    version: str
    source: str | None


@get("/api/about", tags=["about"], sync_to_thread=False)
def about(services: Services) -> About:
    """The version that runs, and where its source is."""
    return About(__version__, services.settings.source_url)
