from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.titles import ANY, LEAST, MOST, SWITCH

from ludoteca.games import titles

Ludoteca = Callable[..., Any]

SEATS = f"{ANY} has {LEAST} to {MOST} seats"
DUEL = ("match", ANY, "--bots", "random,easy")


def test_a_match_says_who_is_stronger_and_how_sure_that_is(ludoteca: Ludoteca) -> None:
    said = ludoteca(*DUEL, "--tables", 40, "--json")

    assert (said.code, said.err) == (0, "")
    match = json.loads(said.out)
    easy, random = match["levels"]
    assert (easy["level"], random["level"]) == ("easy", "random")
    assert easy["low"] < easy["win_share"] <= easy["high"]
    assert easy["low"] > 0.5
    assert easy["win_share"] + random["win_share"] == pytest.approx(1)
    assert easy["score"] > random["score"]
    assert easy["ms_per_choice"] > random["ms_per_choice"] > 0
    assert (match["seats"], match["tables"], match["deals"]) == (2, 40, 20)
    assert match["fair_share"] == 0.5
    assert {"machine", "versions", "options", "seed", "settled"} <= match.keys()


def test_the_command_has_its_old_name_as_well(ludoteca: Ludoteca) -> None:
    def measured(command: str) -> list[float]:
        said = ludoteca(command, *DUEL[1:], "--tables", 4, "--json")
        return [level["win_share"] for level in json.loads(said.out)["levels"]]

    assert measured("ladder") == measured("match")
    assert "ladder" not in ludoteca("--help").out


def test_the_same_seed_measures_the_same(ludoteca: Ludoteca) -> None:
    def measured(seed: int) -> list[tuple[float, float]]:
        said = ludoteca(*DUEL, "--tables", 10, "--seed", seed, "--json")
        return [(level["win_share"], level["score"]) for level in json.loads(said.out)["levels"]]

    assert measured(5) == measured(5) != measured(6)


def test_seats_options_and_repeated_levels_are_taken(ludoteca: Ludoteca) -> None:
    said = ludoteca(
        *("match", ANY, "--bots", "easy,random,random,random", "--tables", 4),
        *("--option", "guards=true", "--json"),
    )

    match = json.loads(said.out)
    assert match["options"]["guards"] is True
    assert (match["seats"], match["tables"]) == (4, 4)
    assert {level["level"]: level["seats"] for level in match["levels"]} == {"easy": 1, "random": 3}


def test_a_level_is_measured_beside_itself_without_a_style(ludoteca: Ludoteca) -> None:
    said = ludoteca("match", ANY, "--bots", "easy,easy:even", "--tables", 40, "--json")

    one, other = json.loads(said.out)["levels"]
    assert {one["level"], other["level"]} == {"easy", "easy:even"}
    assert one["score"] != other["score"]


def test_it_stops_when_the_question_is_settled(
    ludoteca: Ludoteca, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.bots.match.NARROW", 0.1)  # it is settled soon

    said = ludoteca(*DUEL, "--tables", 5000, "--json")

    told = json.loads(said.out)
    assert told["settled"]
    assert told["answer"] == "easy > random"
    assert told["tables"] < told["planned"] == 5000


def test_people_get_a_table(ludoteca: Ludoteca) -> None:
    said = ludoteca(*DUEL, "--tables", 4)

    assert said.code == 0
    assert "easy" in said.out
    assert "4 tables, 2 deals" in said.out


@pytest.mark.parametrize(
    ("words", "possible"),
    [
        (("match", "chess"), f"unknown game 'chess'; games: {', '.join(titles())}"),
        (("match", ANY, "--bots", "easy"), "two different levels"),
        (("match", ANY, "--bots", "easy,easy"), "two different levels"),
        (("match", ANY, "--bots", "easy,grand"), f"levels of {ANY}: random, easy"),
        (("match", ANY, "--bots", ""), "unknown level ''"),
        (
            ("match", ANY, "--seats", LEAST - 1),
            f"{SEATS}, not {LEAST - 1}",
        ),
        (("match", ANY, "--bots", "easy,random,easy", "--seats", 2), "3 levels for 2"),
        (("match", ANY, "--option", f"{SWITCH.name}=1"), "=false|true"),
        (("match", ANY, "--tables", 0), "0 is not in the range"),
    ],
)
def test_wrong_usage_is_one_line_that_says_what_is_possible(
    ludoteca: Ludoteca, words: tuple[object, ...], possible: str
) -> None:
    usual = {"--bots": "easy,random", "--tables": 2}
    rest = [word for name in usual if name not in words for word in (name, usual[name])]

    said = ludoteca(*words, *rest)

    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("ludoteca: ")
    assert said.err.count("\n") == 1
    assert possible in said.err
