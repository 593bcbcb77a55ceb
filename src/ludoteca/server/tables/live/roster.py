"""Who plays at a running table, and whether anybody is there for whom bots would play."""

from __future__ import annotations

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.state.room_state import RoomState


class Roster:
    def __init__(self, state: RoomState) -> None:
        self._state = state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats in which people play for themselves."""
        return self._state.table.seating.people

    @property
    def attended(self) -> bool:
        """Whether anybody is there for whom the bots would play."""
        return bool(self.people) or self._state.attended

    @property
    def may_be_attended(self) -> bool:
        """As `attended`; also when it is not known."""
        return bool(self.people) or self._state.may_be_attended

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats in which people play for themselves other than the one in ``seat``."""
        people = self._state.people
        return tuple(one for one in self.people if people[one].guest != people[seat].guest)

    def must_run(self) -> None:
        """Raises `Problem` unless people and bots can act."""
        state = self._state
        if state.status == "stopped":
            raise Problem("error-table-stopped")
        if state.table.closed is not None or state.status == "closed":
            raise Problem("error-table-closed")
        if state.table.n < 0 or state.table.over:
            raise Problem("error-not-running")

    def level(self, seat: Seat) -> str | None:
        """The level of the bot that plays in ``seat`` now; None when its person does."""
        stand_in = self._state.table.seating.stand_ins.get(seat)
        return self._state.people[seat].level if stand_in is None else stand_in.level
