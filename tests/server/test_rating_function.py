"""Ratings as a function: of places, ties and teams, on a grid, in the order of ends."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys

import pytest

from ludoteca.games import titles
from ludoteca.server.ratings.anchors import Ladder, LadderMatch, anchors, anchors_of
from ludoteca.server.ratings.effect import places_among
from ludoteca.server.ratings.ledger import Ledger, Result
from ludoteca.server.ratings.rating import GRID, NEWCOMER, VERSION, Rating, rate
from ludoteca.server.ratings.scale import (
    HIGHEST,
    LOWEST,
    is_provisional,
    number_of,
)
from ludoteca.server.ratings.season import latest_seasons, season_of

DAY = 86_400_000


def result(table: str, seat: int, guest: str | None, place: int, at: int = 1) -> Result:
    return Result(table, seat, guest, place, at)


def duel(table: str, at: int, winner: str, loser: str) -> list[Result]:
    return [result(table, 0, winner, 1, at), result(table, 1, loser, 2, at)]


def test_the_numbers_of_this_version_never_change() -> None:
    """Whoever changes them gives the function a new version, and writes new numbers here."""
    strong = Rating(30 * GRID, 3 * GRID)

    assert VERSION == 1
    assert rate([[NEWCOMER], [NEWCOMER]], [1, 2]) == [
        [Rating(276354, 80659)],
        [Rating(223646, 80659)],
    ]
    assert rate([[NEWCOMER], [strong], [NEWCOMER]], [1, 3, 2]) == [
        [Rating(284768, 81555)],
        [Rating(293609, 29942)],
        [Rating(264509, 79415)],
    ]


def test_a_server_that_rates_nothing_loads_no_library_for_it() -> None:
    program = "import sys, ludoteca.server.features; sys.exit('openskill' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_who_wins_rises_and_who_loses_falls() -> None:
    ((first,), (second,), (third,)) = rate([[NEWCOMER]] * 3, [2, 1, 3])

    assert second.mu > first.mu > third.mu
    assert number_of(second.mu) > 1500 > number_of(third.mu)


def test_a_tie_between_equals_moves_nobody_and_makes_both_more_certain() -> None:
    ((one,), (other,)) = rate([[NEWCOMER], [NEWCOMER]], [1, 1])

    assert one == other
    assert one.mu == NEWCOMER.mu
    assert one.sigma < NEWCOMER.sigma


def test_a_tie_with_somebody_better_raises() -> None:
    ((strong,), (weak,)) = rate([[Rating(30 * GRID, 4 * GRID)], [NEWCOMER]], [1, 1])

    assert strong.mu < 30 * GRID
    assert weak.mu > NEWCOMER.mu


def test_a_team_wins_and_loses_together() -> None:
    (won, lost) = rate([[NEWCOMER, NEWCOMER], [NEWCOMER, NEWCOMER]], [1, 2])

    assert won[0] == won[1]
    assert won[0].mu > NEWCOMER.mu > lost[0].mu
    assert len(lost) == 2


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_the_order_of_seats_makes_no_difference_where_nobody_ties(seats: int) -> None:
    random_ = random.Random(seats)
    teams = [[Rating(random_.randrange(10, 40) * GRID, 4 * GRID)] for _ in range(seats)]
    places = [*range(1, seats + 1)]

    straight = rate(teams, places)
    reversed_ = rate(teams[::-1], places[::-1])

    assert straight == reversed_[::-1]


def test_numbers_stay_within_their_scale() -> None:
    assert number_of(NEWCOMER.mu) == 1500
    assert number_of(-100 * GRID) == LOWEST
    assert number_of(200 * GRID) == HIGHEST


def test_a_rating_is_provisional_for_about_a_dozen_tables() -> None:
    mine = other = NEWCOMER
    for count in itertools.count(1):
        ((mine,), (other,)) = rate([[mine], [other]], [1 + count % 2, 2 - count % 2])
        if not is_provisional(mine):
            break

    assert 9 <= count <= 14


def test_each_step_rests_on_the_one_before() -> None:
    ledger = Ledger({})

    steps = list(ledger.settle(duel("a", 1, "anna", "ben") + duel("b", 2, "ben", "anna")))

    assert [step.moved for step in steps] == [True] * 4
    assert steps[2].before == steps[1].after.rating  # Ben's
    assert ledger.standings["anna"].played == 2


def test_who_has_nobody_to_compare_with_keeps_the_rating() -> None:
    (step,) = Ledger({}).settle([result("a", 0, "anna", 1)])

    assert not step.moved
    assert step.after.played == 0


def test_who_holds_two_seats_does_not_count_there() -> None:
    joined = [result("a", 0, "anna", 1), result("a", 1, "ben", 2), result("a", 2, "anna", 3)]

    steps = list(Ledger({}).settle(joined))

    assert [step.moved for step in steps] == [False] * 3


def test_a_person_who_was_forgotten_counts_with_the_rating_of_then() -> None:
    strong = Rating(35 * GRID, 2 * GRID)
    forgotten = Result("a", 1, None, 2, 1, given=strong)

    (step,) = Ledger({}).settle([result("a", 0, "anna", 1), forgotten])

    assert step.moved
    assert step.after.rating == rate([[NEWCOMER], [strong]], [1, 2])[0][0]


def test_leavers_are_behind_all_others_in_the_order_of_their_seats_results() -> None:
    left, line_broke = {0: "left", 3: "left"}, {1: "gone"}

    assert places_among([0, 1, 2, 3], [1, 2, 3, 4], left) == {1: 1, 2: 2, 0: 3, 3: 4}  # type: ignore[arg-type]
    assert places_among([0, 1, 2], [1, 2, 2], line_broke) == {0: 1, 1: 2, 2: 2}  # type: ignore[arg-type]
    assert places_among([0, 3], [2, 1, 4, 3], {}) == {0: 1, 3: 2}  # bots sit in between


def test_seasons_are_quarters_and_each_has_its_last_standing() -> None:
    january, april = 1_767_225_600_000, 1_775_001_600_000
    ledger = Ledger({})

    list(ledger.settle(duel("a", january, "anna", "ben") + duel("b", april, "anna", "ben")))

    assert (season_of(january - 1), season_of(january), season_of(april)) == (20254, 20261, 20262)
    assert {season for guest, season in ledger.by_season if guest == "anna"} == {0, 20261, 20262}
    assert ledger.by_season["anna", 20262].in_season == 1
    assert ledger.by_season["anna", 0].played == 2
    assert latest_seasons(april) == (20262, 20261, 20254, 20253)


def test_an_anchor_is_where_the_model_expects_the_share_that_was_measured() -> None:
    ladder = Ladder("", 1, 1, (LadderMatch(("medium", "easy"), 0.75, 100),))

    found = anchors(ladder)

    assert found["easy"].mu == NEWCOMER.mu
    assert number_of(found["medium"].mu) - 1500 == 194


@pytest.mark.parametrize("game", [id for id, one in titles().items() if not one.meta.together])
def test_every_level_of_a_title_without_teams_has_an_anchor(game: str) -> None:
    title = titles()[game]
    if not title.package.startswith("ludoteca."):
        pytest.skip("an installed game may have none")

    found = anchors_of(title)

    assert found.keys() >= {"random", "easy", "medium"}
    assert found["random"].mu < found["easy"].mu < found["medium"].mu
