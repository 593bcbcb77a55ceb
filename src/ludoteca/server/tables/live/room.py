"""A room: one table as this process serves it, with its state, connections and commands."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

import msgspec
import structlog

from ludoteca.core.draws.fair import Entropy
from ludoteca.core.game import Audience
from ludoteca.core.records.record import Record, proved, seal
from ludoteca.core.replay.log import Occupant, Start, read_start
from ludoteca.core.replay.picture import Moment
from ludoteca.core.replay.standing import Standing
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.db.engine import until_saved
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.abort import standing_of
from ludoteca.server.tables.live.absence import Absence
from ludoteca.server.tables.live.choosing_ahead import ChoosingAhead
from ludoteca.server.tables.live.commands import Commands
from ludoteca.server.tables.live.newcomers import Newcomers
from ludoteca.server.tables.live.pauses import Pauses
from ludoteca.server.tables.live.previews import Previews
from ludoteca.server.tables.live.replica import Replica
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.live.undo_wishes import UndoWishes
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.play import Draft, Status, TableSettings, Update
from ludoteca.server.tables.rows import SeatRow, TableRow
from ludoteca.server.tables.state import Connection, RoomServices, RoomState
from ludoteca.server.tables.waiting import EntropyCollector, Vacancy, WaitingRoom

log = structlog.get_logger()


class _Changed(Problem):
    """Another process has changed the table since the start was prepared."""

    def __init__(self) -> None:
        super().__init__("error-seats-changed")


class Room:
    """Joins the parts of one table; `ludoteca.server.tables.live.rooms.Rooms` makes it."""

    def __init__(
        self, services: RoomServices, title: Title, row: TableRow, people: list[SeatRow]
    ) -> None:
        self.state = state = RoomState(services, title, row, people)
        self.title, self.table, self.dice = title, state.table, state.dice
        self.fanout, self.lock = state.fanout, state.lock
        self.held, self.info, self.refresh = state.held, state.info, state.refresh
        self.waiting = WaitingRoom(state)
        self.roster = Roster(state)
        self.log = TableLog(state, self.roster)
        self.replica = Replica(state, self.log)
        self.absence = Absence(state, self.roster, self.log)
        self.newcomers = Newcomers(state, self.roster, self.log)
        self.undo_wishes = UndoWishes(state, self.roster, self.log)
        self.pauses = Pauses(state, self.roster, self.log)
        self.ahead = ChoosingAhead(state, self.roster, self.log)
        commands = Commands(state, self.roster, self.log)
        self.act, self.take, self.carry_out = commands.act, commands.take, commands.carry_out
        self.entropy = EntropyCollector(state.fanout)
        self.previews = Previews(state)
        self.used = time.monotonic()
        self._starting = asyncio.Lock()
        self._stopping: set[asyncio.Task[None]] = set()
        self._visits: set[asyncio.Task[None]] = set()
        self._settling = False

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def people(self) -> list[SeatRow]:
        return self.state.people

    @property
    def settings(self) -> TableSettings:
        return self.state.settings

    @property
    def status(self) -> Status:
        return self.state.status

    @property
    def finished(self) -> bool:
        return self.state.finished

    @property
    def veiled(self) -> bool:
        return self.state.veiled

    @property
    def is_watched(self) -> bool:
        """Whether people watch here while only bots play."""
        running = self.status == "running" and bool(self.table.questions)
        return running and bool(self.fanout) and not self.roster.people

    @property
    def idle(self) -> bool:
        return not (self.fanout or self.lock.locked() or self._visits or self.replica.busy)

    # ---- arrivals and departures -----------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.fanout.add(connection)
        self._note_who_is_here()
        self._visit(self.absence.arrived, connection.guest_id)
        self.state.tell_soon(connection)
        self.entropy.ask(connection)
        self.state.suggestions.tell(connection)
        self.state.ahead.tell(connection)
        if self.table.n >= 0 and self.status != "stopped":
            reader = self.fanout.audiences(connection)
            for audience in reader:
                with contextlib.suppress(Problem):
                    connection.tell(self.table.numbers.update(reader, self.shown(audience)))

    def exit(self, connection: Connection, *, lost: bool = False) -> None:
        """``lost`` is whether its last messages may not have arrived."""
        self.fanout.remove(connection)
        self._note_who_is_here()
        self.used = time.monotonic()
        self.state.tell_soon()
        self._visit(partial(self.absence.departed, lost=lost), connection.guest_id)
        if not self.fanout:
            self.table.put_away()

    def _note_who_is_here(self) -> None:
        presence = self.state.services.presence
        presence.note(self.row.id, self.fanout.guests, self.fanout.watchers)

    def lost(self, guests: Iterable[str]) -> None:
        """Note that ``guests`` have left, because the process died that they were connected to."""
        for guest in guests:
            self._visit(partial(self.absence.departed, lost=True), guest)

    def shown(self, audience: Audience) -> Update:
        """The newest update of ``audience``, with the numbers of the log. When the rules cannot
        make it, the table stops, and this raises `Problem` ``error-table-stopped``."""
        try:
            with self.state.services.alarm.guard():
                return self.table.update(audience)
        except RulesBroke as broke:
            self.state.phase.suspended = True
            stop = asyncio.create_task(self._stop(broke))
            self._stopping.add(stop)
            stop.add_done_callback(self._stopping.discard)
            raise Problem("error-table-stopped") from broke

    async def _stop(self, broke: RulesBroke) -> None:
        async with self.lock:
            await self.log.stop(broke)

    async def leave(self, guest: Guest) -> None:
        """Free the seat of ``guest`` before the start, or give it to a bot afterwards."""
        async with self.lock:
            if self.status == "waiting":
                await self.waiting.stand_up(guest)
                self.entropy.forgo(guest.id)
            else:
                await self.absence.leave(guest)

    async def close_for_operator(self) -> None:
        """Close the table by order of the operator. Raises `Problem` when it has ended."""
        async with self.lock:
            await self.state.refresh_quietly()  # other processes may have changed it
            if self.status == "waiting":
                await self.waiting.close_for_operator()
            else:
                await self.absence.close_for_operator()

    async def halt(self) -> None:
        """Close the table for moderators, so that it can be opened again. Raises `Problem` when it
        has ended."""
        async with self.lock:
            await self.state.refresh_quietly()
            if self.status == "waiting":
                await self.waiting.close_for_operator()
            else:
                await self.pauses.halt()

    async def reopen(self) -> None:
        """Open the table again that moderators have closed; it goes on where it was. Raises
        `Problem` when it has ended."""
        async with self.lock:
            await self.state.refresh_quietly()
            if self.table.n < 0:
                await self.waiting.reopen()
            else:
                await self.pauses.reopen()

    async def reread(self) -> None:
        """Read the table's row again, which a feature has changed, and tell everybody."""
        async with self.lock:
            await self.state.read_again()
            self.state.tell_change()

    async def settle(self) -> None:
        """Finish the work after arrivals and departures, without trying a full disk again."""
        self._settling = True
        await asyncio.gather(*self._visits, return_exceptions=True)

    def _visit(
        self, follow: Callable[[str | None], Coroutine[Any, Any, None]], guest: str | None
    ) -> None:
        """Run ``follow`` in a task after an arrival or departure, again while the disk is full."""
        work = until_saved(lambda: follow(guest), lambda: not self._settling)
        task = asyncio.create_task(work)
        self._visits.add(task)
        task.add_done_callback(self._visited)

    def _visited(self, task: asyncio.Task[None]) -> None:
        self._visits.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("arrival or departure failed", table=self.row.id, exc_info=error)

    # ---- the start -------------------------------------------------------------------------

    async def start(self, guest: Guest, vacancy: Vacancy = "refuse", level: str = "medium") -> None:
        """Start the table, after the people who are here have contributed to the dice.

        When the seating changes meanwhile, all are asked for entropy again. ``vacancy`` and
        ``level`` say how to handle open seats, and those of people who are invited to a rematch and
        have not answered.
        """
        async with self._starting:
            await self.waiting.settle_vacancies(guest, vacancy, level)
            asked: list[str | None] = []
            entropies: tuple[Entropy, ...] = ()
            while True:
                async with self.lock:
                    await self.state.refresh_quietly()  # other processes may have changed it
                    self._must_be_ready(guest)
                    people = [who.guest for who in self.people]
                    if people == asked and await self._begin(entropies):
                        return
                asked = people
                if self.row.shared is None:  # nobody contributes to shared dice
                    entropies = await self.entropy.collect(self.people)

    def _must_be_ready(self, guest: Guest) -> None:
        self.waiting.must_own(guest)
        self.waiting.must_wait()
        for seat, who in enumerate(self.people):
            if who.kind == "open":
                raise Problem("error-seat-open", seat=seat)
            if who.invited:
                raise Problem("error-not-answered", name=who.name)

    async def _begin(self, entropies: tuple[Entropy, ...]) -> bool:
        """Write the start; False when another process has changed the table meanwhile."""
        known = self.row.changed_at
        start = Start(
            game=self.row.game,
            rules=self.title.meta.rules_version,
            options=msgspec.Raw(self.row.options),
            seats=tuple(Occupant(who.name, who.level) for who in self.people),
            fair=self.dice.fair(entropies),
        )

        def propose() -> Draft:
            self.waiting.must_wait()  # another process may have started it
            if self.row.changed_at != known:
                raise _Changed
            return self.table.propose_start(start, clock.now())

        try:
            await self.log.write_entry(propose)
        except _Changed:
            return False
        return True

    # ---- record and history ----------------------------------------------------------------

    async def record(self) -> Record:
        """The record of the table, which anybody can verify. Raises `Problem` until it is over."""
        if not self.finished:
            raise Problem("error-table-stopped" if self.status == "stopped" else "error-not-over")
        if self.veiled:
            raise Problem("error-challenge-open")
        entries = await self.state.services.journal.read(self.row.id)
        result: Standing | None
        if self.status == "stopped":
            result = standing_of(self.title.game, entries, self.state.services.alarm)
        else:
            result = self._standing()
        if result is None:
            raise Problem("error-table-stopped")
        start = read_start(entries[0].body)
        assert start.fair is not None
        return seal(
            game=start.game,
            rules=start.rules,
            options=start.options,
            seats=start.seats,
            chance=proved(start.fair, self.dice.reveal()),
            entries=tuple(entries),
            result=result,
        )

    def _standing(self) -> Standing | None:
        """The standing of the table; None when the rules fail."""
        try:
            with self.state.services.alarm.guard():
                return self.table.standing
        except RulesBroke as broke:
            log.error("no standing", table=self.row.id, n=self.table.n, exc_info=broke)
            return None

    def newest(self, guest: str | None) -> int:
        """The number of the newest entry that was sent to ``guest``; -1 before the start."""
        return self.table.numbers.number(self.state.reader(guest), self.table.n)

    def history(self, guest: str | None, first: int, last: int) -> list[Moment]:
        """The moments that were sent to ``guest`` as numbers ``first`` to ``last``; hidden choices
        leave no trace."""
        numbers, reader = self.table.numbers, self.state.reader(guest)
        since, until = numbers.entry(reader, first), numbers.until(reader, last)
        return [
            numbers.moment(reader, moment)
            for moment in self.table.moments[since : until + 1]
            if numbers.tells(reader, moment.n)
        ]
