"""The times at which acts were sent and at which sockets received their updates."""

from __future__ import annotations

import time
from collections.abc import Iterator


class Move:
    """An accepted act: the times when it was ``sent`` and when the ``last`` socket received it,
    and the number of sockets that did."""

    __slots__ = ("heard", "last", "sent")

    def __init__(self) -> None:
        self.sent = self.last = 0.0
        self.heard = 0


class Moves:
    """All moves of a load. Each audience has its own entry numbers, so a move is identified by its
    table, seat and time; only its own seat knows its number in the answer."""

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
        """Notes that the command ``name`` of ``seat`` became the seat's entry ``n``."""
        sent = self._sent.pop((table, seat, name), None)
        if sent is not None:
            self._accepted[table, seat, n] = sent

    def hear(self, table: str, listener: int, actor: int, n: int, at: int) -> None:
        """Notes that ``listener`` received, as entry ``n``, the act of ``actor`` at the time
        ``at``."""
        if listener == actor:
            self._at[table, actor, n] = at
        move = self._moves.get((table, actor, at))
        if move is None:
            move = self._moves[table, actor, at] = Move()
        move.last = time.perf_counter()
        move.heard += 1

    def wait(self, waited: float) -> None:
        """Notes a bot's move ``waited`` seconds after the update before."""
        self._waits.append((time.perf_counter(), waited))

    def between(self, since: float, until: float) -> Iterator[Move]:
        """The accepted acts that were sent in this time and received by a socket."""
        for (table, seat, n), sent in self._accepted.items():
            at = self._at.get((table, seat, n))
            if at is not None and since <= sent < until:
                move = self._moves[table, seat, at]
                move.sent = sent
                yield move

    def waits(self, since: float, until: float) -> list[float]:
        """The waiting times for bots in seconds, ascending."""
        return sorted(waited for then, waited in self._waits if since <= then < until)
