"""The job that computes ratings: of one title and kind, in the order of ends."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core.codec import encode
from ludoteca.server.jobs import Job
from ludoteca.server.ratings.ledger import Kind

KIND: Final = "rating"
"""The kind of these jobs."""


class Task(msgspec.Struct, frozen=True):
    """Compute what is not computed yet of the ratings of one ``game``."""

    game: str
    kind: Kind

    def job(self, cause: str, due: int) -> Job:
        """``cause`` is the key: a table, or the game where several tables count anew."""
        return Job(KIND, cause, due, encode(self))

    @property
    def lock(self) -> str:
        return f"ratings {self.game} {self.kind}"


read_task = msgspec.json.Decoder(Task).decode
