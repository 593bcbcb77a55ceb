"""Cases 16 to 32: Gift and Steal."""

from itertools import pairwise

from ludoteca.games.thats_life.types import (
    ActionFizzled,
    Options,
    Rolled,
    TileGiven,
    TileStolen,
    TileTurned,
)


def test_a_minus_tile_is_given_to_the_opponent_with_the_best_top(draw) -> None:  # 16
    given = draw("x1:r p1 a1:b a4:g", red="a7", blue="p3", green="a2")

    then = given.move("x1")

    assert then.tower("blue") == "p3 a7"
    assert then.tower("red") == ""
    assert then.path == "x1(steal) p1:r a1:b a4:g"
    assert TileGiven(0, 1, "a7", "-7") in then.events
    assert TileTurned("x1", "steal", 1) in then.events


def test_a_plus_tile_is_given_to_the_opponent_with_the_worst_top(draw) -> None:  # 17
    given = draw("x1:r p1 a1:b a4:g", red="p2", blue="p3", green="a2")

    then = given.move("x1")

    assert then.tower("green") == "a2 p2"


def test_a_lucky_tile_is_given_to_the_opponent_with_the_worst_top(draw) -> None:  # 18
    given = draw("x1:r p1 a1:b a4:g", red="l4", blue="p3", green="a2")

    then = given.move("x1")

    assert then.tower("green") == "a2 l4"


def test_a_lucky_top_is_better_than_plus_eight(draw) -> None:  # 19
    given = draw("x1:r p1 a1:b a4:g", red="b9", blue="p8", green="l1")

    then = given.move("x1")

    assert then.tower("green") == "l1 b9"


def test_tops_rank_from_minus_ten_over_plus_eight_to_lucky(draw) -> None:
    low_to_high = [f"b{n}" for n in range(10, 0, -1)] + [f"p{n}" for n in range(1, 9)] + ["l1"]

    for worse, better in pairwise(low_to_high):
        given = draw("x1:r p1 a1:b a4:g", red="a8", blue=worse, green=better)

        assert given.move("x1").tower("green") == f"{better} a8"


def test_the_giver_chooses_among_tied_receivers(draw) -> None:  # 20
    given = draw("x1:r p1 a1:b a4:g a5:y", red="p2 a7", blue="b3", green="a3", yellow="a6")

    asked = given.move("x1")
    then = asked.choose("green", next_die=4)

    assert asked.turn == "red"
    assert asked.choices == ["blue", "green"]
    assert asked.rolls == 0
    assert asked.view.question.kind == "gift"
    assert asked.path == "x1 p1:r a1:b a4:g a5:y"
    assert then.tower("green") == "a3 a7"
    assert then.tower("red") == "p2"
    assert then.path == "x1(steal) p1:r a1:b a4:g a5:y"
    assert (then.turn, then.view.die, then.view.question) == ("blue", 4, None)


def test_a_gift_of_a_plus_tile_is_chosen_among_those_tied_for_the_worst_top(draw) -> None:  # 20
    given = draw("x1:r p1 a1:b a4:g a5:y", red="p2", blue="p7", green="a3", yellow="b3")

    assert given.move("x1").choices == ["green", "yellow"]


def test_lucky_tops_tie_with_each_other(draw) -> None:  # 20
    given = draw("x1:r p1 a1:b a4:g", red="a1", blue="l1", green="l2")

    assert given.move("x1").choices == ["blue", "green"]


def test_without_a_tile_to_give_the_gift_only_turns_over(draw) -> None:  # 21
    given = draw("x1:r p1 a1:b", blue="p3")

    then = given.move("x1")

    assert (then.tower("red"), then.tower("blue")) == ("", "p3")
    assert then.path == "x1(steal) p1:r a1:b"
    assert then.events[1:3] == [
        ActionFizzled(0, "x1", "gift", "nothing"),
        TileTurned("x1", "steal", 1),
    ]


def test_without_a_receiver_the_giver_keeps_the_tile(draw) -> None:  # 22
    given = draw("x1:r p1 a1:b", red="a7")

    then = given.move("x1")

    assert (then.tower("red"), then.tower("blue")) == ("a7", "")
    assert then.path == "x1(steal) p1:r a1:b"
    assert ActionFizzled(0, "x1", "gift", "nobody") in then.events


def test_opponents_without_tiles_are_left_out_of_the_comparison(draw) -> None:  # 23
    given = draw("x1:r p1 a1:b a4:g", red="p5", green="p8")

    then = given.move("x1")

    assert then.tower("green") == "p8 p5"


def test_who_steals_must_choose_even_if_every_top_is_a_minus_tile(draw) -> None:  # 24
    given = draw("x2(steal):r p1 a1:b a4:g", red="p2", blue="p8 b10", green="a2")

    asked = given.move("x2")
    then = asked.choose("blue")

    assert asked.choices == ["blue", "green"]
    assert asked.view.question.targets == (1, 2)
    assert then.tower("red") == "p2 b10"
    assert then.tower("blue") == "p8"
    assert TileStolen(0, 1, "b10", "-10") in then.events


def test_with_one_possible_victim_the_steal_happens_by_itself(draw) -> None:  # 25
    given = draw("x2(steal):r p1 a1:b a4:g", green="p8 a2")

    then = given.move("x2")

    assert then.tower("red") == "a2"
    assert then.tower("green") == "p8"
    assert then.turn == "blue"


def test_with_nobody_to_steal_from_the_tile_only_turns_over(draw) -> None:  # 26
    given = draw("x2(steal):r p1 a1:b", red="p8")

    then = given.move("x2")

    assert then.tower("red") == "p8"
    assert then.path == "x2 p1:r a1:b"
    assert then.happened(ActionFizzled)


def test_only_the_last_to_leave_an_action_tile_carries_it_out(draw) -> None:  # 27
    given = draw("x1:rb p1 a1 a4", red="p2", blue="a3")

    first = given.move("x1")
    second = first.move("x1")

    assert first.path == "x1:b p1:r a1 a4"
    assert first.tower("red") == "p2"
    assert second.path == "x1(steal) p1:rb a1 a4"
    assert second.tower("red") == "p2 a3"


def test_nothing_happens_on_arrival_at_an_action_tile(draw) -> None:  # 28
    given = draw("start:r x1 a1:b", red="a7", blue="p3")

    then = given.move("start")

    assert then.path == "x1:r a1:b"
    assert (then.tower("red"), then.tower("blue")) == ("a7", "p3")


def test_a_used_action_tile_stays_counts_as_a_step_and_works_again(draw) -> None:  # 29
    given = draw("start:r x1:r p1 a1:b", red="a7", blue="p3")

    used = given.move("x1").with_die(1)
    arrived = used.move("a1", next_die=1).move("start")
    passed = draw("start:r x1(steal) p1 a1:b", die=2).move("start")

    assert used.path == "start:r x1(steal) p1:r a1:b"
    assert arrived.path == "x1(steal):r p1:r"
    assert passed.path == "x1(steal) p1:r a1:b"


def test_an_action_tile_works_alternately(draw) -> None:  # 29
    given = draw("x1:rb p1 a1 a4", red="p2", blue="a3", turn="red")

    after_gift = given.move("x1").move("x1")
    after_steal = draw("x1(steal):r p1 a1:b", blue="p5").move("x1")

    assert "x1(steal)" in after_gift.path
    assert after_steal.path.startswith("x1 ")


def test_leaving_an_action_tile_for_finish_carries_it_out(draw) -> None:  # 30
    given = draw("a1:b x4:r", die=3, red="a7", blue="p3")

    then = given.move("x4")

    assert then.home("red") == 3
    assert then.tower("blue") == "p3 a7"


def test_a_tile_that_changes_hands_lies_on_top_and_the_rest_stays(draw) -> None:  # 31
    given = draw("x1:r p1 a1:b", red="p4 a2 a7", blue="l1 b3 p3")
    stolen = draw("x1(steal):r p1 a1:b", red="p4 a2", blue="l1 b3 p3")

    assert given.move("x1").tower("blue") == "l1 b3 p3 a7"
    assert given.move("x1").tower("red") == "p4 a2"
    assert stolen.move("x1").tower("red") == "p4 a2 p3"
    assert stolen.move("x1").tower("blue") == "l1 b3"


def test_without_action_tiles_no_tile_changes_hands(random_table) -> None:  # 32
    options = Options(action_tiles=False)

    for seed in range(20):
        for state, events in random_table(options, 4, seed):
            assert len(state.path) - 7 + sum(map(len, state.towers)) == 32
            assert not any(isinstance(event, TileGiven | TileStolen) for event in events)


def test_no_die_is_rolled_while_a_choice_is_open(draw) -> None:
    given = draw("x2(steal):r p1 a1:b a4:g", blue="p8", green="a2")

    asked = given.move("x2")

    assert not asked.happened(Rolled)
    assert asked.choose("blue").happened(Rolled)
