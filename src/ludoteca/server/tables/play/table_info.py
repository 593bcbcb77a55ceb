"""A table and its seats as one reader may see them."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.seating import StandIn
from ludoteca.server.tables.clocks import SeatClock
from ludoteca.server.tables.play.status import Closed, Status
from ludoteca.server.tables.play.table_settings import TableSettings


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat. ``open`` waits for somebody; ``you`` is whether the reader holds it, ``owner``
    whether its person owns the table.

    ``stand_in`` is the bot that plays while the person is away; ``ends`` whether the person
    would agree to end the table. ``person`` is what others know the person by, None for bots and
    for people who are forgotten. ``colour`` is one of eight, each with its shape. ``wins`` were
    won at the tables before this one, where people play several in a row. Who is ``invited`` was
    asked to play once more, and has not answered. ``holiday`` is the last day of the person's
    holiday, while they are on one: noon UTC of it, in milliseconds since 1970.
    """

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    here: bool
    you: bool
    owner: bool
    stand_in: StandIn | None
    ends: bool
    person: str | None
    colour: int
    wins: int
    invited: bool
    holiday: int | None = None


class Rematch(msgspec.Struct, frozen=True):
    """The next table of the same people; ``by`` is who wished for it."""

    table: str
    by: str


class SharedInfo(msgspec.Struct, frozen=True):
    """The dice are those of all tables of ``challenge``. Until ``told_at``, in milliseconds since
    1970 UTC, their secret and what they showed are kept from those who have not played them; 0
    when they are known already."""

    challenge: str
    told_at: int


class UndoAsked(msgspec.Struct, frozen=True):
    """Who sits in ``seat`` asks the others to go back to before a choice of their own; those in
    the seats ``agreed`` would. Once somebody does not want to, ``declined_by`` is who, and it is
    not asked any more. ``id`` is for the answer."""

    id: str
    seat: Seat
    agreed: tuple[Seat, ...]
    declined_by: Seat | None


class PauseAsked(msgspec.Struct, frozen=True):
    """Who sits in ``seat`` asks the others to pause ``until`` a time (milliseconds since 1970 UTC),
    or until somebody goes on for None; those in the seats ``agreed`` would. Once somebody does not
    want to, ``declined_by`` is who, and it is not asked any more. ``id`` is for the answer. It is
    over in ``left`` seconds."""

    id: str
    seat: Seat
    until: int | None
    agreed: tuple[Seat, ...]
    declined_by: Seat | None
    left: int


class Paused(msgspec.Struct, frozen=True):
    """The table pauses ``since`` a time ``until`` another one (both in milliseconds since 1970
    UTC), or until somebody goes on for None. The people in the seats ``going`` would go on before
    that. While it is ``halted`` nobody acts, and only moderators let it go on."""

    since: int
    until: int | None
    going: tuple[Seat, ...]
    halted: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one reader may see it. ``created_at`` is in milliseconds since 1970 UTC.

    ``commitment`` binds the server to the dice of the table; ``secret`` is what it committed itself
    to, None until the table is over. Both in hexadecimal, see ``docs/fair-dice.md``. ``closed`` is
    why the table was closed, if it was; ``rematch`` is the table at which the same people meet
    again, once somebody has wished for it.
    ``shared`` says with which tables this one has its dice in common, if it has; ``tournament`` is
    the id of the tournament that it belongs to, ``grouped`` whether it belongs to a group.
    ``round`` says the how manieth table of a series it
    is. ``sent_away`` is until when the reader, whose seat was taken away, cannot sit down again, in
    milliseconds; None for everybody else. ``undo`` is what people are asked to go back to, until
    anything else happens. ``clocks`` has one for each seat
    of a running table with a time control. ``paused`` is the pause that the table is in,
    ``pause_asked`` the one that people are asked for.
    """

    id: str
    game: str
    options: msgspec.Raw
    status: Status
    closed: Closed | None
    rematch: Rematch | None
    seats: tuple[SeatInfo, ...]
    owner: bool
    watchers: int
    created_at: int
    commitment: str
    secret: str | None
    settings: TableSettings
    shared: SharedInfo | None
    tournament: str | None
    grouped: bool
    round: int
    sent_away: int | None
    undo: UndoAsked | None
    clocks: tuple[SeatClock, ...] | None
    paused: Paused | None
    pause_asked: PauseAsked | None
