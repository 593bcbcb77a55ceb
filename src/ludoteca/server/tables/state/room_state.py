"""The state of one table in this process: its row, its people, its log so far and its connections.
It decides nothing; the rules of the platform are in the waiting room, absence and the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.pausing import Halt
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.guests.guest import public_id
from ludoteca.server.tables.play import (
    Dice,
    PauseAsked,
    Paused,
    Phase,
    Reader,
    Rematch,
    Removed,
    SeatInfo,
    SharedInfo,
    Status,
    Table,
    TableFrame,
    TableInfo,
    UndoAsked,
)
from ludoteca.server.tables.rows import PauseWish, SeatRow, TableRow, UndoWish, colour_of
from ludoteca.server.tables.state.choices_ahead import ChoicesAhead
from ludoteca.server.tables.state.fanout import Connection, Fanout
from ludoteca.server.tables.state.presence_messages import Changed, TableNews, encode_news, topic_of
from ludoteca.server.tables.state.room_services import RoomServices
from ludoteca.server.tables.state.suggestions import ASKED_TO_WAIT, Suggestions
from ludoteca.server.tables.state.table_lock import TableLock
from ludoteca.server.tables.state.table_timing import TableTiming

PAUSE_ASKED_MS: Final = 120_000
"""Milliseconds after which a request to pause is over."""

REST_SECONDS: Final = 0.25
"""Seconds between two frames about arrivals and departures."""


class RoomState:
    """``people`` has one row per seat. Callers that change something hold the ``lock``."""

    def __init__(
        self, services: RoomServices, title: Title, row: TableRow, people: list[SeatRow]
    ) -> None:
        self.services = services
        self.title = title
        self.row = row
        self.people = people
        self._held = _held_by(people)
        self.phase = Phase(row.status, row.closed)
        self.settings = row.settings
        self.fanout = Fanout(self.held)
        self.dice = Dice(row.id, row.secret, row.shared)
        self.table = Table(
            title.game,
            self.dice,
            title.measure if row.shared else None,
            TableTiming(self),
            check_commits=services.check_commits,
        )
        self.suggestions = Suggestions(self)
        self.ahead = ChoicesAhead(self)
        self.sent_away: dict[str, int] = {}
        self.talk: int | None = None
        """The number of the newest line of talk that was sent here; None before anybody came."""
        self._told_at = -REST_SECONDS
        self._telling: asyncio.TimerHandle | None = None
        self.lock = TableLock()

    # ---- other processes -------------------------------------------------------------------

    def announce(self, news: TableNews) -> None:
        """Send ``news`` to the other processes that have this table open."""
        channel = self.services.channel
        if channel.many:
            channel.say(topic_of(self.row.id), encode_news(news))

    def tell_change(self) -> None:
        """As `tell_people`, and tell other processes that the database has changed."""
        self.tell_people()
        self.announce(Changed())

    # ---- seats and people ------------------------------------------------------------------

    def held(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that ``guest`` holds."""
        return () if guest is None else self._held.get(guest, ())

    def seat(self, seat: Seat, who: SeatRow) -> None:
        """Put ``who`` into ``seat``, in memory."""
        self.people[seat] = who
        self._held = _held_by(self.people)

    def seat_all(self, people: list[SeatRow]) -> None:
        """As `seat`, for the whole table."""
        self.people = people
        self._held = _held_by(people)

    def sent_away_until(self, guest: str | None) -> int | None:
        """The time until which ``guest`` cannot sit down, because the owner has sent them away."""
        until = None if guest is None else self.sent_away.get(guest)
        return until if until is not None and until > clock.now() else None

    @property
    def here(self) -> set[str]:
        """The guests who are at the table, through any process."""
        return self.fanout.guests | self.services.presence.elsewhere(self.row.id)

    @property
    def attended(self) -> bool:
        """Whether anybody is at the table, through any process."""
        watched = self.services.presence.watchers_elsewhere(self.row.id)
        return bool(self.fanout or watched or self.here)

    @property
    def may_be_attended(self) -> bool:
        """As `attended`; also True while another process has not reported lately."""
        return self.attended or not self.services.presence.complete

    def reader(self, guest: str | None) -> Reader:
        """The audiences of ``guest``: the seats they hold, or the watchers."""
        return self.held(guest) or (None,)

    def info(self, guest: str | None) -> TableInfo:
        """The table as ``guest`` may see it."""
        here = self.here
        stand_ins = self.table.seating.stand_ins
        row = self.row
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=msgspec.Raw(self.row.options),
            status=self.status,
            closed=self.phase.why,
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
                    colour=colour_of(seat, who),
                    wins=who.wins,
                    invited=who.invited,
                    holiday=None if who.guest is None else self.services.holidays.until(who.guest),
                )
                for seat, who in enumerate(self.people)
            ),
            owner=guest is not None and guest == self.row.owner,
            watchers=self.fanout.watchers + self.services.presence.watchers_elsewhere(row.id),
            created_at=self.row.created_at,
            commitment=self.dice.commitment,
            secret=self.dice.reveal().hex() if self._told else None,
            settings=self.settings,
            shared=SharedInfo(row.shared.challenge, row.shared.told_at) if row.shared else None,
            tournament=row.tournament,
            grouped=row.grouped,
            round=row.round,
            sent_away=self.sent_away_until(guest),
            undo=self._undo_asked(),
            clocks=self.table.clocks.told(self.held(guest)) if self.status == "running" else None,
            paused=self._paused(),
            pause_asked=self._pause_asked(),
        )

    def _undo_asked(self) -> UndoAsked | None:
        wish = self.undo_wish
        if wish is None:
            return None
        return UndoAsked(wish.id, wish.seat, wish.agreed, wish.declined_by)

    def _paused(self) -> Paused | None:
        paused, since, wish = self.table.paused, self.table.paused_since, self.pause_wish
        if paused is None or since is None:
            return None
        if isinstance(paused, Halt):
            return Paused(since, None, (), halted=True)
        return Paused(since, paused.until, () if wish is None else wish.seats)

    def _pause_asked(self) -> PauseAsked | None:
        wish = self.pause_wish
        if wish is None or self.table.paused is not None or self.status != "running":
            return None
        left = -(-(wish.at + PAUSE_ASKED_MS - clock.now()) // 1000)
        return PauseAsked(wish.id, wish.seat, wish.until, wish.agreed, wish.declined_by, left)

    @property
    def pause_wish(self) -> PauseWish | None:
        """The request to pause that is open or was declined; at a table that pauses, the one to go
        on. None when it is over."""
        wish, table = self.row.pause_wish, self.table
        if wish is None or wish.n != table.last_pause:
            return None
        is_open = table.paused is not None or clock.now() < wish.at + PAUSE_ASKED_MS
        return wish if is_open else None

    @property
    def undo_wish(self) -> UndoWish | None:
        """The request to undo that is open or was declined; None after the next entry."""
        wish = self.row.undo_wish
        return wish if wish is not None and wish.n == self.table.n else None

    @property
    def bots_wait(self) -> bool:
        """Whether bots wait because people may still answer a request to undo, which the next entry
        would end."""
        wish = self.undo_wish
        if wish is None or wish.declined_by is not None:
            return False
        return clock.now() < wish.at + ASKED_TO_WAIT * 1000

    def tell_people(self) -> None:
        """Send the table as it is now to everybody here."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._told_at = time.monotonic()
        self.fanout.tell_people(self.info)

    def tell_soon(self, newcomer: Connection | None = None) -> None:
        """As `tell_people`, after an arrival or departure, but at most once every `REST_SECONDS`,
        so that a client which connects again and again floods nobody. A ``newcomer`` does not
        wait."""
        rest = self._told_at + REST_SECONDS - time.monotonic()
        if rest <= 0:
            self.tell_people()
            return
        if newcomer is not None:
            newcomer.tell(TableFrame(self.info(newcomer.guest_id)))
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(rest, self.tell_people)

    async def refresh(self) -> None:
        """Read the row and the people again, as another process may have changed them."""
        await self.read_again()
        self.tell_people()

    async def refresh_quietly(self) -> None:
        """As `refresh`, but send the table to people only when something has changed."""
        before = self.row, self.people, self.status
        await self.read_again()
        if before != (self.row, self.people, self.status):
            self.tell_people()

    def send_away(self, whom: dict[str, int]) -> None:
        """Note that the owner has sent these guests away, each until a time, and tell them."""
        new = [guest for guest, until in whom.items() if self.sent_away.get(guest) != until]
        self.sent_away |= whom
        for guest in new:
            self.fanout.tell(guest, Removed())

    async def read_again(self) -> None:
        """As `refresh`, but send nothing."""
        found = await self.services.store.read(self.row.id)
        assert found is not None, "tables are never deleted while they are open"
        known = self.row.changed_at
        self.row, self.people = found
        self._held = _held_by(self.people)
        if self.row.status == "running":
            await self.ahead.read()
        if self.row.status == "waiting":
            self.send_away(await self.services.store.sent_away(self.row.id))
        self.settings = self.row.settings
        if self.table.n < 0 or self.phase.suspended:
            self.phase.become(self.row.status, self.row.closed)
            if self.row.changed_at > known:
                self.phase.open_again(self.row.status)

    # ---- what may be published -------------------------------------------------------------

    @property
    def status(self) -> Status:
        return self.phase.status

    @property
    def finished(self) -> bool:
        """Whether the table was played and has ended, so that its whole log may be published."""
        return self.table.n >= 0 and self.phase.ended

    @property
    def veiled(self) -> bool:
        """Whether others may still play the same dice, so that they must not see this table."""
        return self.row.shared is not None and clock.now() < self.row.shared.told_at

    @property
    def _told(self) -> bool:
        """Whether the secret may be published, because nothing more can be drawn from it."""
        never_played = self.table.n < 0 and self.status == "closed"
        return self.phase.ended and not never_played and not self.veiled


def _held_by(people: Sequence[SeatRow]) -> dict[str, tuple[Seat, ...]]:
    """The seats of each guest; kept as a dictionary because each move reads it several times."""
    held: dict[str, tuple[Seat, ...]] = {}
    for seat, who in enumerate(people):
        if who.guest is not None:
            held[who.guest] = (*held.get(who.guest, ()), seat)
    return held
