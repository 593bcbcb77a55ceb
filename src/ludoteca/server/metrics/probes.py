"""What parts of the server say of their work while they do it.

Nobody listens unless `Settings.metrics` wants it: then `ludoteca.server.metrics` counts. All times
are in seconds.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["awaited bot", "watched bot", "unwatched bot", "hint", "luck", "review"]
"""What a worker thinks for: a bot at a table where people play, among bots that somebody watches,
where nobody is; or what somebody asks for."""


class Figures:
    """Nobody listens."""

    on = False
    """Whether it is worth looking at the clock."""

    def wrote(self, entries: int, seconds: float) -> None:
        """So many entries became durable together; it took so long."""

    def told(self, seconds: float) -> None:
        """A command was carried out, and every socket here was written to, so long after it
        came."""

    def refused(self, code: str) -> None:
        """A command was."""

    def thought(self, seconds: float) -> None:
        """A bot worker has answered ``seconds`` after it was asked."""

    def waited(self, kind: Kind, seconds: float) -> None:
        """A worker began to think ``seconds`` after it was due, or asked for."""

    def waits(self, kind: Kind, more: int) -> None:
        """So many ``more`` thoughts wait for a worker."""

    def waiting(self, kind: Kind, count: int) -> None:
        """So many works of the house are not finished."""

    def due(self, count: int) -> None:
        """So many wakes of bots are due that no process has claimed."""

    def bot_failed(self, table: str) -> None:
        """A bot at ``table`` was asked in vain, or its move was refused."""

    def woke(self, late: float) -> None:
        """The earliest wake was claimed so long after it was due."""


UNHEARD = Figures()
