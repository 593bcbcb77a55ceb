"""Types of the lists of tables: cards, pages and the lists themselves."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.tables.play import Status


class SeatEnd(msgspec.Struct, frozen=True):
    """The result of a seat; ``won`` is false for a solo game without a goal."""

    score: int
    rank: int
    won: bool


class SeatCard(msgspec.Struct, frozen=True):
    """One seat. ``turn`` is whether it is the turn of a person there, at a running table;
    ``person`` is that person's public id; ``ended`` is the result at a decided table; ``colour`` is
    that of `SeatInfo`."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    turn: bool
    colour: int
    person: str | None = None
    ended: SeatEnd | None = None


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list. Times are in milliseconds since 1970 UTC.

    ``yours`` are the seats of the reading guest, and ``owner`` is whether that guest made the
    table; public lists have neither. ``asked_at`` is since when it is the guest's turn, and ``due``
    is when a bot takes that turn if the guest stays away; None without a limit. ``here`` is
    the number of its people who are at the table now. ``shared`` is the challenge whose dice the
    table shares with others. ``invited_by`` is the name of the person who asks the guest for a
    rematch, until the guest answers. ``unseen`` is whether the table has ended and the guest has
    not looked at it since.
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
    due: int | None = None
    invited_by: str | None = None
    ended_at: int | None = None
    unseen: bool = False


class Page(msgspec.Struct, frozen=True):
    """One page of a list; ``more`` is the position of the next page, None at the end."""

    tables: tuple[TableCard, ...]
    more: str | None


class Lobby(msgspec.Struct, frozen=True):
    """The public lists: tables with an open seat, and running tables to watch."""

    open: Page
    running: Page


class MyTables(msgspec.Struct, frozen=True):
    """The tables of a guest. ``live`` are waiting or running: first those where it is the guest's
    turn, by the time left and then by how long they wait, then invitations, then the others by
    their last change. ``new`` are results that the guest has not seen, and ``over`` the other ended
    tables, both the latest first."""

    live: tuple[TableCard, ...]
    new: tuple[TableCard, ...]
    over: Page


class Yours(msgspec.Struct, frozen=True, tag="yours"):
    """A summary of a guest's tables. ``turn`` has the ids of up to fifty where it is their turn,
    the most urgent first.

    ``stamp`` is the time of the last change of any of them: a new one makes clients reload lists.
    """

    turn: tuple[str, ...]
    running: int
    waiting: int
    stamp: int
