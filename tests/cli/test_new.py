"""`ludoteca new` writes a game that can be played and passes the checks unchanged."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_adding_a_game_document import BARE
from tests.titles import ANY

from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.testing import chromium
from ludoteca.testing.conformance import PARTS

Ludoteca = Callable[..., Any]

OTHERS = [language for language in LANGUAGES if language != FIRST]


def ludoteca_in(folder: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the command in its own process, which knows no other new games."""
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", *words],
        cwd=folder,
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "CI": ""},
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    here = tmp_path_factory.mktemp("new")
    said = ludoteca_in(here, "new", "nine-mens-morris", "--package")
    assert said.returncode == 0, said.stderr
    return here / "nine-mens-morris"


@pytest.fixture
def written(made: Path, tmp_path: Path) -> Path:
    """The project of a new game, as a package."""
    return shutil.copytree(made, tmp_path / made.name)


def test_a_new_game_passes_the_checks(written: Path) -> None:
    said = ludoteca_in(written, "check", ".", "--without", "board", "--json")

    told = json.loads(said.stdout)
    assert said.returncode == 0
    assert told["game"] == "nine-mens-morris"
    assert [one for one in told["findings"] if one["kind"] != "open"] == []
    assert {one["where"] for one in told["findings"]} == {"tutorial.json", "about/", "trophies.py"}


@pytest.mark.skipif(
    chromium.program() is None and not os.environ.get("CI"), reason="no Chromium is found"
)
@pytest.mark.deep  # a client is built; every day boards of packages are played
def test_its_board_is_played_to_the_end_by_touch(written: Path) -> None:
    said = ludoteca_in(written, "check", ".", "--only", "board", "--json")

    assert json.loads(said.stdout)["findings"] == []
    assert said.returncode == 0


def test_a_new_game_is_played_at_once(written: Path) -> None:
    said = ludoteca_in(written, "play", ".", "--seed", "1", answers="1\n" * 100)

    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("Nine Mens Morris, seed 1\n")


def test_a_new_game_brings_tests_that_pass(written: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", "pyproject.toml", *BARE],
        cwd=written,
        capture_output=True,
        text=True,
    )

    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_all_its_marks_are_filled_in(written: Path) -> None:
    files = [file for file in written.rglob("*") if file.is_file() and file.suffix != ".pyc"]

    assert len(files) > 15
    assert not [file for file in files if "@NAME@" in file.read_text("utf-8")]
    assert not [file for file in files if file.suffix == ".in"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["Nine-Mens"], "no id"),
        (["9-mens"], "no id"),
        (["nine_mens"], "no id"),
        (["../up"], "no id"),
        (["a" * 41], "no id"),
        (["class"], "it is a keyword of Python"),
        ([ANY], f"there is already a game {ANY}"),
        (["random", "--package"], "there is already a Python package random"),
        (["new-one", "--name", "{ $x }"], "characters that Fluent files cannot hold"),
    ],
)
def test_what_cannot_be_a_game_is_wrong_usage(
    ludoteca: Ludoteca, words: list[str], told: str
) -> None:
    said = ludoteca("new", *words)

    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1


def test_nothing_is_written_over(written: Path) -> None:
    again = ludoteca_in(written.parent, "new", "nine-mens-morris", "--package")

    assert again.returncode == 2
    assert "already exists" in again.stderr


BREAKS: list[tuple[str, str, str, str]] = [
    ("bots", "bot.py", "best[chance.below(len(best))]", "Bid(13)"),
    ("words", "i18n/ko.ftl", "choice-bid", "choice-bed"),
    ("words", "i18n/es.ftl", "Apostar el { $card }", "Apostar"),
    ("words", "i18n/en.ftl", "option-ties-lost", "option-ties-gone"),
    ("help", "help/es.md", "## Objetivo", "Objetivo"),
    ("help", "help/en.md", "bids for each", "<b>bids</b> for each"),
    ("cover", "Cover.svg", "0 0 400 300", "0 0 400 400"),
    ("picture", "picture.json", '"prize": ', '"prize": 1'),
    ("fixtures", "fixtures/random.jsonl", '"card":', '"card": '),
]
"""A change for each part: the file, and the text before and after."""


def test_each_error_is_found_by_its_part_with_its_place(written: Path) -> None:
    inside = written / "src" / "nine_mens_morris"
    for _, file, right, wrong in BREAKS:
        source = (inside / file).read_text("utf-8")
        assert right in source
        (inside / file).write_text(source.replace(right, wrong), "utf-8")

    without = [word for part in ("contract", "board") for word in ("--without", part)]
    said = ludoteca_in(written, "check", ".", *without, "--json")

    assert said.returncode == 1
    told = [one for one in json.loads(said.stdout)["findings"] if one["kind"] == "wrong"]
    assert {one["part"] for one in told} == {part for part, *_ in BREAKS}
    assert {one["where"] for one in told} >= {file for _, file, *_ in BREAKS if file != "bot.py"}
    assert all(one["todo"] for one in told)


@pytest.mark.parametrize(
    ("right", "wrong", "what"),
    [
        ("chosen[0] if chosen else None", "sum(map(sum, state.chosen))", "views leak nothing"),
        ("if action.card not in state.hands[seat]", "if action.card > 12", "are refused"),
        ('"prompt-bid", {"points"', '"prompt-bud", {"points"', "has words"),
    ],
)
def test_broken_rules_are_found_in_a_game_with_english_only(
    written: Path, right: str, wrong: str, what: str
) -> None:
    inside = written / "src" / "nine_mens_morris"
    for language in OTHERS:
        (inside / "i18n" / f"{language}.ftl").unlink()
    rules = inside / "rules.py"
    source = rules.read_text("utf-8")
    assert right in source
    rules.write_text(source.replace(right, wrong), "utf-8")

    said = ludoteca_in(written, "check", ".", "--only", "contract")

    assert said.returncode == 1
    assert said.stdout.startswith("wrong: contract: ")
    assert what in said.stdout


def test_english_is_enough_for_a_package(written: Path) -> None:
    inside = written / "src" / "nine_mens_morris"
    for language in OTHERS:
        (inside / "i18n" / f"{language}.ftl").unlink()
        (inside / "help" / f"{language}.md").unlink()

    said = ludoteca_in(written, "check", ".", "--only", "words", "--only", "help")

    others = ", ".join(OTHERS)
    assert said.returncode == 0
    assert said.stdout.splitlines() == [
        f"open: words: i18n/: no messages in {others}: those readers see English",
        "    translate i18n/en.ftl",
        "open: words: about/: is not there",
        "    say what the things on the board are",
        "nine-mens-morris: nothing wrong, 2 open, 0 not tried",
    ]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("[]", " is to act and has no option"),
        ("[1 // 0]", "ZeroDivisionError: integer division or modulo by zero (rules.py:"),
    ],
)
def test_an_error_of_the_rules_is_reported_with_its_position_and_a_command_repeats_it(
    made: Path, tmp_path: Path, wrong: str, told: str
) -> None:
    folder = shutil.copytree(made, tmp_path / "my games" / "bad one")
    rules = folder / "src" / "nine_mens_morris" / "rules.py"
    source = rules.read_text("utf-8")
    assert "[CONFIRM, TAKE_BACK]" in source
    rules.write_text(source.replace("[CONFIRM, TAKE_BACK]", wrong), "utf-8")

    said = ludoteca_in(folder.parent, "check", folder.name, "--only", "contract").stdout
    (again,) = re.findall("repeat it: (.*)", said)
    ran = subprocess.run(
        again.replace("ludoteca", f"{sys.executable} -m ludoteca.cli", 1),
        shell=True,
        cwd=folder.parent,
        capture_output=True,
        encoding="utf-8",
    )

    first, *shown = said.splitlines()
    assert re.match("wrong: contract: entry [01] of seed 'contract/0': not kept: ", first)
    assert told in first
    assert any(line.startswith("    | seat 1:   0 points  hand ") for line in shown)
    assert (ran.returncode, ran.stdout) == (1, said), ran.stderr


def test_bots_play_the_tutorial_of_a_package_to_its_end(written: Path) -> None:
    script = {"rules": 1, "options": {}, "players": [None, "Cleo"], "tape": [0], "turns": []}
    file = written / "src" / "nine_mens_morris" / "tutorial.json"
    file.write_text(json.dumps({**script, "steps": [{"say": "tutorial-goal"}]}), "utf-8")

    finished = ludoteca_in(written, "tutorial", "finish", ".", "1")
    shown = ludoteca_in(written, "tutorial", "show", ".")

    assert finished.stderr.splitlines() == ["ludoteca: the last step is said when the game is over"]
    assert shown.stdout.startswith("0: []\n   scores [0, 0]\n   seat 0 may [")
    assert '{"type":"bid","card":1}' in shown.stdout


def test_every_part_is_seen_to_fail() -> None:
    elsewhere = {"same dice", "diagram", "previews", "tutorial", "board", "trophies"}

    assert {part for part, *_ in BREAKS} | {"contract"} == PARTS.keys() - elsewhere
