"""The service of calls: people say what they wish, and the house calls them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from ludoteca.server import clock
from ludoteca.server.calls import store
from ludoteca.server.calls.causes import CALL, Cause, TableListed, Wanted, read_cause
from ludoteca.server.calls.store import Wish
from ludoteca.server.db.engine import Connection
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import CALLED_AGAIN_SECONDS, CALLED_AT_ONCE, CALLED_FOR_ONE
from ludoteca.server.house import House
from ludoteca.server.jobs import DueJob, JobKind
from ludoteca.server.matching.frames import SearchWish
from ludoteca.server.notifications import Happened, Notifications, Over

PAUSE: Final = 60_000
"""Milliseconds after which more people are called, or looked for where there were none: then each
time after twice as long, because a thousand may wait whom nobody wishes to join."""

WATCH: Final = 10_000
"""Milliseconds between two looks whether those who were called are still wanted: notices of what is
over are taken back."""

AT_ONCE: Final = 24
ALONG: Final = 1_000
"""Searches and tables that are looked after together, and milliseconds by which some of them are
too early: many who wait cost few transactions."""

REST_SECONDS: Final = 0.001
"""Between two of them, so that requests have their turn, too. Each look gives way to moves."""

LASTS: Final = 30 * 60_000
"""How long a call is true at most."""

UNREACHED: Final = 10 * 60_000
"""How long those are not looked at again whom no way tells of calls."""


class Calls:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, house: House, notifications: Notifications) -> None:
        self._house = house
        self._database = house.database
        self._notifications = notifications
        self._turn = asyncio.Lock()

    @property
    def kind(self) -> JobKind:
        return JobKind(CALL, self._attend_in_turn, at_once=AT_ONCE, early=ALONG)

    # ---- one person ------------------------------------------------------------------------

    async def wish(self, guest: str) -> Wish:
        async with self._database.reads.connect() as connection:
            return await store.read_wish(connection, guest)

    async def write(self, wish: Wish) -> None:
        """Raises `Problem` ``error-no-such-game``."""
        for game in wish.games:
            if game not in self._house.titles:
                raise Problem("error-no-such-game", game=game)
        async with self._database.write() as connection:
            await store.write_wish(connection, wish)

    async def answer(self, guest: str, call: str) -> SearchWish | None:
        """What ``guest``, who was called, must look for to find the caller; None if that is over,
        or somebody else was called. The notice is taken back: they have seen it."""
        now = clock.now()
        async with self._database.reads.connect() as connection:
            if not await store.was_called(connection, guest, call):
                return None
            cause = await store.cause_of(connection, call)
            state = "over" if cause is None else await store.state_of(connection, cause, now)
        over = Over(kind="called", guest=guest, at=now, topic=call)
        await self._notifications.report(over)
        if state == "over":
            return None
        return SearchWish(
            games=state.games,
            seats=state.seats,
            speed=state.speed,
            bots_after=state.bots_after,
        )

    # ---- the job of a call -----------------------------------------------------------------

    async def _attend_in_turn(self, job: DueJob) -> int | None:
        """As `_attend`, one after the other: moves at tables pass between."""
        async with self._turn:
            again = await self._attend(job)
            await asyncio.sleep(REST_SECONDS)
            return again

    async def _attend(self, job: DueJob) -> int | None:
        """Call some more people, or tell those who were called that it is over."""
        cause, call, now = read_cause(job.body), job.key, clock.now()
        async with self._database.reads.connect() as connection:
            state = await store.state_of(connection, cause, now)
            if state == "over" or now > cause.since + LASTS:
                await self._end(await store.called(connection, call), call, now)
                return None
            count, latest = await store.count_called(connection, call)
            most = min(CALLED_AT_ONCE, CALLED_FOR_ONE - count)
            if now < latest + PAUSE:
                return now + WATCH
            if most <= 0 or not await self._may_call(connection, cause, state, now):
                return now + WATCH
            wishes = await store.those_who_wish(connection, cause.guest, now)
            if wishes:
                wishes = await self._fitting(connection, cause, state, wishes)
        those = await self._reached(wishes, most, now)
        if those and self._house.limits.wait("calls", cause.guest, "") == 0:
            await self._call(those, cause, state, call, now)
            return now + WATCH
        return now + (WATCH if count else max(PAUSE, now - cause.since))

    async def _may_call(
        self, connection: Connection, cause: Cause, state: Wanted, now: int
    ) -> bool:
        """Whether more people are called: to a table only while its owner is there."""
        if not state.calls or await store.is_banned(connection, cause.guest, now):
            return False
        if not isinstance(cause, TableListed):
            return True
        return cause.guest in self._house.presence.guests(cause.table)

    async def _fitting(
        self, connection: Connection, cause: Cause, state: Wanted, wishes: Sequence[Wish]
    ) -> list[Wish]:
        """Those who wish for such a game, sit at no table now, and have blocked none of those whom
        they would meet, nor are blocked."""
        presence = self._house.presence
        busy = {guest for table in presence.tables() for guest in presence.guests(table)}
        met = {cause.guest}
        if isinstance(cause, TableListed):
            met |= await store.sitting(connection, cause.table)
        found = [
            one
            for one in wishes
            if one.guest not in busy
            and one.guest not in met
            and one.guest in self._notifications.reachable
            and (not one.games or not state.games or not set(one.games).isdisjoint(state.games))
        ]
        pairs = await self._house.tables.apart(connection, met | {one.guest for one in found})
        apart = {guest for pair in pairs if met.intersection(pair) for guest in pair}
        return [one for one in found if one.guest not in apart]

    async def _reached(self, wishes: Sequence[Wish], most: int, now: int) -> list[Wish]:
        """The first ``most`` of these whom a way tells of calls now. The others are not looked at
        until their quiet hours end, or for some minutes."""
        found: list[Wish] = []
        rest: dict[str, int] = {}
        for one in wishes:
            if len(found) >= most:
                break
            wanted = await self._notifications.preferences.read(one.guest)
            until = wanted.quiet_until(now)
            ways = [way for way in self._notifications.ways if wanted.wants(way, "called")]
            if until is not None:
                rest[one.guest] = until
            elif any([await way.targets(one.guest) for way in ways]):
                found.append(one)
            else:
                rest[one.guest] = now + UNREACHED
        if rest:
            async with self._database.write() as connection:
                for guest, until in sorted(rest.items()):
                    await store.rest(connection, guest, until)
        return found

    async def _call(
        self, those: Sequence[Wish], cause: Cause, state: Wanted, call: str, now: int
    ) -> None:
        rests_until = now + CALLED_AGAIN_SECONDS * 1000
        path = f"/t/{call}" if isinstance(cause, TableListed) else f"/lobby?call={call}"
        by_guest = {one.guest: one for one in those}
        async with self._database.write() as connection:
            await connection.alone("calls")
            called = await store.note_called(connection, list(by_guest), call, now, rests_until)
            happened = (
                Happened(
                    kind="called",
                    guest=guest,
                    at=now,
                    topic=call,
                    n=now % 2**31,  # a table may be listed, then not, and again
                    game=_game(by_guest[guest], state),
                    path=path,
                    grace=0,
                )
                for guest in called
            )
            for write in self._notifications.writes(*happened):
                await connection.execute(write.statement, dict(write.row))

    async def _end(self, those: Sequence[str], call: str, now: int) -> None:
        over = (Over(kind="called", guest=guest, at=now, topic=call) for guest in those)
        await self._notifications.report(*over)


def _game(wish: Wish, wanted: Wanted) -> str:
    """The game that a notice names; empty if it could be one of several."""
    both = set(wish.games) & set(wanted.games) if wish.games and wanted.games else set()
    games = both or set(wanted.games)
    return games.pop() if len(games) == 1 else ""
