"""Fast levels, for tests of how bots choose and not how well."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.core.bot import Bot


def short_thinking(levels: Mapping[str, Bot]) -> dict[str, Bot]:
    """The same levels with at most ten play-outs; a title's own with less thought if they have
    ``brief()``. Of levels that differ in their play-outs alone, the first stands for all."""
    short: dict[str, Bot] = {}
    for name, bot in levels.items():
        brief = _short(bot)
        if brief not in short.values():
            short[name] = brief
    return short


def _short(bot: Any) -> Bot:
    if isinstance(bot, Searcher):
        return dataclasses.replace(bot, budget=PlayOuts(10))
    short: Bot = bot.brief() if hasattr(bot, "brief") else bot
    return short
