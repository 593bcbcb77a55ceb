"""Where the outcomes of a table come from."""

from __future__ import annotations

import hashlib
import hmac
from typing import Protocol

from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import Seat


class Dice(Protocol):
    """Gives each entry of one table its chance."""

    def chance(self, n: int) -> Chance:
        """The source for entry ``n``; asked again it starts again with the same outcomes."""
        ...


class SeededDice:
    """Outcomes that follow from a secret of the table.

    An entry that is proposed again, after a crash or a lost race, gets the same outcomes:
    nobody can roll twice by making the server fail.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def chance(self, n: int) -> Chance:
        return Stream(self._seed + n.to_bytes(8, "big"))

    def bot_seed(self, seat: Seat, asked: int) -> bytes:
        """What a bot draws from when it thinks; tells nothing about the outcomes of the table."""
        return hmac.digest(self._seed, f"bot {seat} {asked}".encode(), hashlib.sha256)
