from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from tests.titles import ANY, IN_TURN, LEAST, MOST, WORD

from ludoteca import __version__
from ludoteca.cli.arguments import possible
from ludoteca.core.option_fields import OptionField, option_fields
from ludoteca.i18n import LANGUAGES

Ludoteca = Callable[..., Any]


def test_games_are_listed_with_all_that_a_table_needs(ludoteca: Ludoteca) -> None:
    said = ludoteca("games", "--json")

    (listed,) = [game for game in json.loads(said.out) if game["id"] == ANY]
    assert set(listed["names"]) == set(LANGUAGES)
    assert all(listed["names"].values())
    assert listed["seats"] == [LEAST, MOST]
    assert listed["levels"] == ["random", "easy", "medium", "hard"]
    assert {option["name"]: option["default"] for option in listed["options"]} == {
        field.name: field.default for field in option_fields(IN_TURN.game)
    }
    assert listed["presets"] == msgspec.to_builtins(IN_TURN.presets)
    assert all(option["default"] in option["values"] for option in listed["options"])
    low, high = listed["minutes"]
    assert 0 < low <= high
    assert 1 <= listed["complexity"] <= 5


def test_games_are_listed_for_people_too(ludoteca: Ludoteca) -> None:
    said = ludoteca("games").out

    assert ANY in said
    assert f"{WORD.name}={'|'.join(map(str, WORD.values))}" in said
    assert all(preset in said for preset in IN_TURN.presets)


def test_a_long_range_of_whole_numbers_is_listed_by_its_ends() -> None:
    limit = OptionField("turn_limit", 50, tuple(range(1, 1001)))
    long = OptionField("long", False, (False, True))

    assert [possible(limit), possible(long)] == ["turn_limit=1..1000", "long=false|true"]


def test_the_command_knows_its_version(ludoteca: Ludoteca) -> None:
    assert ludoteca("--version").out == f"ludoteca {__version__}\n"


def test_an_unknown_command_is_wrong_usage(ludoteca: Ludoteca) -> None:
    said = ludoteca("dance")

    assert said.code == 2
    assert said.err.count("\n") == 1


def test_help_lists_the_commands(ludoteca: Ludoteca) -> None:
    said = ludoteca("--help")

    assert said.code == 0
    for command in ("serve", "play", "games", "simulate", "verify", "show", "bench"):
        assert command in said.out


def test_without_a_command_the_help_is_printed(ludoteca: Ludoteca) -> None:
    said = ludoteca()

    assert said.code == 2
    assert said.err.startswith("Usage: ludoteca ")
