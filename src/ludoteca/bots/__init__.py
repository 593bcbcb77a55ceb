"""General bots, which play any game, and the levels that a title offers."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.bots.budget import Clock
from ludoteca.bots.levels import HARD, MEDIUM, Searcher
from ludoteca.bots.random import choose_at_random
from ludoteca.core.bot import Bot
from ludoteca.core.title import Title


def levels(title: Title, clock: Clock | None = None) -> Mapping[str, Bot]:
    """The bots of a title by level, weakest first.

    With a ``clock`` their budgets are in seconds, without one in play-outs. A title may bring its
    own ``medium`` or ``hard``, if search suits it less.
    """
    searchers = {
        "medium": Searcher(MEDIUM.budget(clock, title.hint), title.hint),
        "hard": Searcher(HARD.budget(clock, title.hint), title.hint),
    }
    own = {level: bot for level, bot in title.bots.items() if level not in searchers}
    stronger = {level: title.bots.get(level, bot) for level, bot in searchers.items()}
    return {"random": choose_at_random, **own, **stronger}
