"""Writes entries to the log of one table: proposes, appends, commits and sends them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

import structlog

from ludoteca.core.game import Rejected
from ludoteca.core.replay.log import Entry, read_start
from ludoteca.core.replay.pausing import Pause, Resume
from ludoteca.core.replay.seating import TakeSeat, read_seat_change
from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.live.abort import write_abort
from ludoteca.server.tables.live.entry_effects import append_of
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.play import Draft, OutOfDate, Repeated, status_of
from ludoteca.server.tables.state import RoomState, Written

TURN_SECONDS: Final = 0.001
"""Seconds of catching up after which the event loop serves others."""

TRIES: Final = 3
"""How often an entry is tried again because a person is no more."""

log = structlog.get_logger()


Done: TypeAlias = Callable[[int | RulesBroke | None], None]
"""A callback that gets the number of an entry that is durable and was sent; or the reason why the
table has to stop; or None when `TableLog.write_entry` must try again in the thorough way."""


class TableLog:
    """Callers hold the lock of ``state``."""

    def __init__(self, state: RoomState, roster: Roster) -> None:
        self._state = state
        self._roster = roster

    async def write_entry(
        self,
        propose: Callable[[], Draft],
        *,
        ahead: bool = True,
        more: Callable[[Entry], Sequence[Write]] = lambda _: (),
    ) -> int:
        """Propose, append, commit and send an entry; its number. ``more`` are rows that are written
        with it.

        ``ahead`` is whether the sender may have seen entries that this process has not. Otherwise a
        refusal is final, and the database is not read first.

        Raises the exceptions of ``propose``, and `Problem` when the table had to be stopped or the
        entry could not be saved.
        """
        tries = 0
        while True:
            try:
                with self._state.services.alarm.guard(Rejected, Problem, OutOfDate, Repeated):
                    draft = propose()
            except (Rejected, OutOfDate):
                if ahead and await self.catch_up():
                    continue  # it was judged by an old state, as another process was faster
                raise
            except RulesBroke as broke:
                await self.stop(broke)
                raise Problem("error-table-stopped") from broke
            try:
                won = await self._state.services.journal.append(
                    append_of(self._state, self._roster, draft, more(draft.entry))
                )
            except Problem as problem:
                tries += 1
                if problem.code != "error-no-guest" or tries > TRIES:
                    raise
                # A person here, or at another table of the batch, was joined or deleted meanwhile.
                await self._state.refresh_quietly()
                continue
            if won:
                self._state.announce(Written(draft.entry.n))
                self._note_delay(draft.entry)
                await self._commit(draft.entry)
                return draft.entry.n
            if not await self.catch_up() and self._state.table.n < 0:
                await self._state.refresh()  # it was closed elsewhere

    def attempt(self, propose: Callable[[], Draft], done: Done) -> None:
        """As `write_entry`, once and without a task. Raises the exceptions of ``propose``."""
        try:
            with self._state.services.alarm.guard(Rejected, Problem, OutOfDate, Repeated):
                draft = propose()
        except RulesBroke as broke:
            done(broke)
            return
        self._state.services.journal.put(
            append_of(self._state, self._roster, draft),
            partial(self._appended, draft.entry, done),
        )

    def _appended(self, entry: Entry, done: Done, won: bool | Exception) -> None:
        if won is not True:
            done(None)
            return
        self._state.announce(Written(entry.n))
        self._note_delay(entry)
        try:
            self._carry_out(entry)
        except RulesBroke as broke:
            done(broke)
        except Exception as error:
            log.error("entry not sent", table=self._state.row.id, n=entry.n, exc_info=error)
            done(None)
        else:
            done(entry.n)

    def _note_delay(self, entry: Entry) -> None:
        """A disk that was slow costs nobody time whose question waited for it."""
        if self._state.settings.clock is not None:
            self._state.services.outages.note(entry.at, clock.now())

    async def _commit(self, entry: Entry) -> None:
        newcomer = await self._newcomer(entry)
        try:
            self._carry_out(entry)
        except RulesBroke as broke:
            await self.stop(broke)
            raise Problem("error-table-stopped") from broke
        if newcomer is not None:
            self._state.fanout.reconnect(newcomer)

    async def _newcomer(self, entry: Entry) -> str | None:
        """The guest who takes the seat of a bot with ``entry``, as the rows of the seats have it
        that were written together with it; None for other entries, and in a new room."""
        seat = entry.seat
        if entry.kind != "seat" or seat is None:
            return None
        if not isinstance(read_seat_change.decode(entry.body), TakeSeat):
            return None
        if self._state.people[seat].since != entry.n:
            await self._state.read_again()
        return self._state.people[seat].guest

    def _carry_out(self, entry: Entry) -> None:
        wish = self._state.undo_wish
        with self._state.services.alarm.guard():
            updates = self._state.table.commit(entry, self._state.fanout.here)
        table = self._state.table
        news = self._state.phase.become(status_of(table.over, table.closed), table.closed)
        if news or entry.kind in ("seat", "pause") or wish is not self._state.undo_wish:
            self._state.tell_people()
        self._state.fanout.tell_updates(updates, table.numbers)
        if self._state.ahead:
            over = table.over or table.closed is not None
            self._state.ahead.follow(entry, table.seating.people, over=over)

    async def end_pause(self, begun: int) -> None:
        """Write the end of the pause that began with entry ``begun``, unless it has ended."""
        table = self._state.table

        def propose() -> Draft:
            self._roster.must_run()
            if table.paused is None or table.last_pause != begun:
                raise Problem("error-not-running")
            return table.propose_pause(Resume(), clock.now())

        try:
            await self.write_entry(propose)
        except Problem as problem:
            if problem.code not in ("error-not-running", "error-table-closed"):
                raise

    @property
    def must_go_on(self) -> bool:
        """Whether the newest entry, by a person, ends the pause that the table is in: one without a
        time, and an entry of which everybody was told."""
        table = self._state.table
        paused = table.paused
        ends = isinstance(paused, Pause) and paused.until is None
        return ends and table.is_public(table.moments[-1])

    async def moved(self) -> None:
        """End the pause after the newest entry, by a person, if that ends it. When this fails the
        pause goes on, until the next one."""
        if self.must_go_on:
            try:
                await self.end_pause(self._state.table.last_pause)
            except Problem as problem:
                log.warning("still paused", table=self._state.row.id, reason=str(problem))

    async def catch_up(self) -> bool:
        """Commit the entries that other processes have appended, the whole log in a new room; True
        if there were any."""
        entries = await self._state.services.journal.read(
            self._state.row.id, after=self._state.table.n
        )
        if entries and entries[0].n == 0:
            self._must_know_rules(read_start(entries[0].body).rules)
        until = time.monotonic() + TURN_SECONDS
        for entry in entries:
            await self._commit(entry)
            if time.monotonic() > until:  # a long log must not block the event loop
                await asyncio.sleep(0)
                until = time.monotonic() + TURN_SECONDS
        return bool(entries)

    def _must_know_rules(self, needed: int) -> None:
        """Suspend the table when its version of the rules is not installed. A table keeps its
        version for life."""
        installed = self._state.title.meta.rules_version
        if needed != installed:
            self._state.phase.suspended = True
            log.error("rules missing", table=self._state.row.id, needed=needed, installed=installed)
            raise Problem("error-table-stopped")

    async def stop(self, broke: RulesBroke | None = None) -> None:
        """Stop the table for good, because its rules broke."""
        self._state.phase.suspended = True
        if broke is not None:
            log.error(
                "table stopped", table=self._state.row.id, n=self._state.table.n + 1, exc_info=broke
            )
        try:
            await write_abort(self._state)
        except Problem as problem:
            log.error("table not marked as stopped", table=self._state.row.id, exc_info=problem)
        self._state.tell_people()
