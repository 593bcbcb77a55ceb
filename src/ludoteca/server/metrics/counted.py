"""The figures of one process, as Prometheus reads them.

Source: https://prometheus.io/docs/practices/naming/ for names and units.
"""

from __future__ import annotations

import functools
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ludoteca.server.figures import Figures
from ludoteca.server.tables.rooms import Rooms

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Counted(Figures):
    on = True

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        histogram = functools.partial(Histogram, registry=self.registry)
        self._entries = Counter(
            "ludoteca_entries", "Entries that became durable here.", registry=self.registry
        )
        self._batch = histogram(
            "ludoteca_batch_entries", "Entries in one transaction.", buckets=SIZES
        )
        self._batch_time = histogram(
            "ludoteca_batch_seconds", "Until a transaction was durable.", buckets=QUICK
        )
        self._told = histogram(
            "ludoteca_told_seconds",
            "From a command to the last socket that was written to.",
            buckets=QUICK,
        )
        self._refused = Counter(
            "ludoteca_refused", "Commands refused, by their code.", ["code"], registry=self.registry
        )
        self._waited = histogram(
            "ludoteca_bot_wait_seconds", "Until a bot worker was free.", buckets=SLOW
        )
        self._thought = histogram(
            "ludoteca_bot_think_seconds", "Until a bot worker had answered.", buckets=SLOW
        )
        self._late = histogram(
            "ludoteca_wake_late_seconds", "From when a wake was due to its claim.", buckets=SLOW
        )

    def follow(self, rooms: Rooms) -> None:
        """Tell of the tables that are open, too."""
        tables = Gauge("ludoteca_open_tables", "Tables in memory.", registry=self.registry)
        sockets = Gauge("ludoteca_sockets", "Sockets at tables.", registry=self.registry)
        tables.set_function(lambda: len(rooms))
        sockets.set_function(lambda: rooms.connections)

    def read(self) -> bytes:
        return generate_latest(self.registry)

    def wrote(self, entries: int, seconds: float) -> None:
        self._entries.inc(entries)
        self._batch.observe(entries)
        self._batch_time.observe(seconds)

    def told(self, seconds: float) -> None:
        self._told.observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def thought(self, waited: float, seconds: float) -> None:
        self._waited.observe(waited)
        self._thought.observe(seconds)

    def woke(self, late: float) -> None:
        self._late.observe(late)
