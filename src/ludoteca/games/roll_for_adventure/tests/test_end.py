"""The team wins or loses together."""

from ludoteca.games.roll_for_adventure.events import CardRevealed
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tests.conftest import A, Table
from ludoteca.games.roll_for_adventure.types import Roll


def test_the_last_stone_wins_before_any_enemy_comes() -> None:  # 96
    table = Table.drawn("A4 A1", stones=4, barriers=(0, 0, 1), sections=("", "", "AAA"))

    table.place("A4", "fortress")

    assert (table.over, table.state.ended_by, table.happened(CardRevealed)) == (True, "stones", [])
    assert GAME.result(table.state).team == "won"
    assert GAME.result(table.state).ranks == (1, 1, 1, 1)


def test_a_turn_that_nobody_can_begin_with_a_die_loses() -> None:  # 97
    table = Table.drawn("A2", stones=4, boards=("",) * 4, path=" ".join(["B5"] * 5))

    table.place("A2", "resurrection")

    assert (table.over, table.state.ended_by, table.state.turns) == (True, "dice", 1)
    assert GAME.result(table.state).team == "lost"


def test_one_bonus_die_on_a_board_keeps_the_game_going() -> None:  # 98
    table = Table.drawn("A2", boards=("", "", "*", "")).place("A2", "resurrection")

    assert not table.over


def test_when_the_game_is_over_nothing_is_accepted() -> None:  # 99
    table = Table.drawn("A4", stones=4, barriers=(0, 0, 1), sections=("", "", "AAA"))
    table.place("A4", "fortress")

    for seat in range(4):
        assert table.refusal(Roll(), seat) == "error-table-over"


def test_the_winning_task_is_carried_out_to_its_end() -> None:  # 100
    table = Table.drawn("A4", stones=4, barriers=(0, 0, 1), sections=("", "", "AAA"))

    table.place("A4", "fortress")

    assert (table.state.barriers, table.section(4)) == ([1, 1, 1], "")
    assert table.board(A) == "AAAAA"


def test_short_tracks_lose_in_the_fifth_hole() -> None:
    table = Table.drawn(skulls=(4, 0, 0, 0), short_tracks=True).to_enemies("A2", "sand-devil")

    assert (table.over, table.skulls) == (True, (5, 0, 0, 0))


def test_the_result_says_which_territory_fell() -> None:
    table = Table.drawn(skulls=(0, 0, 5, 0)).to_enemies("A2", "tree-shrike")

    assert GAME.result(table.state).reason.args["territory_word"] == "place-forest"


def test_everybody_has_the_stones_of_the_team() -> None:
    assert GAME.scores(Table.drawn(stones=3).state) == [3, 3, 3, 3]
