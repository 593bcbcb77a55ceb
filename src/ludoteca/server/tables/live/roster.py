"""The roster of a running table: who plays in each seat, and whether people still take part."""

from __future__ import annotations

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.state import RoomState


class Roster:
    def __init__(self, state: RoomState) -> None:
        self._state = state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats in which people play for themselves."""
        return self._state.table.seating.people

    @property
    def attended(self) -> bool:
        """Whether a person plays or watches, so that bots play on."""
        return bool(self.people) or self._state.attended

    @property
    def may_be_attended(self) -> bool:
        """As `attended`; also True while another process has not reported who is there."""
        return bool(self.people) or self._state.may_be_attended

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of the people who play for themselves, without the person in ``seat``."""
        people = self._state.people
        return tuple(one for one in self.people if people[one].guest != people[seat].guest)

    def must_run(self) -> None:
        """Raises `Problem` unless the table runs."""
        state = self._state
        if state.status == "stopped":
            raise Problem("error-table-stopped")
        if state.table.closed is not None or state.status == "closed":
            raise Problem("error-table-closed")
        if state.table.n < 0 or state.table.over:
            raise Problem("error-not-running")

    def level(self, seat: Seat) -> str | None:
        """The level of the bot that plays in ``seat`` now; None when its person does."""
        if seat in self.people:
            return None
        stand_in = self._state.table.seating.stand_ins.get(seat)
        return self._state.people[seat].level if stand_in is None else stand_in.level
