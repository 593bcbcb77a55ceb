"""A line of talk names a person by the whole name, as it is written at the table."""
# ruff: noqa: RUF001 - names of people in their scripts

from __future__ import annotations

import unicodedata

import pytest

from ludoteca.server.talk.names import named


@pytest.mark.parametrize(
    "line",
    [
        "Ben?",
        "ben, your turn",
        "it is BEN's turn",
        "@Ben",
        "Where is (Ben)",
        "Ben",
        "님 Ben은 어디",
        "轮到Ben了",
    ],
)
def test_a_name_is_found_as_a_word(line: str) -> None:
    assert named(line, ["Ben"]) == {"Ben"}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Benjamin is away", "Ben"),
        ("Ruben", "Ben"),
        ("Ben10", "Ben"),
        ("Anaïs", "Ana"),
        ("Joséphine", "José"),
        ("Анна-Мария и Иоанна", "Анн"),
        ("Max, come", "Maximilian"),  # a shortened name is another one
        ("Веn", "Ben"),  # with Cyrillic letters, as strangers write it
        ("hello", ""),
    ],
)
def test_a_part_of_a_word_and_another_spelling_are_no_names(line: str, name: str) -> None:
    assert named(line, [name]) == set()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("민수는 어디", "민수"),
        ("小明快来", "小明"),
        ("たろうさん", "たろう"),
        ("José, ven", "JOSÉ"),
    ],
)
def test_scripts_without_spaces_need_none(line: str, name: str) -> None:
    assert named(line, [name]) == {name}
    assert named(unicodedata.normalize("NFD", line), [name]) == {name}


def test_of_two_names_the_longer_one_is_meant() -> None:
    people = ["Ben", "Ben Beside", "Anna"]

    assert named("Ben Beside, come", people) == {"Ben Beside"}
    assert named("Ben Beside and Ben, come", people) == {"Ben", "Ben Beside"}
    assert named("Ben and Anna", people) == {"Ben", "Anna"}
