"""Whom any way reaches: known in memory, because every move asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from ludoteca.server.channel import Channel
from ludoteca.server.notifications.way import Way

TOPIC: Final = "reachable"

PACE: Final = 60.0
"""Seconds between two reads of all, which repair lost messages and forget people whom nothing
reaches any more."""

log = structlog.get_logger()


class Reachable:
    """Guests whom no way reaches cost nothing: nothing is written about them. To take somebody for
    reachable does no harm, and until all are known everybody counts as that."""

    def __init__(self, channel: Channel, ways: Sequence[Way]) -> None:
        self._channel = channel
        self._ways = ways
        self._guests: set[str] | None = None
        self._new: set[str] = set()
        self._missed = asyncio.Event()

    def __contains__(self, guest: str | None) -> bool:
        if guest is None or not self._ways:
            return False
        return self._guests is None or guest in self._guests

    def add(self, guest: str) -> None:
        """A way reaches ``guest`` from now on; all processes hear of it."""
        self._note(guest)
        if self._channel.many:
            self._channel.say(TOPIC, guest.encode())

    def _note(self, guest: str) -> None:
        self._new.add(guest)
        if self._guests is not None:
            self._guests.add(guest)

    async def run(self) -> None:
        """Read who is reachable, from time to time, until cancelled."""
        self._channel.listen(TOPIC, self._hear)
        while True:
            self._missed.clear()
            try:
                await self._read()
            except Exception as error:  # those known before stay known
                log.error("reachable people cannot be read", exc_info=error)
            try:
                async with asyncio.timeout(PACE):
                    await self._missed.wait()
            except TimeoutError:
                continue

    async def _read(self) -> None:
        self._new = set()
        found: set[str] = set()
        for way in self._ways:
            found.update(await way.guests())
        self._guests = found | self._new  # those who came meanwhile

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            self._missed.set()
        else:
            self._note(message.decode())
