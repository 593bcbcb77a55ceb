"""Extra turns for star columns that all four vehicles have reached."""

from ludoteca.games.tower_up.events import ExtraTurn
from ludoteca.games.tower_up.tests.conftest import A, B, Table


def test_the_last_vehicle_to_reach_a_star_brings_an_extra_turn() -> None:  # 29
    table = Table.drawn("N5 w1", vehicles=((2, 2, 2, 1),), market=("kgb>k", "wwbk", "ggbk"))

    table.take("kgb>k").confirm()

    assert table.happened(ExtraTurn) == [ExtraTurn(A, 2)]
    assert table.state.turn == A


def test_two_stars_at_once_are_one_extra_turn() -> None:  # 30
    table = Table.drawn("N5 k3", vehicles=((5, 5, 5, 1),), stocks=("gk",))

    table.build("C1", "g", "N5")
    assert (table.state.turn, table.state.extra, table.state.level) == (A, True, 2)

    table.pass_by()

    assert table.state.turn == B
    assert len(table.happened(ExtraTurn)) == 1


def test_a_vehicle_that_is_ahead_brings_no_star() -> None:  # 31
    table = Table.drawn("N5 w5", vehicles=((3, 3, 3, 2),), stocks=("wg",))

    table.build("C1", "g", "N5").confirm()

    assert table.state.tracks[A] == [9, 3, 3, 2]
    assert table.state.turn == B
    assert not table.happened(ExtraTurn)


def test_an_extra_turn_may_bring_another_one() -> None:  # 32
    table = Table.drawn(
        "N5 k1", vehicles=((4, 4, 4, 1),), stocks=("k",), market=("kgb>k", "wwbk", "ggbk")
    )

    table.take("kgb>k").confirm()
    assert (table.state.turn, table.state.level) == (A, 1)

    table.build("C1", "g", "N5")

    assert [one.column for one in table.happened(ExtraTurn)] == [2, 4]
    assert (table.state.turn, table.state.level) == (A, 2)


def test_beyond_the_last_star_there_are_no_extra_turns() -> None:  # 33
    table = Table.drawn("N5 w5", vehicles=((8, 8, 8, 8),), stocks=("wg",))

    table.build("C1", "g", "N5").confirm()

    assert table.state.turn == B


def test_two_vehicles_of_a_card_complete_a_star_together() -> None:  # 34
    table = Table.drawn("N5 w1", vehicles=((1, 2, 2, 1),), market=("??>k>w", "wwbk", "ggbk"))

    table.take("??>k>w").choose("g", "b").confirm()

    assert len(table.happened(ExtraTurn)) == 1
    assert table.state.turn == A


def test_an_extra_turn_after_a_build_begins_at_once_and_can_be_undone_with_it() -> None:
    table = Table.drawn("N5 w1", vehicles=((0, 2, 2, 2),), stocks=("wg",)).build("C1", "g", "N5")

    assert (table.state.stage, table.state.turn, table.state.extra) == ("act", A, True)
