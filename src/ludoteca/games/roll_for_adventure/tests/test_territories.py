"""Tasks of the four territories, and attacks on them."""

from ludoteca.games.roll_for_adventure.events import BonusGiven, ChainMade, Claimed, StoneGained
from ludoteca.games.roll_for_adventure.tests.conftest import A, B, C, D, Table, kinds
from ludoteca.games.roll_for_adventure.types import Claim, Defeat, Give, Pass, Point


def test_any_of_three_dice_moves_up_in_the_desert() -> None:  # 28
    table = Table.drawn(seats=3, desert="A+")
    table.state.turn, table.state.pool = B, [B << 3 | 1]
    table.place("B1", "desert")

    assert table.asked == "raise"
    assert table.among() == ["A", "B", "+"]

    table.choose("A")

    assert (table.state.raised, table.state.desert) == (kinds("A"), [])
    assert table.board(B) == "BB+"


def test_three_equal_dice_need_no_question() -> None:
    table = Table.drawn("A1", desert="AA").place("A1", "desert")

    assert (table.state.raised, table.board(A)) == (kinds("A"), "AAA")


def test_one_of_three_dice_is_eaten_for_a_stone() -> None:  # 29
    table = Table.drawn("A1", desert="AA", raised="BC").place("A1", "desert")

    assert (table.asked, table.among()) == ("eat", ["A", "B", "C"])

    table.choose("C")

    assert table.state.eaten == kinds("C")
    assert (table.state.desert, table.state.raised) == ([], [])
    assert [table.board(hero) for hero in (A, B, C)] == ["AAAA", "BB", "C"]
    assert table.state.stones == 1


def test_a_bonus_die_that_is_eaten_is_out_of_the_game() -> None:  # 30
    table = Table.drawn("*1", desert="**", raised="**", supply=0).place("*1", "desert")

    assert (table.state.supply, table.state.eaten) == (4, kinds("*"))
    assert table.state.stones == 1


def test_section_two_of_the_desert_is_safe() -> None:  # 31
    table = Table.drawn(raised="AB").to_enemies("A2", "sand-devil")

    assert table.skulls == (1, 0, 0, 0)
    assert table.state.raised == kinds("AB")


def test_the_desert_loses_one_die_of_the_players_choice() -> None:
    table = Table.drawn(desert="AB").to_enemies("A2", "sand-devil")

    assert (table.asked, table.among()) == ("lose", ["A", "B"])
    assert table.choose("B").oblivion == "B"
    assert table.skulls == (0, 0, 0, 0)


def test_a_chain_loses_two_dice_and_then_there_is_no_damage() -> None:  # 32
    table = Table.drawn(sides="BAAA", tiles=4, desert="AB").to_enemies("A2", "sand-devil")

    assert (table.oblivion, table.skulls) == ("AB", (0, 0, 0, 0))


def test_the_first_chain_is_made_of_one_die() -> None:  # 33
    table = Table.drawn("A1 A6", sides="BAAA").faces(2).place("A1", "desert")

    assert table.happened(ChainMade) == [ChainMade(1)]
    assert (table.state.tiles, table.board(A)) == (1, "AA")


def test_the_sixth_chain_binds_the_worm() -> None:  # 34
    table = Table.drawn("A1", sides="BAAA", tiles=5, desert="BC").place("A1", "desert")

    assert (table.state.tiles, table.state.stones, table.state.eaten) == (0, 1, [])
    assert [table.board(hero) for hero in (A, B, C)] == ["AA", "BB", "CC"]


def test_the_last_barrier_gives_a_stone_and_all_are_put_back() -> None:  # 36
    table = Table.drawn("A4", barriers=(0, 0, 1), sections=("", "", "AAA"))

    table.place("A4", "fortress")

    assert table.happened(StoneGained) == [StoneGained("place-fortress", 1, 5)]
    assert table.state.barriers == [1, 1, 1]
    assert table.state.sections == [[], [], []]


def test_every_section_with_dice_loses_one() -> None:  # 37
    table = Table.drawn(sections=("AA", "", "B")).to_enemies("A2", "bone-guard")

    assert (table.oblivion, table.section(2), table.section(4)) == ("AB", "A", "")
    assert table.skulls == (0, 0, 0, 0)


def test_an_empty_fortress_is_damaged_whatever_barriers_it_has() -> None:  # 38
    table = Table.drawn(barriers=(0, 0, 1)).to_enemies("A2", "bone-guard")

    assert table.skulls == (0, 1, 0, 0)


def test_the_player_chooses_whose_die_a_section_loses() -> None:  # 39
    table = Table.drawn(sections=("AB", "", "AC")).to_enemies("A2", "bone-guard")

    assert table.among() == ["A", "B"]
    table.choose("B")
    assert table.among() == ["A", "C"]
    assert table.choose("C").oblivion == "BC"


def test_a_double_wall_falls_the_second_time() -> None:  # 40
    table = Table.drawn("A3 A3 A3", sides="ABAA").place("A3 A3 A3", "fortress")

    assert table.state.barriers == [2, 1, 2]

    table.state.pool, table.state.turn, table.state.stage = [3, 3, 3], A, "place"
    table.place("A3 A3 A3", "fortress")

    assert table.state.barriers == [2, 0, 2]


def test_the_forest_loses_a_five_and_a_six() -> None:  # 41
    table = Table.drawn(path="A5 B6 C5 A6").to_enemies("A2", "tree-shrike")

    assert table.among() == ["A", "C"]
    table.choose("C")
    assert table.among() == ["A", "B"]
    table.choose("B")
    assert (table.path, table.oblivion) == ("A5 A6", "BC")


def test_without_a_six_the_forest_loses_one_die() -> None:  # 42
    table = Table.drawn(path="A5 A5 A5").to_enemies("A2", "tree-shrike")

    assert (table.path, table.oblivion, table.skulls) == ("A5 A5", "A", (0, 0, 0, 0))


def test_the_forest_takes_no_more_than_its_boundary() -> None:  # 43
    table = Table.drawn("A6 A6", path="A5 A5 A5 A5 B5").faces(1)

    assert table.most(6, "forest") == 1

    table.place("A6", "forest")

    assert (table.state.boundary, table.state.stones, table.path) == (7, 1, "")
    assert (table.board(A), table.board(B)) == ("AAAAAA", "BB")


def test_after_nine_dice_the_boundary_stays() -> None:  # 44
    table = Table.drawn("A6", path=" ".join(["B5"] * 8), boundary=9).place("A6", "forest")

    assert (table.state.boundary, table.state.stones) == (9, 1)


def test_the_seventh_die_is_the_price_of_the_deep_wood() -> None:  # 45
    table = Table.drawn("A6", sides="AABA", path=" ".join(["B5"] * 6)).place("A6", "forest")

    assert (table.oblivion, table.board(B), table.state.stones) == ("A", "BBBBBBB", 1)
    assert table.state.boundary == 7


def test_of_several_completing_dice_the_player_chooses_the_price() -> None:  # 46
    table = Table.drawn("A5 *5", sides="AABA", path=" ".join(["B5"] * 5), supply=3)

    table.place("A5 *5", "forest")

    assert (table.asked, table.among()) == ("price", ["A", "*"])

    table.choose("*")

    assert (table.oblivion, table.board(A), table.state.stones) == ("*", "AA", 1)


def test_from_four_dice_on_the_player_may_claim_or_go_on() -> None:  # 47
    table = Table.drawn("A6", row="A.BB..").place("A6", "ice-cave")

    assert table.asked == "claim"
    assert table.game.options(table.state, A) == [Claim(), Pass()]
    assert table.act(Claim()).happened(Claimed) == [Claimed(4)]


def test_the_question_comes_only_after_a_placement() -> None:  # 48
    table = Table.drawn("A6", row="A.BB..").place("A6", "ice-cave").act(Pass())

    assert (table.state.turn, table.row) == (B, "A.BB.A")
    assert not table.offered(Claim, B)


def test_the_question_is_asked_again_when_a_die_came_back() -> None:  # 49
    table = Table.drawn(row="AAAAA.").to_enemies("A2", "white-wolf")
    assert table.row == "AAAA.."

    table.state.pool, table.state.stage = [1 << 3 | 6], "place"
    table.place("A6", "ice-cave").act(Claim())

    assert table.happened(Claimed) == [Claimed(5)]


def test_six_dice_are_claimed_at_once() -> None:  # 50
    table = Table.drawn("A6", row="AAAAA.").place("A6", "ice-cave")

    assert table.happened(Claimed) == [Claimed(6)]
    assert table.row == "......"


def test_one_bonus_die_for_each_hero_in_the_row() -> None:  # 51
    table = Table.drawn("A6", row="A.AB..").place("A6", "ice-cave").act(Claim())

    assert (table.board(A), table.board(B)) == ("AAAA*", "BB*")
    assert table.state.supply == 2


def test_allies_and_bonus_dice_earn_nothing_but_the_other_rewards() -> None:  # 52
    table = Table.drawn(
        "*6", seats=3, row="+*+*..", supply=1, enemies=("sand-devil",), boards=("A", "B", "C")
    )

    table.place("*6", "ice-cave").act(Claim())

    assert table.happened(BonusGiven) == []
    assert table.enemies == []


def test_of_too_few_bonus_dice_the_player_says_who_gets_one() -> None:  # 53
    table = Table.drawn("A6", row="A.B*..", supply=0, boards=("A", "B", "C*", "D**"))
    table.state.row[4] = C
    table.place("A6", "ice-cave").act(Claim())

    assert table.asked == "give"
    assert [one.hero for one in table.offered(Give)] == [A, B, C]

    table.act(Give(B))

    assert (table.board(B), table.state.supply, table.state.turn) == ("BB*", 0, B)


def test_without_an_enemy_the_second_reward_is_lost() -> None:  # 54
    table = Table.drawn("A6", row="AAAA..").place("A6", "ice-cave").act(Claim())

    assert table.state.turn == B


def test_a_claim_of_five_defeats_an_enemy_of_the_players_choice() -> None:  # 55
    table = Table.drawn("A6", row="AAAA..", enemies=("sand-devil", "cave-troll B5"))

    table.place("A6", "ice-cave").act(Claim())
    assert table.asked == "defeat"
    table.act(Defeat(2))

    assert (table.enemies, table.board(B)) == (["sand-devil"], "BB")


def test_the_reset_of_a_whole_map_does_nothing() -> None:  # 56
    table = Table.drawn("A6", row="AAAAA.").place("A6", "ice-cave")

    assert (table.skulls, table.state.turn) == ((0, 0, 0, 0), B)


def test_a_claim_of_six_sets_a_skull_back_to_the_start() -> None:
    table = Table.drawn("A6", row="AAAAA.", skulls=(2, 0, 5, 0)).place("A6", "ice-cave")

    assert [one.territory for one in table.offered(Point)] == ["desert", "forest"]
    assert table.point("forest").skulls == (2, 0, 0, 0)


def test_a_bonus_die_is_rolled_from_the_next_turn_on() -> None:  # 57
    table = Table.drawn("A6 A1", row="A.BB..").faces(2).place("A6", "ice-cave").act(Claim())

    assert (table.pool, table.board(A)) == ("A2", "AAA*")


def test_the_ice_cave_loses_its_highest_die() -> None:  # 58
    table = Table.drawn(row=".A..B.").to_enemies("A2", "white-wolf")

    assert (table.row, table.oblivion) == (".A....", "B")


def test_an_unbroken_row_grows_at_its_ends() -> None:  # 59
    assert Table.drawn(sides="AAAB", row="..AB..").ice() == [2, 5]
    assert Table.drawn(sides="AAAB").ice() == [1, 2, 3, 4, 5, 6]


def test_a_gap_in_the_unbroken_row_does_no_harm() -> None:  # 60
    table = Table.drawn(sides="AAAB", row=".ABC..").to_enemies("A2", "dragon-3")

    assert table.row == ".A.C.."
    assert table.ice() == [1, 3, 5]


def test_nobody_is_asked_when_the_supply_is_empty() -> None:  # 111
    table = Table.drawn("A6", row="A.B.C.", supply=0, boards=("A*", "B*", "C*", "D*"))
    table.state.row[3] = D

    table.place("A6", "ice-cave").act(Claim())

    assert (table.happened(BonusGiven), table.state.turn) == ([], B)


def test_a_bonus_die_of_the_defeated_enemy_comes_too_late() -> None:  # 110
    table = Table.drawn("A6", row="AAAAA.", supply=0, enemies=("sand-devil *2",))

    table.place("A6", "ice-cave")

    assert (table.state.supply, table.board(A)) == (1, "AAAAAAA")


def test_losing_fewer_dice_of_a_chain_is_not_possible() -> None:  # 109
    table = Table.drawn(sides="BAAA", tiles=5, desert="AB").to_enemies("A2", "sand-devil")

    assert (table.oblivion, table.state.turn) == ("AB", B)
