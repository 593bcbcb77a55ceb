"""Changing the pool, the first pool, and who does it."""

from typing import Any

import pytest

from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.types import (
    AddDie,
    Change,
    DieAdded,
    DieRemoved,
    Opened,
    RemoveDie,
    Rolled,
    SwapDice,
)

ALL_FIVE = "d4:1 d6:1 d8:1 d12:1 d20:1"
BOARD = "matterhorn"


@pytest.mark.parametrize("face", ["add", "swap", "either", "remove"])
def test_of_five_dice_one_must_go_whatever_the_face(draw, face) -> None:  # 26
    table = draw(BOARD, ALL_FIVE, face=face).write("d4", "b01").done()

    assert table.changes == ["-d4", "-d6", "-d8", "-d12", "-d20"]
    assert table.view(None).change.why == "five"


def test_of_five_dice_one_must_go_also_when_nobody_wrote(draw) -> None:  # 27
    table = draw(BOARD, ALL_FIVE).done()

    assert table.view(None).change.kind == "remove"
    assert table.view(None).change.why == "five"


@pytest.mark.parametrize(
    ("dice", "kind", "why"),
    [
        (ALL_FIVE, "remove", "five"),
        ("d8:3", "add", "one"),
        ("d4:1 d6:1 d8:1", "swap", "face"),
    ],
)
def test_while_all_write_the_change_that_is_coming_is_told(draw, dice, kind, why) -> None:
    table = draw(BOARD, dice, face="swap")

    assert table.view(None).change is None
    assert table.view(None).coming == Change(kind, why)


def test_the_change_that_was_coming_is_the_one_that_comes(draw) -> None:
    table = draw(BOARD, "d4:1 d6:1 d8:1", face="remove").done()

    assert table.view(None).coming == table.view(None).change == Change("add", "nobody")


@pytest.mark.parametrize("face", ["remove", "swap", "either"])
def test_to_a_single_die_another_must_come(draw, face) -> None:  # 28
    table = draw(BOARD, "d8:3", face=face).write("d8", "b01").done()

    assert table.changes == ["+d4", "+d6", "+d12", "+d20"]
    assert table.view(None).change.why == "one"


def test_when_nobody_wrote_a_die_must_come(draw) -> None:  # 29
    table = draw(BOARD, "d4:1 d6:1 d8:1", face="remove").done()

    assert table.changes == ["+d12", "+d20"]
    assert table.view(None).change.why == "nobody"


def test_one_number_of_one_player_is_enough_for_the_face_to_count(draw) -> None:  # 30
    table = draw(BOARD, "d4:1 d6:1 d8:1", seats=4, face="remove")

    table.write("d4", "b01", seat=3).done()

    assert table.changes == ["-d4", "-d6", "-d8"]
    assert table.view(None).change.why == "face"


def test_it_does_not_matter_who_wrote(draw) -> None:  # 31
    table = draw(BOARD, "d4:1 d6:1 d8:1", seats=2, face="swap")

    table.write("d4", "b01", seat=0).done()  # seat 1 is the resolver of turn 1

    assert table.view(None).resolver == 1
    assert table.view(None).change.kind == "swap"


def test_a_swap_changes_two_different_dice(draw) -> None:  # 32
    table = draw(BOARD, "d4:1 d8:1", face="swap").write("d4", "b01").done()

    assert table.refusal(SwapDice("d8", "d8")) == "error-die-in-pool"
    assert table.refusal(SwapDice("d4", "d8")) == "error-die-in-pool"
    assert table.refusal(SwapDice("d20", "d6")) == "error-die-in-reserve"
    assert table.do(SwapDice("d8", "d20")).pool == "d4 d20"


@pytest.mark.parametrize("roll", ["d4:1 d6:1", "d4:1 d6:1 d8:1", "d4:1 d6:1 d8:1 d12:1"])
def test_either_offers_adding_and_removing_but_no_swap(draw, roll) -> None:  # 33
    table = draw(BOARD, roll, face="either").write("d4", "b01").done()

    kinds = {change[0] for change in table.changes}

    assert kinds == {"+", "-"}
    assert table.refusal(SwapDice("d4", "d20")) == "error-other-change"


def test_the_only_die_that_can_come_comes_by_itself(draw) -> None:  # 34
    table = draw(BOARD, "d4:1 d6:1 d8:1 d12:1", face="add").write("d4", "b01").done()

    assert table.pool == "d4 d6 d8 d12 d20"
    assert [(event.die, event.only) for event in table.happened(DieAdded)] == [("d20", "yes")]
    assert table.state.turn == 2


def test_the_pool_is_never_empty(draw) -> None:  # 35
    table = draw(BOARD, "d4:1 d6:1", face="remove").write("d4", "b01").done()

    assert table.changes == ["-d4", "-d6"]
    assert table.do(RemoveDie("d6")).pool == "d4"


def test_the_dice_are_always_the_same_five(draw) -> None:  # 36
    table = draw(BOARD, "d4:1 d8:1", face="swap").write("d4", "b01").done()

    table.do(SwapDice("d8", "d20"))

    rolled = table.view(None).roll
    assert [bool(value) for value in rolled] == [True, False, False, False, True]
    assert len(rolled) == 5


@pytest.mark.parametrize(("turn", "seat"), [(1, 1), (2, 2), (3, 0), (4, 1)])
def test_the_action_die_goes_round(draw, turn, seat) -> None:  # 37
    table = draw(BOARD, "d4:1 d6:1", seats=3, turn=turn, face="remove")

    assert table.view(None).resolver == seat
    table.write("d4", "b01").done()
    assert GAME.to_act(table.state) == (seat,)
    assert table.refusal(RemoveDie("d4"), seat=(seat + 1) % 3) == "error-not-your-turn"


def test_dice_that_show_an_even_number_start_in_the_pool(rolled) -> None:  # 38
    state = rolled(1, (1, 4, 3, 12, 7), (2, 5, 3, 11, 9), (1,))

    assert GAME.view(state, None).roll == (0, 5, 0, 11, 0)


def test_everybody_is_told_the_sight_the_first_dice_and_the_last_turn(rolled) -> None:
    told: list[Any] = []

    rolled(1, (1, 4, 3, 12, 7), (2, 5, 3, 11, 9), (1,), told=told, turn_limit=1)

    opened, roll = told
    assert opened == Opened("option-board-matterhorn", "rolled", "d6 + d12")
    assert (roll.turn, roll.last, roll.d4, roll.d6, roll.d12) == (1, "yes", 0, 5, 11)


def test_five_odd_numbers_are_rolled_again(rolled) -> None:  # 39
    state = rolled(1, (1, 3, 5, 7, 9), (1, 3, 5, 7, 20), (1, 2, 3, 4, 13), (6,))

    view = GAME.view(state, None)
    assert view.roll == (0, 0, 0, 0, 13)
    assert view.face == "either"


def test_the_first_pool_is_rolled_afresh(rolled) -> None:  # 40
    state = rolled(2, (2, 1, 1, 1, 1), (3, 6, 8, 12, 20), (5,))

    view = GAME.view(state, None)
    assert view.roll == (3, 0, 0, 0, 0)
    assert view.turn == 1
    assert view.face == "swap"


def test_a_table_may_start_with_all_five(rolled) -> None:
    state = rolled(1, (4, 6, 8, 12, 20), (3,), start_pool="all")

    assert GAME.view(state, None).roll == (4, 6, 8, 12, 20)
    assert GAME.view(state, None).face == "remove"


def test_only_what_the_face_asks_for_can_be_done(draw) -> None:
    adding = draw(BOARD, "d4:1 d6:1", face="add").write("d4", "b01").done()
    removing = draw(BOARD, "d4:1 d6:1", face="remove").write("d4", "b01").done()

    assert adding.refusal(RemoveDie("d4")) == "error-other-change"
    assert adding.refusal(AddDie("d4")) == "error-die-in-pool"
    assert removing.refusal(AddDie("d20")) == "error-other-change"
    assert removing.refusal(RemoveDie("d20")) == "error-die-in-reserve"


def test_a_change_is_told_with_its_reason(draw) -> None:
    table = draw(BOARD, ALL_FIVE, face="add").write("d4", "b01").done().do(RemoveDie("d20"))

    (removed,) = table.happened(DieRemoved)
    assert (removed.die, removed.why) == ("d20", "five")
    assert table.happened(Rolled)[-1].d20 == 0
