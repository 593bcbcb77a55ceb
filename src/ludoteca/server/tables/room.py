"""A room: one table as it is served by this process, with everybody around it.

One command at a time goes in; entries become durable and are told to everybody.
"""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec
import structlog

from ludoteca.core.fair import Entropy
from ludoteca.core.game import Rejected, Seat
from ludoteca.core.log import Entry, Sitter, Start, read_start
from ludoteca.core.record import Record, proved, seal
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.alarm import Alarm, RulesBroke
from ludoteca.server.tables.dice import Dice
from ludoteca.server.tables.fanout import Connection, Fanout
from ludoteca.server.tables.gathering import Gathering
from ludoteca.server.tables.journal import Append, Journal, Wake
from ludoteca.server.tables.protocol import (
    Accepted,
    Act,
    EntropyWanted,
    GiveEntropy,
    Moment,
    Preview,
    PreviewFrame,
    RejectedFrame,
    SeatInfo,
    Stale,
    TableInfo,
    Undo,
)
from ludoteca.server.tables.store import OPEN, SeatRow, Status, Store, TableRow
from ludoteca.server.tables.table import OutOfDate, Proposal, Repeated, Table

log = structlog.get_logger()

Answer: TypeAlias = Accepted | RejectedFrame | Stale


@dataclasses.dataclass(frozen=True, slots=True)
class Floor:
    """What all rooms share. ``bot_pace`` is in milliseconds."""

    store: Store
    journal: Journal
    alarm: Alarm
    bot_pace: int


class Room:
    """``people`` has one row per seat. Made by `ludoteca.server.tables.rooms.Rooms`."""

    def __init__(self, floor: Floor, title: Title, row: TableRow, people: list[SeatRow]) -> None:
        self.title = title
        self.row = row
        self.people = people
        self.status: Status = row.status
        self.fanout = Fanout(self.held)
        self.dice = Dice(row.id, row.secret)
        self.table = Table(title.game, self.dice)
        self.used = time.monotonic()
        self._floor = floor
        self._lock = asyncio.Lock()
        self._previews_broke = False
        self._gathering: Gathering | None = None
        self._commands: set[asyncio.Task[Answer]] = set()

    @property
    def idle(self) -> bool:
        return not self.fanout and not self._lock.locked()

    # ---- who is who ------------------------------------------------------------------------

    def held(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that ``guest`` holds."""
        if guest is None:
            return ()
        return tuple(seat for seat, who in enumerate(self.people) if who.guest == guest)

    def info(self, guest: str | None) -> TableInfo:
        """The table as ``guest`` may see it."""
        here = self.fanout.guests
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=msgspec.Raw(self.row.options),
            status=self.status,
            seats=tuple(
                SeatInfo(
                    seat=seat,
                    kind=who.kind,
                    name=who.name,
                    level=who.level,
                    here=who.kind == "bot" or who.guest in here,
                    you=guest is not None and who.guest == guest,
                )
                for seat, who in enumerate(self.people)
            ),
            owner=guest is not None and guest == self.row.owner,
            watchers=self.fanout.watchers,
            created_at=self.row.created_at,
            commitment=self.dice.commitment if self._proved else None,
            secret=self.dice.reveal().hex() if self._proved and self.status == "over" else None,
            hints=self.row.hints,
        )

    @property
    def _proved(self) -> bool:
        """Whether the draws can be proved once the table is over; not at older tables."""
        return self.table.n < 0 or self.table.fair is not None

    # ---- coming and going ------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.fanout.add(connection)
        self.tell_people()
        self._ask(connection)
        if self.table.n >= 0 and self.status != "stopped":
            for audience in self.fanout.audiences(connection):
                connection.tell(self.table.update(audience))

    def exit(self, connection: Connection) -> None:
        self.fanout.remove(connection)
        self.used = time.monotonic()
        self.tell_people()

    def tell_people(self) -> None:
        self.fanout.tell_people(self.info)

    # ---- before the start ------------------------------------------------------------------

    async def take_seat(self, guest: Guest, seat: Seat | None) -> None:
        """Seat ``guest`` in ``seat``, or in the first open one. Sitting already is no error."""
        async with self._lock:
            mine = self.held(guest.id)
            if mine and seat in (None, *mine):
                return
            self._must_wait()
            if mine:
                raise Problem("error-already-seated")
            if seat is None:
                seat = next((s for s, who in enumerate(self.people) if who.kind == "open"), None)
                if seat is None:
                    raise Problem("error-table-full")
            if self._who(seat).kind != "open":
                raise Problem("error-seat-taken", seat=seat)
            await self._seat(seat, SeatRow("person", guest.id, guest.name))

    async def leave(self, guest: Guest) -> None:
        async with self._lock:
            self._must_wait()
            mine = self.held(guest.id)
            if not mine:
                raise Problem("error-not-seated")
            for seat in mine:
                await self._seat(seat, OPEN)

    async def rename(self, guest: Guest) -> None:
        """``guest`` has another name in the database; the log of a table keeps the old one."""
        if self.status != "waiting" or not self.held(guest.id):
            return
        async with self._lock:
            for seat in self.held(guest.id) if self.status == "waiting" else ():
                self.people[seat] = SeatRow("person", guest.id, guest.name)
            self.tell_people()

    async def set_seat(self, guest: Guest, seat: Seat, who: SeatRow) -> None:
        """The owner frees a seat, or puts a bot into it."""
        async with self._lock:
            self._must_own(guest)
            self._must_wait()
            self._who(seat)
            await self._seat(seat, who)

    async def start(self, guest: Guest) -> None:
        async with self._lock:
            self._must_own(guest)
            self._must_wait()
            for seat, who in enumerate(self.people):
                if who.kind == "open":
                    raise Problem("error-seat-open", seat=seat)
            entropies = await self._gather()
            start = Start(
                game=self.row.game,
                rules=self.title.meta.rules_version,
                options=msgspec.Raw(self.row.options),
                seats=tuple(Sitter(who.name, who.level) for who in self.people),
                fair=self.dice.fair(entropies),
            )

            def propose() -> Proposal:
                self._must_wait()  # another process may have been faster
                return self.table.propose_start(start, clock.now())

            await self._carry_out(propose)

    async def _gather(self) -> tuple[Entropy, ...]:
        """What everybody who is here and has a seat contributes to the dice."""
        here = self.fanout.guests
        first: dict[str, Seat] = {}
        for seat, who in enumerate(self.people):
            if who.guest is not None and who.guest in here:
                first.setdefault(who.guest, seat)
        self._gathering = Gathering(first)
        try:
            for connection in self.fanout:
                self._ask(connection)
            return await self._gathering.complete()
        finally:
            self._gathering = None

    def _ask(self, connection: Connection) -> None:
        if self._gathering and self._gathering.waits_for(connection.guest_id):
            connection.tell(EntropyWanted())

    def give_entropy(self, frame: GiveEntropy, guest: str | None) -> RejectedFrame | None:
        """Take what the client of ``guest`` contributes; an answer only when it cannot be."""
        if self._gathering and self._gathering.give(guest, frame.bytes):
            return None
        detail = "not asked for" if not self._gathering else "not asked of you, or given already"
        return RejectedFrame("entropy", "error-unreadable-frame", {"detail": detail})

    def _must_wait(self) -> None:
        if self.status != "waiting":
            raise Problem("error-table-started")

    def _must_own(self, guest: Guest) -> None:
        if guest.id != self.row.owner:
            raise Problem("error-not-owner")

    def _who(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.people):
            raise Problem("error-no-such-seat", seat=seat)
        return self.people[seat]

    async def _seat(self, seat: Seat, who: SeatRow) -> None:
        if not await self._floor.store.write_seat(self.row.id, seat, self.people[seat], who):
            raise Problem("error-seat-taken", seat=seat)
        self.people[seat] = who
        self.tell_people()

    # ---- playing ---------------------------------------------------------------------------

    async def act(self, act: Act | Undo, guest: str | None) -> Answer:
        """Carry out a command of ``guest``; the answer for whoever sent it."""
        if act.seat not in self.held(guest):
            return RejectedFrame(act.id, "error-not-your-seat", {"seat": act.seat})
        return await self.carry_out(act)

    async def carry_out(self, act: Act | Undo) -> Answer:
        """As `act`, for whoever may act for the seat.

        Goes on to its end also when the caller is cancelled, because its connection has
        ended: an entry that has become durable must be told to everybody.
        """
        command = asyncio.create_task(self._answer(act))
        self._commands.add(command)
        command.add_done_callback(self._commands.discard)
        return await asyncio.shield(command)

    async def _answer(self, act: Act | Undo) -> Answer:
        async with self._lock:
            try:
                if self.status == "stopped":
                    raise Problem("error-table-stopped")
                if self.table.n < 0:
                    raise Problem("error-not-running")
                return Accepted(act.id, await self._carry_out(lambda: self._propose(act)))
            except Repeated as repeated:
                return Accepted(act.id, repeated.n)
            except OutOfDate as out_of_date:
                return Stale(act.id, out_of_date.n)
            except (Rejected, Problem) as error:
                return RejectedFrame(act.id, error.code, error.facts)
            except Exception as error:
                log.error("command failed", table=self.row.id, n=self.table.n + 1, exc_info=error)
                return RejectedFrame(act.id, "error-internal", {})

    def _propose(self, act: Act | Undo) -> Proposal:
        if self.table.over and not self.table.knows(act):
            raise Problem("error-not-running")
        return self.table.propose(act, clock.now())

    async def _carry_out(self, propose: Callable[[], Proposal]) -> int:
        """Propose, append, commit, tell. The number of the entry.

        Raises what ``propose`` raises, `Problem` when the table had to be stopped or the
        entry could not be saved.
        """
        while True:
            try:
                with self._floor.alarm.guard(Rejected, Problem, OutOfDate, Repeated):
                    proposal = propose()
            except (Rejected, OutOfDate):
                if await self.catch_up():
                    continue  # it was judged by an old state: another process was faster
                raise
            except RulesBroke as broke:
                await self._stop(broke)
                raise Problem("error-table-stopped") from broke
            if await self._floor.journal.append(self._append(proposal)):
                await self._commit(proposal.entry)
                return proposal.entry.n
            await self.catch_up()

    def _append(self, proposal: Proposal) -> Append:
        entry = proposal.entry
        before, after = self.table.questions, proposal.questions
        return Append(
            table=self.row.id,
            entry=entry,
            status="over" if proposal.over else "running",
            wakes=tuple(
                Wake(seat, asked, entry.at + self._floor.bot_pace)
                for seat, asked in after.items()
                if self.people[seat].kind == "bot" and before.get(seat) != asked
            ),
            cleared=tuple(
                seat for seat in before if self.people[seat].kind == "bot" and seat not in after
            ),
        )

    async def _commit(self, entry: Entry) -> None:
        try:
            with self._floor.alarm.guard():
                updates = self.table.commit(entry)
        except RulesBroke as broke:
            await self._stop(broke)
            raise Problem("error-table-stopped") from broke
        status: Status = "over" if self.table.over else "running"
        if status != self.status:
            self.status = status
            self.tell_people()
        self.fanout.tell_updates(updates)

    async def catch_up(self) -> bool:
        """Carry out the entries that others have appended; the whole log, in a new room.

        Returns whether there were any.
        """
        entries = await self._floor.journal.read(self.row.id, after=self.table.n)
        if entries and entries[0].n == 0:
            self._must_know_rules(read_start(entries[0].body).rules)
        for entry in entries:
            await self._commit(entry)
        return bool(entries)

    def _must_know_rules(self, needed: int) -> None:
        """A table keeps its rules for life; where they are not installed it waits for them."""
        installed = self.title.meta.rules_version
        if needed != installed:
            self.status = "stopped"  # here and now; not for good, as when rules break
            log.error("rules missing", table=self.row.id, needed=needed, installed=installed)
            raise Problem("error-table-stopped")

    async def _stop(self, broke: RulesBroke) -> None:
        self.status = "stopped"
        log.error("table stopped", table=self.row.id, n=self.table.n + 1, exc_info=broke)
        self.tell_people()
        try:
            await self._floor.store.stop(self.row.id)
        except Problem as problem:
            log.error("table not marked as stopped", table=self.row.id, exc_info=problem)

    def preview(self, asked: Preview, guest: str | None) -> PreviewFrame | RejectedFrame:
        """What an option would do; nothing happens, and nobody else is told."""
        if asked.seat not in self.held(guest):
            return RejectedFrame(asked.id, "error-not-your-seat", {"seat": asked.seat})
        try:
            if self.status == "stopped" or self._previews_broke:
                raise Problem("error-no-preview")
            if self.table.n < 0 or self.table.over:
                raise Problem("error-not-running")
            with self._floor.alarm.guard(Rejected):
                found = self.table.preview(asked.seat, asked.action)
        except (Rejected, Problem) as error:
            return RejectedFrame(asked.id, error.code, error.facts)
        except RulesBroke as broke:
            self._previews_broke = True  # the table goes on without; nobody can hang it again
            log.error("preview failed", table=self.row.id, n=self.table.n, exc_info=broke)
            return RejectedFrame(asked.id, "error-no-preview", {})
        return PreviewFrame(
            id=asked.id,
            n=self.table.update(asked.seat).n,
            seat=asked.seat,
            view=found.view,
            events=found.events,
            scores=found.scores,
            complete=found.complete,
        )

    # ---- looking back ----------------------------------------------------------------------

    async def record(self) -> Record:
        """The whole table as anybody can check it. Raises `Problem` until it is over."""
        fair = self.table.fair
        if self.status != "over":
            raise Problem("error-not-over")
        if fair is None:
            raise Problem("error-no-record")
        entries = await self._floor.journal.read(self.row.id)
        start = read_start(entries[0].body)
        return seal(
            game=start.game,
            rules=start.rules,
            options=start.options,
            seats=start.seats,
            chance=proved(fair, self.dice.reveal()),
            entries=tuple(entries),
            result=self.table.standing,
        )

    def history(self, guest: str | None, first: int, last: int) -> list[Moment]:
        """What was told of the entries ``first`` to ``last``; a hidden choice leaves no trace."""
        mine = self.held(guest)
        return [
            moment
            for moment in self.table.moments[first : last + 1]
            if moment.n == 0 or moment.seat in mine or self.table.is_public(moment)
        ]
