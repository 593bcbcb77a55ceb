"""Checking a game from the command line: exit codes, words for people, JSON for programs."""

from __future__ import annotations

import itertools
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.titles import ANY, IN_TURN

from ludoteca.i18n import LANGUAGES
from ludoteca.testing.folders import folder_of
from ludoteca.testing.messages import languages_of

Ludoteca = Callable[..., Any]

COPIES = itertools.count()
QUICK = ("--only", "help", "--only", "cover", "--only", "fixtures")


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """The folder of a small game that is not installed here."""
    source = Path(__file__).parent.parent / "server" / "toys" / "quiet_steps"
    name = f"steps_{next(COPIES)}"  # packages of one name would be the same in this process
    return Path(shutil.copytree(source, tmp_path / name))


def test_a_game_without_faults_passes(ludoteca: Ludoteca) -> None:
    said = ludoteca("check", ANY, *QUICK)

    assert (said.code, said.out) == (0, f"{ANY}: nothing wrong, 0 open, 0 not tried\n")


def test_a_game_may_be_named_by_its_folder(ludoteca: Ludoteca) -> None:
    by_id, by_folder = (
        ludoteca("check", name, *QUICK, "--json").out for name in (ANY, folder_of(IN_TURN))
    )

    assert by_id == by_folder
    assert json.loads(by_id)["passed"] is True


def test_what_is_missing_is_told_with_what_to_do(ludoteca: Ludoteca, toy: Path) -> None:
    shutil.copy(toy / "i18n" / "en.ftl", toy / "i18n" / "ko.ftl")

    said = ludoteca("check", toy, *QUICK, "--json")

    told = json.loads(said.out)
    wrong = {one["where"]: one for one in told["findings"] if one["kind"] == "wrong"}
    assert said.code == 1
    assert told["passed"] is False
    assert set(wrong) == {"help/ko.md"}
    assert wrong["help/ko.md"]["what"] == "is not there"
    assert wrong["help/ko.md"]["todo"] == "translate help/en.md"
    assert {one["where"] for one in told["findings"] if one["kind"] == "open"} == {
        "Cover.svg",
        "fixtures/",
    }


def test_people_read_where_what_and_what_to_do(ludoteca: Ludoteca, toy: Path) -> None:
    (toy / "i18n" / "en.ftl").unlink()

    said = ludoteca("check", toy, "--only", "words")

    assert said.code == 1
    assert said.out.splitlines()[:2] == [
        "wrong: words: i18n/en.ftl: there is no such file",
        "    write the messages of the game",
    ]


def test_a_game_of_this_repository_speaks_every_language() -> None:
    assert languages_of(IN_TURN) == LANGUAGES


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("chess", "unknown game 'chess'"),
        ("./nowhere", "neither rules.py nor a pyproject.toml"),
        ("src/ludoteca/kit", "neither rules.py nor a pyproject.toml"),
    ],
)
def test_what_is_no_game_is_wrong_usage(ludoteca: Ludoteca, name: str, told: str) -> None:
    said = ludoteca("check", name)

    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1


def test_a_game_that_cannot_be_loaded_is_told_with_its_line(
    ludoteca: Ludoteca, tmp_path: Path
) -> None:
    folder = tmp_path / "broken_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text("GAME = 1 / 0\n")

    said = ludoteca("check", folder)

    assert said.code == 1
    assert "ZeroDivisionError: division by zero (rules.py:1, in <module>)" in said.err


def test_what_was_not_tried_fails_only_where_machines_check(
    ludoteca: Ludoteca, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.testing.chromium.program", lambda: None)
    monkeypatch.delenv("CI", raising=False)
    here = ludoteca("check", ANY, "--only", "board")

    monkeypatch.setenv("CI", "true")
    there = ludoteca("check", ANY, "--only", "board")

    assert here.out == there.out
    assert here.out.startswith("not tried: board: board: no Chromium is found\n")
    assert (here.code, there.code) == (0, 1)
