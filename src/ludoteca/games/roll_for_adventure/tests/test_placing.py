"""Legal placements, and the return of dice."""

import pytest

from ludoteca.core.game import Rejected
from ludoteca.games.roll_for_adventure.events import VortexReleased
from ludoteca.games.roll_for_adventure.tests.conftest import A, B, C, Table, dice_in_game, dice_of
from ludoteca.games.roll_for_adventure.types import Pass, Place


def test_dice_beyond_a_full_section_are_rolled_again() -> None:  # 1
    table = Table.drawn("A3 A3 A3 A3 A4", sections=("", "B", ""))

    assert table.most(3, "fortress") == 3
    assert table.refused("A3 A3 A3 A3", "fortress") == "error-no-room"

    table.faces(5, 2).place("A3 A3 A3", "fortress")

    assert table.state.barriers == [1, 0, 1]
    assert table.section(3) == ""
    assert (table.board(A), table.board(B)) == ("AAAA", "BB")
    assert table.pool == "A2 A5"


def test_one_placement_is_one_number() -> None:  # 2
    table = Table.drawn("A6 A6 A5")

    assert (table.most(6, "forest"), table.most(5, "forest")) == (2, 1)
    assert all(one.number in (5, 6) for one in table.offered(Place) if one.to == "forest")


def test_one_die_at_least_is_placed() -> None:  # 3
    table = Table.drawn("A3 A3 A3")

    placed = {one.own for one in table.offered(Place) if one.to == "fortress"}
    assert placed == {1, 2, 3}
    assert table.refusal(Place("fortress", 3, 0, 0, 0)) == "error-no-such-dice"


def test_one_placement_has_one_destination() -> None:  # 4
    table = Table.drawn("A3 A3 A3", enemies=("sand-devil",)).faces(1, 2)

    table.place("A3", "fortress")

    assert table.pool == "A1 A2", "the others are rolled before the next placement"


def test_spaces_that_become_free_are_for_the_next_roll() -> None:  # 5
    table = Table.drawn("A1 A1 A1", desert="AA")

    assert table.most(1, "desert") == 1


def test_a_section_without_a_barrier_is_closed() -> None:  # 6
    table = Table.drawn("A2 A2", barriers=(0, 1, 1), enemies=("sand-devil",))

    assert table.places() == {"ice-cave", "enemy-1", "resurrection"}
    assert table.refused("A2", "fortress") == "error-no-room"


def test_resurrection_is_always_offered() -> None:  # 7
    table = Table.drawn("A2", barriers=(0, 1, 1), row=".B....")

    assert table.places() == {"resurrection"}


def test_nobody_may_pass() -> None:  # 8
    table = Table.drawn("A2", barriers=(0, 1, 1), row=".B....")

    assert table.refusal(Pass()) == "error-not-now"


def test_the_ice_cave_takes_one_die() -> None:  # 9
    table = Table.drawn("A5 A5 A5 A5 A5")

    assert table.most(5, "ice-cave") == 1
    assert table.refused("A5 A5", "ice-cave") == "error-no-room"


def test_an_enemy_takes_dice_while_it_is_not_defeated() -> None:  # 10
    table = Table.drawn("A4 A4 A4", enemies=("sand-devil",))

    assert table.most(4, "enemy-1") == 2


def test_dice_on_a_defeated_enemy_go_to_their_owners_and_rest() -> None:  # 11
    table = Table.drawn("A5 A1", enemies=("sand-devil B2",)).faces(4)

    table.place("A5", "enemy-1")

    assert table.enemies == []
    assert (table.board(A), table.board(B), table.pool) == ("AA", "BB", "A4")


def test_a_six_defeats_a_fresh_enemy_at_once() -> None:  # 12
    table = Table.drawn("A6", enemies=("frost-hulk",)).place("A6", "enemy-1")

    assert table.enemies == []
    assert table.board(A) == "AA"


def test_a_die_that_was_placed_stays() -> None:  # 13
    table = Table.drawn("A6 A2").faces(3).place("A6", "forest")

    assert table.path == "A6"
    assert table.refused("A6", "desert") == "error-no-such-dice"


def test_of_equal_faces_the_player_chooses_whose_die_is_placed() -> None:  # 14
    table = Table.drawn("A2 *2")

    found = [one for one in table.offered(Place) if one.to == "ice-cave"]
    assert sorted([(one.own, one.bonus) for one in found]) == [(0, 1), (1, 0)]


def test_dice_of_a_task_rest_until_the_next_turn() -> None:  # 15
    table = Table.drawn("A3 A3 A6", sections=("", "AA", "")).faces(1).place("A3 A3", "fortress")

    assert (table.board(A), table.pool) == ("AAAAA", "A1")


def test_a_die_of_another_player_goes_to_that_player() -> None:  # 16
    table = Table.drawn("A3", sections=("", "BBB", "")).place("A3", "fortress")

    assert table.board(B) == "BBBB"


def test_an_ally_of_a_task_goes_to_who_completes_it() -> None:  # 17
    table = Table.drawn("A3", seats=3, sections=("", "BB+", "")).place("A3", "fortress")

    assert table.board(A) == "AA+"


def test_an_ally_on_an_enemy_goes_to_who_defeats_it() -> None:  # 18
    table = Table.drawn("A4", seats=3, enemies=("sand-devil +2",)).place("A4", "enemy-1")

    assert table.board(A) == "AA+"


def test_an_ally_in_oblivion_goes_to_who_completes_resurrection() -> None:  # 19
    table = Table.drawn("A4", seats=3, oblivion="+", vortex="B6").place("A4", "resurrection")

    assert (table.board(A), table.board(B), table.oblivion) == ("AA+", "BB", "")


@pytest.mark.parametrize(
    ("pool", "to", "where"),
    [
        ("A3", "fortress", {"sections": ("", "BB*", "")}),
        ("A4", "enemy-1", {"enemies": ("sand-devil *2",)}),
        ("A6", "ice-cave", {"row": "BBBB*."}),
        ("A5", "resurrection", {"vortex": "*5"}),
    ],
)
def test_a_bonus_die_always_goes_back_to_the_supply(pool, to, where) -> None:  # 20
    table = Table.drawn(pool, supply=0, boards=("A", "B", "C", "*"), **where).place(pool, to)

    assert table.state.supply + sum("*" in table.board(hero) for hero in (A, B)) == 1


def test_what_comes_back_with_the_last_die_rests_too() -> None:  # 21
    table = Table.drawn("A3", sections=("", "AAA", "")).place("A3", "fortress")

    assert (table.board(A), table.state.turn) == ("AAAAA", B)


def test_ten_on_resurrection_gives_the_dice_of_both_vortices_back() -> None:  # 22
    table = Table.drawn("A3 A3 A1 A2", vortex="B5", oblivion="BC", boards=("", "", "", "D"))

    table.place("A3 A3", "resurrection")

    assert table.happened(VortexReleased) == [VortexReleased(11, 5)]
    assert [table.board(hero) for hero in (A, B, C)] == ["AAAA", "BB", "C"]
    assert table.state.turn == B


def test_nine_on_resurrection_releases_nothing_and_ends_the_placing() -> None:  # 23
    table = Table.drawn("A4 A2", vortex="B5", oblivion="C").place("A4", "resurrection")

    assert (table.oblivion, table.state.turn) == ("C", B)
    assert table.state.vortex
    assert table.board(A) == "AA"


def test_resurrection_works_with_an_empty_oblivion() -> None:  # 24
    table = Table.drawn("A5", vortex="A5").place("A5", "resurrection")

    assert (table.state.vortex, table.board(A)) == ([], "AAA")


def test_resurrection_takes_any_number_of_dice() -> None:  # 25
    table = Table.drawn("A4 A4 A4", vortex="B4 C4").place("A4 A4 A4", "resurrection")

    assert table.happened(VortexReleased) == [VortexReleased(20, 5)]


def test_a_bonus_die_that_was_not_placed_stays_on_the_board() -> None:  # 26
    table = Table.drawn("A4 *3").place("A4", "resurrection")

    assert table.board(A) == "A*"


def test_after_resurrection_the_enemies_come() -> None:  # 27
    table = Table.drawn("A4 A3").card("sand-devil").place("A4", "resurrection")

    assert table.enemies == ["sand-devil"]


def test_no_die_is_ever_lost_or_made() -> None:  # 35
    for seats, count in ((2, 18), (3, 22), (4, 24)):
        assert dice_in_game(seats) == count
        boards = tuple("ABCD"[hero] * 5 + "+" * (4 - seats) for hero in range(seats))
        table = Table.drawn(seats=seats, boards=boards, stage="roll")
        assert len(dice_of(table.state)) == count


def test_nothing_changes_when_a_placement_is_refused() -> None:
    table = Table.drawn("A4 A4")

    for to in ("desert", "forest", "enemy-9", "board", ""):
        assert table.refused("A4", to) == "error-no-room"
    with pytest.raises(Rejected, match="error-not-your-turn"):
        table.do(table.placing("A4", "fortress"), B)
