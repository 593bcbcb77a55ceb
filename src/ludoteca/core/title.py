"""A title as the platform loads it: the game, its own bots and its folder."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ludoteca.core.bot import Bot
from ludoteca.core.duplicate_score import Measure
from ludoteca.core.game import AnyGame, Meta
from ludoteca.core.knowledge import Prospects, Value, ValueHint
from ludoteca.core.presets import Presets
from ludoteca.core.trophy import Trophy
from ludoteca.core.tutorial import Tutorial


@dataclasses.dataclass(frozen=True, slots=True)
class Title:
    """A title. ``bots`` are the game's own levels by name; ``package`` is the dotted name of its
    folder; ``tutorial`` is an explained first game, if there is one; ``trophies`` are those that
    can be earned in it. The other fields are those of `ludoteca.core.knowledge.Knowledge`."""

    game: AnyGame
    bots: Mapping[str, Bot]
    package: str
    hint: ValueHint | None = None
    prospects: Prospects | None = None
    outlook: Value | None = None
    tutorial: Tutorial | None = None
    measure: Measure | None = None
    presets: Presets = dataclasses.field(default_factory=dict)
    trophies: tuple[Trophy, ...] = ()

    @property
    def meta(self) -> Meta:
        return self.game.meta
