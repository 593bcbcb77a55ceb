"""The life of a running table: people go and come back, bots play for them meanwhile, and what
nobody plays any more comes to its end.

Somebody is gone without a connection, and it matters once the others wait for them: from then
on, or from when they went, the table waits as long as its settings say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.game import Seat
from ludoteca.core.seating import Reason, Return, StandIn, Why
from ludoteca.server import clock
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.table import Proposal
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake

if TYPE_CHECKING:
    from ludoteca.server.tables.room import Room


class Life:
    """What happens around the table ``room``, one thing at a time."""

    def __init__(self, room: Room) -> None:
        self._room = room

    # ---- who plays -------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats in which people play for themselves."""
        return self._room.table.seating.people

    @property
    def attended(self) -> bool:
        """Whether anybody is there for whom the bots would play."""
        return bool(self.people) or bool(self._room.fanout)

    def level(self, seat: Seat) -> str | None:
        """The level of the bot that plays in ``seat`` now; None when its person does."""
        stand_in = self._room.table.seating.stand_ins.get(seat)
        return self._room.people[seat].level if stand_in is None else stand_in.level

    def gone_wakes(self, asked: dict[Seat, int], at: int) -> tuple[Wake, ...]:
        """When bots take the places of those people among the ``asked`` who are not here."""
        absence, here = self._room.settings.absence, self._room.fanout.guests
        if absence is None:
            return ()
        return tuple(
            Wake(seat, number, at + absence * 1000, "gone")
            for seat, number in asked.items()
            if self._room.people[seat].guest not in here
        )

    # ---- coming and going ------------------------------------------------------------------

    async def arrived(self, guest: str | None) -> None:
        """``guest`` has a connection; whoever was only gone plays again at once."""
        room = self._room
        async with room.lock:
            if room.status != "running":
                return
            if guest is not None and guest in room.fanout.guests:
                mine = room.held(guest)
                if mine:
                    await room.floor.wakes.is_back(room.row.id, mine)
                for seat in mine:
                    stand_in = room.table.seating.stand_ins.get(seat)
                    if stand_in is not None and stand_in.why == "gone":
                        await self._change(seat, Return())
            if not self.people:
                await self.wake_bots()

    async def departed(self, guest: str | None) -> None:
        """A connection of ``guest`` has ended, perhaps not the last one."""
        room = self._room
        async with room.lock:
            if room.status != "running" or guest in room.fanout.guests:
                return
            now = clock.now()
            mine = room.held(guest)
            asked = {
                seat: n
                for seat, n in room.table.questions.items()
                if seat in mine and seat in self.people
            }
            wakes = self.gone_wakes(asked, now) + self.farewells(self.people, now)
            await room.floor.wakes.write(room.row.id, wakes)

    async def wake_bots(self) -> None:
        """Bots had nobody to play for, and have again."""
        room, now = self._room, clock.now()
        await room.floor.wakes.add(
            room.row.id,
            [
                Wake(seat, asked, now + room.floor.bot_pace)
                for seat, asked in room.table.questions.items()
                if self.level(seat) is not None
            ],
        )
        room.floor.journal.notice()

    async def leave(self, guest: Guest) -> None:
        """A bot takes the place of ``guest`` at once, until they want it back."""
        mine = self._own(guest)
        for seat in mine:
            if self._may_change(seat, "left"):
                await self._change(seat, self._bot("left"))

    async def take_back(self, guest: Guest) -> None:
        async with self._room.lock:
            for seat in self._own(guest):
                if seat in self._room.table.seating.stand_ins:
                    await self._change(seat, Return())

    async def mind_absence(self, seat: Seat) -> None:
        """The time has come for a bot, if the person in ``seat`` is still gone and asked."""
        room = self._room
        async with room.lock:
            if room.status != "running" or seat not in self.people:
                return
            absent = room.people[seat].guest not in room.fanout.guests
            if absent and seat in room.table.questions and room.settings.absence is not None:
                await self._change(seat, self._bot("gone"))

    def _bot(self, why: Why) -> StandIn:
        return StandIn(self._room.settings.stand_in, why)

    def _may_change(self, seat: Seat, why: Why) -> bool:
        stand_in = self._room.table.seating.stand_ins.get(seat)
        return stand_in is None or (stand_in.why, why) == ("gone", "left")

    async def _change(self, seat: Seat, change: StandIn | Return) -> None:
        """Write down who plays in ``seat``, unless another process has done so."""
        table = self._room.table

        def propose() -> Proposal:
            self._must_run()
            there = table.seating.stand_ins.get(seat)
            if isinstance(change, Return):
                if there is None:
                    raise Problem("error-seat-not-played")
            elif not self._may_change(seat, change.why):
                raise Problem("error-bot-plays")
            return table.propose_change(seat, change, clock.now())

        try:
            await self._room.write_entry(propose)
        except Problem as problem:
            if problem.code not in ("error-seat-not-played", "error-bot-plays"):
                raise

    # ---- the end ---------------------------------------------------------------------------

    async def wish_end(self, guest: Guest, ends: bool) -> None:
        """``guest`` would agree to end the table now, and it ends when all people would.

        Who would not agree takes back what all others have wished.
        """
        room = self._room
        async with room.lock:
            mine = self._own(guest)
            if not set(mine) & set(self.people):
                raise Problem("error-bot-plays")
            await room.floor.store.write_ends(room.row.id, guest.id if ends else None, ends)
            await room.refresh()
            playing = {room.people[seat].guest for seat in self.people}
            if all(room.people[seat].ends for seat in self.people):
                await self._close("agreed" if len(playing) > 1 else "ended")
            else:
                room.tell_people()

    async def mind_end(self) -> Wake | None:
        """End the table if nobody plays any more; otherwise when to look again."""
        room = self._room
        async with room.lock:
            if room.status != "running":
                return None
            now, patience = clock.now(), room.floor.patience
            reason: Reason = "silent"
            due = room.table.moments[-1].at + patience.silent
            if not self.people:
                reason = "deserted"
                due = now + patience.left if self.attended else now
            if due > now:
                return Wake(WHOLE_TABLE, -1, due, "close")
            await self._close(reason)
            return None

    def farewells(self, people: tuple[Seat, ...], at: int) -> tuple[Wake, ...]:
        """When to look whether the table has ended, once only ``people`` play for themselves."""
        if people or self._room.fanout:
            return ()
        return (Wake(WHOLE_TABLE, -1, at + self._room.floor.patience.left, "close"),)

    async def _close(self, reason: Reason) -> None:
        def propose() -> Proposal:
            self._must_run()
            return self._room.table.propose_close(reason, clock.now())

        await self._room.write_entry(propose)

    # ---- refusing --------------------------------------------------------------------------

    def _own(self, guest: Guest) -> tuple[Seat, ...]:
        self._must_run()
        mine = self._room.held(guest.id)
        if not mine:
            raise Problem("error-not-seated")
        return mine

    def _must_run(self) -> None:
        if self._room.status == "stopped":
            raise Problem("error-table-stopped")
        if self._room.table.closed is not None or self._room.status == "closed":
            raise Problem("error-table-closed")
        if self._room.table.n < 0 or self._room.table.over:
            raise Problem("error-not-running")
