"""Choices ahead at one table, as this process knows them: the answers of seats to their next
questions. Only the person who has made one is ever told of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.undo import UndoTo
from ludoteca.server.tables.play import AheadFrame, ChoiceAhead
from ludoteca.server.tables.rows import AheadRow, Fell, TableRow
from ludoteca.server.tables.state.fanout import Connection, Fanout
from ludoteca.server.tables.state.presence_messages import ChosenAhead, TableNews
from ludoteca.server.tables.state.room_services import RoomServices

_undo = msgspec.json.Decoder(UndoTo).decode


class Around(Protocol):
    """The part of a room's state that choices ahead need."""

    services: RoomServices
    row: TableRow
    fanout: Fanout

    def announce(self, news: TableNews) -> None:
        """Send ``news`` to the other processes that have this table open."""


class ChoicesAhead:
    """False when there are none, which is the usual case. The rows of the database decide; what is
    kept here may be old for a moment where several processes serve a table."""

    def __init__(self, state: Around) -> None:
        self._state = state
        self._rows: dict[Seat, AheadRow] = {}

    def __bool__(self) -> bool:
        return bool(self._rows)

    def of(self, seat: Seat) -> AheadRow | None:
        """The choice of ``seat`` that waits."""
        row = self._rows.get(seat)
        return row if row is not None and row.fell is None else None

    def after(
        self, entry: Entry, people: Collection[Seat], *, over: bool
    ) -> dict[Seat, Fell | None]:
        """The seats whose choices end with ``entry``: each with the reason, None where the person
        need not be told. ``people`` play for themselves after it; with ``over`` the table ends."""
        if over:
            return dict.fromkeys(self._rows)
        ends: dict[Seat, Fell | None] = {}
        back = _undo(entry.body).to if entry.kind == "undo" else None
        for seat, row in self._rows.items():
            if entry.kind in ("act", "undo") and entry.seat == seat:
                ends[seat] = None
            elif row.fell is not None:
                continue
            elif back is not None and back < row.n:
                ends[seat] = "undone"
            elif seat not in people:
                ends[seat] = "replaced"
        return ends

    def follow(self, entry: Entry, people: Collection[Seat], *, over: bool) -> None:
        """``entry`` was committed: forget the choices that ended with it, and tell their people."""
        rows = dict(self._rows)
        for seat, why in self.after(entry, people, over=over).items():
            if why is None:
                del rows[seat]
            else:
                rows[seat] = msgspec.structs.replace(rows[seat], fell=why)
        self._become(rows)

    async def read(self) -> None:
        """Read the choices again, and tell the people whose choices have changed."""
        self._become(await self._state.services.store.ahead.read(self._state.row.id))

    async def changed(self) -> None:
        """As `read`, after this process has changed them, and tell the other processes."""
        await self.read()
        self._state.announce(ChosenAhead())

    def tell(self, newcomer: Connection) -> None:
        if self._rows and newcomer.guest_id is not None:
            frame = self.frame(newcomer.guest_id)
            if frame.choices:
                newcomer.tell(frame)

    def frame(self, guest: str) -> AheadFrame:
        """The choices of ``guest``."""
        return AheadFrame(
            tuple(
                ChoiceAhead(row.seat, msgspec.Raw(row.action), row.words, row.fell)
                for _, row in sorted(self._rows.items())
                if row.guest == guest
            )
        )

    def _become(self, rows: dict[Seat, AheadRow]) -> None:
        before, self._rows = self._rows, rows
        if before == rows:
            return
        touched = {
            row.guest
            for seat in before.keys() | rows.keys()
            if before.get(seat) != rows.get(seat)
            for row in (before.get(seat), rows.get(seat))
            if row is not None
        }
        for guest in touched:
            self._state.fanout.tell(guest, self.frame(guest))
