"""The outbox of notifications, by hand: what happens, what time passes, what a way is given."""

from __future__ import annotations

from typing import Generic, TypeVar

import pytest

from ludoteca.server import clock
from ludoteca.server.channel import Alone
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.guests.guest import Guest
from ludoteca.server.jobs import JobKind, Jobs, work_of
from ludoteca.server.notifications import Happened, Kind, Over, Way
from ludoteca.server.notifications.deliveries import Deliveries
from ludoteca.server.notifications.outbox import TELL, writes_of
from ludoteca.server.notifications.preferences import PreferenceStore
from ludoteca.server.notifications.telling import Telling
from ludoteca.server.notifications.words import Words
from ludoteca.server.tables.state import Presence

W = TypeVar("W", bound=Way)


class Post(Generic[W]):
    """The parts of the service on a database of their own, with one way out and one guest, and a
    clock that is set."""

    def __init__(
        self, database: Database, monkeypatch: pytest.MonkeyPatch, guest: Guest, way: W
    ) -> None:
        self.database, self.guest, self.way = database, guest, way
        self.presence = Presence(Alone())
        self.zone = "Europe/Madrid"
        """Of the guest."""
        self.preferences = PreferenceStore(database, self._zone)
        self.jobs = Jobs(database)
        words = Words({}, None)
        telling = Telling(database, self.presence, [self.way], words, self.preferences)
        self.kinds = [
            JobKind(TELL, telling.tell, at_once=4),
            Deliveries().kind_of(self.way),
        ]
        self.now = clock.now()
        monkeypatch.setattr(clock, "now", lambda: self.now)

    async def _zone(self, connection: Connection, guest: str) -> str:
        return self.zone

    async def report(self, happened: Happened | Over) -> None:
        async with self.database.write() as connection:
            for write in writes_of(happened):
                await connection.execute(write.statement, dict(write.row))

    async def happens(self, topic: str = "t1", n: int = 0, kind: Kind = "mentioned") -> None:
        guest = self.guest.id
        path = f"/t/{topic}"
        await self.report(
            Happened(kind=kind, guest=guest, at=self.now, topic=topic, n=n, name="Ben", path=path)
        )

    async def passes(self, milliseconds: int) -> None:
        """Time passes, and what is due by then is done."""
        self.now += milliseconds
        for kind in self.kinds:
            for job in await self.jobs.claim(self.now, self.now + 60_000, 99, [kind.name]):
                await work_of(self.jobs, kind).handle(job)
