"""The services that all rooms of a process share: stores, journal, wakes, presence."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable

from ludoteca.server.channel import Alone, Channel
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.clocks import ALWAYS_RUNNING, Calendar
from ludoteca.server.tables.log import Alarm, Journal
from ludoteca.server.tables.rows import Outages, TableStore
from ludoteca.server.tables.state.change import Effect
from ludoteca.server.tables.state.departure import Departure
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.wakes import USUAL_PATIENCE, Patience, Wakes


def _nobody(_guest: str) -> int | None:
    return None


@dataclasses.dataclass(slots=True)
class Holidays:
    """Who is on holiday. The feature that knows sets ``until``: for a guest, noon UTC of the last
    day (milliseconds), which tells nobody the guest's time zone; None for those who are not."""

    until: Callable[[str], int | None] = _nobody


@dataclasses.dataclass(frozen=True, slots=True)
class RoomServices:
    """``bot_pace`` is in milliseconds. ``effects`` add rows to entries: the platform's own first,
    then those of features, which append theirs before the first entry. ``arrivals`` are called
    with a table and a guest who comes there, ``departures`` when somebody leaves a table at which
    it is their turn. ``check_commits`` is for `Table`. ``calendars`` has at most one function, by
    which a feature says when the time of a guest runs."""

    store: TableStore
    journal: Journal
    wakes: Wakes
    alarm: Alarm
    outages: Outages
    bot_pace: int
    patience: Patience = USUAL_PATIENCE
    effects: list[Effect] = dataclasses.field(default_factory=list)
    arrivals: list[Callable[[str, str], Awaitable[None]]] = dataclasses.field(default_factory=list)
    departures: list[Callable[[Departure], Awaitable[None]]] = dataclasses.field(
        default_factory=list
    )
    check_commits: bool = False
    probes: Probes = NO_PROBES
    channel: Channel = dataclasses.field(default_factory=Alone)
    presence: Presence = dataclasses.field(default_factory=lambda: Presence(Alone()))
    holidays: Holidays = dataclasses.field(default_factory=Holidays)
    calendars: list[Callable[[str], Calendar]] = dataclasses.field(default_factory=list)

    def calendar_of(self, guest: str) -> Calendar:
        return self.calendars[0](guest) if self.calendars else ALWAYS_RUNNING
