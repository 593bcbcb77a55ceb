"""When people play: their playing hours in their time zone, and their holidays.

`Calendars` knows in memory when the time of each person runs; `PlayingHours` changes it.
"""

from __future__ import annotations

from ludoteca.server.hours.api import feature, must_be_a_zone
from ludoteca.server.hours.calendars import HOURS_CHANGED, Calendars
from ludoteca.server.hours.service import PlayingHours

__all__ = ["HOURS_CHANGED", "Calendars", "PlayingHours", "feature", "must_be_a_zone"]
