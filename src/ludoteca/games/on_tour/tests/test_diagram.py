"""The position as text."""

from ludoteca.games.on_tour.rules import GAME

MAP = "nv:18o ut:18o co:25o ks:52o ky:81o va:81o mo:*o nwe:x"


def test_a_map_is_drawn_as_tiles_with_the_best_tour_in_capitals(draw) -> None:
    table = draw("wa ga nc", "90", MAP).mark("or", "low")

    assert (
        GAME.diagram(table.view(0))
        == """\
Turn 1, numbers: 09 and 90
Cards: wa (west), ga (south), nc (east)

Seat 0
Tour: or nv ut co ks mo ky va
wa .     id .     mt .     nd .     mn .     wi .     mi .                                nwe x
OR 09    NV 18o   wy .     sd .     ia .     il .     in .     oh .     pa .     ny .
ca .     UT 18o   CO 25o   ne .     MO *o    KY 81o   wv .     VA 81o   mc .
         az .     nm .     KS 52o   ar .     tn .     nc .     sc .
                           ok .     la .     ms .     al .     ga .
                           tx .                                fl ."""
    )


def test_marks_of_others_are_not_drawn_before_all_are_done(draw) -> None:
    table = draw("oh ga ut", "25", seats=2)
    before = GAME.diagram(table.view(1))
    table.mark("oh", "low")
    assert GAME.diagram(table.view(1)) == before

    table.mark("ca", "high").done(0)
    assert "OH 25o" not in GAME.diagram(table.view(1))
    assert "Seat 0, done\nTour: -\n" in GAME.diagram(table.view(1))


def test_a_table_that_is_over_says_so(draw) -> None:
    table = draw("", "44", empty="oh")

    assert GAME.diagram(table.view()).startswith("Turn 1, the end: 44 and 44\nCards: -\n")
    assert "OH *o" in GAME.diagram(table.view())
