"""Cards, commands, the Master of Shadows and special enemies."""

from ludoteca.games.roll_for_adventure.enemies import master_among
from ludoteca.games.roll_for_adventure.events import (
    Attacked,
    CardRevealed,
    Damaged,
    DragonBreathed,
    TerritoryRolled,
)
from ludoteca.games.roll_for_adventure.tests.conftest import A, B, Table
from ludoteca.games.roll_for_adventure.types import Defeat, Roll

BUSY = ("sand-devil", "tree-shrike", "tree-shrike", "cave-troll", "black-knight")


def attackers(table: Table) -> list[int]:
    return [one.enemy for one in table.happened(Attacked)]


def master_comes(table: Table) -> Table:
    """The next card is the Master, among all that are left."""
    table.state.master = True
    return table


def test_a_card_commands_all_lower_ranks_and_then_attacks() -> None:  # 61
    table = Table.drawn(enemies=BUSY).to_enemies("A2", "crypt-spirit")

    assert attackers(table) == [1, 2, 3, 6]
    assert table.skulls == (1, 1, 2, 0)


def test_a_rank_one_card_commands_nobody() -> None:  # 62
    table = Table.drawn(enemies=BUSY).to_enemies("A2", "white-wolf")

    assert attackers(table) == [6]


def test_each_attack_takes_what_the_one_before_has_left() -> None:  # 63
    table = Table.drawn(path="A5", enemies=("tree-shrike", "tree-shrike"))

    table.to_enemies("A2", "dune-scorpion")

    assert (table.oblivion, table.skulls) == ("A", (1, 0, 1, 0))


def test_dice_on_an_enemy_do_not_hinder_its_attack() -> None:  # 64
    table = Table.drawn(enemies=("tree-shrike B5",)).to_enemies("A2", "dune-scorpion")

    assert attackers(table) == [1, 2]


def test_without_dice_a_turn_is_the_enemy_phase() -> None:  # 65
    table = Table.drawn(stage="roll", boards=("", "B", "", "")).card("sand-devil").act(Roll())

    assert (table.enemies, table.state.turn) == (["sand-devil"], B)


def test_the_last_hole_loses_at_once() -> None:  # 66
    table = Table.drawn(skulls=(0, 0, 5, 0), enemies=("tree-shrike", "sand-devil"))

    table.to_enemies("A2", "dune-scorpion")

    assert (table.over, table.state.ended_by) == (True, "territory")
    assert attackers(table) == [1]
    assert table.skulls == (0, 0, 6, 0)


def test_two_points_of_damage_lose_from_hole_four() -> None:  # 67
    near = master_comes(Table.drawn(skulls=(0, 0, 4, 0)).faces("forest")).to_enemies("A2")
    far = master_comes(Table.drawn(skulls=(0, 0, 3, 0)).faces("forest")).to_enemies("A2")

    assert (near.over, far.over, far.skulls) == (True, False, (0, 0, 5, 0))


def test_without_enemies_only_the_die_of_the_master_counts() -> None:  # 68
    table = master_comes(Table.drawn().faces("none")).to_enemies("A2")

    assert (attackers(table), table.happened(Damaged)) == ([], [])
    assert [one.face for one in table.happened(TerritoryRolled)] == ["none"]


def test_the_master_calls_every_rank() -> None:  # 69
    table = master_comes(Table.drawn(enemies=BUSY).faces("none")).to_enemies("A2")

    assert attackers(table) == [1, 2, 3, 4, 5]


def test_damage_everywhere_can_lose_the_game() -> None:  # 70
    table = master_comes(Table.drawn(skulls=(0, 5, 0, 0)).faces("all")).to_enemies("A2")

    assert (table.over, table.skulls) == (True, (1, 6, 0, 0))


def test_the_master_goes_back_to_any_place_of_the_deck() -> None:  # 71
    table = master_comes(Table.drawn().faces("none")).to_enemies("A2")
    table.state.deck = [0] * 24 + [5]

    assert master_among(table.state) == 6


def test_as_the_last_card_the_master_comes_in_every_enemy_phase() -> None:  # 72
    table = master_comes(Table.drawn(enemies=("sand-devil",)))
    table.state.deck = [0] * 25

    for _ in range(3):
        table.state.pool, table.state.turn, table.state.stage = [2], A, "place"
        table.faces("none").place("A2", "resurrection")

    assert [one.card for one in table.happened(CardRevealed)] == ["master"] * 3
    assert table.skulls == (3, 0, 0, 0)


def test_the_master_is_no_enemy_that_can_be_defeated() -> None:  # 73
    table = master_comes(Table.drawn().faces("none")).to_enemies("A2")

    assert table.enemies == []
    assert not table.offered(Defeat, B)


def test_the_master_is_in_the_second_pile_of_the_deck() -> None:
    table = Table.drawn(lull=0)
    among = []
    for left in range(24, 7, -1):
        table.state.deck = [0] * 24 + [left]
        among.append(master_among(table.state))

    assert among == [0] * 8 + [9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_a_dragon_spares_the_higher_sections_of_the_desert() -> None:  # 74
    table = Table.drawn(desert="AA", raised="BB").to_enemies("A2", "dragon-1")

    assert (table.oblivion, len(table.state.raised)) == ("AA", 2)


def test_a_dragon_takes_its_number_everywhere() -> None:  # 75
    table = Table.drawn(path="A6 B5 C6", row=".....D", vortex="B6")

    table.to_enemies("A2", "dragon-6")

    assert (table.oblivion, table.path, table.row) == ("ABCD", "B5", "......")
    assert table.view().total == 2


def test_a_dragon_that_finds_nothing_does_nothing() -> None:  # 76
    table = Table.drawn(path="A5").to_enemies("A2", "dragon-6")

    assert table.happened(DragonBreathed) == [DragonBreathed(6, 0)]
    assert (table.enemies, table.skulls) == ([], (0, 0, 0, 0))


def test_a_phantom_commands_and_attacks_where_the_die_says() -> None:  # 77
    table = Table.drawn(enemies=("sand-devil",)).faces("forest").to_enemies("A2", "phantom-2")

    assert [one.territory for one in table.happened(Attacked)] == ["desert", "forest"]
    assert (table.skulls, table.enemies) == ((1, 0, 1, 0), ["sand-devil", "phantom-2"])


def test_a_commanded_phantom_rolls_again() -> None:  # 78
    table = Table.drawn(enemies=("phantom-1",)).faces("ice-cave").to_enemies("A2", "dune-scorpion")

    assert [one.territory for one in table.happened(Attacked)] == ["ice-cave", "desert"]


def test_a_phantom_may_attack_everywhere_or_nowhere() -> None:
    every = Table.drawn().faces("all").to_enemies("A2", "phantom-1")
    none = Table.drawn().faces("none").to_enemies("A2", "phantom-1")

    assert (every.skulls, none.skulls) == ((1, 1, 1, 1), (0, 0, 0, 0))


def test_the_player_says_where_a_giant_settles_that_has_no_territory() -> None:  # 79
    table = Table.drawn(enemies=("sand-devil",)).faces("none").to_enemies("A2", "giant-2")

    assert (table.asked, table.skulls) == ("settle", (1, 0, 0, 0))

    table.point("forest")

    assert table.skulls == (1, 0, 1, 0)
    assert table.view().enemies[1].at == "forest"


def test_a_giant_goes_where_the_die_says() -> None:
    table = Table.drawn().faces("ice-cave").to_enemies("A2", "giant-1")

    assert (table.skulls, table.view().enemies[0].at) == ((0, 0, 0, 1), "ice-cave")


def test_a_giant_is_as_strong_as_ten() -> None:  # 80
    table = Table.drawn("A2 A1", enemies=("giant-1@forest A6 B2",))

    assert table.place("A2", "enemy-1").enemies == []


def test_a_lull_does_nothing() -> None:  # 81
    table = Table.drawn(enemies=BUSY).to_enemies("A2", "lull")

    assert (table.skulls, len(table.enemies), table.state.turn) == ((0, 0, 0, 0), 5, B)
