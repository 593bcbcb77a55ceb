"""Messages between the pool and its workers: JSON with its length before it."""

from __future__ import annotations

import struct
from typing import TypeAlias

import msgspec

from ludoteca.bots.hints import Advice
from ludoteca.bots.luck import Luck
from ludoteca.bots.luck import Part as LuckPart
from ludoteca.bots.review import Part as ReviewPart
from ludoteca.bots.review import Review
from ludoteca.core.game import Message, Seat
from ludoteca.core.replay.log import Entry

LENGTH = struct.Struct(">I")


class MoveRequest(msgspec.Struct, frozen=True, tag="choose"):
    """Request for a bot's choice, answered by a `Chosen`.

    ``view`` and ``options`` are the JSON of what ``seat`` sees; ``seed`` is for the bot's chance.
    ``proposed`` are the indices of options that people suggest. ``temper`` is the table's key for
    playing styles; without one the style is neutral. A bot with a time budget takes a ``share`` of
    its usual time.
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
    """Request for a bot's choice and the value of each option, answered by an `Advised`; the
    play-outs take ``seconds`` after the choice."""

    about: MoveRequest
    seconds: float


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """Request for the next part of a review, computed for about ``seconds``. ``entries`` is the
    whole log of ``table``, ``parts`` are the results so far. The answer is a `ReviewedPart`, or a
    `Reviewed` when no part is missing."""

    table: str
    game: str
    entries: tuple[Entry, ...]
    playouts: int
    parts: tuple[ReviewPart, ...]
    seconds: float


class LuckRequest(msgspec.Struct, frozen=True, tag="luck"):
    """Request for the next part of a luck report, like a `ReviewRequest`."""

    table: str
    game: str
    entries: tuple[Entry, ...]
    parts: tuple[LuckPart, ...]
    seconds: float


class AheadRequest(msgspec.Struct, frozen=True, tag="ahead"):
    """Request for the options that ``seat`` may have at its next question, answered by a
    `Foreseen`. ``view`` is the JSON of what the seat sees."""

    game: str
    seat: Seat
    view: msgspec.Raw
    seed: bytes


AnyRequest: TypeAlias = MoveRequest | HintRequest | ReviewRequest | LuckRequest | AheadRequest


class Chosen(msgspec.Struct, frozen=True, tag="choice"):
    """The index of the choice in the options."""

    at: int


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    advice: Advice


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    review: Review


class ReviewedPart(msgspec.Struct, frozen=True, tag="reviewed_part"):
    """A part of a review; with it the share ``done`` (0 to 1) is finished."""

    part: ReviewPart
    done: float


class Reckoned(msgspec.Struct, frozen=True, tag="reckoned"):
    luck: Luck


class ReckonedPart(msgspec.Struct, frozen=True, tag="reckoned_part"):
    """A part of a luck report, like a `ReviewedPart`."""

    part: LuckPart
    done: float


class ForeseenChoice(msgspec.Struct, frozen=True):
    """An option as JSON, and its label."""

    action: msgspec.Raw
    text: Message


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    options: tuple[ForeseenChoice, ...]


AnyPart: TypeAlias = ReviewPart | LuckPart


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The reason why there is no answer."""

    reason: str


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Sent once, when the worker has loaded the games."""


AnyReply: TypeAlias = (
    Chosen
    | Advised
    | Reviewed
    | ReviewedPart
    | Reckoned
    | ReckonedPart
    | Foreseen
    | Trouble
    | Ready
)

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_replies: msgspec.json.Decoder[AnyReply] = msgspec.json.Decoder(AnyReply)
read_request = _requests.decode
read_reply = _replies.decode


def pack(message: AnyRequest | AnyReply) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data
