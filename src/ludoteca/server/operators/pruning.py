"""Deletes old ended tables, once an hour."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.upkeep import Removal

HOUR_SECONDS: Final = 3600.0

PRUNED_AT_ONCE: Final = 10_000
"""Most tables to delete in one round."""

log = structlog.get_logger()


async def prune(removal: Removal, kept: float) -> None:
    """Deletes tables that ended more than ``kept`` seconds ago, every hour until cancelled; never
    any if ``kept`` is 0."""
    while kept:
        try:
            gone = await removal.prune(clock.now() - round(1000 * kept), PRUNED_AT_ONCE)
            if gone:
                log.info("old tables were deleted", tables=gone)
        except Problem as problem:  # for example: the disk is full
            log.error("old tables not deleted", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)
