"""What the clocks of a table depend on beside its log: its settings, its people, the house."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.game import Seat
from ludoteca.server.tables.clocks import ALWAYS_RUNNING, Calendar, Outage, TimeControl
from ludoteca.server.tables.state.change import TableState


class TableTiming:
    """A `Timing`."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    @property
    def control(self) -> TimeControl | None:
        return self._state.settings.clock

    @property
    def outages(self) -> Sequence[Outage]:
        return self._state.services.outages.spans

    def calendar(self, seat: Seat) -> Calendar:
        guest = self._state.people[seat].guest
        return ALWAYS_RUNNING if guest is None else self._state.services.calendar_of(guest)
