"""The best tour."""

import gc
import itertools
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.on_tour.maps import CIRCLE, EMPTY, MAPS, READ, STAR, X
from ludoteca.games.on_tour.scoring import best_route

VECTORS = json.loads((Path(__file__).parent / "routes.json").read_text(encoding="utf-8"))


def scored(land, marks, route):
    """Score of a tour by the printed rules; None when it is not a tour."""
    numbers = [marks[area] >> 1 for area in route if EMPTY < marks[area] < STAR]
    if (
        not route
        or len(set(route)) < len(route)
        or any(marks[area] in (EMPTY, X) for area in route)
        or any(b not in MAPS[land].links[a] for a, b in itertools.pairwise(route))
        or numbers != sorted(numbers)
    ):
        return None
    return len(route) + sum(marks[area] & CIRCLE for area in route)


def best_of_all(land, marks):
    """The score of the best tour, by trying every single one."""

    def onward(route):
        score = scored(land, marks, route)
        if score is None:
            return 0
        nexts = [onward([*route, area]) for area in MAPS[land].links[route[-1]]]
        return max([score, *nexts])

    return max([0, *(onward([area]) for area in range(MAPS[land].size))])


def test_equal_numbers_may_follow_each_other_but_not_back(tour) -> None:  # 40
    assert tour("or:25 id:25") == "or id"
    assert tour("or:25 id:25 nv:26").score == 3
    assert scored("usa", _marks("or:25 id:25"), _areas("or id or")) is None
    assert scored("usa", _marks("or:25 id:25"), _areas("id or")) == 2


def test_a_star_does_not_let_a_tour_fall(tour) -> None:  # 41
    given = _marks("ca:30 nv:* id:20")

    assert scored("usa", given, _areas("ca nv id")) is None
    assert scored("usa", given, _areas("id nv ca")) == 3
    assert tour("ca:30 nv:* id:20") == "id nv ca"


def test_stars_stand_side_by_side_and_at_both_ends(tour) -> None:  # 42
    assert tour("wa:30 or:* nv:* ut:31") == "wa or nv ut"
    assert tour("wa:* or:30 nv:31 ut:*") == "wa or nv ut"
    assert tour("wa:* or:* nv:*").score == 3


def test_an_area_with_a_star_is_visited_once_only(tour) -> None:  # 43
    assert tour("fl:50 ga:*").score == 2
    assert tour("nwe:50 ny:* pa:50").score == 3
    assert tour("nwe:50 ny:*").score == 2


def test_no_tour_goes_through_an_x(tour) -> None:  # 44
    assert tour("wa:10 or:x ca:30").score == 1
    assert tour("wa:10 or:20 ca:30").score == 3


@pytest.mark.parametrize(
    ("one", "other", "linked"),
    [
        ("ga", "nc", False),
        ("ut", "nm", False),
        ("az", "co", False),
        ("mc", "wv", False),
        ("mi", "wi", True),
        ("mo", "tn", True),
        ("co", "ok", True),
    ],
)
def test_in_the_usa_only_drawn_lines_count(tour, one, other, linked) -> None:  # 45
    assert tour(f"{one}:10 {other}:20").score == 1 + linked


@pytest.mark.parametrize("line", ["gb fr", "gb is", "is no", "dk se", "it gr", "se ee"])
def test_in_europe_lines_across_the_sea_count(tour, line) -> None:  # 46
    one, other = line.split()

    assert tour(f"{one}:10 {other}:20", "europe").score == 2


def test_a_single_area_is_a_tour(tour) -> None:  # 47
    assert tour("wa:50").score == 1
    assert tour("wa:50o fl:20") == "wa"
    assert tour("wa:50o").score == 2
    assert (tour("").score, tour("").route) == (0, "")


def test_of_several_best_tours_any_will_do(tour) -> None:  # 49
    found = tour("wa:10 or:20 fl:10 ga:20")

    assert found.score == 2
    assert found.route in ("wa or", "fl ga")


def test_a_tour_does_not_enter_empty_areas(tour) -> None:  # 59
    assert tour("wa:10 ca:30").score == 1


def _marks(given, land="usa"):
    marks = [EMPTY] * MAPS[land].size
    for token in given.split():
        name, text = token.split(":")
        marks[MAPS[land].numbers[name]] = READ[text]
    return marks


def _areas(route, land="usa"):
    return [MAPS[land].numbers[name] for name in route.split()]


@st.composite
def small_maps(draw):
    """Areas side by side with few different numbers, stars and X."""
    land = draw(st.sampled_from(("usa", "europe")))
    links = MAPS[land].links
    area = draw(st.integers(0, MAPS[land].size - 1))
    grown = [area]
    for _ in range(draw(st.integers(0, 11))):
        border = sorted({near for one in grown for near in links[one]} - {*grown})
        grown.append(draw(st.sampled_from(border)))
    top = draw(st.sampled_from((2, 5, 12, 98)))
    marks = [EMPTY] * MAPS[land].size
    for one in grown:
        marks[one] = draw(
            st.one_of(
                st.integers(2, 2 * top + 1),
                st.integers(2, 2 * top + 1),
                st.sampled_from((STAR, STAR | CIRCLE, X)),
            )
        )
    return land, tuple(marks)


@settings(deadline=None)
@given(small_maps())
def test_no_tour_of_a_small_map_is_better(drawn) -> None:
    land, marks = drawn

    score, route = best_route(land, marks)

    assert score == best_of_all(land, marks)
    assert score == (scored(land, marks, list(route)) or 0)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_tours_drawn_by_hand_score_as_listed(vector) -> None:
    land = vector["map"]
    names, marks = MAPS[land].numbers, tuple(READ[text] for text in vector["marks"])

    for drawn in vector["drawn"]:
        assert scored(land, marks, [names[area] for area in drawn["tour"]]) == drawn["score"]
    assert best_route(land, marks)[0] == vector["best"]
    assert max(drawn["score"] or 0 for drawn in vector["drawn"]) == vector["best"]


def test_the_search_for_a_tour_leaves_nothing_to_the_collector_of_cycles() -> None:
    """What it remembers would wait for it, and every move with it."""
    marks = tuple(2 * area + 2 for area in range(MAPS["usa"].size))
    best_route.cache_clear()
    gc.collect()
    gc.disable()
    try:
        best_route("usa", marks)
        assert gc.collect() == 0
    finally:
        gc.enable()
