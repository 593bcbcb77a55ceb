"""A title as the platform finds it: the game, its own bots and where its folder is."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ludoteca.core.bot import Bot
from ludoteca.core.game import AnyGame, Meta
from ludoteca.core.hints import Prospects, ValueHint

LANGUAGES = ("en", "es", "ko", "zh-Hant")
"""Languages in which every word of the platform and of every game exists (BCP 47)."""


@dataclasses.dataclass(frozen=True, slots=True)
class Title:
    """``bots`` are the game's own levels by name; ``package`` is the dotted name of its folder;
    ``hint`` is for the levels that search, ``prospects`` for telling what dice were worth."""

    game: AnyGame
    bots: Mapping[str, Bot]
    package: str
    hint: ValueHint | None = None
    prospects: Prospects | None = None

    @property
    def meta(self) -> Meta:
        return self.game.meta
