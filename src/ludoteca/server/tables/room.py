"""A room: one table as it is served by this process, with everybody around it.

One command at a time goes in; entries become durable and are told to everybody.
"""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from ludoteca.core.fair import Entropy
from ludoteca.core.game import Rejected, Seat
from ludoteca.core.log import Entry, Sitter, Start, read_start
from ludoteca.core.record import Record, proved, seal
from ludoteca.core.standing import Standing
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.challenges.feat import Feat, feats
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest, public_id
from ludoteca.server.guests.nicknames import same_name
from ludoteca.server.people.outcome import outcomes
from ludoteca.server.tables.alarm import Alarm, RulesBroke
from ludoteca.server.tables.dice import Dice
from ludoteca.server.tables.fanout import Connection, Fanout
from ludoteca.server.tables.gathering import Gathering
from ludoteca.server.tables.journal import Append, Journal
from ludoteca.server.tables.life import Life
from ludoteca.server.tables.protocol import (
    Accepted,
    Act,
    Closed,
    EntropyWanted,
    GiveEntropy,
    Moment,
    Preview,
    PreviewFrame,
    RejectedFrame,
    Rematch,
    Removed,
    SeatInfo,
    SharedInfo,
    Stale,
    Status,
    TableInfo,
    Undo,
)
from ludoteca.server.tables.stop import standing_of, write_stop
from ludoteca.server.tables.store import OPEN, SeatRow, Store, TableRow
from ludoteca.server.tables.table import OutOfDate, Proposal, Repeated, Table
from ludoteca.server.tables.table_settings import TableSettings
from ludoteca.server.tables.wakes import USUAL_PATIENCE, WHOLE_TABLE, Kind, Patience, Wake, Wakes

log = structlog.get_logger()

SENT_AWAY_SECONDS: Final = 120.0
"""How long somebody who was sent away cannot sit down at the table again. Not for ever: owners err,
and whoever means harm comes back under another name anyway."""

Answer: TypeAlias = Accepted | RejectedFrame | Stale


@dataclasses.dataclass(frozen=True, slots=True)
class Floor:
    """What all rooms share. ``bot_pace`` is in milliseconds."""

    store: Store
    journal: Journal
    wakes: Wakes
    alarm: Alarm
    bot_pace: int
    patience: Patience = USUAL_PATIENCE


class Room:
    """``people`` has one row per seat. Made by `ludoteca.server.tables.rooms.Rooms`."""

    def __init__(self, floor: Floor, title: Title, row: TableRow, people: list[SeatRow]) -> None:
        self.title = title
        self.row = row
        self.people = people
        self.status: Status = row.status
        self.settings = row.settings
        self.fanout = Fanout(self.held)
        self.dice = Dice(row.id, row.secret, row.shared)
        self.table = Table(title.game, self.dice, title.measure if row.shared else None)
        self.used = time.monotonic()
        self.floor = floor
        self.lock = asyncio.Lock()
        self._starting = asyncio.Lock()
        self.life = Life(self)
        self._previews_broke = False
        self._sent_away: dict[str, float] = {}
        self._gathering: Gathering | None = None
        self._commands: set[asyncio.Task[Answer]] = set()
        self._visits: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        return not (self.fanout or self.lock.locked() or self._visits)

    @property
    def finished(self) -> bool:
        """Whether the table has ended, so that everything about it may be told."""
        return self.table.n >= 0 and (self.status in ("over", "closed") or self._stopped_for_good)

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

    # ---- coming and going ------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.fanout.add(connection)
        self._visit(self.life.arrived(connection.guest_id))
        self.tell_people()
        self._ask(connection)
        if self.table.n >= 0 and self.status != "stopped":
            for audience in self.fanout.audiences(connection):
                connection.tell(self.table.update(audience))

    def exit(self, connection: Connection) -> None:
        self.fanout.remove(connection)
        self.used = time.monotonic()
        self.tell_people()
        self._visit(self.life.departed(connection.guest_id))

    def _visit(self, visit: Coroutine[Any, Any, None]) -> None:
        """Somebody came or went; what follows from it takes its time."""
        task = asyncio.create_task(visit)
        self._visits.add(task)
        task.add_done_callback(self._visited)

    def _visited(self, task: asyncio.Task[None]) -> None:
        self._visits.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("coming or going failed", table=self.row.id, exc_info=error)

    async def settle(self) -> None:
        """Wait for what follows from coming and going."""
        await asyncio.gather(*self._visits, return_exceptions=True)

    def tell_people(self) -> None:
        self.fanout.tell_people(self.info)

    # ---- before the start ------------------------------------------------------------------

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

    async def leave(self, guest: Guest) -> None:
        """Give the seat up before the start, and to a bot afterwards.

        The next person owns the table then, and when there is none it is closed.
        """
        async with self.lock:
            if self.status != "waiting":
                await self.life.leave(guest)
                return
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

    async def _give(self, heir: str) -> None:
        if not await self.floor.store.write_owner(self.row.id, self.row.owner, heir):
            await self.refresh()
            raise Problem("error-not-owner")
        self.row = msgspec.structs.replace(self.row, owner=heir)
        self.tell_people()

    async def _close(self, reason: Closed) -> None:
        if not await self.floor.store.close(self.row.id, reason):
            await self.refresh()
            raise Problem("error-table-started")
        self.status = "closed"
        self.row = msgspec.structs.replace(self.row, closed=reason)
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

    async def rename(self, guest: Guest) -> None:
        """``guest`` has another name in the database; the log of a table keeps the old one."""
        if self.status != "waiting" or not self.held(guest.id):
            return
        async with self.lock:
            for seat in self.held(guest.id) if self.status == "waiting" else ():
                self.people[seat] = SeatRow("person", guest.id, guest.name)
            self.tell_people()

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
                asked, entropies = people, await self._gather()

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

    async def _gather(self) -> tuple[Entropy, ...]:
        """What everybody who is here and has a seat contributes to the dice; nothing to dice that
        are shared."""
        if self.row.shared is not None:
            return ()
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
        if self.status == "closed" and self.table.n < 0:
            raise Problem("error-table-closed")
        if self.status != "waiting":
            raise Problem("error-table-started")

    def _must_be_open_to_others(self) -> None:
        """Not today's challenge: everybody plays that by themselves, and as it is."""
        if self.row.shared is not None and self.row.shared.told_at:
            raise Problem("error-challenge-alone")

    def _must_own(self, guest: Guest) -> None:
        if guest.id != self.row.owner:
            raise Problem("error-not-owner")

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
            if await self.floor.journal.append(self._append(proposal)):
                await self._commit(proposal.entry)
                return proposal.entry.n
            if not await self.catch_up() and self.table.n < 0:
                await self.refresh()  # it was closed elsewhere

    def _append(self, proposal: Proposal) -> Append:
        """With the entry: the bots that it wakes, those who are gone and were asked, and when to
        look after the table next."""
        entry, life, patience = proposal.entry, self.life, self.floor.patience
        before, after = self.table.questions, proposal.questions
        people = proposal.people
        bots_before = set(before) - set(life.people)
        turns_before, turns_after = set(before) & set(life.people), set(after) & set(people)
        asked = {seat: n for seat, n in after.items() if before.get(seat) != n}
        bots = {
            seat: n
            for seat, n in after.items()
            if seat not in people and (seat in asked or seat not in bots_before)
        }
        wakes = [Wake(seat, n, entry.at + self.floor.bot_pace) for seat, n in bots.items()]
        wakes += life.gone_wakes({seat: n for seat, n in asked.items() if seat in people}, entry.at)
        cleared: list[tuple[Kind, Seat]] = [
            ("bot", seat) for seat in bots_before if seat not in after or seat in people
        ]
        if entry.kind == "start":
            wakes.append(Wake(WHOLE_TABLE, -1, entry.at + patience.silent, "close"))
            cleared.append(("expire", WHOLE_TABLE))
        elif entry.kind == "seat" and entry.seat is not None:
            cleared.append(("gone", entry.seat))
        if entry.kind in ("start", "seat"):
            wakes += life.farewells(people, entry.at)
        return Append(
            table=self.row.id,
            entry=entry,
            status=proposal.status,
            wakes=tuple(wakes),
            cleared=tuple(cleared),
            closed=proposal.closed,
            outcomes=outcomes(self.row.game, self.people, proposal.standing)
            if proposal.standing
            else (),
            feats=self._feats(proposal),
            turns=tuple((seat, seat in turns_after) for seat in sorted(turns_before ^ turns_after)),
        )

    def _feats(self, proposal: Proposal) -> tuple[Feat, ...]:
        shared, at = self.row.shared, proposal.entry.at
        if shared is None:
            return ()
        return feats(shared, self.people, proposal.merits, self.table.helped, at)

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

    def preview(self, asked: Preview, guest: str | None) -> PreviewFrame | RejectedFrame:
        """What an option would do; nothing happens, and nobody else is told."""
        if asked.seat not in self.held(guest):
            return RejectedFrame(asked.id, "error-not-your-seat", {"seat": asked.seat})
        try:
            if self.status == "stopped" or self._previews_broke:
                raise Problem("error-no-preview")
            if self.table.n < 0 or self.table.over:
                raise Problem("error-not-running")
            with self.floor.alarm.guard(Rejected):
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
