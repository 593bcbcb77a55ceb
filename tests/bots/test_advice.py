"""Advice: the choice of a bot, and what every option is worth."""

from __future__ import annotations

import dataclasses
from typing import Any

from tests.server.toys.quiet_steps.rules import GAME, PICKS, Options

from ludoteca.bots.advice import Advice, advise
from ludoteca.bots.budget import PlayOuts, Seconds
from ludoteca.bots.levels import Searcher
from ludoteca.core.bot import Bot
from ludoteca.core.seeded import bot_chance

STATE = GAME.setup(Options(goal=12), 2, bot_chance("advice", 0))


def timid(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    return options[0]


def advice_of(bot: Bot) -> Advice:
    view = GAME.view(STATE, 0)
    return advise(GAME, view, 0, PICKS, bot_chance("advice", 1), bot, PlayOuts(100))


def test_a_bot_that_searches_takes_the_option_that_looks_best() -> None:
    advice = advice_of(Searcher(PlayOuts(200)))

    assert PICKS[advice.choice].steps == 3
    assert max(advice.estimates, key=lambda one: one.worth) is advice.estimates[2]


def test_any_other_bot_is_quoted_as_it_is_and_its_options_are_weighed() -> None:
    advice = advice_of(timid)

    assert PICKS[advice.choice].steps == 1
    assert advice.estimates[0].worth < advice.estimates[2].worth


def test_all_options_are_looked_at_alike() -> None:
    advice = advice_of(Searcher(PlayOuts(75)))

    assert [one.playouts for one in advice.estimates] == [100, 100, 100]


@dataclasses.dataclass
class Sundial:
    """A clock that goes on by a tenth of a second whenever somebody looks."""

    now: float = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_by_the_clock_it_takes_four_times_as_long_as_choosing() -> None:
    sundial = Sundial()

    advice_of(Searcher(Seconds(1.0, sundial)))

    assert 3.9 <= sundial.now <= 4.3
