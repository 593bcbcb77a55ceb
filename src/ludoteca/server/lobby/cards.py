"""Types of the lists of tables: cards, pages and the lists themselves."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.matching.frames import Crowd
from ludoteca.server.tables.clocks import TimeControl
from ludoteca.server.tables.play import Status


class SeatEnd(msgspec.Struct, frozen=True):
    """The result of a seat; ``won`` is false for a solo game without a goal."""

    score: int
    rank: int
    won: bool


class SeatCard(msgspec.Struct, frozen=True):
    """One seat. ``turn`` is whether it is the turn of a person there, at a running table;
    ``person`` is that person's public id; ``ended`` is the result at a decided table; ``colour`` is
    that of `SeatInfo`, and so is ``holiday``, in a guest's own lists. ``usual`` is how many
    milliseconds the person usually takes for an answer, where a table over days is open."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    turn: bool
    colour: int
    person: str | None = None
    ended: SeatEnd | None = None
    holiday: int | None = None
    usual: int | None = None


class CardPause(msgspec.Struct, frozen=True):
    """The table pauses ``until`` a time, or until somebody goes on for None. While it is
    ``halted``, moderators have closed it."""

    until: int | None
    halted: bool = False


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list. Times are in milliseconds since 1970 UTC.

    ``yours`` are the seats of the reading guest, and ``owner`` is whether that guest made the
    table; public lists have neither. ``asked_at`` is since when it is the guest's turn, and ``due``
    is when that turn is taken if the guest stays away; None without a limit. ``here`` is the number
    of its people who are at the table now. ``shared`` is the challenge whose dice the table shares
    with others; ``rated`` is whether it counts for ratings. ``invited_by`` is the name of the
    person who asks the guest for a rematch, until the guest answers, or, at a table at which the
    guest does not sit, of who invites them. ``unseen`` is whether the
    table has ended and the guest has not looked at it since. While the table is ``paused`` it is
    nobody's turn. ``clock`` is the time control; None lets people think as long as they like.
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
    paused: CardPause | None = None
    rated: bool = False
    clock: TimeControl | None = None


class Page(msgspec.Struct, frozen=True):
    """One page of a list; ``more`` is the position of the next page, None at the end."""

    tables: tuple[TableCard, ...]
    more: str | None


class Lobby(msgspec.Struct, frozen=True):
    """The public lists: tables with an open seat, and running tables to watch."""

    open: Page
    running: Page


class LobbyAnswer(Lobby, frozen=True):
    """`Lobby` over HTTP, with the people in the house."""

    crowd: Crowd


class MyTables(msgspec.Struct, frozen=True):
    """The tables of a guest. ``live`` are waiting or running: first those where it is the guest's
    turn, by the time left and then by how long they wait, then invitations, then the others by
    their last change. ``new`` are results that the guest has not seen, and ``over`` the other ended
    tables, both the latest first."""

    live: tuple[TableCard, ...]
    new: tuple[TableCard, ...]
    over: Page


class Yours(msgspec.Struct, frozen=True, tag="yours"):
    """A summary of a guest's tables, with those to which they are invited. ``turn`` has the ids of
    up to fifty where it is their turn, the most urgent first.

    ``stamp`` is the time of the last change of any of them: a new one makes clients reload lists.
    """

    turn: tuple[str, ...]
    running: int
    waiting: int
    stamp: int
