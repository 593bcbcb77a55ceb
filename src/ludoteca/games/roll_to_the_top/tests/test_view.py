"""Facts in the view besides the sheets, so that the board component needs no rules."""

import pytest

from ludoteca.core.game import Message
from ludoteca.games.roll_to_the_top.components import BOARDS
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.types import Write
from ludoteca.kit.choosing import CONFIRM

MATTERHORN = "matterhorn"
BUT_THE_TOP = " ".join(f"b{box:02d}:1" for box in range(1, 19))


def need(table, box, seat=0, audience=0):
    view = table.view(audience)
    return view.needs[seat][BOARDS[view.board].numbers[box]]


def test_a_box_needs_the_highest_number_below_it_once_all_below_is_filled(draw) -> None:
    half = draw(MATTERHORN, "d4:1", "b01:4")
    both = draw(MATTERHORN, "d4:1", "b01:4 b02:6")

    assert need(half, "b07") == -4
    assert need(both, "b07") == 6
    assert need(both, "b01") == 0


def test_a_box_in_the_air_waits_for_one_beside_it_and_takes_any_number(draw) -> None:
    table = draw("eiffel-tower", "d4:1", "b07:9")

    assert need(table, "b08") == 1
    assert need(table, "b09") == -1


def test_a_box_high_up_is_bound_by_what_is_written_far_below(draw) -> None:
    assert need(draw("golden-gate-bridge", "d4:1", "b02:9"), "b21") == -9


def test_dotted_boxes_take_any_number_from_the_first_turn(draw) -> None:
    (needs,) = draw("great-wall", "d4:1").view(0).needs

    assert needs.count(1) == 9
    assert max(needs) == 1


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_boxes_that_are_told_to_take_a_number_are_those_on_offer(draw, board, number) -> None:
    table = draw(board, f"d4:{number}", "b01:2 b02:3 b03:4")

    (needs,) = table.view(0).needs

    ids = [box.id for box in BOARDS[board].boxes]
    told = [name for name, least in zip(ids, needs, strict=True) if 0 < least <= number]
    assert told == table.boxes("d4")


def test_what_others_write_is_not_told_by_what_their_boxes_need(draw) -> None:
    table = draw(MATTERHORN, "d4:4", "", "")
    before = table.view(1).needs, table.view(None).needs

    table.write("d4", "b01")

    assert need(table, "b01", audience=0) == 0
    assert (table.view(1).needs, table.view(None).needs) == before


def test_unused_are_the_dice_of_the_pool_that_no_own_number_took(draw) -> None:
    table = draw(MATTERHORN, "d4:3 d8:5 d20:17", "", "").write("d8", "b01")

    assert table.view(0).unused == ("d4", "d20")
    assert table.view(1).unused == ("d4", "d8", "d20")
    assert table.view(None).unused == ()
    assert {
        die
        for option in GAME.options(table.state, 0)
        if isinstance(option, Write)
        for die in option.dice
    } == {"d4", "d20"}


@pytest.mark.parametrize(
    ("late", "medal"), [((0, "gold"), "gold"), ((1, "gold"), "silver"), ((1, "bronze"), None)]
)
def test_the_medal_is_told_when_somebody_alone_is_done(draw, late, medal) -> None:
    turns, than = late
    turn = BOARDS["burj-khalifa"].medals[than] + turns
    table = draw("burj-khalifa", "d4:3", BUT_THE_TOP, turn=turn).write("d4", "b19")
    assert table.view(0).medal is None

    table.done()

    assert table.over
    assert table.view(None).medal == medal
    assert GAME.result(table.state).reason.args["medal"] == (medal or "none")


def test_nobody_wins_a_medal_against_others_or_with_an_empty_box(draw) -> None:
    together = draw("burj-khalifa", "d4:3", BUT_THE_TOP, "").write("d4", "b19").done()
    unfinished = draw("burj-khalifa", "d4:3", BUT_THE_TOP, turn=1, limit=1).done()

    assert together.over
    assert together.view(0).medal is None
    assert unfinished.over
    assert unfinished.view(0).medal is None


def test_the_prompt_says_when_no_number_fits(draw) -> None:
    low, high = "d4:1", "d4:4"
    full = "b01:4 b02:4 b03:4 b04:4 b05:4 b06:4 b07:4 b08:4 b09:4"

    stuck, free = (draw(MATTERHORN, roll, full, "") for roll in (low, high))
    alone = draw(MATTERHORN, low, full, "").done(1)

    assert GAME.options(stuck.state, 0) == [CONFIRM]
    assert GAME.prompt(stuck.state, 0) == Message("prompt-write", {"only": "yes"})
    assert GAME.prompt(free.state, 0).args["only"] == "no"
    assert GAME.prompt(alone.state, 0) == Message("prompt-write-last", {"only": "yes"})
