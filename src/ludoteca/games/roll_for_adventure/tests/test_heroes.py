"""The abilities of the ten heroes."""

import pytest

from ludoteca.games.roll_for_adventure.events import Claimed
from ludoteca.games.roll_for_adventure.tests.conftest import A, B, Table, die, kinds
from ludoteca.games.roll_for_adventure.types import (
    Claim,
    Defeat,
    Fight,
    Flip,
    Heal,
    Mark,
    Pass,
    Place,
    Roll,
    Save,
    Summon,
    Turn,
)

SKULL = (0, 0, 2, 0)


def healer(pool: str, **drawn) -> Table:
    return Table.drawn(pool, heroes=("healer",), **drawn)


def warrior(**drawn) -> Table:
    return Table.drawn(heroes=("warrior",), **drawn)


def avenged(table: Table) -> list[tuple[int, int]]:
    """Numbers and counts of dice for which the Avenger's ability is offered."""
    return [(one.number, one.own) for one in table.offered(Place) if one.avenge]


def turned(table: Table) -> list[int]:
    return sorted({one.number for one in table.offered(Turn)})


def test_the_healer_may_give_the_last_die() -> None:  # 82
    table = healer("A1", skulls=SKULL).card("white-wolf").act(Heal(die("A"), "forest"))

    assert (table.oblivion, table.skulls) == ("A", (0, 0, 1, 1))
    assert table.enemies == ["white-wolf"]


def test_without_damage_there_is_nothing_to_heal() -> None:  # 83
    assert not healer("A1").offered(Heal)
    assert [one.territory for one in healer("A1", skulls=SKULL).offered(Heal)] == ["forest"]


def test_healing_takes_the_place_of_a_placement() -> None:
    table = healer("A1 A2", skulls=SKULL).faces(5).act(Heal(die("A"), "forest"))

    assert table.pool == "A5"


def test_the_dice_of_the_fighter_fight_on_once_in_a_turn() -> None:  # 84
    table = Table.drawn("A6", heroes=("fighter",), enemies=("sand-devil", "sand-devil"))

    table.faces(6).place("A6", "enemy-1")
    assert table.asked == "fight"
    table.act(Fight())
    assert table.pool == "A6"
    table.place("A6", "enemy-2")

    assert (table.board(A), table.state.turn) == ("AA", B)


def test_only_own_dice_fight_on() -> None:  # 85
    table = Table.drawn("A4", heroes=("fighter",), seats=3, enemies=("sand-devil +1 B1",))

    table.faces(3).place("A4", "enemy-1").act(Fight())

    assert (table.pool, table.board(A), table.board(B)) == ("A3", "A+", "BB")


def test_the_fighter_may_let_his_dice_rest() -> None:
    table = Table.drawn("A6", heroes=("fighter",), enemies=("sand-devil",))

    table.place("A6", "enemy-1").act(Pass())

    assert (table.board(A), table.state.turn) == ("AA", B)


def test_the_avenger_needs_two_less() -> None:  # 86
    table = Table.drawn("A4 A3", heroes=("avenger",), enemies=("sand-devil",))

    assert avenged(table) == [(4, 1)]
    assert table.refused("A3", "enemy-1", avenge=True) == "error-no-such-ability"
    assert table.faces(1).place("A4", "enemy-1", avenge=True).enemies == []


def test_the_summoner_rolls_what_she_takes_out_of_oblivion() -> None:  # 87
    table = Table.drawn(
        stage="roll", heroes=("summoner",), boards=("", "B", "", ""), oblivion="AAA"
    )

    table.faces(4).act(Summon(die("A")))
    assert (table.oblivion, table.board(A)) == ("AA", "A")
    table.act(Roll())

    assert table.pool == "A4"


def test_the_summoner_comes_too_late_when_nobody_has_a_die() -> None:  # 88
    table = Table.drawn("A2", heroes=("healer", "summoner"), boards=("",) * 4, oblivion="BBB")

    table.place("A2", "resurrection")

    assert (table.over, table.state.ended_by) == (True, "dice")


def test_the_warrior_saves_one_die_of_an_attack() -> None:  # 89
    table = warrior(sections=("A", "B", "C")).to_enemies("A2", "bone-guard")

    assert table.asked == "save"
    table.act(Save(die("B")))

    assert (table.oblivion, table.board(B), table.skulls) == ("AC", "BB", (0, 0, 0, 0))


def test_the_warrior_works_in_her_own_enemy_phase_only() -> None:  # 90
    table = Table.drawn(heroes=("healer", "warrior"), sections=("A", "B", ""))

    assert table.to_enemies("A2", "bone-guard").oblivion == "AB"


def test_a_die_that_was_turned_is_what_it_shows() -> None:  # 91
    table = Table.drawn("A6", heroes=("trickster",)).act(Flip(die("A"), 6))

    assert (table.pool, table.places()) == ("A1", {"desert", "ice-cave", "resurrection"})


def test_two_dice_of_the_frost_walker_are_one_claim() -> None:  # 92
    table = Table.drawn("A1 A1", heroes=("frost-walker",), row="BBB...")

    table.act(Turn(die("A"), 4))
    assert table.asked == "turn"
    table.act(Turn(die("A"), 6))
    assert table.asked == "claim"

    assert table.act(Claim()).happened(Claimed) == [Claimed(5)]


def test_the_ranger_stops_at_the_boundary() -> None:  # 93
    table = Table.drawn("A1 A1", heroes=("ranger",), path=" ".join(["B5"] * 5)).faces(3)

    table.act(Turn(die("A"), 6))

    assert (table.state.stones, table.pool) == (1, "A3")


def test_the_ranger_turns_each_die_to_five_or_six() -> None:
    table = Table.drawn("A1 A2", heroes=("ranger",))

    assert turned(table) == [5, 6]
    assert table.act(Turn(die("A"), 6)).act(Turn(die("A"), 5)).path == "A6 A5"


def test_an_ability_is_used_once_in_a_turn() -> None:  # 94
    table = Table.drawn("A6 A5", heroes=("trickster",)).act(Flip(die("A"), 6))

    assert not table.offered(Flip)
    assert table.refusal(Flip(die("A"), 5)) == "error-not-now"


def test_the_adventurer_rolls_some_dice_again() -> None:  # 95
    table = Table.drawn("A1 A2 A3 A4 A5", heroes=("adventurer",)).mark("A1", "A2")

    assert [one.number for one in table.offered(Mark)] == [3, 4, 5]

    table.faces(6, 6).act(Roll())

    assert table.pool == "A3 A4 A5 A6 A6"
    assert not table.offered(Mark)


def test_the_avenger_may_always_place_one_die() -> None:  # 101
    table = Table.drawn("A1 A1", heroes=("avenger",), enemies=("sand-devil B4",))

    assert avenged(table) == [(1, 1)]
    assert table.faces(2).place("A1", "enemy-1", avenge=True).enemies == []


def test_the_avenger_is_not_offered_where_she_is_not_needed() -> None:  # 102
    assert avenged(Table.drawn("A3", heroes=("avenger",), enemies=("sand-devil B4",))) == []


def test_the_fighter_needs_an_own_die_on_the_enemy() -> None:  # 103
    table = Table.drawn("*6", heroes=("fighter",), enemies=("sand-devil",), supply=3)

    assert table.place("*6", "enemy-1").state.turn == B


def test_the_fighter_does_not_fight_on_after_a_claim() -> None:  # 104
    table = Table.drawn(
        "A6", heroes=("fighter",), row="AAAA..", enemies=("sand-devil", "cave-troll A1")
    )

    table.place("A6", "ice-cave").act(Claim()).act(Defeat(2))

    assert (table.state.turn, table.board(A)) == (B, "AAAAAAA*")


def test_the_warrior_is_asked_in_every_territory_until_she_acts() -> None:  # 105
    table = warrior(desert="A", path="B5", row="C.....").faces("all")

    table.to_enemies("A2", "phantom-1")
    assert table.state.lost == kinds("A")
    table.act(Pass())
    assert table.state.lost == kinds("B")
    table.act(Save(die("B")))

    assert (table.oblivion, table.board(B)) == ("AC", "BB")
    assert table.skulls == (0, 1, 0, 0)


def test_the_price_of_the_deep_wood_is_no_attack() -> None:  # 106
    table = Table.drawn("A6", heroes=("warrior",), sides="AABA", path=" ".join(["B5"] * 6))

    table.place("A6", "forest")

    assert (table.oblivion, table.state.turn) == ("A", B)


def test_the_stonebreaker_fills_one_section() -> None:  # 107
    table = Table.drawn("A1 A1 A1", heroes=("stonebreaker",), sections=("", "", "BB")).faces(6)

    assert turned(table) == [2, 3, 4]
    table.act(Turn(die("A"), 4))
    assert turned(table) == [4]
    table.act(Turn(die("A"), 4))

    assert (table.state.barriers, table.pool) == ([1, 1, 0], "A6")


def test_a_second_die_need_not_be_placed() -> None:
    table = Table.drawn("A1 A1", heroes=("stonebreaker",)).faces(5)

    table.act(Turn(die("A"), 4)).act(Pass())

    assert (table.section(4), table.pool) == ("A", "A5")


def test_the_row_rule_holds_for_each_die_of_the_frost_walker() -> None:  # 108
    table = Table.drawn("A1 A1", heroes=("frost-walker",), sides="AAAB")

    table.act(Turn(die("A"), 3))

    assert turned(table) == [2, 4]


@pytest.mark.parametrize("hero", ["frost-walker", "ranger", "stonebreaker"])
def test_an_ability_needs_room(hero) -> None:
    table = Table.drawn(
        "A1", heroes=(hero,), row="BBBBBB", path=" ".join(["B5"] * 6), barriers=(0, 0, 0)
    )

    assert turned(table) == []
