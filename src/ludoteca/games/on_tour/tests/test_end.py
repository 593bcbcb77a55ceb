"""Points, ranks and ties."""

import pytest

from ludoteca.games.on_tour.rules import GAME
from ludoteca.games.on_tour.types import Ended

# A path of ten areas from the north-west to the south-east.
PATH = ["wa", "or", "nv", "ut", "co", "ks", "mo", "tn", "nc", "sc"]
ASIDE = ["nwe", "fl", "mi", "la"]


def tour_of(length, circled=0, beside=0):
    """A map with a tour of ``length`` areas, and ``beside`` circled areas off it."""
    on = [f"{name}:{10 + at}{'o' if at < circled else ''}" for at, name in enumerate(PATH[:length])]
    return " ".join([*on, *(f"{name}:05o" for name in ASIDE[:beside])])


def ended(draw, *maps):
    """Final state of a table with these maps; Montana, far from the tours, is filled last."""
    table = draw("", "29", *maps, empty="mt")
    for seat in range(len(maps)):
        table.mark("mt", "low", seat)
    table.done()
    assert table.over
    return GAME.result(table.state), GAME.scores(table.state)


def test_a_tour_scores_its_areas_and_its_circles(draw) -> None:  # 48
    assert ended(draw, tour_of(10, circled=6))[1] == [16]


def test_circles_off_the_tour_count_for_ties_only(draw) -> None:  # 50
    result, scores = ended(draw, tour_of(8, circled=2), tour_of(8, circled=2, beside=1))

    assert scores == [10, 10]
    assert result.ranks == (2, 1)
    assert result.reason.key == "result-more-circles"
    assert result.reason.args == {"seat": 1, "points": 10, "circles": 3}


def test_equal_tours_and_circles_share_a_rank_and_the_next_is_skipped(draw) -> None:  # 60
    best = tour_of(10, circled=3)

    shared, _ = ended(draw, best, best, tour_of(5))
    assert shared.ranks == (1, 1, 3)
    assert shared.reason.key == "result-shared"
    assert shared.reason.args == {"winners": 2, "points": 13}

    told_apart, scores = ended(draw, f"{best} nwe:05o", best, tour_of(9, circled=3, beside=3))
    assert scores == [13, 13, 12]
    assert told_apart.ranks == (1, 2, 3)


def test_more_points_beat_more_circles(draw) -> None:
    result, _ = ended(draw, tour_of(9, beside=4), tour_of(10))

    assert result.ranks == (2, 1)
    assert result.reason.key == "result-points"
    assert result.reason.args["seat"] == 1


@pytest.mark.parametrize(
    ("length", "circled", "grade"),
    [(10, 8, "beginner"), (10, 9, "fair"), (10, 10, "fair")],
)
def test_who_plays_alone_is_told_what_the_score_is_worth(draw, length, circled, grade) -> None:
    result, (score,) = ended(draw, tour_of(length, circled))

    assert result.reason.key == "result-alone"
    assert result.reason.args == {"points": score, "grade": grade}


def test_before_the_end_nobody_has_won(draw) -> None:
    table = draw("oh ga ut", "25", "wa:10o", "wa:10")

    assert GAME.result(table.state).reason.key == "result-running"
    assert GAME.result(table.state).ranks == (1, 2)


def test_the_end_is_told_and_nothing_more_can_be_done(draw) -> None:
    table = draw("", "29", empty="oh").mark("oh", "low").done()

    assert isinstance(table.events[-1], Ended)
    assert table.refused("oh", "low") == "error-table-over"
    assert table.view().kind is None
