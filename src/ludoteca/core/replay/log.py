"""The log of a table: its entries in order. Everything else is derived from it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.draws.fair import Draw, Fair
from ludoteca.core.game import Seat

Kind: TypeAlias = Literal["start", "act", "undo", "seat", "pause", "close"]


def _nothing() -> msgspec.Raw:
    return msgspec.Raw(b"null")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of a log.

    ``n`` counts from 0 without gaps; entry 0 is the ``start``. ``at`` is in milliseconds
    since 1970 UTC, 0 where no clock was running. ``id`` is the client's id of its command,
    unique per seat. ``body`` is JSON: a `Start`, the game's action, an `UndoTo`, or a type of
    `ludoteca.core.replay.seating` for the kinds ``seat`` and ``close``, of
    `ludoteca.core.replay.pausing` for the kind ``pause``. ``tape`` holds the outcomes that the
    rules drew, in order. ``draws`` has one `Draw` for each of them where draws can be proved, and
    is empty elsewhere.
    """

    n: int
    at: int
    kind: Kind
    seat: Seat | None = None
    id: str | None = None
    body: msgspec.Raw = msgspec.field(default_factory=_nothing)
    tape: tuple[int, ...] = ()
    draws: tuple[Draw, ...] = ()


class Occupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player in a seat: a person by nickname, or a bot by its level."""

    name: str
    bot: str | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Body of entry 0. ``rules`` pins the rules version for the life of the table.

    ``fair`` determines the draws of a table of people before the first one.
    """

    game: str
    rules: int
    options: msgspec.Raw
    seats: tuple[Occupant, ...]
    fair: Fair | None = None


read_start = msgspec.json.Decoder(Start).decode
"""Decodes a `Start` from JSON. Raises ``msgspec.MsgspecError``."""
