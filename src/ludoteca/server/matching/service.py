"""The service of matching: searches begin, change and end; others add conditions."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.i18n import LANGUAGES
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.jobs import JobKind
from ludoteca.server.matching.bell import BACKFILL, PARTY, POOL, Bell
from ludoteca.server.matching.conditions import Compatible, Names
from ludoteca.server.matching.crowds import Crowds
from ludoteca.server.matching.frames import Searching, SearchWish
from ludoteca.server.matching.newcomers import Newcomers
from ludoteca.server.matching.open_seats import OpenSeats
from ludoteca.server.matching.pairing import games_of
from ludoteca.server.matching.parties import Parties
from ludoteca.server.matching.pools import Pools
from ludoteca.server.matching.search import Search
from ludoteca.server.matching.store import SearchStore
from ludoteca.server.matching.watching import Watching
from ludoteca.server.notifications import Happened, Notifications
from ludoteca.server.people.attendance import Attendance

HELD: Final = 30_000
"""Milliseconds before somebody is matched who has left several tables of late."""


class Matching:
    def __init__(self, house: House, notifications: Notifications, attendance: Attendance) -> None:
        self._house = house
        self._notifications = notifications
        self._attendance = attendance
        self._seats = {game: title.meta.seats for game, title in house.titles.items()}
        self._conditions: list[Compatible] = [Names()]
        self.store = SearchStore(house.database)
        self.crowds = Crowds(house.database, house.presence)
        self.bell = Bell(house.jobs)
        self.watching = Watching(self.store, self.crowds, house.presence, house.channel, self.bell)
        open_seats = OpenSeats(house.database)
        self._pools = Pools(
            self.store,
            open_seats,
            self._seats,
            self._conditions,
            self.watching,
            self._is_reached,
            self._pool_changed,
            self.bell.count,
            lambda table: bool(house.rooms.here(table)) or not house.presence.complete,
        )
        self._parties = Parties(
            self.store,
            house.tables,
            house.rooms,
            house.titles,
            self._seats,
            self._tell,
            lambda guests: self.watching.tell(guests, lost=True),
            self._report,
            self._are_apart,
            open_seats,
        )
        self._newcomers = Newcomers(
            self.store,
            house.rooms,
            self._tell,
            lambda guests: self.watching.tell(guests, lost=True),
            self._report,
        )

    @property
    def kinds(self) -> Sequence[JobKind]:
        return (
            JobKind(POOL, self._pools.match, at_once=2, lease=10_000),
            JobKind(PARTY, self._parties.attend, at_once=32, lease=10_000),
            JobKind(BACKFILL, self._newcomers.attend, at_once=32, lease=10_000),
        )

    def add_condition(self, condition: Compatible) -> None:
        """Match only people whom ``condition`` allows together, too."""
        self._conditions.append(condition)

    async def opened(self, late: bool) -> None:
        """Ring all pools: the house may have closed before somebody did."""
        for speed in await self.store.pools():
            self.bell.ring(speed)

    async def close(self) -> None:
        await self.bell.close()
        await self.watching.close()

    # ---- one person ------------------------------------------------------------------------

    async def look(self, guest: str) -> Searching:
        found = await self.store.read(guest)
        await self.crowds.refresh()
        return self.watching.state_of(found, lost=False)

    async def search(self, guest: Guest, wish: SearchWish) -> Searching:
        """Begin to search, or search for something else from now on."""
        least, most = wish.seats
        search = Search(
            guest=guest.id,
            name=guest.name,
            games=tuple(sorted(set(wish.games))),
            least=min(least, most),
            most=max(least, most),
            speed=wish.speed,
            language=wish.language,
            bots_after=wish.bots_after,
            backfill=wish.backfill,
            created_at=clock.now(),
        )
        self._must_be_possible(search)
        if await self._attendance.leaves_often(guest.id, search.created_at):
            held_until = search.created_at + HELD
            search = msgspec.structs.replace(search, held_until=held_until)
        await self.store.write(search)
        self.bell.ring(search.speed)
        self._tell([guest.id])
        return await self.look(guest.id)

    async def cancel(self, guest: str) -> None:
        """End the search; whoever was matched loses their place at the table."""
        await self.store.end(guest, clock.now())
        self._tell([guest])

    async def be_ready(self, guest: str) -> Searching:
        """Raises `Problem` ``error-not-matched`` when no table waits for ``guest``."""
        place = await self.store.be_ready(guest, clock.now(), self._house.rooms.here)
        if place is not None and place.runs:  # the page that opens next shows their seat
            await self._newcomers.go_on(place.party)
        state = await self.look(guest)
        if place is None and state.found is None:
            raise Problem("error-not-matched")
        self._tell([guest])
        return state

    def _must_be_possible(self, search: Search) -> None:
        for game in search.games:
            if game not in self._seats:
                raise Problem("error-no-such-game", game=game)
        if search.language is not None and search.language not in LANGUAGES:
            raise Problem("error-no-such-language")
        if not games_of(search, self._seats, ()):
            raise Problem("error-search-seats")

    # ---- what pools and parties need -------------------------------------------------------

    async def _is_reached(self, guest: str) -> bool:
        """Whether a notification reaches ``guest`` at once."""
        for way in self._notifications.ways:
            if way.name == "push" and guest in self._notifications.reachable:
                return bool(await way.targets(guest))
        return False

    async def _are_apart(self, searches: Sequence[Search]) -> bool:
        """Whether features have come to part some of these: names may have been changed since."""
        conditions = [await one.judge(searches) for one in self._conditions[1:]]
        return any(
            apart(one, other)
            for apart in conditions
            for one, other in itertools.combinations(searches, 2)
        )

    def _tell(self, guests: Sequence[str]) -> None:
        if guests:
            self.watching.tell(guests)

    def _pool_changed(self, guests: Sequence[str]) -> None:
        self._tell(guests)

    async def _report(self, table: str, game: str, guests: Sequence[str]) -> None:
        """Notify those who have no page open."""
        now = clock.now()
        await self._notifications.report(
            *(
                Happened(
                    kind="matched", guest=guest, at=now, topic=table, game=game, path=f"/t/{table}",
                    grace=0,
                )
                for guest in guests
                if not self.watching.is_here(guest)
            )
        )  # fmt: skip
