"""Shows people their search over the sockets that they have open, in every process."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec
import structlog

from ludoteca.server import clock
from ludoteca.server.channel import Channel
from ludoteca.server.matching.bell import Bell
from ludoteca.server.matching.crowds import Crowds
from ludoteca.server.matching.frames import Searching, found_of, wish_of
from ludoteca.server.matching.search import Place, Search
from ludoteca.server.matching.store import SearchStore
from ludoteca.server.tables.state import APART, Presence

TOPIC: Final = "matching"

PACE: Final = 1.0
"""Seconds between two looks at how many others look for the same, at least."""

PACE_OF_EACH: Final = 0.005
"""The same for each who is shown it: many of them cost the process no more than few."""

AT_ONCE: Final = 8
REST: Final = 0.002
"""People who are shown their search at once, and seconds until the next of them are: moves at
tables pass between."""

Show: TypeAlias = Callable[[Searching], None]

Found: TypeAlias = tuple[Search, Place | None, bool]
"""A search, its place in a party, and whether its guest counts as away."""

log = structlog.get_logger()


class _News(msgspec.Struct):
    """These guests have a new search, or none; ``lost`` is whether it ended without an answer of
    theirs."""

    guests: list[str]
    lost: bool = False


def place_of_search(guest: str) -> str:
    """The name of the place in `Presence` where a searching guest is, with any page open."""
    return f"{APART}search {guest}"


class Watching:
    def __init__(
        self,
        store: SearchStore,
        crowds: Crowds,
        presence: Presence,
        channel: Channel,
        bell: Bell,
    ) -> None:
        self._store = store
        self._crowds = crowds
        self._presence = presence
        self._channel = channel
        self._bell = bell
        self._shows: dict[str, set[Show]] = {}
        self._searching: dict[str, Found] = {}
        """Guests with a socket here and a search, as it was read last."""
        self._asked: set[str] = set()
        """Guests whose search is read next, and shown."""
        self._counted: set[str] = set()
        """Guests who are shown next how many others look for the same."""
        self._lost: set[str] = set()
        self._work: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        """The next look at how many others look for the same."""
        self._again = False
        """Whether searches have changed since it was put off: it may see old counts."""
        self._notes: set[asyncio.Task[None]] = set()
        channel.listen(TOPIC, self._hear)

    # ---- who is here -----------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        return self._presence.complete

    def is_here(self, guest: str) -> bool:
        return bool(self._presence.guests(place_of_search(guest)))

    @contextlib.contextmanager
    def attending(self, guest: str | None, show: Show) -> Iterator[None]:
        """Within the block ``guest`` has a socket, on which their search is shown."""
        if guest is None:
            yield
            return
        self._shows.setdefault(guest, set()).add(show)
        self._refresh([guest])
        try:
            yield
        finally:
            mine = self._shows[guest]
            mine.discard(show)
            if not mine:
                del self._shows[guest]
                self._goes(guest)

    def _goes(self, guest: str) -> None:
        if self._searching.pop(guest, None) is not None:
            self._presence.note(place_of_search(guest), (), 0)
            self._note(guest, clock.now())

    def _note(self, guest: str, away_since: int | None) -> None:
        """Write that ``guest`` came or went; a sweep of the pool finds what is not written."""
        task = asyncio.create_task(self._write(guest, away_since))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _write(self, guest: str, away_since: int | None) -> None:
        try:
            if away_since is not None and self.is_here(guest):
                return  # through another process
            pool = await self._store.note_here(guest, away_since)
            if pool is not None and away_since is None:
                self._bell.ring(pool)
        except Exception as error:
            log.warning("coming or going of a searching guest not written", reason=str(error))

    # ---- news ------------------------------------------------------------------------------

    def tell(self, guests: Sequence[str], *, lost: bool = False) -> None:
        """Show these guests their search, wherever they are, and soon all others how many look for
        the same."""
        self._crowds.forget()
        self._take(guests, lost=lost)
        if self._channel.many:
            self._channel.say(TOPIC, msgspec.json.encode(_News(list(guests), lost)))

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            self._refresh(self._shows)
            return
        news = msgspec.json.decode(message, type=_News)
        self._crowds.forget()
        self._take(news.guests, lost=news.lost)

    def _take(self, guests: Iterable[str], *, lost: bool) -> None:
        mine = [guest for guest in guests if guest in self._shows]
        if lost:
            self._lost.update(mine)
        self._refresh(mine)
        if self._later is not None:
            self._again = True
        elif self._shows:  # even if no search is shown yet: one may be on its way
            self._refresh_all_later()

    def _refresh_all_later(self) -> None:
        pace = max(PACE, PACE_OF_EACH * len(self._searching))
        self._later = asyncio.get_running_loop().call_later(pace, self._refresh_all)

    def _refresh_all(self) -> None:
        self._later = None
        self._counted.update(self._searching)
        self._work_on()
        if self._again:
            self._again = False
            self._refresh_all_later()

    def _refresh(self, guests: Iterable[str]) -> None:
        self._asked.update(guests)
        self._work_on()

    def _work_on(self) -> None:
        if (self._asked or self._counted) and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._show_all())

    async def _show_all(self) -> None:
        while self._asked or self._counted:
            asked = set(itertools.islice(self._asked, AT_ONCE))
            counted = set(itertools.islice(self._counted, AT_ONCE - len(asked)))
            # Whose search changes meanwhile is asked for again, and is shown only as it is then.
            self._asked -= asked
            self._counted -= counted
            try:
                found = await self._store.read_all(list(asked)) if asked else {}
                await self._crowds.refresh()
            except Exception as error:  # for example the disk; the next change tries again
                self._asked |= asked
                self._counted |= counted
                log.error("searches not shown", exc_info=error)
                return
            for guest in asked - self._asked:
                self._show(guest, found.get(guest))
            for guest in (counted & self._searching.keys()) - self._asked:
                self._show(guest, self._searching[guest])
            await asyncio.sleep(REST)

    def _show(self, guest: str, found: Found | None) -> None:
        shows = self._shows.get(guest, set())
        if not shows:
            return
        if found is None:
            if self._searching.pop(guest, None) is not None:
                self._presence.note(place_of_search(guest), (), 0)
        else:
            if guest not in self._searching:
                self._presence.note(place_of_search(guest), (guest,), 0)
                if found[2]:
                    self._note(guest, None)
            self._searching[guest] = found
        lost = guest in self._lost
        self._lost.discard(guest)
        state = self.state_of(None if found is None else found[:2], lost=lost)
        for show in list(shows):
            show(state)

    def state_of(self, found: tuple[Search, Place | None] | None, *, lost: bool) -> Searching:
        if found is None:
            return Searching(lost=lost)
        search, place = found
        return Searching(
            search=wish_of(search),
            since=search.created_at,
            others=self._crowds.others(search),
            near=self._crowds.near(search),
            found=found_of(place),
        )

    async def close(self) -> None:
        tasks = [*self._notes, *([self._work] if self._work else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._later is not None:
            self._later.cancel()
