"""Which nicknames people may take."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.errors import Problem
from ludoteca.server.guests.nicknames import BOT_NAMES, LONGEST, nickname


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoë",
        "김민수",
        "小明",
        "O\u2019Neil",
        "Jean-Luc 2",
        "मीरा",
        "\u0410. Чехов",
        "R2-D2",
        "é",
    ],
)
def test_letters_of_any_script_are_welcome(name: str) -> None:
    assert nickname(name) == name


def test_a_nickname_is_tidied_up() -> None:
    assert nickname("  Anna \n Maria\t") == "Anna Maria"
    assert nickname("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize("name", ["", "   ", "...", "-", "\u0301"])
def test_a_nickname_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(Problem, match="error-name-empty"):
        nickname(name)


def test_a_nickname_has_at_most_24_characters() -> None:
    assert nickname("x" * 24) == "x" * 24
    with pytest.raises(Problem, match="error-name-too-long"):
        nickname("x" * 25)


@pytest.mark.parametrize(
    "name",
    [
        "a\x00b",
        "a\u202eb",
        "a\u200bb",
        "a\u2066b",
        "a\u00adb",
        "a\ufeffb",
        "a\ue000b",
        "a\x7fb",
        "<b>",
        "\u2705Anna",
    ],
)
def test_signs_that_hide_or_turn_text_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="error-name-characters"):
        nickname(name)


@pytest.mark.parametrize(
    "name", ["bot", "Bot", "BOT 7", "b0t", "bot-3", "Bot Cleo", "B\u043et", "b\u00f6t", "🤖 Anna",
             "Cleo", "CLEO", "cleo 2", "Cl\u0435o", "\uff22ot"]
)  # fmt: skip
def test_people_do_not_look_like_bots(name: str) -> None:
    with pytest.raises(Problem, match="error-name-like-a-bot"):
        nickname(name)


@pytest.mark.parametrize("name", ["Bottas", "Abbot", "Robot fan", "Cleopatra"])
def test_names_that_only_contain_a_bot_are_fine(name: str) -> None:
    assert nickname(name) == name


def test_no_bot_could_be_a_guest() -> None:
    for name in BOT_NAMES:
        with pytest.raises(Problem, match="error-name-like-a-bot"):
            nickname(name)


@given(st.text(max_size=40))
def test_whatever_is_wished_is_a_tidy_name_or_a_problem(wish: str) -> None:
    try:
        name = nickname(wish)
    except Problem:
        return

    assert 1 <= len(name) <= LONGEST
    assert nickname(name) == name
    assert name.isprintable()
