"""The frames of a table's WebSocket: JSON objects, told apart by ``type``.

A client opens ``/api/tables/{id}/socket`` and says `Join`; from then on it hears `TableFrame`
whenever the people around the table change and `Update` whenever something changed for an
audience that it belongs to. It belongs to each seat that its guest holds, or, holding none,
to the watchers.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludoteca.core.fair import EntropyHex
from ludoteca.core.game import Audience, Fact, Seat, Text
from ludoteca.core.picture import Moment, Offer, Picture
from ludoteca.core.preview import Preview
from ludoteca.core.seating import StandIn
from ludoteca.core.undo import UndoOffer
from ludoteca.server.tables.play.status import Closed, Status
from ludoteca.server.tables.play.table_settings import TableSettings

PROTOCOL = 2
"""Counts up with every change that an old client cannot read; clients get it with their types."""

Number = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$(?!\n)")
]
TalkKind: TypeAlias = Literal["phrase", "emoji", "text"]

# ---- from the client -------------------------------------------------------------------


class Join(msgspec.Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """First frame of a connection. ``seen`` is the last entry that was drawn, -1 for none."""

    seen: Number = -1


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """One of the options of ``seat``. ``seen`` is the entry of the update it was chosen from.

    ``id`` is the client's own name for the command: sent again under the same id, an
    accepted command is not carried out twice.
    """

    id: CommandId
    seat: SeatNumber
    seen: Number
    action: msgspec.Raw


class GiveEntropy(msgspec.Struct, frozen=True, tag="entropy", forbid_unknown_fields=True):
    """Answer to `EntropyWanted`: 16 random bytes in hexadecimal, made once for this table.

    The browser keeps them, sends the same when it is asked again, and looks for them in the
    record. Only a refusal is answered: `RejectedFrame` with the id ``entropy``.
    """

    bytes: EntropyHex


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back all that ``seat`` has done after entry ``to``; see `Update.undo`.

    ``id`` is as that of `Act`; no two commands of a seat have the same.
    """

    id: CommandId
    seat: SeatNumber
    to: Number


class PreviewRequest(msgspec.Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """Asks what one of the options of ``seat`` would do. Nothing happens, nobody is told."""

    id: CommandId
    seat: SeatNumber
    action: msgspec.Raw


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Proposes one of the options of the seat ``of``, out of the update with number ``seen``, to
    everybody at the table; for who sits in ``seat``, at titles that ask for it.

    What ``seat`` proposed before is gone then. Only a refusal is answered, by `RejectedFrame`, or
    by `Stale` when the question is another already.
    """

    id: CommandId
    seat: SeatNumber
    of: SeatNumber
    seen: Number
    action: msgspec.Raw


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw", forbid_unknown_fields=True):
    """Clears what ``seat`` proposes: for who sits there, and for whom it was proposed to."""

    id: CommandId
    seat: SeatNumber


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a `Pong`; clients send one when they heard nothing for a while."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Says something to everybody at the table; whoever sits there may.

    ``body`` is the key of a phrase, the key of a reaction, or text. Sent again under the same
    ``id``, it is not said twice. Only a refusal is answered, by `RejectedFrame`.
    """

    id: CommandId
    kind: TalkKind
    body: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


ClientFrame: TypeAlias = (
    Join | Act | Undo | PreviewRequest | GiveEntropy | Say | Propose | Withdraw | Ping
)

# ---- from the server -------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """Answer to `Join`. ``seats`` are those that the guest of this connection holds. ``n`` is the
    newest entry, -1 before the start: when the client has seen a later one, the table has gone
    back, because the house was restored from a copy. What it has drawn is not true any more."""

    protocol: int
    version: str
    seats: tuple[Seat, ...]
    n: int


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat. ``open`` waits for somebody; ``you`` is whether the reader holds it, ``owner``
    whether its person owns the table.

    ``stand_in`` is the bot that plays while the person is away; ``ends`` whether the person
    would agree to end the table. ``person`` is what others know the person by, None for bots and
    for people who are forgotten. ``colour`` is one of eight, each with its shape. ``wins`` were
    won at the tables before this one, where people play several in a row. Who is ``invited`` was
    asked to play once more, and has not answered.
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


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one reader may see it. ``created_at`` is in milliseconds since 1970 UTC.

    ``commitment`` binds the server to the dice of the table; ``secret`` is what it committed itself
    to, None until the table is over. Both in hexadecimal, see ``docs/fair-dice.md``. ``closed`` is
    why the table was closed, if it was; ``rematch`` is the table at which the same people meet
    again, once somebody has wished for it.
    ``shared`` says with which tables this one has its dice in common, if it has. ``round`` says the
    how manieth table of a series it is. ``sent_away`` is until when the reader, whose seat was
    taken away, cannot sit down again, in milliseconds; None for everybody else. ``undo`` is what
    people are asked to go back to, until anything else happens.
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
    round: int
    sent_away: int | None
    undo: UndoAsked | None


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
    ``offers`` is what this seat may propose to others, at titles that ask for it.
    """

    n: int
    audience: Audience
    asked: int
    undo: UndoOffer | None
    moment: Moment | None
    offers: tuple[Offer, ...] = ()


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


class TalkLine(msgspec.Struct, frozen=True):
    """Something that was said, as line ``n`` of the talk at a table.

    ``seat`` is where the speaker sat then; ``person`` is the speaker's public id, the same at
    all tables; ``id`` is that of `Say`.
    """

    n: int
    at: int
    seat: Seat
    person: str
    name: str
    kind: TalkKind
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
    text: Text


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """All that is proposed after entry ``n``, whenever that changes; with the next entry all of
    it is gone."""

    n: int
    proposals: tuple[OpenProposal, ...]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answer to `Ping`."""


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
    | Pong
)
