"""Triggers of the end, final turns, and the time of scoring."""

from ludoteca.games.tower_up.events import Ended, EndTriggered, ExtraTurn, Scored, TurnBegan
from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.scoring import points
from ludoteca.games.tower_up.tests.conftest import A, B, C, Table
from ludoteca.games.tower_up.types import Build, Options, Take
from ludoteca.testing.drawn import random_table

ONE_LEFT = (10, 1, 10)

FULL = (
    "C1 k1, C3 g1, C4 w1, C5 k1, C6 b1, D1 k1, D2 w1, D3 b1, D4 w1, D5 g1, D6 w1, "
    "H1 g1, H2 b1, H3 b1, H4 k1, H5 b1, H6 g1, N1 g1, N2 k1, N3 w1, N4 k1, N5 w1, N6 g1, "
    "S1 b1, S2 b1, S3 g1, S4 w1, S5 w1, S6 k1"
)
"""Only C2 is empty, and all four colours stand beside it."""


def last_roof(**more) -> Table:
    """B of three players has one roof left and can build."""
    facts = {"seats": 3, "stocks": ("", "wg", ""), "turn": B, "roofs_left": ONE_LEFT, **more}
    return Table.drawn("N5 w1", **facts)


def scored(table: Table) -> list[int]:
    return [one.seat for one in table.happened(Scored)]


def test_after_the_last_roof_all_others_take_a_final_turn() -> None:  # 45
    table = last_roof().build("N7", "g").confirm()

    assert table.happened(EndTriggered) == [EndTriggered(B, "roofs")]
    assert scored(table) == [B]
    assert table.view().end.left == (C, A)

    table.pass_by()
    assert scored(table) == [B, C]
    table.pass_by()

    assert scored(table) == [B, C, A]
    assert table.over
    assert table.happened(Ended)


def test_an_extra_turn_after_the_last_roof_comes_before_scoring() -> None:  # 46
    table = last_roof(vehicles=((0, 0, 0, 0), (1, 2, 2, 2))).build("N7", "g", "N5")

    assert table.happened(ExtraTurn)
    assert table.state.turn == B
    assert not table.offered(Build, B)
    assert scored(table) == []
    assert table.view().end.left == (C, A)

    table.pass_by()

    assert scored(table) == [B]
    assert table.state.turn == C


def test_after_the_supply_has_run_out_everybody_takes_a_final_turn() -> None:  # 47
    table = Table.drawn(
        "N5 w1", seats=3, supply="wgbk", stocks=("g" * 9,), market=("wwbk", "ggbk", "bbgk")
    )
    table.take("wwbk").choose("k")
    while table.state.stage != "confirm":
        table.give_back("g")
    table.confirm()

    assert table.happened(EndTriggered) == [EndTriggered(A, "supply")]
    assert scored(table) == []
    assert table.view().end.left == (B, C, A)
    assert "g" in table.supply, "floors that come back do not matter"

    for _ in range(3):
        table.pass_by()

    assert scored(table) == [B, C, A]
    assert table.over


def test_who_ended_the_supply_and_placed_the_last_roof_still_has_a_final_turn() -> None:  # 48
    table = Table.drawn(
        "N5 w1",
        vehicles=((2, 2, 2, 1),),
        supply="wwbb",
        stocks=("wg",),
        market=("wgk>w", "kgb>k", "??"),
        roofs_left=(1, 10),
    )
    table.take("kgb>k")
    while table.state.stage == "choose":
        table.choose("b" if table.state.supply[2] else "w")
    table.confirm()
    assert table.state.extra

    table.build("C1", "g").confirm().pass_by()

    assert table.happened(EndTriggered) == [EndTriggered(A, "supply")]
    assert table.state.turn == A
    assert not table.offered(Build)
    assert table.offered(Take)
    table.pass_by()
    assert scored(table) == [B, A]


def test_a_second_trigger_changes_nothing() -> None:  # 49
    table = last_roof(supply="ggk").build("N7", "g").confirm()

    table.pass_by().pass_by()

    assert table.happened(EndTriggered) == [EndTriggered(B, "roofs")]
    assert scored(table) == [B, C, A]
    assert table.over


def test_an_extra_turn_in_a_final_turn_is_played_before_scoring() -> None:  # 50
    table = last_roof(
        vehicles=((0, 0, 0, 0), (0, 0, 0, 0), (2, 2, 2, 1)), market=("kgb>k", "wwbk", "ggbk")
    )
    table.build("N7", "g").confirm().pass_by()

    assert table.state.turn == C
    assert scored(table) == [B]

    table.pass_by()

    assert scored(table) == [B, C]


def test_roofs_that_are_built_over_after_scoring_still_count() -> None:  # 51
    table = Table.drawn(
        "N5 w1 b1, S9 w1 b1, H1 w1 b1, D10 w1 b1, D1 w1 b1, S8 w1",
        seats=3,
        stocks=("", "wg", "wg"),
        turn=B,
        roofs_left=(10, 1, 10),
    )
    table.build("S4", "g").confirm()
    assert table.happened(Scored)[0].visible == 6
    before = points(table.state, B)

    table.build("N7", "g").confirm().pass_by()

    assert points(table.state, B) == before
    assert before.cone == 10


def test_without_a_visible_roof_the_cone_counts_nothing() -> None:  # 52
    table = Table.drawn("N5 w2 a1", vehicles=((3, 0, 0, 0),))

    assert points(table.state, A).cone == 0
    assert points(table.state, A).total == 3


def test_a_city_in_which_nothing_can_be_built_ends_as_by_supply() -> None:  # 53
    table = Table.drawn(FULL)
    assert not table.offered(Build)
    table.pass_by()

    assert table.happened(EndTriggered) == [EndTriggered(A, "full")]
    assert table.state.ended_by == "supply"
    assert table.view().end.left == (B, A)


def test_six_rounds_of_cards_only_end_the_table_as_by_supply() -> None:  # 54
    table = Table.drawn("N5 w1", stocks=("", "wg"))
    for _ in range(11):
        table.pass_by()
    assert table.state.idle == 11
    assert table.state.ended_by is None

    table.pass_by()

    assert [one.why for one in table.happened(EndTriggered)] == ["idle"]
    assert table.happened(EndTriggered)[0].seat == B
    assert table.view().end.left == (A, B)


def test_a_build_starts_the_count_of_card_turns_again() -> None:  # 54
    table = Table.drawn("N5 w1", stocks=("wg",))
    table.state.idle = 11

    table.build("C1", "g").confirm()

    assert table.state.idle == 0
    assert table.state.ended_by is None


def test_equal_totals_share_the_rank_and_the_next_is_left_out() -> None:  # 55
    table = Table.drawn("N5 w1", seats=3, vehicles=((4, 0, 0, 0), (0, 4, 0, 0), (3, 0, 0, 0)))
    table.state.stage, table.state.turn = "over", -1

    result = GAME.result(table.state)

    assert result.ranks == (1, 1, 3)
    assert result.reason.key == "result-shared"


def test_whoever_has_the_turn_is_told_and_whether_it_is_the_final_one() -> None:
    table = last_roof().build("N7", "g").confirm().pass_by()

    assert table.happened(TurnBegan) == [TurnBegan(C, "yes"), TurnBegan(A, "yes")]

    table = Table.drawn("N5 w1", stocks=("wg",)).build("C1", "g").confirm()
    assert table.happened(TurnBegan) == [TurnBegan(B, "no")]


def test_the_total_is_tracks_cone_and_chips() -> None:
    table = Table.drawn(
        "N5 w1 a1, S4 w1 a1, H2 w1 a1, D4 w1 a1, C4 w1 a1", vehicles=((9, 8, 6, 4),)
    )
    table.state.chips[A] = [7, 3, 0]

    assert points(table.state, A).tracks == (12, 10, 6, 4)
    assert points(table.state, A).total == 50


def test_every_table_ends_with_all_scores_settled() -> None:
    for seats in (2, 3, 4):
        for seed in range(6):
            state = [state for state, _ in random_table(GAME, Options(), seats, seed)][-1]

            assert min(state.visible) >= 0
            assert state.finals == 0
