"""Texts of the log name the hero and the enemy among several; texts of choices name the place."""
# ruff: noqa: RUF001 - people read a true multiplication sign

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.game import Message, words_of_event
from ludoteca.games.roll_for_adventure.cards import HEROES
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tests.conftest import Table, die
from ludoteca.games.roll_for_adventure.types import Defeat, Flip, Heal, Roll, Summon, Turn
from ludoteca.i18n import LANGUAGES
from ludoteca.i18n.event_texts import Party, Translator

FOLDER = Path(__file__).parent.parent
SOURCES = {one: (FOLDER / f"i18n/{one}.ftl").read_text("utf-8") for one in LANGUAGES}
PARTY = Party(("Anna", "Ben", "Cleo", "Dado"), reader=0)
TWO_GIANTS = ("giant-1@forest A4", "giant-2@desert")


def say(text: Message, language: str = "en") -> str:
    said, errors = Translator(language, SOURCES[language]).attempt(text, PARTY)
    assert errors == []
    return said


def log(table: Table) -> list[str]:
    return [say(words_of_event(event)) for event in table.events]


def choices(table: Table, kind: type) -> list[str]:
    game = table.game
    return [say(game.describe(table.state, 0, one)) for one in table.offered(kind)]


def test_a_second_roll_of_some_dice_is_said_as_one() -> None:
    table = Table.drawn("A1 A2 A3", heroes=("adventurer",)).mark("A1", "A2")

    table.faces(6, 5).act(Roll())

    assert log(table) == ["The Adventurer rolls 1 2 again. The dice show 3 5 6."]


def test_it_is_said_who_turns_a_die_and_who_heals() -> None:
    flipped = Table.drawn("A6", heroes=("trickster",)).act(Flip(die("A"), 6))
    healed = Table.drawn("A6 A1", heroes=("healer",), skulls=(0, 0, 2, 0))
    healed.act(Heal(die("A"), "forest"))
    summoned = Table.drawn("", heroes=("summoner",), oblivion="B", stage="roll")
    summoned.act(Summon(die("B")))

    assert log(flipped) == ["The Trickster turns a die from 6 to 1."]
    assert log(healed)[0] == "The Healer heals Forest; a die of the Healer goes to Oblivion."
    assert log(summoned)[0].startswith("The Summoner takes out of Oblivion: a die of")


def test_it_is_said_when_the_avenger_helps() -> None:
    table = Table.drawn("A4 A1", heroes=("avenger",), enemies=("sand-devil",))

    table.place("A4", "enemy-1", avenge=True)

    assert log(table)[:3] == [
        "1 × 4 → Sand Devil.",
        "The Avenger’s ability: up to two short is enough.",
        "Sand Devil is defeated!",
    ]


def test_a_die_of_any_face_says_whose_it_is_and_where_it_goes() -> None:
    table = Table.drawn("A1 +3", heroes=("frost-walker",), row=".AAAAA")

    assert choices(table, Turn) == [
        "Place a die of the Frost Walker, turned to 1: Ice Cave",
        "Place an ally die, turned to 1: Ice Cave",
    ]
    table.act(Turn(die("A"), 1))
    assert log(table)[0] == "Frost Walker: a die is turned to 1 and placed: Ice Cave."


def test_one_of_two_giants_is_told_apart_wherever_it_is_spoken_of() -> None:
    table = Table.drawn("A6 A1", enemies=TWO_GIANTS)

    table.place("A6", "enemy-1")

    assert log(table)[:2] == ["1 × 6 → Giant #1.", "Giant #1 is defeated!"]

    attacked = Table.drawn(enemies=TWO_GIANTS).to_enemies("A1", "thorn-lord")
    assert "Giant #1 attacks Forest." in log(attacked)
    assert "Giant #2 attacks Desert." in log(attacked)


def test_a_reward_says_where_each_enemy_is_and_how_much_lies_on_it() -> None:
    table = Table.drawn(enemies=(*TWO_GIANTS, "phantom-1"), stage="defeat")

    assert choices(table, Defeat) == [
        "Defeat Giant #1 (Forest, 4 of 10)",
        "Defeat Giant #2 (Desert, 0 of 10)",
        "Defeat Phantom (Oblivion, 0 of 6)",
    ]


def test_one_who_plays_one_hero_chooses_theirs_and_one_alone_the_team() -> None:
    several = GAME.setup(GAME.Options(heroes="chosen"), 2, Table.drawn().chance)
    alone = GAME.setup(GAME.Options(heroes="chosen"), 1, Table.drawn().chance)

    first = GAME.to_act(several)[0]
    assert say(GAME.prompt(several, first)) == "Choose your hero."
    assert say(GAME.prompt(alone, 0)) == "Choose hero 1 of the team."


def test_the_summoner_is_told_of_her_ability_while_it_is_of_use() -> None:
    heroes = ("summoner",)
    able = Table.drawn("", heroes=heroes, oblivion="B", stage="roll")
    without = Table.drawn("", heroes=heroes, stage="roll")

    def asked(table: Table) -> str:
        return say(table.game.prompt(table.state, 0))

    assert asked(able) == "Summoner: take a die out of Oblivion, or go on."
    assert asked(without) == "Summoner: roll your dice."
    assert asked(able.act(Summon(die("B")))) == "Summoner: roll your dice."


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_a_hero_hears_what_it_can_do(language: str) -> None:
    state = GAME.setup(GAME.Options(heroes="chosen"), 2, Table.drawn().chance)

    said = [say(GAME.describe(state, 0, one), language) for one in GAME.options(state, 0)]

    assert len(said) == len(HEROES)
    for hero, words in zip(HEROES, said, strict=True):
        assert say(Message(f"ability-{hero}"), language) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_hero_with_the_words_of_the_board(language: str) -> None:
    rules = " ".join((FOLDER / f"help/{language}.md").read_text("utf-8").split())

    for hero in HEROES:
        name, ability = (say(Message(f"{what}-{hero}"), language) for what in ("hero", "ability"))
        assert f"**{name}**" in rules
        assert "".join(ability.split()) in "".join(rules.split())
