"""What a worker is asked, and what it answers: JSON with its length before it."""

from __future__ import annotations

import struct

import msgspec

from ludoteca.core.game import Seat

LENGTH = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True):
    """``view`` and ``options`` are the JSON of what ``seat`` sees; ``seed`` is of its chance."""

    game: str
    level: str
    seat: Seat
    view: msgspec.Raw
    options: msgspec.Raw
    seed: bytes


class Answer(msgspec.Struct, frozen=True):
    """The place of the choice in the options; or None, and why not."""

    choice: int | None
    problem: str = ""


def pack(message: Question | Answer) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data
