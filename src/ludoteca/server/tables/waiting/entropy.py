"""Collects the random bytes that the people at a table give to its dice, just before it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from ludoteca.core.draws.fair import Entropy
from ludoteca.core.game import Seat
from ludoteca.server.tables.play import EntropyWanted, GiveEntropy, RejectedFrame
from ludoteca.server.tables.rows import SeatRow
from ludoteca.server.tables.state import Connection, Fanout

SECONDS = 2.0
"""Seconds that a collection takes at most."""


class EntropyCollector:
    """The collector of one table; one collection runs at a time."""

    def __init__(self, fanout: Fanout) -> None:
        self._fanout = fanout
        self._open: _Collection | None = None

    async def collect(self, people: Sequence[SeatRow]) -> tuple[Entropy, ...]:
        """The entropies of those of ``people`` (one row per seat) who are connected."""
        here = self._fanout.guests
        first: dict[str, Seat] = {}
        for seat, who in enumerate(people):
            if who.guest is not None and who.guest in here:
                first.setdefault(who.guest, seat)
        self._open = _Collection(first)
        try:
            for connection in self._fanout:
                self.ask(connection)
            return await self._open.complete()
        finally:
            self._open = None

    def ask(self, connection: Connection) -> None:
        """Ask the guest of ``connection``, if their entropy is still missing."""
        if self._open and self._open.waits_for(connection.guest_id):
            connection.tell(EntropyWanted())

    def forgo(self, guest: str) -> None:
        """Stop waiting for ``guest``, who has given up their seat."""
        if self._open:
            self._open.forgo(guest)

    def give(self, frame: GiveEntropy, guest: str | None) -> RejectedFrame | None:
        """Take the entropy of ``guest``; an answer only when it is refused."""
        if self._open and self._open.give(guest, frame.bytes):
            return None
        detail = "not asked for" if not self._open else "not asked of you, or given already"
        return RejectedFrame("entropy", "error-unreadable-frame", {"detail": detail})


class _Collection:
    """``asked`` maps each guest who is connected and seated to the first seat they hold."""

    def __init__(self, asked: Mapping[str, Seat]) -> None:
        self._asked = dict(asked)
        self._given: dict[str, str] = {}
        self._complete = asyncio.Event()
        self._check()

    def waits_for(self, guest: str | None) -> bool:
        return guest in self._asked and guest not in self._given

    def give(self, guest: str | None, bytes: str) -> bool:
        """Take hexadecimal ``bytes``; the first of each guest count. False when the guest was not
        asked, or sends other bytes than before."""
        if guest is None or guest not in self._asked:
            return False
        kept = self._given.setdefault(guest, bytes)
        self._check()
        return kept == bytes

    def forgo(self, guest: str) -> None:
        """Stop waiting for ``guest``, and drop the entropy that they have given."""
        self._asked.pop(guest, None)
        self._given.pop(guest, None)
        self._check()

    async def complete(self) -> tuple[Entropy, ...]:
        """The entropies in the order of seats, as soon as all have come or the time is up."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._complete.wait()
        except TimeoutError:
            pass  # a slow client contributes nothing
        given = [Entropy(self._asked[guest], bytes) for guest, bytes in self._given.items()]
        return tuple(sorted(given, key=lambda entropy: entropy.seat))

    def _check(self) -> None:
        if len(self._given) == len(self._asked):
            self._complete.set()
