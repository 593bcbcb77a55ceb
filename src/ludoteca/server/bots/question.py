"""What a worker is asked, and what it answers: JSON with its length before it."""

from __future__ import annotations

import struct
from typing import TypeAlias

import msgspec

from ludoteca.bots.advice import Advice
from ludoteca.bots.luck import Luck
from ludoteca.bots.review import Review
from ludoteca.core.game import Seat
from ludoteca.core.log import Entry

LENGTH = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What would the bot choose? Answered by a `Choice`.

    ``view`` and ``options`` are the JSON of what ``seat`` sees; ``seed`` is of its chance.
    """

    game: str
    level: str
    seat: Seat
    view: msgspec.Raw
    options: msgspec.Raw
    seed: bytes


class HintQuestion(msgspec.Struct, frozen=True, tag="hint"):
    """What would the bot choose, and what is each option worth? Answered by `Advice`."""

    about: Question


class ReviewQuestion(msgspec.Struct, frozen=True, tag="review"):
    """How did a finished table go? Answered by a `Review`; ``entries`` is the whole log."""

    game: str
    entries: tuple[Entry, ...]
    seed: str
    playouts: int


class LuckQuestion(msgspec.Struct, frozen=True, tag="luck"):
    """What were the dice of a finished table worth? Answered by a `Luck`."""

    game: str
    entries: tuple[Entry, ...]


AnyQuestion: TypeAlias = Question | HintQuestion | ReviewQuestion | LuckQuestion


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """The place of the choice in the options."""

    at: int


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    advice: Advice


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    review: Review


class Reckoned(msgspec.Struct, frozen=True, tag="reckoned"):
    luck: Luck


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """There is no answer, and why."""

    reason: str


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Said once, when the worker has loaded the games."""


AnyAnswer: TypeAlias = Choice | Advised | Reviewed | Reckoned | Trouble | Ready

_questions: msgspec.json.Decoder[AnyQuestion] = msgspec.json.Decoder(AnyQuestion)
_answers: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)
read_question = _questions.decode
read_answer = _answers.decode


def pack(message: AnyQuestion | AnyAnswer) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data
