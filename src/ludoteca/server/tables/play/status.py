"""The status of a table: waiting, running, or ended in one of three ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from ludoteca.core.replay.seating import Reason

Status: TypeAlias = Literal["waiting", "running", "over", "closed", "stopped"]

Closed: TypeAlias = Reason | Literal["owner", "empty", "expired"]
"""Why a table was closed. The last three are for tables that had not started: the owner closed it,
the last person left, or nobody started it in time."""

NEXT: Final[Mapping[Status, frozenset[Status]]] = {
    "waiting": frozenset({"running", "closed", "stopped"}),
    "running": frozenset({"over", "closed", "stopped"}),
    "over": frozenset(),
    "closed": frozenset(),  # but see `Phase.open_again`
    "stopped": frozenset(),
}
"""The statuses that may follow each status: over by the rules, closed by people or by time, stopped
because the rules broke."""

LIVE: Final[tuple[Status, ...]] = ("waiting", "running")
ENDED: Final[tuple[Status, ...]] = ("over", "closed", "stopped")


def status_of(over: bool, closed: Reason | None) -> Status:
    """The status of a table that has started."""
    if closed == "stopped":
        return "stopped"
    if closed is not None:
        return "closed"
    return "over" if over else "running"


class Phase:
    """The status of one table as this process knows it, and why it was closed, if it was.

    A ``suspended`` table cannot continue in this process, whatever the log says, because its rules
    just broke or are not installed. Its status reads as stopped.
    """

    def __init__(self, status: Status, why: Closed | None) -> None:
        self._status = status
        self._why = why
        self.suspended = False

    @property
    def status(self) -> Status:
        return "stopped" if self.suspended else self._status

    @property
    def why(self) -> Closed | None:
        return self._why

    @property
    def ended(self) -> bool:
        """Whether the table has ended for good, so that nothing more can be drawn."""
        return self._status in ENDED

    def become(self, status: Status, why: Closed | None = None) -> bool:
        """Take a later status; False when it is not later than the known one. A table never goes
        back, because what was read from the database may be older than what is known."""
        if status not in _after(self._status):
            return False
        self._status, self._why = status, why
        return True

    def open_again(self, status: Status) -> None:
        """Take the ``status``, which is newer than what is known, of a table that moderators closed
        before its start: it may wait again."""
        if (self._status, self._why, status) == ("closed", "operator", "waiting"):
            self._status, self._why = status, None


def _after(status: Status) -> set[Status]:
    """All later statuses, because another process may be several steps ahead."""
    later = set(NEXT[status])
    for one in NEXT[status]:
        later |= _after(one)
    return later
