"""Bots that know no game, and the levels that a title offers."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.bots.random import choose_at_random
from ludoteca.core.bot import Bot
from ludoteca.core.title import Title


def levels(title: Title) -> Mapping[str, Bot]:
    """The bots of a title by level, weakest first."""
    return {"random": choose_at_random, **title.bots}
