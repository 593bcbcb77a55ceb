"""Rows of tables and seats in the database, and their conversion to and from columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, case

from ludoteca.core.codec import encode
from ludoteca.core.game import Seat
from ludoteca.server import clock
from ludoteca.server.db.schema import tables
from ludoteca.server.tables.clocks import DaysControl, LiveControl, TimeControl
from ludoteca.server.tables.play import Closed, SharedDice, Status, TableSettings


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: open, or held by a guest (by id) or by a bot (by level).

    ``ends`` is whether a person would agree to end the table; ``colour`` is None where it is that
    of the seat's number; ``wins`` counts the tables of a series that were won before. ``invited``
    is whether the person was asked for a rematch and has not answered. ``since`` is the number of
    the entry with which the person took the seat from a bot; None where they did not.
    """

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: str | None = None
    ends: bool = False
    colour: int | None = None
    wins: int = 0
    invited: bool = False
    since: int | None = None


OPEN = SeatRow("open")


class UndoWish(msgspec.Struct, frozen=True):
    """A request of ``seat``, made ``at`` a time when ``n`` was the newest entry, to go back to
    entry ``to``. The people in the seats ``agreed`` have agreed; the one in ``declined_by`` has
    declined, which ends the request. ``id`` tells it from others."""

    id: str
    n: int
    seat: Seat
    to: int
    at: int
    agreed: tuple[Seat, ...] = ()
    declined_by: Seat | None = None


class PauseWish(msgspec.Struct, frozen=True):
    """A request of ``seat``, made ``at`` a time, to pause ``until`` another time or until somebody
    goes on; at a table that pauses, to go on. The people in the seats ``agreed`` have agreed; the
    one in ``declined_by`` has declined, which ends the request. ``n`` is the last entry before it
    with which a pause began or ended, -1 for none: the next one ends it, too."""

    id: str
    n: int
    seat: Seat
    at: int
    until: int | None
    agreed: tuple[Seat, ...] = ()
    declined_by: Seat | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those whose people wish for it."""
        return (self.seat, *self.agreed)


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, without its seats. ``options`` is the JSON of the game's options; ``secret`` is that
    of the dice; ``closed`` is why the table was closed. ``shared`` are its dice when other tables
    have the same; ``tournament`` is the id of the tournament that it belongs to, ``grouped``
    whether it belongs to a group. ``round`` is the number of the table in a series of rematches.
    Before the start, every change of the table or of
    its seats changes ``changed_at``. ``household`` is a digest of the address that the table was
    made from, until it ends. ``undo_wish`` is the last request to
    undo, also when it is over, and ``pause_wish`` that to pause or to go on early."""

    id: str
    game: str
    options: bytes
    owner: str
    status: Status
    secret: bytes
    created_at: int
    settings: TableSettings = TableSettings()
    closed: Closed | None = None
    rematch: str | None = None
    rematch_by: str | None = None
    shared: SharedDice | None = None
    tournament: str | None = None
    grouped: bool = False
    round: int = 1
    changed_at: int = 0
    household: str | None = None
    undo_wish: UndoWish | None = None
    pause_wish: PauseWish | None = None

    @property
    def payer(self) -> str:
        """The household, or else the owner, to whose share the thinking of bots here counts."""
        return self.household or self.owner

    def __repr__(self) -> str:
        return f"TableRow({self.id!r})"  # logs must not show the secret


def seat_rows(table: str, people: Sequence[SeatRow]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seat": seat, **msgspec.structs.asdict(who)}
        for seat, who in enumerate(people)
    ]


def seat_row(columns: Any) -> SeatRow:
    return SeatRow(*(getattr(columns, name) for name in SeatRow.__struct_fields__))


_read_shared = msgspec.json.Decoder(SharedDice).decode
_read_wish = msgspec.json.Decoder(UndoWish).decode
_read_pause_wish = msgspec.json.Decoder(PauseWish).decode
_CLOCK = ("bank", "increment", "hours")
_SETTINGS = tuple(name for name in TableSettings.__struct_fields__ if name != "clock")


def table_columns(row: TableRow) -> dict[str, Any]:
    fields = msgspec.structs.asdict(row)
    shared: SharedDice | None = fields.pop("shared")
    fields["shared"] = None if shared is None else encode(shared)
    fields["challenge"] = None if shared is None else shared.challenge
    for wish in ("undo_wish", "pause_wish"):
        fields[wish] = wish_column(fields[wish])
    return fields | settings_columns(fields.pop("settings"))


def settings_columns(settings: TableSettings) -> dict[str, Any]:
    columns = msgspec.structs.asdict(settings)
    control = columns.pop("clock")
    columns |= dict.fromkeys(_CLOCK)
    return columns if control is None else columns | msgspec.structs.asdict(control)


def control_of(columns: Mapping[str, Any]) -> TimeControl | None:
    """The time control that these columns of a table hold."""
    if columns["hours"] is not None:
        return DaysControl(columns["hours"])
    if columns["bank"] is not None:
        return LiveControl(columns["bank"], columns["increment"])
    return None


def later() -> ColumnElement[int]:
    """The new ``changed_at`` of a waiting table: now, but always later than before, so that a start
    can tell whether it knows all changes."""
    now = clock.now()
    return case((tables.c.changed_at >= now, tables.c.changed_at + 1), else_=now)


def wish_column(wish: UndoWish | PauseWish | None) -> bytes | None:
    return None if wish is None else encode(wish)


def table_row(columns: Mapping[str, Any]) -> TableRow:
    chosen = {name: columns[name] for name in _SETTINGS}
    settings = TableSettings(**chosen, clock=control_of(columns))
    shared = None if columns["shared"] is None else _read_shared(columns["shared"])
    wish = None if columns["undo_wish"] is None else _read_wish(columns["undo_wish"])
    column = columns["pause_wish"]
    pause_wish = None if column is None else _read_pause_wish(column)
    made = ("settings", "shared", "undo_wish", "pause_wish")
    others = {name: columns[name] for name in TableRow.__struct_fields__ if name not in made}
    return TableRow(
        settings=settings, shared=shared, undo_wish=wish, pause_wish=pause_wish, **others
    )
