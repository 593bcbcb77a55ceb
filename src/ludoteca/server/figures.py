"""What parts of the server say of their work while they do it.

Nobody listens unless `Settings.metrics` wants it: then `ludoteca.server.metrics` counts. All times
are in seconds.
"""

from __future__ import annotations


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

    def thought(self, waited: float, seconds: float) -> None:
        """A bot worker has answered ``seconds`` after it was asked; it was free ``waited`` after
        somebody wanted one."""

    def woke(self, late: float) -> None:
        """The earliest wake was claimed so long after it was due."""


UNHEARD = Figures()
