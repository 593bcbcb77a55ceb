"""A position as text."""

from ludoteca.games.thats_life.rules import GAME


def test_figures_stand_above_the_tiles_of_the_path(draw) -> None:
    given = draw("start:rrb a5:b b10 l1:rbg* x1(steal):g* p7", red="a2 l3", green="p8", die=4)

    assert drawn(given) == [
        " AAB   B         ABC*    C*       C******",
        "start  -5  -10  lucky  steal  +7   finish",
        "",
        "A, seat 0: -2 lucky",
        "B, seat 1:",
        "C, seat 2: +8",
        "",
        "A has rolled 4",
    ]


def test_a_choice_of_player_is_said_at_the_end(draw) -> None:
    given = draw("x1(steal):r p1 a1:b a4:g", blue="p8", green="a2").move("x1")

    assert drawn(given)[-1] == "A chooses for the steal: B or C"


def test_a_long_path_goes_on_in_further_rows_until_finish(opening) -> None:
    lines = drawn(opening(6, guards=True))

    assert lines[1].startswith("      start")
    assert lines[4].endswith("finish")
    assert all(len(line) <= 100 for line in lines)


def drawn(position) -> list[str]:
    return GAME.diagram(position.view).splitlines()
