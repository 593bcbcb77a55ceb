"""Where a table is between its making and its end: waiting, running, or ended in one of three
ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from ludoteca.core.seating import Reason

Status: TypeAlias = Literal["waiting", "running", "over", "closed", "stopped"]

Closed: TypeAlias = Reason | Literal["owner", "empty", "expired"]
"""Why a table was closed. The last three are said of tables that had not started: by their owner,
because the last person left, or because nobody started them in time."""

NEXT: Final[Mapping[Status, frozenset[Status]]] = {
    "waiting": frozenset({"running", "closed", "stopped"}),
    "running": frozenset({"over", "closed", "stopped"}),
    "over": frozenset(),
    "closed": frozenset(),
    "stopped": frozenset(),
}
"""What a table may become: over by the rules, closed by people or by time, stopped because its
rules broke."""

LIVE: Final[tuple[Status, ...]] = ("waiting", "running")
ENDED: Final[tuple[Status, ...]] = ("over", "closed", "stopped")


def status_of(over: bool, closed: Reason | None) -> Status:
    """That of a table that has started."""
    if closed == "stopped":
        return "stopped"
    if closed is not None:
        return "closed"
    return "over" if over else "running"


class Phase:
    """The status of one table as this process knows it, and why it was closed, if it was.

    ``suspended`` is a table that cannot go on here, whatever the log says: its rules broke just
    now, or are not installed. It reads as stopped.
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
        """Whether it has ended for good, here or elsewhere: nothing more can be drawn."""
        return self._status in ENDED

    def become(self, status: Status, why: Closed | None = None) -> bool:
        """Whether that is news. A table never goes back: what was read may be older than what is
        known."""
        if status not in _after(self._status):
            return False
        self._status, self._why = status, why
        return True


def _after(status: Status) -> set[Status]:
    """All that a table may still become: another process may be several steps ahead."""
    later = set(NEXT[status])
    for one in NEXT[status]:
        later |= _after(one)
    return later
