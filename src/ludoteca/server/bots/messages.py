"""What a worker is asked, and what it answers: JSON with its length before it."""

from __future__ import annotations

import struct
from typing import TypeAlias

import msgspec

from ludoteca.bots.hints import Advice
from ludoteca.bots.luck import Luck
from ludoteca.bots.luck import Part as LuckPart
from ludoteca.bots.review import Part as ReviewPart
from ludoteca.bots.review import Review
from ludoteca.core.game import Seat
from ludoteca.core.log import Entry

LENGTH = struct.Struct(">I")


class MoveRequest(msgspec.Struct, frozen=True, tag="choose"):
    """What would the bot choose? Answered by a `Chosen`.

    ``view`` and ``options`` are the JSON of what ``seat`` sees; ``seed`` is of its chance.
    ``proposed`` are the places of options that people at the table propose, ``temper`` is the
    key of those at the table; without one the bot is even. A bot that goes by the clock takes a
    ``share`` of its usual time.
    """

    game: str
    level: str
    seat: Seat
    view: msgspec.Raw
    options: msgspec.Raw
    seed: bytes
    proposed: tuple[int, ...] = ()
    temper: str = ""
    share: float = 1.0


class HintRequest(msgspec.Struct, frozen=True, tag="hint"):
    """What would the bot choose, and what is each option worth? Answered by `Advice`; the options
    are weighed for so many ``seconds`` after the bot has chosen."""

    about: MoveRequest
    seconds: float


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """How did a finished table go? ``entries`` is the whole log of ``table``; ``parts`` are what
    was found so far. Answered by the next part, after about so many ``seconds``, or by a `Review`
    when nothing is missing."""

    table: str
    game: str
    entries: tuple[Entry, ...]
    playouts: int
    parts: tuple[ReviewPart, ...]
    seconds: float


class LuckRequest(msgspec.Struct, frozen=True, tag="luck"):
    """What were the dice of a finished table worth? As a `ReviewRequest`; in the end a `Luck`."""

    table: str
    game: str
    entries: tuple[Entry, ...]
    parts: tuple[LuckPart, ...]
    seconds: float


AnyRequest: TypeAlias = MoveRequest | HintRequest | ReviewRequest | LuckRequest


class Chosen(msgspec.Struct, frozen=True, tag="choice"):
    """The place of the choice in the options."""

    at: int


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    advice: Advice


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    review: Review


class ReviewedPart(msgspec.Struct, frozen=True, tag="reviewed_part"):
    """With ``part`` so much is ``done``, from 0 to 1."""

    part: ReviewPart
    done: float


class Reckoned(msgspec.Struct, frozen=True, tag="reckoned"):
    luck: Luck


class ReckonedPart(msgspec.Struct, frozen=True, tag="reckoned_part"):
    """As `ReviewedPart`."""

    part: LuckPart
    done: float


AnyPart: TypeAlias = ReviewPart | LuckPart


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """There is no answer, and why."""

    reason: str


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Said once, when the worker has loaded the games."""


AnyReply: TypeAlias = (
    Chosen | Advised | Reviewed | ReviewedPart | Reckoned | ReckonedPart | Trouble | Ready
)

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_replies: msgspec.json.Decoder[AnyReply] = msgspec.json.Decoder(AnyReply)
read_request = _requests.decode
read_reply = _replies.decode


def pack(message: AnyRequest | AnyReply) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data
