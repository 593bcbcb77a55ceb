"""Simultaneous writing: taking back, other seats' views, and automatic passes."""

from ludoteca.core.game import reveals
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.types import Passed, Write, Written
from ludoteca.kit.choosing import CONFIRM, REOPEN, TAKE_ALL_BACK, TAKE_BACK

BOARD = "matterhorn"
FULL = " ".join(f"b{box:02d}:50" for box in range(1, 22))


def test_entries_can_be_taken_back_until_one_is_done(draw) -> None:  # 46
    table = draw(BOARD, "d4:1 d6:2 d8:5", seats=2)
    table.write("d4", "b01").write("d6", "b02").write("d8", "b07")

    table.do(TAKE_BACK)
    assert [table.number(box) for box in ("b01", "b02", "b07")] == [1, 2, 0]
    table.do(TAKE_ALL_BACK)
    assert [table.number(box) for box in ("b01", "b02", "b07")] == [0, 0, 0]
    assert table.refusal(TAKE_BACK) == "error-nothing-to-take-back"

    table.write("d8", "b01").done(0)
    assert table.refusal(TAKE_BACK) == "error-confirmed"
    assert table.number("b01") == 5


def test_others_see_a_board_as_it_was_and_who_is_done(draw) -> None:  # 47
    table = draw(BOARD, "d4:1 d6:2", "b03:4", "", seats=2)
    before = table.view(1)
    table.write("d4", "b01")

    assert table.view(1) == before
    assert table.view(None).sheets == before.sheets
    assert table.view(0).sheets[0][0] == 1
    assert table.view(0).entries[0].box == "b01"
    assert GAME.scores(table.state) == [1, 0]
    assert table.events == []

    table.done(0)
    assert table.view(1).confirmed == (True, False)
    assert table.view(1).sheets == before.sheets
    table.done(1)
    assert table.view(1).sheets[0][0] == 1
    assert all(reveals(event) for event in table.happened(Written) + table.happened(Passed))


def test_who_is_done_may_think_again_until_all_are(draw) -> None:
    table = draw(BOARD, "d4:1 d6:2", "b03:4", "", seats=2)
    table.done(0)
    assert GAME.options(table.state, 0) == (REOPEN,)

    table.do(REOPEN, 0).write("d4", "b01").done(0)
    assert table.view(1).confirmed == (True, False)
    table.done(1)

    assert table.view(1).sheets[0][0] == 1
    assert table.refusal(REOPEN) == "error-not-your-turn"  # that one is over


def test_who_can_write_nothing_has_nothing_to_think_of_again(draw) -> None:
    given = " ".join(f"b{box:02d}:20" for box in range(1, 21))  # only the top is empty, over 20
    table = draw(BOARD, "d4:1 d6:1", given, "", seats=2)

    table.done(0)

    assert GAME.options(table.state, 0) == ()
    assert table.refusal(REOPEN) == "error-confirmed"


def test_who_can_write_nothing_passes_by_itself(draw) -> None:  # 48
    given = " ".join(f"b{box:02d}:20" for box in range(1, 21))  # only the top is empty, over 20
    table = draw(BOARD, "d4:1 d6:1", given, "", seats=2, face="add", auto_pass=True)
    table.write("d4", "b01", seat=1).done(0, 1)
    seat = table.view(None).resolver
    table.chance = _Low()

    table.do(GAME.options(table.state, seat)[0], seat)

    assert GAME.to_act(table.state) == (1,)  # seat 0 cannot reach 20 with three low dice
    assert table.view(None).confirmed == (True, False)


def test_passing_of_ones_own_will_is_told_from_having_to(draw) -> None:
    given = " ".join(f"b{box:02d}:20" for box in range(1, 21))  # only the top is empty, over 20
    table = draw(BOARD, "d4:1 d6:1", given, "", seats=2)

    table.done(0, 1)

    assert table.happened(Passed) == [Passed(0, "no"), Passed(1, "yes")]


def test_who_has_made_an_entry_always_says_so(draw) -> None:  # 48
    given = " ".join(f"b{box:02d}:20" for box in range(2, 22))
    table = draw(BOARD, "d4:1", given, seats=2, auto_pass=True)

    table.write("d4", "b01")

    assert GAME.to_act(table.state) == (0, 1)
    assert GAME.options(table.state, 0) == [CONFIRM, TAKE_BACK]


def test_when_all_can_write_nothing_the_dice_are_rolled_until_somebody_can(draw) -> None:
    given = " ".join(f"b{box:02d}:14" for box in range(1, 21))
    table = draw(BOARD, "d4:1 d6:1 d8:1 d12:1", given, auto_pass=True, turn=5)
    table.done()  # nobody wrote: the d20 comes by itself

    assert table.state.turn >= 6
    assert table.pool == "d4 d6 d8 d12 d20"


def test_nobody_passes_by_itself_where_the_table_says_so(draw) -> None:
    table = draw(BOARD, "d4:1 d6:1 d8:1 d12:1", FULL.replace("b21:50", ""), auto_pass=False)
    table.done()

    assert GAME.to_act(table.state) == (0,)
    assert not [o for o in GAME.options(table.state, 0) if isinstance(o, Write)]


def test_a_late_choice_of_one_is_not_hindered_by_the_others(draw) -> None:
    table = draw(BOARD, "d4:1 d6:2", seats=6)
    for seat in range(5):
        table.write("d4", "b01", seat).done(seat)

    assert GAME.to_act(table.state) == (5,)
    assert GAME.prompt(table.state, 5).key == "prompt-write-last"
    assert GAME.prompt(table.state, 0).args == {"seat": 5}
    table.write("d6", "b02", seat=5).done(5)
    assert [event.seat for event in table.happened(Written)] == [0, 1, 2, 3, 4, 5]


class _Low:
    """Dice that all show 1."""

    def below(self, n: int) -> int:
        return 0
