"""A room before its table starts: the people around it, and all that they settle until then.

Who sits where and who owns the table stay true when it runs; so a `Room` is this and more.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest, public_id
from ludoteca.server.guests.nicknames import same_name
from ludoteca.server.tables.dice import Dice
from ludoteca.server.tables.fanout import Fanout
from ludoteca.server.tables.floor import Floor
from ludoteca.server.tables.gathering import Gathering
from ludoteca.server.tables.protocol import (
    Closed,
    Rematch,
    Removed,
    SeatInfo,
    SharedInfo,
    Status,
    TableInfo,
)
from ludoteca.server.tables.store import OPEN, SeatRow, TableRow
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.table_settings import TableSettings
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake

SENT_AWAY_SECONDS: Final = 120.0
"""How long somebody who was sent away cannot sit down at the table again. Not for ever: owners err,
and whoever means harm comes back under another name anyway."""


class WaitingRoom:
    """``people`` has one row per seat."""

    def __init__(self, floor: Floor, title: Title, row: TableRow, people: list[SeatRow]) -> None:
        self.floor = floor
        self.title = title
        self.row = row
        self.people = people
        self.status: Status = row.status
        self.settings = row.settings
        self.fanout = Fanout(self.held)
        self.dice = Dice(row.id, row.secret, row.shared)
        self.table = Table(title.game, self.dice, title.measure if row.shared else None)
        self.gathering = Gathering(self)
        self.lock = asyncio.Lock()
        self._sent_away: dict[str, float] = {}

    # ---- who is who ------------------------------------------------------------------------

    def held(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that ``guest`` holds."""
        if guest is None:
            return ()
        return tuple(seat for seat, who in enumerate(self.people) if who.guest == guest)

    def info(self, guest: str | None) -> TableInfo:
        """The table as ``guest`` may see it."""
        here = self.fanout.guests
        stand_ins = self.table.seating.stand_ins
        row = self.row
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=msgspec.Raw(self.row.options),
            status=self.status,
            closed=self.table.closed or row.closed,
            rematch=Rematch(row.rematch, row.rematch_by or "") if row.rematch else None,
            seats=tuple(
                SeatInfo(
                    seat=seat,
                    kind=who.kind,
                    name=who.name,
                    level=who.level,
                    here=who.kind == "bot" or who.guest in here,
                    you=guest is not None and who.guest == guest,
                    owner=who.guest == row.owner,
                    stand_in=stand_ins.get(seat),
                    ends=who.ends,
                    person=None if who.guest is None else public_id(who.guest),
                )
                for seat, who in enumerate(self.people)
            ),
            owner=guest is not None and guest == self.row.owner,
            watchers=self.fanout.watchers,
            created_at=self.row.created_at,
            commitment=self.dice.commitment if self._proved else None,
            secret=self.dice.reveal().hex() if self._proved and self._told else None,
            settings=self.settings,
            shared=SharedInfo(row.shared.challenge, row.shared.told_at) if row.shared else None,
        )

    def tell_people(self) -> None:
        self.fanout.tell_people(self.info)

    async def rename(self, guest: Guest) -> None:
        """``guest`` has another name in the database; the log of a table keeps the old one."""
        if self.status != "waiting" or not self.held(guest.id):
            return
        async with self.lock:
            for seat in self.held(guest.id) if self.status == "waiting" else ():
                self.people[seat] = SeatRow("person", guest.id, guest.name)
            self.tell_people()

    async def refresh(self) -> None:
        """Read anew what is not in the log: another process may have changed it."""
        found = await self.floor.store.read(self.row.id)
        assert found is not None, "tables are never deleted while they are open"
        self.row, self.people = found
        self.settings = self.row.settings
        if self.table.n < 0:
            self.status = self.row.status
        self.tell_people()

    # ---- what may be told ------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether the table has ended, so that everything about it may be told."""
        return self.table.n >= 0 and (self.status in ("over", "closed") or self._stopped_for_good)

    @property
    def veiled(self) -> bool:
        """Whether the dice of this table are still to be played by others, who must not see
        them."""
        return self.row.shared is not None and clock.now() < self.row.shared.told_at

    @property
    def _proved(self) -> bool:
        """Whether the draws can be proved once the table is over; not at older tables."""
        return self.table.n < 0 or self.table.fair is not None

    @property
    def _told(self) -> bool:
        """Whether nothing more can be drawn, here or elsewhere, so that the secret may be told."""
        if self.veiled:
            return False
        if self.status == "over" or self.table.closed is not None:
            return True
        return self._stopped_for_good or self.row.status == "over"  # ... and then its rules broke

    @property
    def _stopped_for_good(self) -> bool:
        """Whether the log says so; where rules are missing, a table is stopped for a while."""
        return (self.table.closed or self.row.closed) == "stopped"

    # ---- seats -----------------------------------------------------------------------------

    async def take_seat(self, guest: Guest, seat: Seat | None) -> None:
        """Seat ``guest`` in ``seat``, or in the first open one. Sitting already is no error."""
        async with self.lock:
            mine = self.held(guest.id)
            if mine and seat in (None, *mine):
                return
            self._must_wait()
            self._must_be_open_to_others()
            if mine:
                raise Problem("error-already-seated")
            if self._sent_away.get(guest.id, 0.0) > time.monotonic():
                raise Problem("error-sent-away")
            if seat is None:
                seat = next((s for s, who in enumerate(self.people) if who.kind == "open"), None)
                if seat is None:
                    raise Problem("error-table-full")
            if self._who(seat).kind != "open":
                raise Problem("error-seat-taken", seat=seat)
            for other in self.people:
                if other.guest is not None and same_name(other.name, guest.name):
                    raise Problem("error-name-taken")
            await self._seat(seat, SeatRow("person", guest.id, guest.name))

    async def set_seat(self, guest: Guest, seat: Seat, who: SeatRow) -> None:
        """The owner frees a seat, or puts a bot into it."""
        async with self.lock:
            self._must_own(guest)
            self._must_wait()
            self._must_be_open_to_others()
            self._who(seat)
            before = self.people[seat].guest
            await self._seat(seat, who)
            if before is not None and before != guest.id:
                self._sent_away[before] = time.monotonic() + SENT_AWAY_SECONDS
                self.fanout.tell(before, Removed())

    async def _stand_up(self, guest: Guest) -> None:
        """``guest`` gives their seat up; the next person owns the table then, and when there is
        none it is closed."""
        mine = self.held(guest.id)
        if not mine:
            raise Problem("error-not-seated")
        for seat in mine:
            await self._seat(seat, OPEN)
        if guest.id != self.row.owner:
            return
        heirs = self.people[mine[0] :] + self.people[: mine[0]]
        heir = next((who.guest for who in heirs if who.guest is not None), None)
        if heir is None:
            await self._close("empty")
        else:
            await self._give(heir)

    def _who(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.people):
            raise Problem("error-no-such-seat", seat=seat)
        return self.people[seat]

    async def _seat(self, seat: Seat, who: SeatRow) -> None:
        if not await self.floor.store.write_seat(self.row.id, seat, self.people[seat], who):
            await self.refresh()
            self._must_wait()
            raise Problem("error-seat-taken", seat=seat)
        self.people[seat] = who
        self.tell_people()

    # ---- what the owner decides ------------------------------------------------------------

    async def set_settings(self, guest: Guest, settings: TableSettings) -> None:
        """The owner decides anew, before the start."""
        async with self.lock:
            self._must_own(guest)
            self._must_wait()
            self._must_be_open_to_others()
            if not await self.floor.store.write_settings(self.row.id, settings):
                raise Problem("error-table-started")
            self.settings = settings
            self.tell_people()

    async def hand_over(self, guest: Guest, seat: Seat) -> None:
        """The owner gives the table to the person in ``seat``."""
        async with self.lock:
            self._must_own(guest)
            self._must_wait()
            heir = self._who(seat).guest
            if heir is None:
                raise Problem("error-not-a-person", seat=seat)
            await self._give(heir)

    async def close(self, guest: Guest) -> None:
        """The owner ends the table before it has begun."""
        async with self.lock:
            self._must_own(guest)
            self._must_wait()
            await self._close("owner")

    async def _give(self, heir: str) -> None:
        if not await self.floor.store.write_owner(self.row.id, self.row.owner, heir):
            await self.refresh()
            raise Problem("error-not-owner")
        self.row = msgspec.structs.replace(self.row, owner=heir)
        self.tell_people()

    # ---- never started ---------------------------------------------------------------------

    async def expire(self) -> Wake | None:
        """Close a table that was not started in time; who is here keeps it open for a while."""
        async with self.lock:
            if self.status != "waiting":
                return None
            if self.fanout:
                due = clock.now() + self.floor.patience.waiting
                return Wake(WHOLE_TABLE, -1, due, "expire")
            await self._close("expired")
            return None

    async def _close(self, reason: Closed) -> None:
        if not await self.floor.store.close(self.row.id, reason):
            await self.refresh()
            raise Problem("error-table-started")
        self.status = "closed"
        self.row = msgspec.structs.replace(self.row, closed=reason)
        self.tell_people()

    # ---- refusing --------------------------------------------------------------------------

    def _must_wait(self) -> None:
        if self.status == "closed" and self.table.n < 0:
            raise Problem("error-table-closed")
        if self.status != "waiting":
            raise Problem("error-table-started")

    def _must_own(self, guest: Guest) -> None:
        if guest.id != self.row.owner:
            raise Problem("error-not-owner")

    def _must_be_open_to_others(self) -> None:
        """Not today's challenge: everybody plays that by themselves, and as it is."""
        if self.row.shared is not None and self.row.shared.told_at:
            raise Problem("error-challenge-alone")
