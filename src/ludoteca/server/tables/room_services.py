"""What all rooms share."""

from __future__ import annotations

import dataclasses

from ludoteca.server.channel import Alone, Channel
from ludoteca.server.figures import UNHEARD, Figures
from ludoteca.server.tables.effects import Effects
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.rules_timeout import Alarm
from ludoteca.server.tables.store import TableStore
from ludoteca.server.tables.wakes import USUAL_PATIENCE, Patience, Wakes
from ludoteca.server.tables.whereabouts import Whereabouts


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
    figures: Figures = UNHEARD
    channel: Channel = dataclasses.field(default_factory=Alone)
    whereabouts: Whereabouts = dataclasses.field(default_factory=lambda: Whereabouts(Alone()))
