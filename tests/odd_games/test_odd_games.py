"""Three small games that are like none of ours, as packages: `make test-odd` installs them, and
runs the tests of the platform in their company. Here they keep the contract, installed or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.house import TOYS
from tests.titles import IDS

from ludoteca import games
from ludoteca.bots import levels
from ludoteca.core.contract import check_bot, check_game, mixes
from ludoteca.core.option_fields import option_fields
from ludoteca.core.title import Title
from ludoteca.i18n import LANGUAGES, name_of
from ludoteca.testing.bots import short_thinking
from ludoteca.testing.folders import title_in
from ludoteca.testing.messages import message_checks

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INSTALLED = games.titles()
NIM, BOX, ODD = TITLES = [
    INSTALLED.get(id) or title_in(HERE / id)
    for id in ("ancient-nim", "shut-the-box", "odd-one-out")
]

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)


@each_title
def test_an_odd_game_keeps_the_contract(title: Title) -> None:
    check_game(title.game, message_checks(title))


@each_title
def test_its_bots_choose_reproducibly_among_their_options(title: Title) -> None:
    for bot in short_thinking(levels(title)).values():
        for mix in mixes(title.game):
            check_bot(title.game, bot, mix, "bots/1")


def test_one_has_no_options_and_comes_before_all_others() -> None:
    assert option_fields(NIM.game) == ()
    assert NIM.meta.id < min(IDS)


def test_one_is_for_exactly_one_seat() -> None:
    assert BOX.meta.seats == (1, 1)


@pytest.mark.parametrize("seats", [2, 5])
def test_in_one_everybody_chooses_at_once(seats: int) -> None:
    state = ODD.game.setup(ODD.game.Options(), seats, None)

    assert ODD.game.to_act(state) == tuple(range(seats))


def python(*words: str, answers: str = "", **environment: str) -> str:
    """What a program says in a process of its own; it must not fail."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        input=answers,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def ludoteca(*words: str, answers: str = "", **environment: str) -> str:
    return python("-m", "ludoteca.cli", *words, answers=answers, **environment)


@each_title
def test_one_that_speaks_english_alone_is_played_in_any_language(title: Title) -> None:
    id = title.meta.id
    game = id if id in INSTALLED else str(HERE / id)

    said = ludoteca("play", game, "--seed", "4", "--language", "es", answers="1\n" * 100)

    assert name_of(title, "en") in said


def test_games_are_listed_whatever_languages_their_packages_speak() -> None:
    for_people = ludoteca("games", PYTHONPATH=str(TOYS))
    for_programs = json.loads(ludoteca("games", "--json", PYTHONPATH=str(TOYS)))

    assert "whispers" in for_people
    names = {game["id"]: game["names"] for game in for_programs}
    assert set(IDS) | {"quiet-steps", "whispers"} <= names.keys()
    assert names["quiet-steps"] == dict.fromkeys(LANGUAGES, "Quiet Steps")  # has words in English
    assert names["whispers"] == dict.fromkeys(LANGUAGES, "whispers")  # has no words


def test_boards_have_types_and_pictures_for_the_games_of_this_checkout_alone() -> None:
    listed = (
        "from tools import pictures; print(*[one.file for one in pictures.wanted()], sep='\\n')"
    )

    types = json.loads(python("tools/schema.py", PYTHONPATH=str(TOYS)))
    drawn = python("-c", listed, PYTHONPATH=f"{TOYS}:{ROOT}").splitlines()

    assert {path.partition("/")[0] for path in types} == {"web", "src"}
    assert {Path(path).relative_to(ROOT).parts[0] for path in drawn} == {"web", "src"}
