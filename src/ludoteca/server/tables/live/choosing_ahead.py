"""Makes, takes back and carries out choices ahead at one table.

A choice is a row. The entry that asks its seat writes a wake, and the wake carries it out as an act
of the seat, which removes the row in its transaction. Nobody else learns of it before.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import Final

import msgspec
import structlog

from ludoteca.core.codec import codec, encode
from ludoteca.core.game import Message, Rejected, Seat, is_secret, takes_back
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import AHEAD_OF_A_PERSON
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.progress_guard import must_get_on
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.play import Act, AheadFrame, Draft, OutOfDate, Repeated
from ludoteca.server.tables.rows import AHEAD, AheadRow, Fell
from ludoteca.server.tables.state import RoomState
from ludoteca.server.tables.wakes import Wake

ID_BYTES: Final = 12

log = structlog.get_logger()


class _Fallen(Rejected):
    """The choice is not possible any more; None where its person need not be told."""

    def __init__(self, why: Fell | None) -> None:
        super().__init__("error-not-now")
        self.why = why


class ChoosingAhead:
    """The choices ahead at one table; each seat has one at most."""

    def __init__(self, state: RoomState, roster: Roster, table_log: TableLog) -> None:
        self._state = state
        self._roster = roster
        self._log = table_log
        actions = state.title.game.actions
        self._has_secrets = any(is_secret(kind) or takes_back(kind) for kind in actions)

    async def choose(
        self, guest: Guest, seat: Seat, action: msgspec.Raw, words: Message | None
    ) -> AheadFrame:
        """Keep ``action`` as the answer of ``seat`` to its next question, in the place of an
        earlier one. It may be any action of the game: it is judged when the seat is asked. With
        ``words`` it is carried out only if the option is still called so: the second card of a
        market is another one once somebody has taken the first.

        Raises `Problem`, and `Rejected` for what is no action of the game.
        """
        state = self._state
        async with state.lock:
            await self._catch_up(guest, seat)
            if seat in state.table.questions:
                raise Problem("error-asked-already")
            chosen = codec(state.title.game).action(action)
            if takes_back(chosen):
                raise Rejected("error-not-now")
            id = f"ahead-{secrets.token_hex(ID_BYTES)}"
            row = AheadRow(seat, guest.id, id, state.table.n, encode(chosen), words)
            await state.services.store.ahead.write(state.row.id, row, AHEAD_OF_A_PERSON)
            await state.ahead.changed()
            await self._look_again(seat)
            return state.ahead.frame(guest.id)

    async def take_back(self, guest: Guest, seat: Seat) -> AheadFrame:
        """Forget the choice of ``seat``; nothing happens when there is none."""
        state = self._state
        async with state.lock:
            if seat not in state.held(guest.id):
                raise Problem("error-not-your-seat", seat=seat)
            await state.services.store.ahead.remove(state.row.id, seat)
            await state.ahead.changed()
            return state.ahead.frame(guest.id)

    async def carry_out(self, seat: Seat) -> None:
        """Act for ``seat`` as it has chosen, if it is asked and the rules allow it; otherwise the
        choice falls away. Raises `Problem` ``error-not-saved`` when the disk refuses."""
        state = self._state
        async with state.lock:
            await self._log.catch_up()
            await state.ahead.read()
            row = state.ahead.of(seat)
            if row is None or state.status != "running" or seat not in state.table.questions:
                return
            try:
                await self._log.write_entry(lambda: self._draft(row))
                await self._end_turn(row)
            except Repeated:
                await self._end(row, None)
            except _Fallen as fallen:
                await self._end(row, fallen.why)
            except (Rejected, OutOfDate):
                await self._end(row, "illegal")
            except Problem as problem:
                if problem.code == "error-not-saved":
                    raise
                log.warning("choice ahead not carried out", table=state.row.id, code=problem.code)
                await self._end(row, "illegal")

    async def _end_turn(self, row: AheadRow) -> None:
        """Do what ends the turn if that is all there is left to do, and its person is not here to
        do it. After a crash before that it is left to them. Not in games with secrets, where the
        time that a seat takes tells what it could choose."""
        state, seat = self._state, row.seat
        if row.guest in state.here or seat not in state.table.questions or self._has_secrets:
            return
        options = state.table.onward(seat)
        if len(options) != 1:
            return
        action = msgspec.Raw(encode(options[0]))
        act = Act(f"{row.id}-end", seat, state.table.n, action)

        def draft() -> Draft:
            self._roster.must_run()
            draft = state.table.propose(act, clock.now())
            if self._roster.level(seat) is not None or seat in draft.questions:
                raise Rejected("error-not-now")
            return draft

        with contextlib.suppress(Rejected, OutOfDate, Repeated, Problem):
            await self._log.write_entry(draft)

    def _draft(self, row: AheadRow) -> Draft:
        table = self._state.table
        self._roster.must_run()
        self._must_stand(row)
        act = Act(row.id, row.seat, table.n, msgspec.Raw(row.action))
        if not table.knows(act):
            option = table.option(row.seat, act.action)
            if row.words is not None and option.text != row.words:
                raise Rejected("error-not-now")  # the same action is another choice by now
        draft = table.propose(act, clock.now())
        must_get_on(table, act, draft)
        return draft

    def _must_stand(self, row: AheadRow) -> None:
        """Raises unless nothing has happened since the choice was made that ends it. What this
        process did not know of when it wrote entries is found here."""
        if self._roster.level(row.seat) is not None:
            raise _Fallen("replaced")
        if row.seat not in self._state.table.questions:
            raise _Fallen(None)
        for moment in self._state.table.moments[row.n + 1 :]:
            if moment.seat == row.seat and moment.change is None:
                raise _Fallen(None)
            if moment.undone and min(moment.undone) <= row.n:
                raise _Fallen("undone")
            if moment.seat == row.seat:
                raise _Fallen("replaced")

    async def _end(self, row: AheadRow, why: Fell | None) -> None:
        state, store = self._state, self._state.services.store.ahead
        if why is None:
            await store.remove(state.row.id, row.seat, row.id)
        else:
            await store.fall(state.row.id, row, why)
        await state.ahead.changed()

    async def _catch_up(self, guest: Guest, seat: Seat) -> None:
        """Read the entries of other processes; then the table must run, and the guest must play in
        ``seat``. Its row is not read, as all people here would be told of what is new in it."""
        state = self._state
        await self._log.catch_up()
        self._roster.must_run()
        if seat not in state.held(guest.id):
            raise Problem("error-not-your-seat", seat=seat)
        if self._roster.level(seat) is not None:
            raise Problem("error-bot-plays")

    async def _look_again(self, seat: Seat) -> None:
        """Another process may have asked the seat before it heard of the choice."""
        state = self._state
        if not state.services.channel.many:
            return
        await self._log.catch_up()
        asked = state.table.questions.get(seat)
        if asked is not None:
            now = clock.now()
            await state.services.wakes.write(state.row.id, [Wake(seat, asked, now, AHEAD)])
            state.services.journal.notice(now)
