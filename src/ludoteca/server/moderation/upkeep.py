"""Deletes old closed reports, once an hour."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.moderation.report_store import ReportStore

HOUR_SECONDS: Final = 3600.0

KEPT_DAYS: Final = 180
"""Days after which a closed report, with its copy of talk, is deleted."""

log = structlog.get_logger()


async def forget_reports(reports: ReportStore) -> None:
    """Deletes reports that were closed long ago every hour, until cancelled."""
    while True:
        try:
            await reports.prune(clock.now() - KEPT_DAYS * 86_400_000)
        except Problem as problem:  # for example: the disk is full
            log.error("old reports not deleted", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)
