"""Probes: calls by which parts of the server report their work, for metrics to count.

`Probes` itself counts nothing; `ludoteca.server.metrics.prometheus` does, where `Settings.metrics`
is on. All times are in seconds.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["awaited bot", "watched bot", "unwatched bot", "hint", "luck", "review"]
"""Why a bot worker thinks: for a bot at a table where people play, where only bots play and people
watch, or where nobody is; or for a request."""


class Probes:
    """Probes that count nothing."""

    on = False
    """Whether anything is counted; otherwise callers need not measure times."""

    def wrote(self, entries: int, seconds: float) -> None:
        """A batch of ``entries`` became durable within ``seconds``."""

    def told(self, seconds: float) -> None:
        """A command was carried out and written to all sockets of this process ``seconds`` after
        it arrived."""

    def refused(self, code: str) -> None:
        """A command was refused."""

    def thought(self, seconds: float) -> None:
        """A bot worker answered ``seconds`` after its request."""

    def waited(self, kind: Kind, seconds: float) -> None:
        """A bot worker began ``seconds`` after the thought was due or requested."""

    def waits(self, kind: Kind, more: int) -> None:
        """The number of thoughts that wait for a worker grew by ``more``."""

    def waiting(self, kind: Kind, count: int) -> None:
        """The house has ``count`` unfinished works of this kind."""

    def due(self, count: int) -> None:
        """``count`` wakes of bots are due and unclaimed."""

    def bot_failed(self, table: str) -> None:
        """A bot at ``table`` gave no move, or its move was refused."""

    def woke(self, late: float) -> None:
        """The earliest due wake was claimed ``late`` seconds after its time."""


NO_PROBES = Probes()
