"""The services that all rooms of a process share: stores, journal, wakes, presence."""

from __future__ import annotations

import dataclasses

from ludoteca.server.channel import Alone, Channel
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.log import Alarm, Journal
from ludoteca.server.tables.rows import TableStore
from ludoteca.server.tables.state.change import Effect
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.wakes import USUAL_PATIENCE, Patience, Wakes


@dataclasses.dataclass(frozen=True, slots=True)
class RoomServices:
    """``bot_pace`` is in milliseconds. ``effects`` add rows to entries: the platform's own first,
    then those of features, which append theirs before the first entry. ``check_commits`` is for
    `Table`."""

    store: TableStore
    journal: Journal
    wakes: Wakes
    alarm: Alarm
    bot_pace: int
    patience: Patience = USUAL_PATIENCE
    effects: list[Effect] = dataclasses.field(default_factory=list)
    check_commits: bool = False
    probes: Probes = NO_PROBES
    channel: Channel = dataclasses.field(default_factory=Alone)
    presence: Presence = dataclasses.field(default_factory=lambda: Presence(Alone()))
