"""Deletes tables that ended long ago, once an hour."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.upkeep.removal import Removal

HOUR_SECONDS: Final = 3600.0

PRUNED_AT_ONCE: Final = 10_000
"""Tables that are deleted within an hour."""

log = structlog.get_logger()


async def prune(removal: Removal, kept: float) -> None:
    """``kept`` is for how many seconds ended tables stay; 0 for ever. Runs until cancelled."""
    while kept:
        try:
            gone = await removal.prune(clock.now() - round(1000 * kept), PRUNED_AT_ONCE)
            if gone:
                log.info("old tables were deleted", tables=gone)
        except Problem as problem:  # the disk is full, say
            log.error("old tables not deleted", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)
