"""The metrics of this process, and of all processes on its address, in Prometheus' format.

Source: https://prometheus.io/docs/practices/naming/ for names and units.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ludoteca.server.channel import Channel
from ludoteca.server.metrics.all_processes import registry_of_all
from ludoteca.server.metrics.probes import Kind, Probes
from ludoteca.server.process import Lag
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.wakes import Standstill

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

FAILED_SECONDS: Final = 3600.0
"""How long a table counts as one with failed bots."""

FAILED_TABLES: Final = "Tables at which a move of a bot has failed within an hour."

MEASURE_SECONDS: Final = 1.0


class Metrics(Probes):
    """Probes that count, and gauges that are read from the parts of the server."""

    on = True

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._exported = registry_of_all(self.registry)
        self._gauges: list[tuple[Gauge, Callable[[], float]]] = []
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
            "ludoteca_thought_wait_seconds",
            "From when a thought was due, or asked for, to its beginning, by what it is for.",
            ["kind"],
            buckets=SLOW,
        )
        self._waiting = Gauge(
            "ludoteca_thoughts_waiting",
            "Thoughts that wait for a worker, by what they are for.",
            ["kind"],
            registry=self.registry,
            multiprocess_mode="liveall",
        )
        self._due = Gauge(
            "ludoteca_bots_due",
            "Bots of the house that are due and that no process has claimed, when it looked last.",
            registry=self.registry,
            multiprocess_mode="liveall",
        )
        self._thought = histogram(
            "ludoteca_bot_think_seconds", "Until a bot worker had answered.", buckets=SLOW
        )
        self._late = histogram(
            "ludoteca_wake_late_seconds", "From when a wake was due to its claim.", buckets=SLOW
        )

        self._failed = Counter(
            "ludoteca_bots_failed", "Moves of bots that failed.", registry=self.registry
        )
        self._failed_at: dict[str, float] = {}
        self._wrote_at = time.monotonic()
        self._gauge("ludoteca_tables_with_failed_bots", FAILED_TABLES, self._failing)
        self._gauge(
            "ludoteca_last_entry_seconds",
            "Since this process wrote an entry, or began.",
            lambda: time.monotonic() - self._wrote_at,
        )

    def _gauge(self, name: str, what: str, read: Callable[[], float]) -> None:
        gauge = Gauge(name, what, registry=self.registry, multiprocess_mode="liveall")
        self._gauges.append((gauge, read))

    def measure_rooms(self, rooms: Rooms) -> None:
        """Add gauges for open tables and their sockets."""
        self._gauge("ludoteca_open_tables", "Tables in memory.", lambda: len(rooms))
        self._gauge("ludoteca_sockets", "Sockets at tables.", lambda: rooms.connections)

    def measure_channel(self, channel: Channel) -> None:
        """Add gauges for the connection to other processes."""
        self._gauge(
            "ludoteca_channel_connected",
            "Whether other processes are heard: 1, or 0 while Redis does not answer.",
            lambda: channel.connected,
        )
        self._gauge(
            "ludoteca_channel_silence_seconds",
            "Since Redis was heard last.",
            lambda: channel.silence,
        )

    def measure_delays(self, standstill: Standstill, lag: Lag) -> None:
        """Add gauges for overdue wakes and the lag of the event loop."""
        self._gauge(
            "ludoteca_wakes_overdue",
            "Wakes of the house that were due a minute ago and are not done with.",
            lambda: standstill.found.count,
        )
        self._gauge(
            "ludoteca_wake_overdue_seconds",
            "For how long the first of them is due.",
            lambda: standstill.seconds,
        )
        self._gauge(
            "ludoteca_loop_lag_seconds",
            "How late the event loop was at worst, within ten seconds.",
            lambda: lag.worst,
        )

    def _failing(self) -> int:
        since = time.monotonic() - FAILED_SECONDS
        self._failed_at = {table: at for table, at in self._failed_at.items() if at > since}
        return len(self._failed_at)

    async def run(self) -> None:
        """Update the gauges, which other processes may export, until cancelled."""
        while True:
            self._measure()
            await asyncio.sleep(MEASURE_SECONDS)

    def _measure(self) -> None:
        for gauge, read in self._gauges:
            gauge.set(read())

    def read(self) -> bytes:
        self._measure()
        return generate_latest(self._exported)

    def wrote(self, entries: int, seconds: float) -> None:
        self._entries.inc(entries)
        if entries:
            self._wrote_at = time.monotonic()
        self._batch.observe(entries)
        self._batch_time.observe(seconds)

    def told(self, seconds: float) -> None:
        self._told.observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def bot_failed(self, table: str) -> None:
        self._failed.inc()
        self._failed_at[table] = time.monotonic()

    def thought(self, seconds: float) -> None:
        self._thought.observe(seconds)

    def waited(self, kind: Kind, seconds: float) -> None:
        self._waited.labels(kind).observe(seconds)

    def waits(self, kind: Kind, more: int) -> None:
        self._waiting.labels(kind).inc(more)

    def waiting(self, kind: Kind, count: int) -> None:
        self._waiting.labels(kind).set(count)

    def due(self, count: int) -> None:
        self._due.set(count)

    def woke(self, late: float) -> None:
        self._late.observe(late)
