"""Tables and seats as they are in the database, one value for each row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.game import Seat
from ludoteca.server.tables.play.shared_dice import SharedDice
from ludoteca.server.tables.play.status import Closed, Status
from ludoteca.server.tables.play.table_settings import TableSettings


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat: nobody yet, a guest by id, or a bot by level.

    ``ends`` is whether a person would agree to end the table; ``colour`` is None where it is that
    of the seat's number; ``wins`` counts what was won at the tables before in a series. Who is
    ``invited`` was asked to play once more, and has not answered.
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
    """After entry ``n``, the newest one ``at`` that time, ``seat`` would like to go back to entry
    ``to``. Of the other people those in the seats ``agreed`` would do so, and whoever sits in
    ``declined_by`` would not, which ends it. ``id`` tells it from others."""

    id: str
    n: int
    seat: Seat
    to: int
    at: int
    agreed: tuple[Seat, ...] = ()
    declined_by: Seat | None = None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """``options`` is the JSON of the game's options; ``secret`` is that of the dice; ``closed``
    is why the table was closed. ``shared`` are its dice when it has them in common with others.
    ``round`` says the how manieth table of a series it is. Before the start, ``changed_at`` is
    another after every change of the table and of its seats. ``household`` stands for the address
    that the table was made from, until it ends. ``undo_wish`` is the last one that there was, also
    when it is over."""

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
        """The household whose turn it is when bots think at this table."""
        return self.household or self.owner

    def __repr__(self) -> str:
        return f"TableRow({self.id!r})"  # a secret that is printed is none


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
