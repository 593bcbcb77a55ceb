"""Legal sites for a build, its costs, and the effect of its roof."""

from ludoteca.games.tower_up.city import CITIES, CONE_POINTS, ROOFS
from ludoteca.games.tower_up.events import ConeChanged, VehicleMoved
from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.scoring import visible
from ludoteca.games.tower_up.tests.conftest import A, B, Table
from ludoteca.games.tower_up.types import Build, Options, Take
from ludoteca.testing.drawn import random_table

PLENTY = "wwwgggbbkk"


def test_a_site_with_no_building_beside_it_cannot_be_used() -> None:  # 11
    table = Table.drawn("N5 w1", stocks=(PLENTY,))

    assert table.refused_build("S4", "g") == "error-no-building-beside"
    assert table.refused_build("C2", "g") == "error-no-building-beside"
    assert {one.site for one in table.offered(Build)} == {"C1", "N1", "N2", "N4", "N6"}


def test_a_new_building_differs_from_every_neighbour() -> None:  # 12
    table = Table.drawn("C1 w1, C3 g1", stocks=(PLENTY,))

    assert table.colours_at("C2") == {"b", "k"}
    assert table.refused_build("C2", "g") == "error-same-colour-beside"


def test_a_site_beside_all_four_colours_stays_empty() -> None:  # 13
    table = Table.drawn("C1 w1, C3 g1, C4 b1, H3 k1", stocks=(PLENTY,))

    assert table.colours_at("C2") == set()
    assert ("C2", "colours") in [(one.site, one.why) for one in table.view(A).refused]


def test_every_neighbour_grows_by_a_floor_of_its_own_colour() -> None:  # 14
    table = Table.drawn("C1 g1, C3 g2, C4 w1", stocks=("wggb",)).build("C2", "b")

    assert [table.height(site) for site in ("C1", "C3", "C4", "C2")] == [2, 3, 2, 1]
    assert table.stock(A) == ""


def test_without_all_the_floors_nothing_can_be_built() -> None:  # 15
    table = Table.drawn("C1 g1, C3 g2, C4 w1", stocks=("wgbb",))

    assert table.refused_build("C2", "b") == "error-floors-missing"
    refusal = next(one for one in table.view(A).refused if one.site == "C2")
    assert (refusal.why, refusal.missing) == ("floors", (0, 1, 0, 0))


def test_without_a_floor_of_a_legal_colour_nothing_can_be_built() -> None:  # 16
    table = Table.drawn("C1 w1, C3 g1, C4 b1", stocks=("wgb",))

    assert table.colours_at("C2") == set()
    assert table.refused_build("C2", "k") == "error-floors-missing"


def test_a_building_two_streets_away_may_have_the_same_colour() -> None:  # 17
    table = Table.drawn("N5 w1, N3 g1", stocks=(PLENTY,))

    assert "g" in table.colours_at("C1")
    assert "g" not in table.colours_at("N2")


def test_an_empty_neighbour_costs_nothing() -> None:  # 18
    table = Table.drawn("N5 w1", stocks=("wg",)).build("C1", "g")

    assert table.stock(A) == ""
    assert table.height("C2") == 0


def test_without_roofs_nothing_can_be_built() -> None:  # 19
    table = Table.drawn("N5 w1", stocks=(PLENTY,), roofs_left=(0,))

    assert table.refused_build("C1", "g") == "error-no-roof"
    assert table.offered(Take)


def test_whoever_can_build_may_take_a_card_and_the_other_way_round() -> None:  # 20
    table = Table.drawn("N5 w1", stocks=(PLENTY,))

    assert table.offered(Take)
    assert table.offered(Build)


def test_the_roof_goes_on_the_new_building_or_on_one_that_grew() -> None:  # 21
    for roof, moved in (("C1", (0, 1, 0, 0)), ("N5", (2, 0, 0, 0))):
        table = Table.drawn("N5 w1", stocks=("wg",))
        assert table.roofs_at("C1") == {"C1", "N5"}
        assert table.refused_build("C1", "g", "N1") == "error-roof-elsewhere"

        table.build("C1", "g", roof)

        assert table.height("N5") == 2
        assert tuple(table.state.tracks[A]) == moved


def test_a_roof_that_is_built_over_stays_but_is_not_visible() -> None:  # 22
    table = Table.drawn("N5 w2 a2", stocks=("", "wg"), turn=B)
    assert visible(table.state, A) == 1

    table.build("C1", "g", "C1")

    assert visible(table.state, A) == 0
    building = next(one for one in table.view().buildings if one.site == "N5")
    assert [(roof.floor, roof.seat) for roof in building.roofs] == [(2, A)]
    assert building.height == 3


def test_the_log_tells_whose_visible_roofs_count_something_else() -> None:
    table = Table.drawn("N5 w2 a2", stocks=("", "wg"), turn=B)

    table.build("C1", "g", "C1")

    told = table.happened(ConeChanged)
    assert told == [
        ConeChanged(A, visible=0, start=CONE_POINTS[1], end=CONE_POINTS[0]),
        ConeChanged(B, visible=1, start=CONE_POINTS[0], end=CONE_POINTS[1]),
    ]


def test_nothing_is_told_of_a_cone_that_is_placed() -> None:
    table = Table.drawn("N5 w2 a2", stocks=("", "wg"), turn=B)
    table.state.visible[A] = 1  # it has scored

    table.build("C1", "g", "C1")

    assert [event.owner_seat for event in table.happened(ConeChanged)] == [B]


def test_a_building_may_hold_several_roofs_of_one_player() -> None:  # 23
    table = Table.drawn("N5 w2 a2", stocks=("wg",)).build("C1", "g", "N5")

    building = next(one for one in table.view().buildings if one.site == "N5")
    assert [(roof.floor, roof.seat) for roof in building.roofs] == [(2, A), (3, A)]
    assert visible(table.state, A) == 1


def test_roofs_of_others_do_not_shorten_the_move() -> None:  # 24
    table = Table.drawn("N5 w3 b2 b3", stocks=("wg",)).build("C1", "g", "N5")

    assert table.state.tracks[A] == [4, 0, 0, 0]


def test_a_vehicle_stops_at_the_last_space() -> None:  # 25
    table = Table.drawn("N5 w3", stocks=("wg",), vehicles=((13, 0, 0, 0),))

    table.build("C1", "g", "N5")

    assert table.happened(VehicleMoved) == [
        VehicleMoved(A, "white", "colour-white", start=13, end=15)
    ]


def test_a_roof_that_is_built_over_does_not_come_back() -> None:  # 26
    table = Table.drawn("N5 w2 a2", stocks=("", "wg"), turn=B, roofs_left=(0, 10))

    table.build("C1", "g", "N5")

    assert table.view().players[A].roofs == 0


def test_a_building_with_no_empty_neighbour_never_grows_again() -> None:  # 27
    table = Table.drawn("N4 g2 a2, N5 w1", stocks=(PLENTY,))

    before = next(one for one in table.view().buildings if one.site == "N4")
    assert before.free == 0

    for site, colour in (("N1", "g"), ("C1", "b"), ("N6", "k")):
        table.state.stage, table.state.turn = "act", A
        table.state.stocks[A] = [3, 3, 2, 2]
        table.build(site, colour)

    assert table.height("N4") == 2
    assert visible(table.state, A) == 1 + 3


def test_no_building_is_higher_than_its_streets_and_one() -> None:  # 28
    for seats in (2, 4):
        city = CITIES[seats]
        for seed in range(10):
            for state, _ in random_table(GAME, Options(), seats, seed):
                for site, height in enumerate(state.heights):
                    assert height <= 1 + len(city.neighbours[site])
        assert max(map(len, city.neighbours)) == 5


def test_a_player_has_ten_roofs() -> None:
    assert ROOFS == 10
    assert [player.roofs for player in Table.drawn().view().players] == [10, 10]
