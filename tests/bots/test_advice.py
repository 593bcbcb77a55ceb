"""Advice: the choice of a bot, and what every option is worth."""

from __future__ import annotations

from typing import Any

from tests.server.toys.quiet_steps.rules import GAME, PICKS, Options

from ludoteca.bots.advice import Advice, advise
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.core.bot import Bot
from ludoteca.core.seeded import bot_chance

STATE = GAME.setup(Options(goal=12), 2, bot_chance("advice", 0))


def timid(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    return options[0]


def advice_of(bot: Bot) -> Advice:
    view = GAME.view(STATE, 0)
    return advise(GAME, view, 0, PICKS, bot_chance("advice", 1), bot, PlayOuts(300))


def test_a_bot_that_searches_and_the_figures_agree_where_it_is_plain() -> None:
    advice = advice_of(Searcher(PlayOuts(300)))

    assert PICKS[advice.choice].steps == 3
    assert max(advice.estimates, key=lambda one: one.worth) is advice.estimates[2]


def test_a_bot_is_quoted_as_it_is_and_the_figures_speak_for_themselves() -> None:
    advice = advice_of(timid)

    assert PICKS[advice.choice].steps == 1
    assert advice.estimates[0].worth < advice.estimates[2].worth


def test_all_options_are_looked_at_alike() -> None:
    assert [one.playouts for one in advice_of(timid).estimates] == [100, 100, 100]
