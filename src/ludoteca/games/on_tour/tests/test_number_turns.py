"""Writing two numbers by two cards.

OH/North reads: the card of Ohio, which shows North.
"""

import pytest

from ludoteca.games.on_tour.rules import GAME
from ludoteca.kit.choosing import CONFIRM, TAKE_BACK

OH_GA_UT = "oh ga ut"  # North, South, West
TWO_NORTH = "oh il ga"  # North, North, South
UT_GA_FL = "ut ga fl"  # West, South, East


def test_two_numbers_by_two_cards(draw) -> None:  # 7
    table = draw(OH_GA_UT, "25").mark("oh", "low").mark("ca", "high")

    assert (table.at("oh"), table.at("ca")) == ("25o", "52")
    table.done()
    assert table.view().turn == 2


def test_one_card_does_not_serve_two_numbers(draw) -> None:  # 8
    table = draw(OH_GA_UT, "25").mark("oh", "low")

    assert table.refused("mi", "high") == "error-not-here"  # north-central: the North card only
    assert table.refused("pa", "high") == "error-not-here"


def test_two_numbers_do_not_share_an_area(draw) -> None:  # 9
    table = draw(OH_GA_UT, "25", "nv:30").mark("oh", "low")

    assert table.refused("oh", "high") == "error-area-full"
    assert table.refused("nv", "high") == "error-area-full"


def test_two_areas_that_one_card_reaches_do_not_go_together(draw) -> None:  # 10
    table = draw(OH_GA_UT, "25").mark("tx", "low")

    assert table.refused("la", "high") == "error-not-here"


def test_two_cards_of_one_region_are_two_cards(draw) -> None:  # 11
    table = draw(TWO_NORTH, "25").mark("mi", "low").mark("pa", "high")

    assert (table.at("mi"), table.at("pa")) == ("25", "52")


def test_a_number_in_the_area_of_its_card_is_circled(draw) -> None:  # 12
    assert draw(OH_GA_UT, "25").mark("oh", "low").at("oh") == "25o"


def test_cards_are_shared_out_for_the_most_circles(draw) -> None:  # 13
    table = draw(TWO_NORTH, "25").mark("oh", "low").mark("mi", "high")

    assert (table.at("oh"), table.at("mi")) == ("25o", "52")
    other_way = draw(TWO_NORTH, "25").mark("mi", "high").mark("oh", "low")
    assert (other_way.at("oh"), other_way.at("mi")) == ("25o", "52")


def test_a_card_that_the_other_number_needs_circles_nothing(draw) -> None:  # 14
    table = draw(UT_GA_FL, "25").mark("ut", "low")
    assert table.at("ut") == "25o"

    table.mark("wa", "high")  # by the card of Utah: nothing else reaches the north-west

    assert (table.at("ut"), table.at("wa")) == ("25", "52")
    table.do(TAKE_BACK)
    assert table.at("ut") == "25o"


def test_two_numbers_in_the_areas_of_their_cards_are_both_circled(draw) -> None:  # 15
    table = draw(UT_GA_FL, "25").mark("ut", "low").mark("fl", "high")

    assert (table.at("ut"), table.at("fl")) == ("25o", "52o")


def test_any_region_of_an_area_will_do(draw) -> None:  # 16
    table = draw(OH_GA_UT, "25")

    assert table.refused("pa", "low") is None  # Pennsylvania: north and east


def test_who_can_write_must(draw) -> None:  # 17
    table = draw(OH_GA_UT, "25")

    assert table.refusal(CONFIRM) == "error-marks-missing"


def test_either_number_goes_by_any_card(draw) -> None:  # 18
    table = draw(OH_GA_UT, "25")

    assert table.where("low") == table.where("high")
    table.mark("ca", "high").mark("oh", "low")  # West and North
    assert (table.at("ca"), table.at("oh")) == ("52", "25o")


def test_the_name_of_an_option_tells_whether_it_will_be_circled(draw) -> None:
    table = draw(UT_GA_FL, "25")
    (utah,) = [o for o in GAME.options(table.state, 0) if (o.area, o.what) == ("ut", "high")]

    assert GAME.describe(table.state, 0, utah).args == {
        "mark": "52",
        "area_word": "area-usa-ut",
        "circled": "yes",
    }
    table.mark("wa", "low")
    assert GAME.describe(table.state, 0, utah).args["circled"] == "no"


@pytest.mark.parametrize("area", ["", "on", "UT", "pt", "ut" * 1000])
def test_areas_that_are_not_on_the_map_are_refused(draw, area) -> None:
    assert draw(UT_GA_FL, "25").refused(area, "low") == "error-no-such-area"


def test_each_number_is_written_once(draw) -> None:
    table = draw(OH_GA_UT, "25").mark("oh", "low")

    assert table.offers() == "high"
    assert table.refused("ca", "low") == "error-not-this-mark"
    assert table.mark("ca", "high").refused("wa", "low") == "error-marked-all"
