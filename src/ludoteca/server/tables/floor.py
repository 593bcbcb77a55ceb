"""What all rooms stand on."""

from __future__ import annotations

import dataclasses

from ludoteca.server.tables.alarm import Alarm
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.store import Store
from ludoteca.server.tables.wakes import USUAL_PATIENCE, Patience, Wakes


@dataclasses.dataclass(frozen=True, slots=True)
class Floor:
    """What all rooms share. ``bot_pace`` is in milliseconds."""

    store: Store
    journal: Journal
    wakes: Wakes
    alarm: Alarm
    bot_pace: int
    patience: Patience = USUAL_PATIENCE
