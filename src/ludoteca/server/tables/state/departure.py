"""The type `Departure`: somebody is no longer at a table at which it is their turn."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ludoteca.core.game import Seat
from ludoteca.server.tables.state.change import TableState


@dataclasses.dataclass(frozen=True, slots=True)
class Departure:
    """The last connection of ``guest`` to a running table has ended, at the time ``at``
    (milliseconds). ``asked`` has the open questions of their seats, by the numbers of entries.
    ``lost`` is whether what was sent last may not have arrived."""

    state: TableState
    guest: str
    asked: Mapping[Seat, int]
    at: int
    lost: bool
