"""Gathering what the people at a table contribute to its dice, just before it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from ludoteca.core.fair import Entropy
from ludoteca.core.game import Seat

SECONDS = 2.0
"""How long everybody together has."""


class Gathering:
    """``asked`` maps each guest who is connected and seated to the first seat they hold."""

    def __init__(self, asked: Mapping[str, Seat]) -> None:
        self._asked = asked
        self._given: dict[str, str] = {}
        self._complete = asyncio.Event()
        self._check()

    def waits_for(self, guest: str | None) -> bool:
        return guest in self._asked and guest not in self._given

    def give(self, guest: str | None, bytes: str) -> bool:
        """Take a contribution, hexadecimal; the first of each guest counts. False when it does
        not: from somebody who was not asked, or another one than before."""
        if guest is None or guest not in self._asked:
            return False
        kept = self._given.setdefault(guest, bytes)
        self._check()
        return kept == bytes

    async def complete(self) -> tuple[Entropy, ...]:
        """What has come when all have given theirs, or the time is up; in the order of seats."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._complete.wait()
        except TimeoutError:
            pass  # who is slow contributes nothing
        given = [Entropy(self._asked[guest], bytes) for guest, bytes in self._given.items()]
        return tuple(sorted(given, key=lambda entropy: entropy.seat))

    def _check(self) -> None:
        if len(self._given) == len(self._asked):
            self._complete.set()
