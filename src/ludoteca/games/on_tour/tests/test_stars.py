"""Star turns: doubles, or one region on all cards."""

import pytest

from ludoteca.games.on_tour.maps import areas_in


def test_a_star_goes_where_a_card_shows_a_region(draw) -> None:  # 19
    table = draw("oh ut fl", "33")

    assert table.view().kind == "doubles"
    assert table.refused("ok", "star") == "error-not-here"
    assert table.refused("ca", "star") is None


def test_three_equal_regions_make_a_star_turn(draw) -> None:  # 20
    table = draw("oh il mi", "37")

    assert table.view().kind == "same-region"
    assert table.offers() == "star"
    north = areas_in(table.land.inside["north"])
    assert table.where("star") == " ".join(sorted(table.land.ids[area] for area in north))
    assert table.refused("oh", "low") == "error-not-this-mark"


def test_doubles_and_equal_regions_make_one_star(draw) -> None:  # 21
    table = draw("oh il mi", "77").mark("oh", "star")

    assert table.offers() == ""
    assert table.refused("il", "star") == "error-marked-all"
    assert table.done().view().turn == 2


@pytest.mark.parametrize(("exact", "in_oregon"), [(False, "*o"), (True, "*")])
def test_a_star_is_circled_everywhere_or_only_where_a_card_names_the_area(  # 22
    draw, exact, in_oregon
) -> None:
    assert draw("oh ut fl", "33", exact=exact).mark("or", "star").at("or") == in_oregon
    assert draw("oh ut fl", "33", exact=exact).mark("oh", "star").at("oh") == "*o"


@pytest.mark.parametrize(("exact", "written"), [(False, "*o"), (True, "*")])
def test_no_card_circles_a_star_of_the_last_turn_when_it_must_be_named(  # 58
    draw, exact, written
) -> None:
    table = draw("", "44", empty="oh pa", exact=exact).mark("oh", "star")

    assert table.at("oh") == written


@pytest.mark.parametrize(("exact", "written"), [(False, "*o"), (True, "*")])
def test_so_it_is_when_the_star_is_drawn_by_itself(draw, exact, written) -> None:
    assert draw("", "44", empty="oh", exact=exact).at("oh") == written
