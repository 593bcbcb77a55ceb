"""Rows of tables and seats in the database, and their conversion to and from columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.game import Seat
from ludoteca.server.tables.play import Closed, SharedDice, Status, TableSettings


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: open, or held by a guest (by id) or by a bot (by level).

    ``ends`` is whether a person would agree to end the table; ``colour`` is None where it is that
    of the seat's number; ``wins`` counts the tables of a series that were won before. ``invited``
    is whether the person was asked for a rematch and has not answered.
    """

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: str | None = None
    ends: bool = False
    colour: int | None = None
    wins: int = 0
    invited: bool = False


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


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, without its seats. ``options`` is the JSON of the game's options; ``secret`` is that
    of the dice; ``closed`` is why the table was closed. ``shared`` are its dice when other tables
    have the same. ``round`` is the number of the table in a series of rematches. Before the start,
    every change of the table or of its seats changes ``changed_at``. ``household`` is a digest of
    the address that the table was made from, until it ends. ``undo_wish`` is the last request to
    undo, also when it is over."""

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
    round: int = 1
    changed_at: int = 0
    household: str | None = None
    undo_wish: UndoWish | None = None

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
_SETTINGS = TableSettings.__struct_fields__


def table_columns(row: TableRow) -> dict[str, Any]:
    fields = msgspec.structs.asdict(row)
    shared: SharedDice | None = fields.pop("shared")
    fields["shared"] = None if shared is None else encode(shared)
    fields["challenge"] = None if shared is None else shared.challenge
    fields["undo_wish"] = wish_column(fields["undo_wish"])
    return fields | msgspec.structs.asdict(fields.pop("settings"))


def wish_column(wish: UndoWish | None) -> bytes | None:
    return None if wish is None else encode(wish)


def table_row(columns: Mapping[str, Any]) -> TableRow:
    settings = TableSettings(**{name: columns[name] for name in _SETTINGS})
    shared = None if columns["shared"] is None else _read_shared(columns["shared"])
    wish = None if columns["undo_wish"] is None else _read_wish(columns["undo_wish"])
    made = ("settings", "shared", "undo_wish")
    others = {name: columns[name] for name in TableRow.__struct_fields__ if name not in made}
    return TableRow(settings=settings, shared=shared, undo_wish=wish, **others)
