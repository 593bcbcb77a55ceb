"""The life of a running table: people go and come back, bots play for them meanwhile, and what
nobody plays any more comes to its end.

Somebody is gone without a connection, and it matters once the others wait for them: from then
on, or from when they went, the table waits as long as its settings say.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Seat
from ludoteca.core.replay.pausing import HALTED, Halt, Pause
from ludoteca.core.replay.seating import Reason, Return, StandIn, Why
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import RETURNS, Buckets, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.clocks import DaysControl
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.play import Draft
from ludoteca.server.tables.state import Departure, RoomState, farewells, gone_wakes
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake

HEARSAY_MS: Final = 10_000
"""After which it is looked again whether somebody is here, when only another process knows."""


HALTED_MS: Final = 30 * 86_400_000
"""After which a table ends that moderators have closed, and not opened again."""

HALTED_IN_ROUND_MS: Final = 15 * 60_000
HALTED_IN_ROUND_OVER_DAYS_MS: Final = 86_400_000
"""The same for a table of a tournament, as all others wait for it."""


class Absence:
    """What happens around one table, one thing at a time."""

    def __init__(self, state: RoomState, roster: Roster, log: TableLog) -> None:
        self._state = state
        self._roster = roster
        self._log = log
        self._returns = Buckets(RETURNS)

    # ---- coming and going ------------------------------------------------------------------

    async def arrived(self, guest: str | None) -> None:
        """``guest`` has a connection; whoever was only gone plays again at once."""
        state = self._state
        if guest is not None:
            for follow in state.services.arrivals:
                await follow(state.row.id, guest)
        async with state.lock:
            if state.status != "running":
                await self.see_end(guest)
                return
            if guest is not None and guest in state.fanout.guests:
                mine = state.held(guest)
                if mine:
                    await state.services.wakes.is_back(state.row.id, mine)
                for seat in mine:
                    stand_in = state.table.seating.stand_ins.get(seat)
                    if stand_in is not None and stand_in.why == "gone":
                        await self._change(seat, Return())
            if not self._roster.people:
                await self.wake_bots()
            await self._mind_the_others()

    async def see_end(self, guest: str | None) -> None:
        """``guest`` looks at the table: if it has ended, its result is not new any more."""
        state = self._state
        if guest is not None and state.phase.ended and state.held(guest):
            await state.services.store.see_end(state.row.id, guest)

    async def departed(self, guest: str | None, *, lost: bool = False) -> None:
        """A connection of ``guest`` has ended, perhaps not the last one. ``lost`` is whether its
        last messages may not have arrived."""
        state = self._state
        async with state.lock:
            if state.status != "running" or guest in state.here:
                return
            now = clock.now()
            mine = state.held(guest)
            asked = {
                seat: n
                for seat, n in state.table.questions.items()
                if seat in mine and seat in self._roster.people
            }
            if state.table.paused is not None:
                asked = {}
            wakes = gone_wakes(state, asked, now) + farewells(state, self._roster.people, now)
            await state.services.wakes.write(state.row.id, wakes)
            if guest is not None and asked:
                for follow in state.services.departures:
                    await follow(Departure(state, guest, asked, now, lost))

    async def _mind_the_others(self) -> None:
        """The process through which somebody was here may have died without a word."""
        state = self._state
        if state.services.channel.many and state.table.paused is None:
            people = self._roster.people
            asked = {seat: n for seat, n in state.table.questions.items() if seat in people}
            gone = gone_wakes(state, asked, clock.now())
            await state.services.wakes.add(state.row.id, gone)

    async def wake_bots(self) -> None:
        """Bots had nobody to play for, and have again."""
        state, now = self._state, clock.now()
        await state.services.wakes.add(
            state.row.id,
            [
                Wake(seat, asked, now + state.services.bot_pace)
                for seat, asked in state.table.questions.items()
                if self._roster.level(seat) is not None
            ],
        )
        state.services.journal.notice(now + state.services.bot_pace)

    async def leave(self, guest: Guest) -> None:
        """A bot takes the place of ``guest`` at once, until they want it back."""
        mine = self._own(guest)
        for seat in mine:
            if self._may_change(seat, "left"):
                await self._change(seat, self._bot("left"))

    async def resign(self, guest: Guest) -> None:
        """``guest`` gives up: the seat ranks last where the table says so, or a bot plays on."""
        async with self._state.lock:
            for seat in self._own(guest):
                why: Why = "resigned" if self._ranks_last else "left"
                # The first of several seats may have decided the table.
                if self._state.status == "running" and self._may_change(seat, why):
                    await self._change(seat, self._bot(why))

    async def lose_on_time(self, seat: Seat) -> None:
        """No time is left to ``seat``: it ranks last where the table says so, or a bot plays on
        until its person is back. The lock is held."""
        why: Why = "time" if self._ranks_last else "gone"
        if self._may_change(seat, why):
            await self._change(seat, self._bot(why))

    async def mind_clock(self, seat: Seat) -> Wake | None:
        """The time of ``seat`` may be up; when to look again, if outages have put that off."""
        state = self._state
        async with state.lock:
            await self._log.catch_up()  # they may have moved elsewhere
            await state.services.outages.read()
            state.table.clocks.refresh()
            clocks = state.table.clocks.now
            if state.status != "running" or clocks is None:
                return None
            due = clocks.seats[seat].due
            if due is None:
                return None
            if due > clock.now():
                state.tell_people()
                return Wake(seat, state.table.questions[seat], due, "clock")
            try:
                await self.lose_on_time(seat)
            except Problem as problem:
                if problem.code != "error-not-running":  # another process was faster
                    raise
            return None

    async def follow_calendar(self, guest: str) -> None:
        """The time of ``guest`` runs at other hours than before."""
        state = self._state
        async with state.lock:
            await self._log.catch_up()
            state.table.clocks.refresh()
            clocks = state.table.clocks.now
            if state.status != "running" or clocks is None:
                return
            questions = state.table.questions
            dues = [(seat, clocks.seats[seat].due) for seat in state.held(guest)]
            wakes = [Wake(seat, questions[seat], due, "clock") for seat, due in dues if due]
            await state.services.wakes.write(state.row.id, wakes)
            state.tell_people()

    @property
    def _ranks_last(self) -> bool:
        """Whether a seat that is given up ranks last. Alone, and where all win or lose together,
        there is no such place."""
        state = self._state
        together = state.title.meta.together
        return state.settings.forfeit == "last" and state.table.seats > 1 and not together

    async def take_back(self, guest: Guest) -> None:
        """Raises `Problem` ``error-too-many`` when ``guest`` comes and goes all the time."""
        async with self._state.lock:
            seating = self._state.table.seating
            played = [
                seat
                for seat in self._own(guest)
                if seat in seating.stand_ins and seat not in seating.forfeits
            ]
            pace = self._returns.of(guest.id)
            if played and not pace.take():
                raise too_many(pace.wait())
            for seat in played:
                await self._change(seat, Return())

    async def mind_absence(self, seat: Seat) -> Wake | None:
        """The time has come for a bot, if the person in ``seat`` is still gone and asked; when to
        look again where another process was the last to say that they are here. If that is still
        so, it takes this wake away (`Rooms.welcome`)."""
        state = self._state
        async with state.lock:
            await self._log.catch_up()  # they may have moved elsewhere
            if state.status != "running" or seat not in self._roster.people:
                return None
            if state.table.paused is not None:
                return None
            asked = seat in state.table.questions and state.settings.patience is not None
            guest = state.people[seat].guest
            if not asked or guest in state.fanout.guests:
                return None
            if guest in state.here:
                return Wake(seat, -1, clock.now() + HEARSAY_MS, "gone")
            await self._change(seat, self._bot("gone"))
            return None

    def _bot(self, why: Why) -> StandIn:
        return StandIn(self._state.settings.stand_in, why)

    def _may_change(self, seat: Seat, why: Why) -> bool:
        return self._state.table.seating.may_stand_in(seat, why)

    async def _change(self, seat: Seat, change: StandIn | Return) -> None:
        """Write down who plays in ``seat``, unless another process has done so."""
        table = self._state.table

        def propose() -> Draft:
            self._roster.must_run()
            there = table.seating.stand_ins.get(seat)
            if isinstance(change, Return):
                if there is None or seat in table.seating.forfeits:
                    raise Problem("error-seat-not-played")
            elif not self._may_change(seat, change.why):
                raise Problem("error-bot-plays")
            return table.propose_change(seat, change, clock.now())

        try:
            await self._log.write_entry(propose)
        except Problem as problem:
            if problem.code not in ("error-seat-not-played", "error-bot-plays"):
                raise

    # ---- the end ---------------------------------------------------------------------------

    async def wish_end(self, guest: Guest, ends: bool) -> None:
        """``guest`` would agree to end the table now, and it ends when all people would.

        Who would not agree takes back what all others have wished.
        """
        state = self._state
        async with state.lock:
            mine = self._own(guest)
            if isinstance(state.table.paused, Halt):
                raise Problem(HALTED)
            if not set(mine) & set(self._roster.people):
                raise Problem("error-bot-plays")
            await state.services.store.write_ends(state.row.id, guest.id if ends else None, ends)
            await state.refresh()
            playing = {state.people[seat].guest for seat in self._roster.people}
            if all(state.people[seat].ends for seat in self._roster.people):
                await self._close("agreed" if len(playing) > 1 else "ended")
            else:
                state.tell_change()

    async def mind_end(self) -> Wake | None:
        """End the table if nobody plays any more; otherwise when to look again."""
        state = self._state
        async with state.lock:
            await self._log.catch_up()
            if state.status != "running":
                return None
            now, patience = clock.now(), state.services.patience
            reason: Reason = "silent"
            paused = state.table.paused
            until = paused.until if isinstance(paused, Pause) else None
            since = max(state.table.moments[-1].at, until or 0)
            due = max(since + patience.silent, self._last_time_out)
            if isinstance(paused, Halt):
                reason = "operator"
                due = state.table.moments[state.table.last_pause].at + self._halted_for
            elif not self._roster.people:
                reason = "deserted"
                due = now + patience.left if self._roster.may_be_attended else now
            if due > now:
                return Wake(WHOLE_TABLE, -1, due, "close")
            await self._close(reason)
            return None

    @property
    def _halted_for(self) -> int:
        """The milliseconds after which the table ends if it stays halted."""
        row = self._state.row
        if row.tournament is None:
            return HALTED_MS
        over_days = isinstance(row.settings.clock, DaysControl)
        return HALTED_IN_ROUND_OVER_DAYS_MS if over_days else HALTED_IN_ROUND_MS

    @property
    def _last_time_out(self) -> int:
        """When the last running clock ends, before which somebody may be on holiday; 0 for none."""
        clocks = self._state.table.clocks.now
        dues = [one.due for one in clocks.seats] if clocks is not None else []
        return max((due for due in dues if due is not None), default=0)

    async def close_for_operator(self) -> None:
        """End the table, whoever plays there: the people who run the house want it so."""
        await self._log.catch_up()
        self._roster.must_run()
        await self._close("operator")

    async def _close(self, reason: Reason) -> None:
        def propose() -> Draft:
            self._roster.must_run()
            return self._state.table.propose_close(reason, clock.now())

        await self._log.write_entry(propose)

    # ---- refusing --------------------------------------------------------------------------

    def _own(self, guest: Guest) -> tuple[Seat, ...]:
        self._roster.must_run()
        mine = self._state.held(guest.id)
        if not mine:
            raise Problem("error-not-seated")
        return mine
