"""What all rooms share."""

from __future__ import annotations

import dataclasses

from ludoteca.server.channel import Alone, Channel
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.log.effects import Effects
from ludoteca.server.tables.log.journal import Journal
from ludoteca.server.tables.log.rules_timeout import Alarm
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.wakes.wakes import USUAL_PATIENCE, Patience, Wakes


@dataclasses.dataclass(frozen=True, slots=True)
class RoomServices:
    """``bot_pace`` is in milliseconds; ``effects`` is what features keep of decided tables;
    ``check_commits`` is for `Table`."""

    store: TableStore
    journal: Journal
    wakes: Wakes
    alarm: Alarm
    bot_pace: int
    patience: Patience = USUAL_PATIENCE
    effects: tuple[Effects, ...] = ()
    check_commits: bool = False
    probes: Probes = NO_PROBES
    channel: Channel = dataclasses.field(default_factory=Alone)
    presence: Presence = dataclasses.field(default_factory=lambda: Presence(Alone()))
