"""The one service through which people are told what happened to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.hours import PlayingHours
from ludoteca.server.house import House
from ludoteca.server.jobs import JobKind
from ludoteca.server.notifications.deliveries import Deliveries
from ludoteca.server.notifications.happened import Happened, Over
from ludoteca.server.notifications.outbox import TELL, kinds_to_see, writes_of
from ludoteca.server.notifications.preferences import PreferenceStore
from ludoteca.server.notifications.reachable import Reachable
from ludoteca.server.notifications.telling import Telling
from ludoteca.server.notifications.way import Way
from ludoteca.server.notifications.words import Words


class Notifications:
    """Features report what happened to whom (`writes`, `report`); ways out of the house join by
    `add_way`. Who hears of it when, and in what words, is decided here alone."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._ways: list[Way] = []
        self.playing_hours = house.service(PlayingHours)
        self.preferences = PreferenceStore(house.database, self.playing_hours.zone)
        self.reachable = Reachable(house.channel, self._ways)
        self.words = Words(house.titles, house.settings.public_url)
        self.deliveries = Deliveries()
        self._telling = Telling(
            house.database,
            house.presence,
            self._ways,
            self.words,
            self.preferences,
            house.rooms.settle_turns,
        )

    @property
    def ways(self) -> Sequence[Way]:
        return self._ways

    @property
    def kind(self) -> JobKind:
        """The jobs that decide what somebody is told."""
        return JobKind(TELL, self._telling.tell, at_once=8)

    def add_way(self, way: Way) -> None:
        """Register a way out, while features are made."""
        self._ways.append(way)
        self._house.handle_jobs(self.deliveries.kind_of(way))

    def reaches(self, guest: str) -> None:
        """A way reaches ``guest`` from now on: it has a first or a further target."""
        self.reachable.add(guest)

    def writes(self, *happened: Happened | Over) -> Iterable[Write]:
        """The rows of these, for the transaction of their cause; none for guests whom no way
        reaches. Rows of several transactions lock each other in the order of the guests."""
        for one in sorted(happened, key=lambda one: one.guest):
            if one.guest in self.reachable:
                yield from writes_of(one)

    async def seen(self, table: str, guest: str) -> None:
        """``guest`` looks at ``table``: what it was told about, but for turns, is over. Raises
        `Problem` ``error-not-saved``."""
        if guest not in self.reachable:
            return
        async with self._house.database.reads.connect() as connection:
            kinds = await kinds_to_see(connection, guest, table)
        now = clock.now()
        await self.report(*(Over(kind=kind, guest=guest, at=now, topic=table) for kind in kinds))

    async def report(self, *happened: Happened | Over) -> None:
        """Write these in a transaction of their own. Raises `Problem` ``error-not-saved``."""
        writes = list(self.writes(*happened))
        if writes:
            async with self._house.database.write() as connection:
                for write in writes:
                    await connection.execute(write.statement, dict(write.row))
