"""The frames that the server sends over a table's WebSocket: JSON objects, told apart by ``type``.

After its `Join` a client receives `TableFrame` whenever the people around the table change, and
`Update` whenever something changed for an audience that it belongs to. It belongs to each seat that
its guest holds, or, holding none, to the watchers.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.game import Audience, Fact, Message, Seat
from ludoteca.core.replay.picture import Moment, Offer, Picture
from ludoteca.core.replay.preview import Preview
from ludoteca.core.replay.undo import UndoOffer
from ludoteca.server.tables.clocks import SeatClock
from ludoteca.server.tables.play.client_frames import TalkKind
from ludoteca.server.tables.play.table_info import TableInfo

PROTOCOL = 2
"""Counts up with every change that an old client cannot read; clients get it with their types."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """Answer to `Join`. ``seats`` are those that the guest of this connection holds. ``n`` is the
    newest entry, -1 before the start: when the client has seen a later one, the table has gone
    back, because the house was restored from a copy. What it has drawn is not true any more.
    ``now`` is the clock of the server, in milliseconds since 1970 UTC."""

    protocol: int
    version: str
    seats: tuple[Seat, ...]
    n: int
    now: int


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """The owner has taken the reader's seat away, before the start."""


class TableFrame(msgspec.Struct, frozen=True, tag="table"):
    """The people around the table, whole, whenever something about them changed."""

    table: TableInfo


class EntropyWanted(msgspec.Struct, frozen=True, tag="entropy_wanted"):
    """The table is about to start: `GiveEntropy` within two seconds takes part in its dice."""


class Update(Picture, frozen=True, tag="update", kw_only=True):
    """The whole state of things for one audience after entry ``n``.

    ``moment`` is missing in the first update after a `Join`. ``asked`` is the number of the
    entry that opened the present question to this seat, -1 for watchers; ``options`` is empty
    when there is none, or has what takes a choice back when the seat is not in ``to_act``.
    ``undo`` says whether the seat may take back what it did last, and why not; None for watchers.
    ``offers`` is what this seat may propose to others, at titles that ask for it. ``clocks`` has
    one for each seat of a table with a time control.
    """

    n: int
    audience: Audience
    asked: int
    undo: UndoOffer | None
    moment: Moment | None
    offers: tuple[Offer, ...] = ()
    clocks: tuple[SeatClock, ...] | None = None


class PreviewFrame(Preview, frozen=True, tag="preview", kw_only=True):
    """Answer to `PreviewRequest`: what ``seat`` would see then, coming from entry ``n``.

    ``view`` and ``scores`` are as the rules leave them at the first draw, when there is one;
    ``complete`` is False then, and when the seat would learn something hidden, which is not
    shown. ``events`` are those before it.
    """

    id: str
    n: int
    seat: Seat


class RejectedFrame(msgspec.Struct, frozen=True, tag="rejected"):
    """The command ``id`` was refused and changed nothing; None for an unreadable frame."""

    id: str | None
    code: str
    facts: dict[str, Fact]


class Stale(msgspec.Struct, frozen=True, tag="stale"):
    """The command ``id`` answered a question that is no longer open; ``n`` is the newest entry."""

    id: str
    n: int


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The command ``id`` is durable as entry ``n``, now or by an earlier sending."""

    id: str
    n: int


LineKind: TypeAlias = TalkKind | Literal["removed"]


class TalkLine(msgspec.Struct, frozen=True):
    """Something that was said, as line ``n`` of the talk at a table.

    ``seat`` is where the speaker sat then; ``person`` is the speaker's public id, the same at
    all tables; ``id`` is that of `Say`. A line of the kind ``removed`` has no body: a moderator
    has taken it away. It comes in `Said` again when that happens, and when it is taken back.
    """

    n: int
    at: int
    seat: Seat
    person: str
    name: str
    kind: LineKind
    body: str
    id: str


class TalkFrame(msgspec.Struct, frozen=True, tag="talk"):
    """What was said before the `Join`, oldest first, and what may be said without typing: the
    words ``phrase-<key>``, those of the game first, and ``reaction-<key>``."""

    lines: tuple[TalkLine, ...]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    line: TalkLine


class OpenProposal(msgspec.Struct, frozen=True):
    """``seat`` proposes to the seat ``of`` its option ``action``, called ``text``."""

    seat: Seat
    of: Seat
    action: msgspec.Raw
    text: Message


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """All that is proposed after entry ``n``, whenever that changes; with the next entry all of
    it is gone."""

    n: int
    proposals: tuple[OpenProposal, ...]


class ChoiceAhead(msgspec.Struct, frozen=True):
    """The ``action`` that ``seat`` has chosen for its next question; ``words`` are its label, if
    the client gave it.

    ``fell`` is why it was not possible any more: the rules refused it when the seat was asked, or
    it had another label by then; an undo reached behind it; or a bot took the seat. None while it
    waits.
    """

    seat: Seat
    action: msgspec.Raw
    words: Message | None
    fell: Literal["illegal", "undone", "replaced"] | None


class AheadFrame(msgspec.Struct, frozen=True, tag="ahead"):
    """All choices ahead of the reader, whenever one of them changes, and after a `Join` if there
    are any. Nobody else is ever told of them."""

    choices: tuple[ChoiceAhead, ...]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answer to `Ping`. ``now`` is the server's time, in milliseconds since 1970 UTC: a ping comes
    when nothing else does, so that it tells the time better than a frame of a busy moment."""

    now: int


ServerFrame: TypeAlias = (
    Hello
    | TableFrame
    | Removed
    | EntropyWanted
    | Update
    | PreviewFrame
    | RejectedFrame
    | Stale
    | Accepted
    | TalkFrame
    | Said
    | Proposed
    | AheadFrame
    | Pong
)
