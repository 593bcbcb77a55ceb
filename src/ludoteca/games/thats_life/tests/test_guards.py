"""Cases 33 to 42: guards hold tiles, and anybody may move one that has company."""

import pytest

from ludoteca.core.game import Rejected
from ludoteca.games.thats_life.types import GuardMoved, TileTaken, TileTurned


def test_a_guard_keeps_the_tile_that_a_piece_leaves(draw) -> None:  # 33
    given = draw("l2:r* a1 a2:b")

    then = given.move("l2")

    assert then.path == "l2:* a1:r a2:b"
    assert then.tower("red") == ""


def test_a_guard_alone_cannot_be_moved_until_a_piece_stops_there(draw) -> None:  # 34
    given = draw("start:r l2:* a1 a2:b", die=1)

    joined = given.move("start").with_die(1)

    assert given.choices == ["start"]
    with pytest.raises(Rejected, match="error-guard-alone"):
        given.move_guard("l2")
    assert "guard l2" in joined.choices


def test_a_guard_beside_any_players_piece_may_be_moved(draw) -> None:  # 35
    given = draw("start:r l2:b* a1 a2")

    then = given.move_guard("l2")

    assert given.choices == ["start", "guard l2"]
    assert then.path == "start:r l2:b a1:* a2"
    assert then.events[0] == GuardMoved(0, 1, "l2", "lucky", "a1", "-1")


def test_moving_a_guard_takes_no_tile_and_sets_off_no_action(draw) -> None:  # 36
    given = draw("l2:b* x1:r* a1 a2", red="a7", blue="p3")

    from_tile = given.move_guard("l2")
    from_action = given.move_guard("x1")

    assert from_tile.path == "l2:b x1:r** a1 a2"
    assert from_action.path == "l2:b* x1:r a1:* a2"
    assert not from_tile.happened(TileTaken)
    assert not from_action.happened(TileTurned)


def test_a_guard_shares_the_tile_it_reaches_with_whoever_is_there(draw) -> None:  # 37
    given = draw("l2:r* p8:b* a2")

    then = given.move_guard("l2")

    assert then.path == "l2:r p8:b** a2"


def test_a_guard_that_reaches_finish_is_out_of_the_game(draw) -> None:  # 38
    given = draw("start:b l2:r* a1", die=6)

    then = given.move_guard("l2")

    assert then.path == "start:b l2:r a1"
    assert then.view.guards_home == 8
    assert then.choices == ["start"]


def test_every_guard_must_go_before_a_tile_can_be_taken(draw) -> None:  # 39
    given = draw("l2:r** a1 a2 a3:b a4 a5")

    left_to_two = given.move("l2")
    left_to_one = given.move_guard("l2").move("a3").move("l2")
    left_alone = given.move_guard("l2").move("a3").move_guard("l2").move("a4").move("l2")

    assert left_to_two.path == "l2:** a1:r a2 a3:b a4 a5"
    assert left_to_one.path == "l2:* a1:r* a2 a4:b a5"
    assert left_alone.path == "a1:r** a2 a5:b"
    assert left_alone.tower("red") == "l2"


def test_a_guard_on_an_action_tile_holds_the_action_back(draw) -> None:  # 40
    given = draw("x1:r* a1 a2:b", red="a7", blue="p3")

    then = given.move("x1")

    assert then.path == "x1:* a1:r a2:b"
    assert then.tower("blue") == "p3"


def test_a_player_who_is_home_moves_no_guards(draw) -> None:  # 41
    given = draw("l2:r* a1 a2:g*", turn="red", blue="p1")

    then = given.move("l2")

    assert given.home("blue") == 3
    assert then.turn == "green"


def test_tiles_under_lone_guards_score_for_nobody(draw) -> None:  # 42
    given = draw("l2:* a1:r p8:*", die=3)

    then = given.move("a1")

    assert then.turn is None
    assert then.path == "l2:* p8:*"
    assert then.scores == [-1, 0]


def test_guards_stay_in_path_order_when_one_overtakes_another(draw) -> None:
    given = draw("l2:r* l1:b* a1 a2 a3", die=3)

    then = given.move_guard("l2")

    assert then.path == "l2:r l1:b* a1 a2:* a3"
    assert then.choices == ["l1", "guard l1"]


def test_guards_on_one_tile_are_one_choice(draw) -> None:
    assert draw("l2:r*** a1 a2:b").choices == ["l2", "guard l2"]
