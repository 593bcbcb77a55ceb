"""A room: one table as it is served by this process, with everybody around it.

One command at a time goes in; entries become durable and are told to everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec
import structlog

from ludoteca.core.fair import Entropy
from ludoteca.core.game import Rejected
from ludoteca.core.log import Entry, Sitter, Start, read_start
from ludoteca.core.record import Record, proved, seal
from ludoteca.core.standing import Standing
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.db.engine import until_saved
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.alarm import RulesBroke
from ludoteca.server.tables.appending import append_of
from ludoteca.server.tables.fanout import Connection
from ludoteca.server.tables.floor import Floor
from ludoteca.server.tables.life import Life
from ludoteca.server.tables.previews import Previews
from ludoteca.server.tables.protocol import Accepted, Act, Moment, RejectedFrame, Stale, Undo
from ludoteca.server.tables.stop import standing_of, write_stop
from ludoteca.server.tables.store import SeatRow, TableRow
from ludoteca.server.tables.table import OutOfDate, Proposal, Repeated
from ludoteca.server.tables.waiting_room import WaitingRoom

log = structlog.get_logger()

Answer: TypeAlias = Accepted | RejectedFrame | Stale


class Room(WaitingRoom):
    """Made by `ludoteca.server.tables.rooms.Rooms`."""

    def __init__(self, floor: Floor, title: Title, row: TableRow, people: list[SeatRow]) -> None:
        super().__init__(floor, title, row, people)
        self.used = time.monotonic()
        self.life = Life(self)
        self.previews = Previews(self)
        self._starting = asyncio.Lock()
        self._commands: set[asyncio.Task[Answer]] = set()
        self._visits: set[asyncio.Task[None]] = set()
        self._settling = False

    @property
    def idle(self) -> bool:
        return not (self.fanout or self.lock.locked() or self._visits)

    # ---- coming and going ------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.fanout.add(connection)
        self._visit(self.life.arrived, connection.guest_id)
        self.tell_people()
        self.gathering.ask(connection)
        if self.table.n >= 0 and self.status != "stopped":
            for audience in self.fanout.audiences(connection):
                connection.tell(self.table.update(audience))

    def exit(self, connection: Connection) -> None:
        self.fanout.remove(connection)
        self.used = time.monotonic()
        self.tell_people()
        self._visit(self.life.departed, connection.guest_id)

    async def leave(self, guest: Guest) -> None:
        """Give the seat up before the start, and to a bot afterwards."""
        async with self.lock:
            if self.status == "waiting":
                await self._stand_up(guest)
            else:
                await self.life.leave(guest)

    async def settle(self) -> None:
        """Wait for what follows from coming and going; a full disk is not asked again."""
        self._settling = True
        await asyncio.gather(*self._visits, return_exceptions=True)

    def _visit(
        self, follow: Callable[[str | None], Coroutine[Any, Any, None]], guest: str | None
    ) -> None:
        """Somebody came or went; what follows takes its time, longer while the disk is full."""
        work = until_saved(lambda: follow(guest), lambda: not self._settling)
        task = asyncio.create_task(work)
        self._visits.add(task)
        task.add_done_callback(self._visited)

    def _visited(self, task: asyncio.Task[None]) -> None:
        self._visits.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("coming or going failed", table=self.row.id, exc_info=error)

    # ---- the start -------------------------------------------------------------------------

    async def start(self, guest: Guest) -> None:
        """Begin, once the people who are here have contributed to the dice.

        Meanwhile others may come and go: who has a seat then is asked anew.
        """
        async with self._starting:
            asked: list[str | None] = []
            entropies: tuple[Entropy, ...] = ()
            while True:
                async with self.lock:
                    self._must_be_ready(guest)
                    people = [who.guest for who in self.people]
                    if people == asked:
                        await self._begin(entropies)
                        return
                asked, entropies = people, await self.gathering.entropies()

    def _must_be_ready(self, guest: Guest) -> None:
        self._must_own(guest)
        self._must_wait()
        for seat, who in enumerate(self.people):
            if who.kind == "open":
                raise Problem("error-seat-open", seat=seat)

    async def _begin(self, entropies: tuple[Entropy, ...]) -> None:
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

        await self.write_entry(propose)

    # ---- playing ---------------------------------------------------------------------------

    async def act(self, act: Act | Undo, guest: str | None) -> Answer:
        """Carry out a command of ``guest``; the answer for whoever sent it."""
        if act.seat not in self.held(guest):
            return RejectedFrame(act.id, "error-not-your-seat", {"seat": act.seat})
        return await self.carry_out(act, by_bot=False)

    async def carry_out(self, act: Act | Undo, *, by_bot: bool) -> Answer:
        """As `act`, for a person in their seat or for the bot that plays there.

        Goes on to its end also when the caller is cancelled, because its connection has
        ended: an entry that has become durable must be told to everybody.
        """
        command = asyncio.create_task(self._answer(act, by_bot))
        self._commands.add(command)
        command.add_done_callback(self._commands.discard)
        return await asyncio.shield(command)

    async def _answer(self, act: Act | Undo, by_bot: bool) -> Answer:
        async with self.lock:
            try:
                if self.status == "stopped":
                    raise Problem("error-table-stopped")
                if self.table.n < 0:
                    raise Problem("error-not-running")
                n = await self.write_entry(lambda: self._propose(act, by_bot))
                return Accepted(act.id, n)
            except Repeated as repeated:
                return Accepted(act.id, repeated.n)
            except OutOfDate as out_of_date:
                return Stale(act.id, out_of_date.n)
            except (Rejected, Problem) as error:
                return RejectedFrame(act.id, error.code, error.facts)
            except Exception as error:
                log.error("command failed", table=self.row.id, n=self.table.n + 1, exc_info=error)
                return RejectedFrame(act.id, "error-internal", {})

    def _propose(self, act: Act | Undo, by_bot: bool) -> Proposal:
        if not self.table.knows(act):
            if self.table.closed is not None:
                raise Problem("error-table-closed")
            if self.table.over:
                raise Problem("error-not-running")
            if (self.life.level(act.seat) is not None) != by_bot:
                raise Problem("error-bot-plays" if not by_bot else "error-person-plays")
        return self.table.propose(act, clock.now())

    # ---- the log ---------------------------------------------------------------------------

    async def write_entry(self, propose: Callable[[], Proposal]) -> int:
        """Propose, append, commit, tell. The number of the entry.

        Raises what ``propose`` raises, `Problem` when the table had to be stopped or the
        entry could not be saved.
        """
        while True:
            try:
                with self.floor.alarm.guard(Rejected, Problem, OutOfDate, Repeated):
                    proposal = propose()
            except (Rejected, OutOfDate):
                if await self.catch_up():
                    continue  # it was judged by an old state: another process was faster
                raise
            except RulesBroke as broke:
                await self.stop(broke)
                raise Problem("error-table-stopped") from broke
            if await self.floor.journal.append(append_of(self, proposal)):
                await self._commit(proposal.entry)
                return proposal.entry.n
            if not await self.catch_up() and self.table.n < 0:
                await self.refresh()  # it was closed elsewhere

    async def _commit(self, entry: Entry) -> None:
        try:
            with self.floor.alarm.guard():
                updates = self.table.commit(entry)
        except RulesBroke as broke:
            await self.stop(broke)
            raise Problem("error-table-stopped") from broke
        status = self.table.status
        if status != self.status or entry.kind == "seat":
            self.status = status
            self.tell_people()
        self.fanout.tell_updates(updates)

    async def catch_up(self) -> bool:
        """Carry out the entries that others have appended; the whole log, in a new room.

        Returns whether there were any.
        """
        entries = await self.floor.journal.read(self.row.id, after=self.table.n)
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

    async def stop(self, broke: RulesBroke | None = None) -> None:
        """Nothing more may happen here, because the rules have broken."""
        self.status = "stopped"
        if broke is not None:
            log.error("table stopped", table=self.row.id, n=self.table.n + 1, exc_info=broke)
        try:
            await write_stop(self)
        except Problem as problem:
            log.error("table not marked as stopped", table=self.row.id, exc_info=problem)
        self.status = "stopped"
        self.tell_people()

    # ---- looking back ----------------------------------------------------------------------

    async def record(self) -> Record:
        """The whole table as anybody can check it. Raises `Problem` until it is over."""
        fair = self.table.fair
        if not self.finished:
            raise Problem("error-table-stopped" if self._stopped_for_good else "error-not-over")
        if fair is None:
            raise Problem("error-no-record")
        if self.veiled:
            raise Problem("error-challenge-open")
        entries = await self.floor.journal.read(self.row.id)
        result: Standing | None
        if self.status == "stopped":
            result = standing_of(self.title.game, entries, self.floor.alarm)
            if result is None:
                raise Problem("error-table-stopped")
        else:
            result = self.table.standing
        start = read_start(entries[0].body)
        return seal(
            game=start.game,
            rules=start.rules,
            options=start.options,
            seats=start.seats,
            chance=proved(fair, self.dice.reveal()),
            entries=tuple(entries),
            result=result,
        )

    def history(self, guest: str | None, first: int, last: int) -> list[Moment]:
        """What was told of the entries ``first`` to ``last``; a hidden choice leaves no trace."""
        mine = self.held(guest)
        return [
            moment
            for moment in self.table.moments[first : last + 1]
            if moment.n == 0 or moment.seat in mine or self.table.is_public(moment)
        ]
