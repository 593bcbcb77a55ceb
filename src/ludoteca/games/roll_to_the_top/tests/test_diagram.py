"""A view as text: the dice, then the sheets side by side."""

from ludoteca.core.diagram import WIDEST
from ludoteca.games.roll_to_the_top.components import BOARDS
from ludoteca.games.roll_to_the_top.rules import GAME


def test_sheets_stand_side_by_side_as_they_look_on_paper(draw) -> None:
    table = draw("burj-khalifa", "d4:3 d20:17", "b01:1 b02:2", "b05:9", face="swap", turn=7)
    table.write("d20", "b06").done(0)

    diagram = GAME.diagram(table.view(0))

    assert diagram.splitlines() == [
        "burj-khalifa, turn 7 of 60: write",
        "d4:3 d6:- d8:- d12:- d20:17, action die swap for seat 1",
        "this turn: d20 in b06",
        "",
        "seat 0, done       seat 1",
        "      [  ]               [  ]",
        "      [  ]               [  ]",
        "      [  ]               [  ]",
        "    [  ][  ]           [  ][  ]",
        "  [  ][  ][  ]       [  ][  ][  ]",
        "  [  ][  ][  ]       [  ][  ][  ]",
        "[  ][17][  ][  ]   [ 9][  ][  ][  ]",
        "[ 1][ 2][ .][ .]   [ .][ .][ .][ .]",
    ]


def test_the_diagram_of_others_does_not_show_what_is_not_confirmed_by_all(draw) -> None:
    table = draw("eiffel-tower", "d4:3 d20:17", seats=2)
    before = GAME.diagram(table.view(1))

    table.write("d20", "b01")

    assert GAME.diagram(table.view(1)) == before
    assert "[17]" in GAME.diagram(table.view(0))


def test_the_resolver_reads_what_is_asked_for(draw) -> None:
    table = draw("matterhorn", "d4:1 d6:2 d8:3").done()

    assert "change of the pool: add (nobody)" in GAME.diagram(table.view(0)).splitlines()


def test_six_sheets_of_every_board_fit_a_terminal(draw) -> None:
    for board in BOARDS:
        diagram = GAME.diagram(draw(board, "d4:3", seats=6).view(None))

        assert max(map(len, diagram.splitlines())) <= WIDEST
        assert all(f"seat {seat}" in diagram for seat in range(6))
