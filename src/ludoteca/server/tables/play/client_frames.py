"""The frames that a client sends over a table's WebSocket: JSON objects, told apart by ``type``.

A client opens ``/api/tables/{id}/socket`` and sends `Join` first. Answers and news:
`ludoteca.server.tables.play.server_frames`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludoteca.core.draws.fair import EntropyHex

Number = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$(?!\n)")
]
TalkKind: TypeAlias = Literal["phrase", "emoji", "text"]


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
