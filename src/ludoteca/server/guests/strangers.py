"""Forgets guests who stay away for good, once an hour."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.cookie import LIFE
from ludoteca.server.guests.store import DAY_MS, GuestStore
from ludoteca.server.people.deletion import Forgetting

HOUR_SECONDS: Final = 3600.0

FORGOTTEN_AT_ONCE: Final = 100
"""Guests whose cookie has expired that are forgotten within an hour."""

STRANGER_DAYS: Final = 90
"""How long a nickname is kept that has not sat at any table."""

log = structlog.get_logger()


async def forget_strangers(guests: GuestStore, forgetting: Forgetting) -> None:
    """Runs until cancelled."""
    while True:
        now = clock.now()
        try:
            await guests.forget_strangers(now - STRANGER_DAYS * DAY_MS)
            for guest in await guests.away_since(now - LIFE * 1000, FORGOTTEN_AT_ONCE):
                await forgetting.forget(guest)
        except Problem as problem:  # the disk is full, say
            log.error("strangers not forgotten", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)
