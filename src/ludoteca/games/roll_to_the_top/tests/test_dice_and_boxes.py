"""Using dice, and the boxes that take their sums."""

from ludoteca.games.roll_to_the_top.types import Passed, Write

GREAT_WALL = "great-wall"
MATTERHORN = "matterhorn"
EIFFEL = "eiffel-tower"


def test_each_die_may_be_written_by_itself(draw) -> None:  # 1
    table = draw(MATTERHORN, "d4:2 d6:5 d8:5")

    table.write("d4", "b01").write("d6", "b02").write("d8", "b03")

    assert [table.number(box) for box in ("b01", "b02", "b03")] == [2, 5, 5]


def test_dice_may_be_added_up(draw) -> None:  # 2
    ten = draw(MATTERHORN, "d4:2 d6:5 d8:5").write("d4", "b01").write("d6 d8", "b02")
    seven = draw(MATTERHORN, "d4:2 d6:5 d8:5").write("d6", "b01").write("d4 d8", "b02")

    assert (ten.number("b01"), ten.number("b02")) == (2, 10)
    assert (seven.number("b01"), seven.number("b02")) == (5, 7)


def test_no_die_is_used_twice(draw) -> None:  # 3
    table = draw(MATTERHORN, "d4:2 d6:5 d8:5").write("d4", "b01").write("d6", "b02")

    assert table.refused("d4 d8", "b03") == "error-die-used"


def test_all_five_dice_may_make_one_number(draw) -> None:  # 4
    table = draw(MATTERHORN, "d4:4 d6:6 d8:8 d12:12 d20:20")

    assert table.write("d4 d6 d8 d12 d20", "b01").number("b01") == 50


def test_two_dice_that_show_the_same_are_two_dice(draw) -> None:  # 5
    table = draw(MATTERHORN, "d6:5 d8:5").write("d6", "b01")

    assert table.refused("d6", "b02") == "error-die-used"
    assert table.write("d8", "b02").number("b02") == 5


def test_only_dice_of_the_pool_once_each_make_an_entry(draw) -> None:  # 6
    table = draw(MATTERHORN, "d4:2 d6:5")

    assert table.refused("d20", "b01") == "error-die-in-reserve"
    assert table.refused("d4 d20", "b01") == "error-die-in-reserve"
    assert table.refused("d10", "b01") == "error-no-such-dice"
    assert table.refused("", "b01") == "error-no-such-dice"
    assert table.refused("d4 d4", "b01") == "error-no-such-dice"
    assert table.refused("d6 d4", "b01") == "error-no-such-dice"  # one name for one choice


def test_the_number_is_the_sum_and_nobody_can_send_another(draw) -> None:  # 7
    assert Write.__struct_fields__ == ("dice", "box")
    assert draw(MATTERHORN, "d4:3 d12:9").write("d4 d12", "b06").number("b06") == 12


def test_who_could_write_may_pass(draw) -> None:  # 8
    table = draw(MATTERHORN, "d4:2 d6:5", seats=2)

    table.done(0, 1)

    assert [event.seat for event in table.happened(Passed)] == [0, 1]


def test_everybody_may_use_every_die(draw) -> None:  # 9
    table = draw(MATTERHORN, "d20:17", seats=2)

    table.write("d20", "b01", seat=0).write("d20", "b01", seat=1)

    assert table.number("b01", seat=0) == table.number("b01", seat=1) == 17


def test_a_dotted_box_takes_any_number(draw) -> None:  # 10
    assert draw(MATTERHORN, "d4:1").refused("d4", "b01") is None
    assert draw(MATTERHORN, "d12:12 d20:20").refused("d12 d20", "b01") is None


def test_dotted_boxes_above_the_ground_need_nothing_below(draw) -> None:  # 11
    table = draw(GREAT_WALL, "d4:1")

    assert table.refused("d4", "b08") is None
    assert table.refused("d4", "b15") is None


def test_every_box_below_must_be_filled(draw) -> None:  # 12
    table = draw(MATTERHORN, "d6:6", "b01:4")

    assert table.refused("d6", "b07") == "error-box-unsupported"


def test_as_much_as_the_higher_of_the_boxes_below_is_enough(draw) -> None:  # 13
    assert draw(MATTERHORN, "d6:6", "b01:4 b02:6").refused("d6", "b07") is None


def test_less_than_one_of_the_boxes_below_is_too_little(draw) -> None:  # 14
    assert draw(MATTERHORN, "d6:5", "b01:4 b02:6").refused("d6", "b07") == "error-too-low"


def test_a_single_box_below_counts_alone(draw) -> None:  # 15
    assert draw("golden-gate-bridge", "d12:9", "b01:9").refused("d12", "b05") is None
    assert draw("golden-gate-bridge", "d12:8", "b01:9").refused("d12", "b05") == "error-too-low"


def test_a_full_box_takes_nothing_more(draw) -> None:  # 16
    table = draw(MATTERHORN, "d6:6", "b01:4")

    assert table.refused("d6", "b01") == "error-box-full"


def test_entries_of_one_turn_may_stand_on_each_other(draw) -> None:  # 17
    table = draw(MATTERHORN, "d4:1 d6:2 d8:5")

    assert table.refused("d8", "b07") == "error-box-unsupported"
    table.write("d4", "b01").write("d6", "b02").write("d8", "b07")
    assert table.number("b07") == 5


def test_boxes_side_by_side_do_not_mind_each_other(draw) -> None:  # 18
    table = draw(MATTERHORN, "d4:3", "b01:1 b02:2 b03:1 b07:20")

    assert table.refused("d4", "b08") is None


def test_a_hanging_box_needs_a_neighbour(draw) -> None:  # 19
    assert draw(EIFFEL, "d20:20").refused("d20", "b08") == "error-box-hangs"


def test_a_hanging_box_takes_less_than_its_neighbour(draw) -> None:  # 20
    assert draw(EIFFEL, "d4:1", "b07:9").refused("d4", "b08") is None


def test_a_hanging_box_may_lean_on_another(draw) -> None:  # 21
    assert draw(EIFFEL, "d4:1", "b07:9 b08:7").refused("d4", "b09") is None


def test_leaning_to_the_right_works_too(draw) -> None:  # 22
    table = draw(EIFFEL, "d4:1 d6:1", "b11:9").write("d4", "b10").write("d6", "b09")

    assert (table.number("b10"), table.number("b09")) == (1, 1)


def test_a_box_above_a_hanging_one_follows_the_rule_of_boxes_below(draw) -> None:  # 23
    given = "b01:1 b02:1 b05:2 b07:9 b08:7"

    assert draw(EIFFEL, "d6:6", given).refused("d6", "b12") == "error-too-low"
    assert draw(EIFFEL, "d8:7", given).refused("d8", "b12") is None


def test_a_box_that_rests_on_part_of_the_row_below_does_not_hang(draw) -> None:  # 24
    pisa = "leaning-tower-of-pisa"

    assert draw(pisa, "d6:5").refused("d6", "b06") == "error-box-unsupported"
    assert draw(pisa, "d6:5", "b03:5").refused("d6", "b06") is None
    assert draw(pisa, "d6:4", "b03:5").refused("d6", "b06") == "error-too-low"


def test_a_hanging_box_at_an_end_has_one_neighbour(draw) -> None:  # 25
    assert draw(MATTERHORN, "d4:1", "b16:5 b18:5").refused("d4", "b19") == "error-box-hangs"
    assert draw(MATTERHORN, "d4:1", "b20:9").refused("d4", "b19") is None


def test_boxes_that_are_not_on_the_board_are_refused(draw) -> None:
    assert draw("burj-khalifa", "d4:1").refused("d4", "b20") == "error-no-such-box"
    assert draw("burj-khalifa", "d4:1").refused("d4", "b1") == "error-no-such-box"
