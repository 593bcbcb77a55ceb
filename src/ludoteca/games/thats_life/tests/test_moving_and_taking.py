"""Cases 1 to 15: how pieces move and when a tile is taken."""

from ludoteca.games.thats_life.types import PieceMoved, TileTaken


def test_a_piece_that_leaves_a_tile_alone_takes_it_and_the_path_closes(draw) -> None:  # 1
    given = draw("a1 b5:r p3 p4 a2:b", die=2, red="p1")

    then = given.move("b5")

    assert then.tower("red") == "p1 b5"
    assert then.path == "a1 p3 p4:r a2:b"
    assert TileTaken(0, "b5", "-5") in then.events


def test_the_first_of_two_own_pieces_leaves_the_tile_to_the_second(draw) -> None:  # 2
    given = draw("b5:rr p3 p4 a2 a3:b", die=1)

    first = given.move("b5")
    second = first.move("a3", next_die=1).move("b5")

    assert first.tower("red") == ""
    assert first.path == "b5:r p3:r p4 a2 a3:b"
    assert second.tower("red") == "b5"


def test_of_two_players_on_a_tile_the_last_to_leave_takes_it(draw) -> None:  # 3
    given = draw("p8:rb a1 a2 a3", die=1)

    first = given.move("p8")
    second = first.move("p8")

    assert first.tower("red") == ""
    assert second.tower("blue") == "p8"


def test_start_is_never_taken_even_by_the_last_piece_of_all(draw) -> None:  # 4
    given = draw("start:r a1 a2", die=2)

    then = given.move("start")

    assert then.tower("red") == ""
    assert then.path == "a1 a2:r"


def test_a_roll_one_higher_than_the_tiles_ahead_reaches_finish(draw) -> None:  # 5
    given = draw("b5:r a1 a2 a3 a4", die=5)

    then = given.with_die(5).move("b5")
    short = given.with_die(4).move("b5")

    assert then.home("red") == 3
    assert short.path == "a1 a2 a3 a4:r"


def test_from_the_last_tile_every_roll_leads_to_finish(draw) -> None:  # 6
    given = draw("a1 b5:r")

    for die in range(1, 7):
        then = given.with_die(die).move("b5")

        assert then.home("red") == 3
        assert then.tower("red") == "b5"


def test_a_piece_on_finish_is_not_among_the_choices(draw) -> None:  # 7
    given = draw("a1:r a2:r a3:b")

    assert given.home("red") == 1
    assert given.choices == ["a1", "a2"]


def test_the_only_piece_short_of_finish_must_be_moved(draw) -> None:  # 8
    given = draw("a1:r a2:b*")

    assert draw("a1:r a2:b").choices == ["a1"]
    assert given.choices == ["a1", "guard a2"]


def test_tiles_that_have_gone_from_the_path_are_not_counted(draw) -> None:  # 9
    given = draw("a1:r p3:b p5 p6 p7", turn="blue", die=1)

    then = given.move("p3", next_die=2).move("a1")

    assert then.path == "p5:b p6:r p7"


def test_a_roll_is_counted_before_the_tile_left_is_taken_away(draw) -> None:  # 10
    given = draw("b5:r p1 p2 p3 a1:b", die=3)

    then = given.move("b5")

    assert then.path == "p1 p2 p3:r a1:b"


def test_on_an_empty_path_any_roll_leads_from_start_to_finish(draw) -> None:  # 11
    given = draw("start:rb")

    for die in range(1, 7):
        assert given.with_die(die).move("start").home("red") == 3


def test_nothing_happens_on_a_tile_that_is_jumped_over(draw) -> None:  # 12
    given = draw("a1:r b9 x1 l1 p2 a4:b", die=4)

    then = given.move("a1")

    assert then.path == "b9 x1 l1 p2:r a4:b"
    assert then.tower("red") == "a1"
    assert [type(event).__name__ for event in then.events] == ["PieceMoved", "TileTaken", "Rolled"]


def test_a_tile_on_which_nobody_stopped_scores_for_nobody(draw) -> None:  # 13
    given = draw("a1:r p8", die=2)

    then = given.move("a1")

    assert then.turn is None
    assert then.path == "p8"
    assert then.scores == [-1, 0]


def test_own_pieces_on_one_tile_are_one_choice(draw) -> None:  # 14
    assert draw("start:rrb a1:r").choices == ["start", "a1"]
    assert draw("start:r a1:rr b5:b").choices == ["start", "a1"]
    assert draw("start:rrr a1:b").choices == ["start"]


def test_a_player_who_is_home_is_skipped(draw) -> None:  # 15
    given = draw("a1:r a2 a3 a4:g", green="p1", blue="p2")

    then = given.move("a1")

    assert given.home("blue") == 3
    assert then.turn == "green"


def test_the_last_player_on_the_path_goes_on_alone(draw) -> None:  # 15
    given = draw("a1:r a2 a3", blue="p1")

    first = given.move("a1", next_die=1)
    second = first.move("a2", next_die=1)
    third = second.move("a3")

    assert [first.turn, second.turn, third.turn] == ["red", "red", None]
    assert third.tower("red") == "a1 a2 a3"


def test_choices_run_from_the_hindmost_piece_to_the_foremost(draw) -> None:
    given = draw("p8:r p7:r p1:r a1 a2 a3:b", die=5)

    after_the_jump = given.move("p8").move("a3")

    assert given.choices == ["p8", "p7", "p1"]
    assert after_the_jump.choices == ["p7", "p1", "a3"]


def test_the_next_die_falls_with_the_move_that_ends_a_turn(draw) -> None:
    given = draw("a1:r a2:b a3", die=1)

    then = given.move("a1", next_die=6)

    assert then.view.die == 6
    assert then.turn == "blue"
    assert then.rolls == 1


def test_a_move_is_told_with_its_steps_and_both_tiles(draw) -> None:
    given = draw("start:r l1 x1(steal) a1:b", die=2)

    assert given.move("start").events[0] == PieceMoved(0, 2, "start", "start", "x1", "steal")
