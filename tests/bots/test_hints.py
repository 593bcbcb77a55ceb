"""Hints: the choice of a bot, and estimates of all options."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.toys.quiet_steps.rules import GAME, PICKS, Options

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.hints import ENOUGH, Advice, advise, verdicts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.search import Estimate
from ludoteca.core.bot import Bot
from ludoteca.core.draws.seeded import bot_chance

STATE = GAME.setup(Options(goal=12), 2, bot_chance("advice", 0))


def timid(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    return options[0]


def advice_of(bot: Bot) -> Advice:
    view = GAME.view(STATE, 0)
    return advise(GAME, view, 0, PICKS, bot_chance("advice", 1), bot, PlayOuts(300))


def test_a_searching_bot_and_the_estimates_agree_in_a_clear_case() -> None:
    advice = advice_of(Searcher(PlayOuts(300)))

    assert PICKS[advice.choice].steps == 3
    assert max(advice.estimates, key=lambda one: one.worth) is advice.estimates[2]


def test_a_bot_is_quoted_as_it_is_and_doubted_where_play_outs_like_another_option_better() -> None:
    advice = advice_of(timid)

    assert PICKS[advice.choice].steps == 1
    assert advice.verdicts[2] == "better"
    assert advice.doubted


def test_the_choice_and_what_comes_near_it_are_looked_at_most() -> None:
    worst, near, choice = [one.playouts for one in advice_of(Searcher(PlayOuts(300))).estimates]

    assert worst + near + choice == 300
    assert min(near, choice) > 2 * worst


@pytest.mark.parametrize(
    ("other", "verdict"),
    [
        (Estimate(0.5, 9.0, 0.5, 400, 0.025), "equal"),
        (Estimate(0.58, 9.0, 0.6, 400, 0.025), "equal"),
        (Estimate(0.6, 9.0, 0.6, 400, 0.025), "better"),
        (Estimate(0.4, 9.0, 0.4, 400, 0.025), "worse"),
        (Estimate(0.9, 9.0, 0.9, ENOUGH - 1, 0.01), "unknown"),
        (Estimate(0.501, 9.0, 0.5, 400, 0.0), "equal"),
    ],
)
def test_what_differs_by_less_than_its_error_is_equal(other: Estimate, verdict: str) -> None:
    chosen = Estimate(0.5, 12.0, 0.5, 400, 0.025 if other.error else 0.0)

    assert verdicts(1, [other, chosen]) == (verdict, "equal")


def test_a_person_alone_counts_points() -> None:
    chosen = Estimate(1.0, 12.0, 1.0, 400, 0.0, 0.5)
    worse, equal = (Estimate(1.0, score, 1.0, 400, 0.0, 0.5) for score in (9.0, 11.0))

    assert verdicts(0, [chosen, worse, equal]) == ("equal", "worse", "equal")


def test_there_are_no_verdicts_without_enough_play_outs_of_the_choice() -> None:
    chosen = Estimate(0.5, 12.0, 0.5, ENOUGH - 1, 0.1)

    assert verdicts(0, [chosen, Estimate(0.9, 9.0, 0.9, 400, 0.02)]) == ("unknown", "unknown")
