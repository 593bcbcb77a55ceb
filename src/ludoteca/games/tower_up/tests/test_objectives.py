"""Objectives and their bonus chips."""

import pytest

from ludoteca.games.tower_up.city import GOAL_NUMBERS
from ludoteca.games.tower_up.events import ObjectiveMet
from ludoteca.games.tower_up.scoring import meets
from ludoteca.games.tower_up.tests.conftest import A, B, C, D, Table

NONE = ("O05", "O06", "O10")


def met(objective: str, city: str, seats: int = 2) -> bool:
    return meets(Table.drawn(city, seats=seats).state, A, GOAL_NUMBERS[objective])


def test_the_first_to_meet_an_objective_takes_the_highest_chip_left() -> None:  # 35
    # Each player has two roofs among the docks, and puts a third one there.
    table = Table.drawn(
        "D3 w3 a1 b2 c3, D7 g4 a1 b2 c3 d4, D2 g1 d1, C8 b1, D9 k1",
        seats=4,
        objectives=("O03", "O05", "O06"),
        stocks=("k", "w", "g", "b"),
    )
    for seat, (site, colour, stock) in enumerate(
        (("D5", "k", "kwg"), ("D4", "w", "wkg"), ("D8", "w", "wkgk"), ("D1", "b", "bg"))
    ):
        table.state.stocks[seat] = [stock.count(sign) for sign in "wgbk"]
        table.build(site, colour).confirm()

    assert [table.chips(seat)[0] for seat in (A, B, C, D)] == [7, 5, 3, 3]
    assert [one.chip for one in table.happened(ObjectiveMet)] == [7, 5, 3, 3]
    assert table.view().objectives[0].chips == ()


def test_an_objective_is_rewarded_once() -> None:  # 36
    table = Table.drawn(
        "D3 w1 a1, D2 g1 a1, N6 b1", objectives=("O03", "O05", "O06"), stocks=("kwgbk",)
    )
    table.state.chips[A][0] = 7

    table.build("D1", "k")

    assert table.chips(A) == [7, 0, 0]
    assert not table.happened(ObjectiveMet)


def test_one_build_may_meet_two_objectives() -> None:  # 37
    table = Table.drawn(
        "N5 w1 a1, C1 g1 a1, D2 b1 a1, D3 w1, S4 w1",
        objectives=("O01", "O02", "O06"),
        stocks=("kw",),
    ).build("S2", "k")

    assert table.chips(A) == [7, 7, 0]


def test_a_chip_is_kept_when_the_roofs_are_built_over() -> None:  # 38
    table = Table.drawn(
        "N5 w1, N1 g1 a1, N6 b1 a1", objectives=("O06", "O05", "O10"), stocks=("gw", "kgw")
    )
    table.build("N4", "g", "N5").confirm()
    assert table.chips(A) == [7, 0, 0]

    table.build("N2", "k").confirm()

    assert not meets(table.state, A, GOAL_NUMBERS["O06"])
    assert table.chips(A) == [7, 0, 0]


def test_a_build_meets_objectives_only_for_who_builds() -> None:  # 39
    # Five roofs of B are visible, and nobody has looked at it yet.
    table = Table.drawn(
        "N5 w1, S4 g1 b1, S6 g1 b1, H2 g1 b1, D4 g1 b1, C6 g1 b1",
        objectives=("O10", "O05", "O06"),
        stocks=("gw", "gw"),
    ).build("C1", "g")

    assert table.chips(A) == [0, 0, 0]
    assert table.chips(B) == [0, 0, 0]


def test_visible_roofs_in_a_row_are_one_group_unless_one_is_built_over() -> None:  # 40
    assert met("O06", "N2 w1 a1, N5 g1 a1, C1 w1 a1")
    assert not met("O06", "N2 w1 a1, N5 g2 a1, C1 w1 a1")
    assert not met("O06", "N2 w1 a1, N5 g1 a1, C2 w1 a1")


def test_a_street_inside_a_district_does_not_cross_a_line() -> None:  # 41
    assert not met("O05", "C1 w1 a1, C2 g1 a1, C3 b1 a1, N5 k1 a1")
    assert met("O05", "C1 w1 a1, N5 g1 a1, N6 w1 a1, D2 g1 a1")
    assert met("O05", "N6 w1 a1, D1 g1 a1, D2 b1 a1"), "the two streets may share a building"


def test_a_site_beside_two_parks_counts_for_each_of_them() -> None:  # 42
    assert met("O04", "C2 w1 a1, C1 g1 a1, N2 b1 a1")
    assert met("O04", "C2 w1 a1, C4 g1 a1, C5 b1 a1")
    assert not met("O04", "C2 w1 a1, C1 g1 a1, C4 b1 a1")


def test_the_roof_itself_must_lie_on_the_fifth_floor() -> None:  # 43
    assert not met("O08", "N5 w5 a3")
    assert met("O08", "N5 w5 a5")
    assert met("O08", "N5 w6 a5 b6")


def test_a_chip_of_a_final_turn_counts() -> None:  # 44
    table = Table.drawn(
        "D3 w1 a1, D2 g1 a1, N6 b1", objectives=("O03", "O05", "O06"), stocks=("kwgb",)
    )
    table.state.ended_by, table.state.trigger, table.state.finals = "roofs", B, 1

    table.build("D1", "k").confirm()

    assert table.over
    assert table.view().players[A].points.chips == 7


@pytest.mark.parametrize(
    ("objective", "yes", "no"),
    [
        (
            "O01",
            "N5 w1 a1, C1 g1 a1, D2 b1 a1, S4 k2 a1",
            "N5 w1 a1, C1 g1 a1, D2 b1 a1, S4 b1 a1",
        ),
        (
            "O02",
            "N5 w1 a1, C1 g1 a1, D2 b1 a1, S4 w1 a1",
            "N5 w1 a1, C1 g1 a1, D2 b1 a1, C4 w1 a1",
        ),
        ("O03", "D1 w1 a1, D4 g1 a1, D6 w1 a1", "D1 w1 a1, D4 g2 a1 a2, C6 w1 a1"),
        ("O07", "D1 w2 a1 a2", "D1 w2 a1 b2, D4 w2 b1 a2"),
        (
            "O09",
            "D1 w1 a1, C1 w1 a1, S4 w2 a1, H2 w1 a1",
            "D1 w2 a1 a2, C1 w1 a1, S4 w1 a1, H2 g1 a1",
        ),
        (
            "O10",
            "D1 w1 a1, C1 w1 a1, S4 w1 a1, H2 w1 a1, N4 w1 a1",
            "D1 w1 a1, C1 w1 a1, S4 w1 a1, H2 w1 a1, N4 w2 a1",
        ),
    ],
)
def test_each_objective_counts_what_it_says(objective: str, yes: str, no: str) -> None:
    assert met(objective, yes)
    assert not met(objective, no)


def test_roofs_that_are_built_over_count_unless_they_must_be_visible() -> None:
    assert met("O02", "N5 w3 a1, C1 g3 a1, D2 b3 a1, S4 w3 a1")
