"""A position as text."""

from ludoteca.games.roll_for_adventure.tests.conftest import Table
from ludoteca.games.roll_for_adventure.view import diagram


def test_a_position_is_drawn_place_by_place() -> None:
    table = Table.drawn(
        "A3 +5",
        seats=2,
        heroes=("healer", "ranger"),
        boards=("", "BB*"),
        desert="AB",
        raised="A",
        sections=("A", "", "B+"),
        barriers=(1, 0, 1),
        path="A5 B6",
        row="A.B...",
        skulls=(1, 0, 2, 0),
        enemies=("sand-devil B2",),
        oblivion="A*",
        vortex="B3",
        supply=2,
    )

    assert diagram(table.view()).splitlines() == [
        "turn 1, A to place; stones 0 of 5; cards 24",
        "desert   A skull 1/6  AB | A | -",
        "fortress A skull 0/6  2# A  3 -  4# B+",
        "forest   A skull 2/6  A5 B6 of 6",
        "ice cave A skull 0/6  A.B...  supply 2",
        "  1 sand-devil at desert, rank 1, 2/6  B2",
        "oblivion A*; resurrection B3",
        "A healer: -; in hand A3 +5",
        "B ranger: BB*",
    ]
