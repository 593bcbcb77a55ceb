"""What lists say of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.tables.play.status import Status


class SeatEnd(msgspec.Struct, frozen=True):
    """What a seat had in the end; nobody has ``won`` who played alone without a goal."""

    score: int
    rank: int
    won: bool


class SeatCard(msgspec.Struct, frozen=True):
    """One seat. ``turn`` is whether a person is to act there, in a running table; ``ended`` is how
    a decided one ended there; ``person`` is what others know its person by; ``colour`` is as that
    of `SeatInfo`."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    turn: bool
    colour: int
    person: str | None = None
    ended: SeatEnd | None = None


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list. Times are in milliseconds since 1970 UTC.

    ``yours`` are the seats that the reader holds and ``owner`` whether they made the table; in
    lists that are the same for everybody there are none. ``asked_at`` is since when it is the
    reader's turn. ``here`` says how many of its people are at the table now. ``shared`` is the
    challenge whose dice it has, if those are of other tables, too. ``invited_by`` is who would like
    to play once more with the reader, as long as they have not answered.
    """

    id: str
    game: str
    options: msgspec.Raw
    status: Status
    seats: tuple[SeatCard, ...]
    created_at: int
    changed_at: int
    here: int
    watchers: int
    shared: str | None = None
    yours: tuple[Seat, ...] = ()
    owner: bool = False
    asked_at: int | None = None
    invited_by: str | None = None


class Page(msgspec.Struct, frozen=True):
    """Part of a list; ``more`` asks for the part behind it, None at the end."""

    tables: tuple[TableCard, ...]
    more: str | None


class Lobby(msgspec.Struct, frozen=True):
    """The listed tables with an open seat, and those that run and can be watched."""

    open: Page
    running: Page


class MyTables(msgspec.Struct, frozen=True):
    """``live`` are waiting or running: those first where it is the reader's turn, longest
    first, then those to which they are invited, then by what changed last.
    ``over`` are those that have ended, the latest first."""

    live: tuple[TableCard, ...]
    over: Page


class Yours(msgspec.Struct, frozen=True, tag="yours"):
    """How the reader's tables stand. ``turn`` names up to fifty at which it is their turn.

    ``stamp`` is when one of them changed last: whoever shows them asks for them again.
    """

    turn: tuple[str, ...]
    running: int
    waiting: int
    stamp: int
