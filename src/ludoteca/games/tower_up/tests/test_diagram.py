"""A position as text."""

from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.tests.conftest import Table


def test_a_city_is_drawn_by_districts_with_its_roofs() -> None:
    table = Table.drawn("N5 w3 a2 b3, C1 g1 a1", vehicles=((1, 0, 0, 2),), stocks=("wg", "kk"))

    assert GAME.diagram(table.view(0)).splitlines() == [
        "city-small, A to act",
        "supply w26 g28 b30 k28",
        "market wwbk, ggbk, ??",
        "objectives O05 7/5, O06 7/5, O10 7/5",
        "C1 g1A  C2 .  C3 .  C4 .  C5 .  C6 .",
        "D1 .  D2 .  D3 .  D4 .  D5 .  D6 .",
        "H1 .  H2 .  H3 .  H4 .  H5 .  H6 .",
        "N1 .  N2 .  N3 .  N4 .  N5 w3aB  N6 .",
        "S1 .  S2 .  S3 .  S4 .  S5 .  S6 .",
        "A has w1 g1 b0 k0; vehicles 1 0 0 2; roofs 8; chips -; 4",
        "B has w0 g0 b0 k2; vehicles 0 0 0 0; roofs 9; chips -; 1",
    ]


def test_a_table_that_is_over_says_so() -> None:
    table = Table.drawn("N5 w1")
    table.state.stage, table.state.turn = "over", -1

    assert GAME.diagram(table.view()).startswith("city-small, over\n")
