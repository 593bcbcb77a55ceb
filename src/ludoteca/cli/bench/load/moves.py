"""When acts were sent, and when sockets heard of what became of them."""

from __future__ import annotations

import time
from collections.abc import Iterator


class Move:
    """An accepted act: when it was ``sent``, when the ``last`` socket heard of it, how many did."""

    __slots__ = ("heard", "last", "sent")

    def __init__(self) -> None:
        self.sent = self.last = 0.0
        self.heard = 0


class Moves:
    """Each audience counts what it was told by itself, so a move is known by its table, who made it
    and at which time; its number is known to its maker alone."""

    def __init__(self) -> None:
        self.refused = 0
        self._sent: dict[tuple[str, int, str], float] = {}
        self._accepted: dict[tuple[str, int, int], float] = {}
        self._at: dict[tuple[str, int, int], int] = {}
        self._moves: dict[tuple[str, int, int], Move] = {}
        self._waits: list[tuple[float, float]] = []

    def send(self, table: str, seat: int, name: str) -> None:
        self._sent[table, seat, name] = time.perf_counter()

    def accept(self, table: str, seat: int, name: str, n: int) -> None:
        """The command ``name`` of ``seat`` has become what that seat knows as ``n``."""
        sent = self._sent.pop((table, seat, name), None)
        if sent is not None:
            self._accepted[table, seat, n] = sent

    def hear(self, table: str, listener: int, actor: int, n: int, at: int) -> None:
        """``listener`` was told as ``n`` what ``actor`` did at the time ``at``."""
        if listener == actor:
            self._at[table, actor, n] = at
        move = self._moves.get((table, actor, at))
        if move is None:
            move = self._moves[table, actor, at] = Move()
        move.last = time.perf_counter()
        move.heard += 1

    def wait(self, waited: float) -> None:
        """A bot has moved, so long after what was told before."""
        self._waits.append((time.perf_counter(), waited))

    def between(self, since: float, until: float) -> Iterator[Move]:
        """The accepted acts that were sent in between and that somebody has heard of."""
        for (table, seat, n), sent in self._accepted.items():
            at = self._at.get((table, seat, n))
            if at is not None and since <= sent < until:
                move = self._moves[table, seat, at]
                move.sent = sent
                yield move

    def waits(self, since: float, until: float) -> list[float]:
        """Seconds, ascending."""
        return sorted(waited for then, waited in self._waits if since <= then < until)
