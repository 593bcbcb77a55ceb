from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ludoteca import __version__
from ludoteca.words import LANGUAGES

Ludoteca = Callable[..., Any]


def test_games_are_listed_with_all_that_a_table_needs(ludoteca: Ludoteca) -> None:
    said = ludoteca("games", "--json")

    (thats_life,) = [game for game in json.loads(said.out) if game["id"] == "thats-life"]
    assert set(thats_life["names"]) == set(LANGUAGES)
    assert all(thats_life["names"].values())
    assert thats_life["seats"] == [2, 6]
    assert thats_life["levels"] == ["random", "easy", "medium", "hard"]
    assert {option["name"]: option["default"] for option in thats_life["options"]} == {
        "layout": "shuffled",
        "action_tiles": True,
        "guards": False,
        "scoring": "basic",
        "pieces": "three",
    }
    assert all(option["default"] in option["values"] for option in thats_life["options"])
    low, high = thats_life["minutes"]
    assert 0 < low <= high
    assert 1 <= thats_life["complexity"] <= 5


def test_games_are_listed_for_people_too(ludoteca: Ludoteca) -> None:
    said = ludoteca("games").out

    assert "thats-life" in said
    assert "layout=shuffled|standard|variant1|variant2" in said


def test_the_command_knows_its_version(ludoteca: Ludoteca) -> None:
    assert ludoteca("--version").out == f"ludoteca {__version__}\n"


def test_an_unknown_command_is_wrong_usage(ludoteca: Ludoteca) -> None:
    said = ludoteca("play")

    assert said.code == 2
    assert said.err.count("\n") == 1


def test_help_lists_the_commands(ludoteca: Ludoteca) -> None:
    said = ludoteca("--help")

    assert said.code == 0
    for command in ("serve", "games", "simulate", "verify", "show", "bench"):
        assert command in said.out


def test_no_command_at_all_is_answered_with_what_there_is(ludoteca: Ludoteca) -> None:
    said = ludoteca()

    assert said.code == 2
    assert said.err.startswith("Usage: ludoteca ")
