"""A match rotates seats, repeats dice, and names the stronger level when that is settled."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from tests.bots.toys import Cave, Climb, Lonely

from ludoteca.bots.match import Even, Match, MatchResult
from ludoteca.bots.random import choose_at_random
from ludoteca.core.bot import EVEN, PlayingStyle
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat


def highest(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
    return options[-1]


def lowest(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
    return options[0]


def measured(
    game: Any, *levels: Any, tables: int, early: bool = False, seats: int | None = None
) -> MatchResult:
    """``levels`` in their seats; in the first of them when there are fewer ``seats``."""
    ticks = itertools.count()
    bots = {bot.__name__: bot for bot in levels}
    seating = [bot.__name__ for bot in levels][:seats]
    match = Match(game, game.Options(), bots, seating, 1, lambda: next(ticks) / 1000)
    for _ in match.run(tables, early):
        pass
    return match.result(tables)


def test_every_deal_is_played_from_every_seat() -> None:
    then = measured(Climb(), lowest, highest, choose_at_random, tables=30)

    assert (then.tables, then.deals) == (30, 10)
    assert [level.level for level in then.levels] == ["highest", "choose_at_random", "lowest"]
    assert then.levels[0].win_share > 0.5
    assert sum(level.win_share for level in then.levels) == pytest.approx(1)


def test_the_luck_of_seats_and_dice_cancels_out_between_equal_levels() -> None:
    def other(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
        return options[-1]

    then = measured(Climb(), highest, other, tables=20)

    assert [level.win_share for level in then.levels] == [0.5, 0.5]


def test_tables_are_rounded_up_to_whole_deals() -> None:
    assert measured(Climb(), lowest, highest, lowest, tables=4).tables == 6


def test_seatings_that_look_the_same_are_played_once() -> None:
    then = measured(Climb(), lowest, highest, lowest, highest, tables=8)

    assert (then.tables, then.deals) == (8, 4)
    assert {level.level: level.seats for level in then.levels} == {"lowest": 2, "highest": 2}
    assert then.levels[0].win_share <= 0.5


def test_it_stops_when_the_question_is_settled() -> None:
    then = measured(Climb(), lowest, highest, tables=5000, early=True)

    assert then.settled
    assert then.answer == "highest > lowest"
    assert then.tables < 1000
    assert then.levels[0].high - then.levels[0].win_share <= 0.02


def test_it_stops_when_levels_are_as_good_as_equal() -> None:
    def other(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance) -> Any:
        return options[-1]

    then = measured(Climb(), highest, other, tables=5000, early=True)

    assert then.settled
    assert "=" in then.answer
    assert then.tables < 5000


def test_it_plays_on_when_told_to() -> None:
    assert measured(Climb(), lowest, highest, tables=2000).tables == 2000


def test_few_tables_settle_nothing() -> None:
    then = measured(Climb(), lowest, highest, tables=10, early=True)

    assert not then.settled
    assert then.answer.startswith("open")


def test_where_all_win_together_each_level_plays_among_itself() -> None:
    then = measured(Cave(), lowest, highest, tables=40)

    assert then.deals == 20
    assert {level.level: level.win_share for level in then.levels} == {
        "highest": 1.0,
        "lowest": 0.0,
    }


def test_where_one_plays_alone_the_best_score_of_a_deal_wins_it() -> None:
    then = measured(Lonely(), lowest, highest, tables=40, seats=1)

    assert then.tables == 40
    assert [level.level for level in then.levels] == ["highest", "lowest"]
    assert sum(level.win_share for level in then.levels) == pytest.approx(1)


def test_only_choices_between_options_are_timed() -> None:
    then = measured(Climb(), lowest, highest, tables=2)

    assert all(level.ms_per_choice == pytest.approx(1) for level in then.levels)
    assert all(level.choices == 2 * Climb.TURNS for level in then.levels)


@dataclasses.dataclass(frozen=True)
class Moody:
    """Takes the highest option, and with a style the lowest."""

    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        return options[0 if self.style else -1]


def test_levels_are_measured_with_their_styles_and_beside_them_without() -> None:
    even = Even(Moody())
    bots = {"moody": Moody(), "even": even, "highest": highest, "lowest": lowest}
    match = Match(Climb(), Climb().Options(), bots, list(bots), 1, float)
    for _ in match.run(80, early=False):
        pass

    shares = {level.level: level.win_share for level in match.result(80).levels}
    assert min(shares["even"], shares["highest"]) > 2 * max(shares["moody"], shares["lowest"])
