"""Deletes guests who do not come back, once an hour."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.store import DAY_MS, GuestStore
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.sessions import LIFE, SessionStore

HOUR_SECONDS: Final = 3600.0

MOST_DELETED: Final = 100
"""Most guests with an expired cookie to delete in one round."""

STRANGER_DAYS: Final = 90
"""Days after which a guest who has never been at a table is deleted."""

log = structlog.get_logger()


async def forget_strangers(guests: GuestStore, sessions: SessionStore, deletion: Deletion) -> None:
    """Deletes absent guests and unused sessions every hour, until cancelled."""
    while True:
        now = clock.now()
        try:
            await sessions.end_unused(now - LIFE * 1000)
            await guests.forget_strangers(now - STRANGER_DAYS * DAY_MS)
            for guest in await guests.away_since(now - LIFE * 1000, MOST_DELETED):
                await deletion.forget(guest)
        except Problem as problem:  # for example: the disk is full
            log.error("absent guests not deleted", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)
