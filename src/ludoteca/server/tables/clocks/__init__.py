"""What time each seat of a table has left: time controls, calendars, and clocks that are read from
the log."""

from __future__ import annotations

from ludoteca.server.tables.clocks.calendar import (
    ALWAYS_RUNNING,
    LEAST_MINUTES,
    USUAL,
    Calendar,
    Holiday,
    Hours,
    day_of,
    moment,
    zone_of,
)
from ludoteca.server.tables.clocks.clocks import (
    HOUR_MS,
    Clocks,
    SeatClock,
    Timing,
    clocks_after,
    whole,
)
from ludoteca.server.tables.clocks.outages import Outage
from ludoteca.server.tables.clocks.time_control import DaysControl, LiveControl, TimeControl

__all__ = [
    "ALWAYS_RUNNING",
    "HOUR_MS",
    "LEAST_MINUTES",
    "USUAL",
    "Calendar",
    "Clocks",
    "DaysControl",
    "Holiday",
    "Hours",
    "LiveControl",
    "Outage",
    "SeatClock",
    "TimeControl",
    "Timing",
    "clocks_after",
    "day_of",
    "moment",
    "whole",
    "zone_of",
]
