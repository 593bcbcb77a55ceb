"""Facts in the view besides the maps, so that the board component needs no rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.on_tour.maps import EMPTY, MAPS, STAR, X
from ludoteca.games.on_tour.scoring import best_route, stops


def gap(table, area, audience=0):
    """Nearest numbers below and above the lower number, then the higher one; None if the area has
    no numbers beside it."""
    found = [gap for gap in table.view(audience).gaps if gap.area == area]
    if not found:
        return None
    (one,) = found
    return (one.below_low, one.above_low), (one.below_high, one.above_high)


def test_points_are_those_of_the_best_tours_with_the_own_marks_of_this_turn(draw) -> None:
    table = draw("oh ga ut", "25", "ky:81o", "wa:12o or:30 ca:*o").mark("oh", "low")

    assert table.view(0).points == (4, 5)
    assert table.view(1).points == table.view(None).points == (2, 5)


def test_a_number_fits_between_those_of_the_neighbours(draw) -> None:
    given = "id:12 or:48o ca:* az:90 ut:x"

    assert gap(draw("oh ga ut", "35", given), "nv") == ((12, 48), (48, 90))
    assert gap(draw("oh ga ut", "90", given), "nv") == ((-1, 12), (90, -1))


def test_an_area_without_numbers_beside_it_and_one_that_is_full_are_no_gaps(draw) -> None:
    table = draw("oh ga ut", "35", "id:12 ca:* ut:x")

    assert gap(table, "fl") is None
    assert gap(table, "az") is None
    assert gap(table, "id") is None


def test_gaps_are_those_of_the_own_map_and_of_the_leading_one_for_watchers(draw) -> None:
    table = draw("oh ga ut", "35", "id:12", "fl:12 ga:30")

    assert gap(table, "nv", audience=0) is not None
    assert gap(table, "nv", audience=1) is None
    assert gap(table, "al", audience=None) == ((30, -1), (30, -1))


def test_what_others_mark_is_not_told_by_gaps_and_points(draw) -> None:
    table = draw("oh ga ut", "25", seats=2)
    before = table.view(1), table.view(None)

    table.mark("oh", "low")

    assert gap(table, "ky") is not None
    assert (table.view(1), table.view(None)) == before


def marks_of(land="usa", **written):
    ids = MAPS[land].numbers
    marks = [EMPTY] * MAPS[land].size
    for area, mark in written.items():
        marks[ids[area]] = mark
    return marks


def test_a_tour_drawn_by_hand_begins_anywhere_but_at_an_x_or_an_empty_area() -> None:
    found = stops("usa", marks_of(wa=24, **{"or": X}, ca=STAR))

    assert [stop.area for stop in found if stop.first] == ["ca", "wa"]


def test_a_tour_drawn_by_hand_goes_on_to_stars_and_to_numbers_that_do_not_fall() -> None:
    marks = marks_of(id=60, wa=24, **{"or": 61}, nv=STAR, ut=110, mt=X, ca=160)
    found = stops("usa", marks)

    (idaho,) = [stop for stop in found if stop.area == "id"]
    assert sorted(found[n].area for n in idaho.onward) == ["nv", "or", "ut"]


def test_a_tour_drawn_by_hand_does_not_fall_behind_a_star() -> None:
    marks = marks_of(id=60, nv=STAR, ca=40, ut=62)
    found = stops("usa", marks)

    (idaho,) = [stop for stop in found if stop.area == "id"]
    (nevada,) = [found[n] for n in idaho.onward if found[n].area == "nv"]
    assert [found[n].area for n in nevada.onward] == ["id", "ut"]  # not "ca"
    assert not nevada.first


def test_a_stop_has_a_point_and_one_more_when_it_is_circled() -> None:
    marks = marks_of(wa=25, **{"or": 60}, ca=STAR + 1)

    assert {stop.area: stop.points for stop in stops("usa", marks)} == {"wa": 2, "or": 1, "ca": 2}


def best_by_hand(found):
    """Score of the best tour that can be drawn by hand, found by drawing every tour."""

    def onward(at, visited):
        visited = visited | {found[at].area}
        rest = [onward(n, visited) for n in found[at].onward if found[n].area not in visited]
        return found[at].points + max(rest, default=0)

    return max([onward(at, frozenset()) for at, stop in enumerate(found) if stop.first], default=0)


SOME = st.lists(
    st.tuples(st.sampled_from(range(9)), st.sampled_from([20, 21, 40, 41, 60, 61, STAR, X])),
    max_size=9,
)


@pytest.mark.parametrize("land", ["usa", "europe"])
@settings(max_examples=60, deadline=None)
@given(SOME)
def test_the_best_tour_that_can_be_drawn_is_the_best_tour(land, written) -> None:
    near = [0]
    for area in near:  # nine areas that lie together
        near += [other for other in MAPS[land].links[area] if other not in near][: 9 - len(near)]
    marks = [EMPTY] * MAPS[land].size
    for at, mark in written:
        marks[near[at]] = mark

    assert best_by_hand(stops(land, marks)) == best_route(land, tuple(marks))[0]


def test_stops_are_told_when_the_table_is_over_of_the_map_that_one_looks_at(draw) -> None:
    table = draw("", "44", "wa:12 or:30", "fl:50", empty="oh")
    view = table.view(0)

    assert view.kind is None
    assert view.gaps == ()
    assert {stop.area for stop in view.stops} == {"wa", "or", "oh"}
    assert {stop.area for stop in table.view(1).stops} == {"fl", "oh"}
    assert table.view(None).stops == view.stops


def test_no_stops_are_told_before_the_table_is_over(draw) -> None:
    assert draw("oh ga ut", "25", "wa:12 or:30").view(0).stops == ()
