"""Levels that think for a moment only, for tests that ask how bots choose and not how well."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.core.bot import Bot


def short_thinking(levels: Mapping[str, Bot]) -> dict[str, Bot]:
    """The same levels, with ten play-outs at most."""
    return {
        name: dataclasses.replace(bot, budget=PlayOuts(10)) if isinstance(bot, Searcher) else bot
        for name, bot in levels.items()
    }
