"""How a table ends, ranks, medals."""

import pytest

from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.types import Completed, Ended, Rolled

BOARD = "burj-khalifa"
BUT_THE_TOP = " ".join(f"b{box:02d}:1" for box in range(1, 19))


def test_others_finish_the_turn_in_which_somebody_fills_the_last_box(draw) -> None:  # 41
    table = draw(BOARD, "d4:3", BUT_THE_TOP, "")

    table.write("d4", "b19").done(0)
    assert not table.over
    table.write("d4", "b01", seat=1).done(1)

    assert table.over
    assert GAME.result(table.state).ranks == (1, 2)
    assert GAME.scores(table.state) == [19, 1]


def test_two_who_fill_up_in_one_turn_share_the_win(draw) -> None:  # 42
    table = draw(BOARD, "d4:3", BUT_THE_TOP, BUT_THE_TOP, "b01:1")

    table.write("d4", "b19", seat=0).write("d4", "b19", seat=1).done()

    result = GAME.result(table.state)
    assert result.ranks == (1, 1, 3)
    assert result.reason.key == "result-full-shared"


def test_the_pool_does_not_change_after_the_end(draw) -> None:  # 43
    table = draw(BOARD, "d4:3 d6:1", BUT_THE_TOP, face="swap")
    table.write("d4", "b19").done()

    assert table.over
    assert table.pool == "d4 d6"
    assert table.happened(Ended)
    assert not table.happened(Rolled)


def test_a_full_board_waits_for_the_others(draw) -> None:  # 44
    table = draw(BOARD, "d4:3", BUT_THE_TOP, "", "")
    table.write("d4", "b19").done(0)

    assert GAME.to_act(table.state) == (1, 2)
    assert not table.happened(Completed)
    table.done(1, 2)
    assert [event.seat for event in table.happened(Completed)] == [0]


def test_after_the_last_turn_fewest_empty_boxes_win(draw) -> None:  # 45
    table = draw(BOARD, "d4:3 d6:1", "b01:1 b02:1", "b01:1", turn=60, face="swap")

    table.done()

    assert table.over
    assert table.pool == "d4 d6"
    result = GAME.result(table.state)
    assert result.ranks == (1, 2)
    assert result.reason.args == {"seat": 0, "turns": 60, "empty": 17}


def test_ranks_behind_the_winner_go_by_empty_boxes(draw) -> None:
    table = draw(BOARD, "d4:3", BUT_THE_TOP, "b01:1", "b01:1 b02:1", "b01:1 b02:1")

    table.write("d4", "b19").done()

    assert GAME.result(table.state).ranks == (1, 4, 2, 2)


@pytest.mark.parametrize(
    ("turn", "medal"),
    [(1, "gold"), (9, "gold"), (10, "silver"), (11, "bronze"), (12, "bronze"), (13, "none")],
)
def test_who_plays_alone_wins_a_medal_for_few_turns(draw, turn, medal) -> None:
    table = draw(BOARD, "d4:3", BUT_THE_TOP, turn=turn).write("d4", "b19").done()

    assert GAME.result(table.state).reason.args == {"turns": turn, "medal": medal}


def test_who_does_not_finish_alone_is_told_what_stays_empty(draw) -> None:
    table = draw(BOARD, "d4:3", BUT_THE_TOP, turn=60).done()

    reason = GAME.result(table.state).reason
    assert (reason.key, reason.args) == ("result-unfinished", {"turns": 60, "empty": 1})
