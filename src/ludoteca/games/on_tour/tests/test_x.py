"""Numbers that cannot be written become X."""

import pytest

from ludoteca.games.on_tour.maps import MAPS
from ludoteca.games.on_tour.scoring import best_route
from ludoteca.kit.choosing import TAKE_BACK

UT_IN_AR = "ut in ar"  # West, Central, Central


def test_the_last_area_in_reach_takes_one_number_and_the_x_is_free(draw) -> None:  # 23
    table = draw("oh il fl", "25", empty="wa ca tx")  # North, North, East; one north area left

    assert table.where("low") == table.where("high") == "wa"
    table.mark("wa", "high")
    assert table.offers() == "x"
    assert table.where("x") == "ca tx"


def test_every_area_is_north_or_south() -> None:  # 24
    for land in MAPS.values():
        north, south, *columns = land.inside.values()
        for area in range(land.size):
            assert north >> area & 1 != south >> area & 1
            assert sum(column >> area & 1 for column in columns) == 1


def test_the_x_goes_where_the_cards_still_show_room(draw) -> None:  # 25
    table = draw(UT_IN_AR, "25", empty="ca wa ny fl").mark("ca", "low")

    assert table.offers() == "x"
    assert table.where("x") == "wa"
    assert table.refused("ny", "x") == "error-x-not-here"


def test_with_nothing_in_reach_two_x_go_anywhere(draw) -> None:  # 26
    table = draw(UT_IN_AR, "25", empty="ny fl pa")

    assert table.offers() == "x"
    assert table.where("x") == "fl ny pa"
    table.mark("pa", "x").mark("ny", "x")
    assert (table.at("pa"), table.at("ny")) == ("x", "x")


def test_who_can_write_both_cannot_cross_out(draw) -> None:  # 27
    table = draw("oh ga ut", "25")

    assert table.refused("oh", "x") == "error-x-not-needed"
    assert table.mark("oh", "low").refused("ca", "x") == "error-x-not-needed"


def test_a_star_that_fits_nowhere_is_an_x(draw) -> None:  # 28
    table = draw(UT_IN_AR, "22", empty="ny fl pa")

    assert table.offers() == "x"
    assert table.where("x") == "fl ny pa"
    assert table.mark("fl", "x").done().view().turn == 2


def test_an_x_is_not_circled_and_no_tour_goes_there(draw) -> None:  # 29
    table = draw(UT_IN_AR, "25", empty="ut wa fl", exact=True).mark("wa", "low").mark("ut", "x")

    assert table.at("ut") == "x"  # although a card names it
    _, route = best_route("usa", tuple(table.state.marks[0]))
    assert table.land.numbers["ut"] not in route


def test_a_number_may_not_be_put_where_the_other_one_no_longer_fits(draw) -> None:  # 56
    table = draw("ut oh mi", "25", empty="wa ca fl tx")  # West, North, North

    assert table.offers() == "low high"
    assert table.where("low") == table.where("high") == "ca wa"
    assert table.refused("fl", "low") == "error-not-here"
    assert table.refused("tx", "x") == "error-x-not-needed"
    assert table.mark("wa", "high").where("low") == "ca"


@pytest.mark.parametrize(
    ("number", "crossed", "written"), [("ut", "wa", "25o"), ("wa", "ut", "25")]
)
def test_one_number_and_one_x_share_the_areas_in_reach(  # 57
    draw, number, crossed, written
) -> None:
    table = draw(UT_IN_AR, "25", empty="ut wa fl").mark(number, "low")

    assert table.at(number) == written
    assert table.where("x") == crossed


def test_the_x_may_come_first(draw) -> None:
    table = draw(UT_IN_AR, "25", empty="ut wa fl")
    assert table.offers() == "low high x"
    assert table.where("x") == "ut wa"

    table.mark("wa", "x")
    assert table.offers() == "low high"
    assert table.where("low") == "ut"
    assert table.mark("ut", "low").at("ut") == "25o"


def test_an_x_first_leaves_the_only_area_in_reach_to_the_number(draw) -> None:
    table = draw("oh il fl", "25", empty="wa ca tx")

    assert table.where("x") == "ca tx"
    assert table.mark("tx", "x").where("high") == "wa"
    table.do(TAKE_BACK)
    assert table.where("low") == "wa"


def test_one_card_that_reaches_several_areas_is_one_number(draw) -> None:
    table = draw("ut in ar", "25", empty="ca ny fl")

    assert table.where("low") == "ca"
    assert table.where("x") == "fl ny"
