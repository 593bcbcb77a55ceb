"""The game in docs/adding-a-game.md, taken from the page and checked as a stranger would."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

BARE = [
    option
    for plugin in ("cacheprovider", "schemathesis", "faker", "randomly", "anyio", "asyncio")
    for option in ("-p", f"no:{plugin}")
]
"""Leaves out plugins of this environment that a game does not need: they take seconds to load."""

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"
FILES = dict(
    re.findall(r"^### `(\S+)`\n\n~~~\w+\n(.*?)^~~~$", PAGE.read_text("utf-8"), re.M | re.S)
)


def run(folder: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the page as a package, which needs no file of this checkout."""
    here = tmp_path_factory.mktemp("page")
    assert run(here, "ludoteca.cli", "new", "undercut", "--package").returncode == 0
    project = here / "undercut"
    inside = project / "src" / "undercut"
    for name, source in FILES.items():
        (inside / name).write_text(source.replace("ludoteca.games.undercut", "undercut"), "utf-8")
    fixture = inside / "fixtures" / "random.jsonl"
    for words in (
        f"simulate . --seats 2 --bots random --tables 3 --seed 1 --out {fixture}",
        "picture . random.jsonl 9",
    ):
        made = run(project, "ludoteca.cli", *words.split())
        assert made.returncode == 0, made.stderr
    return project


def test_the_game_of_the_page_passes_the_checks(project: Path) -> None:
    said = run(project, "ludoteca.cli", "check", ".", "--without", "board", "--json")

    told = json.loads(said.stdout)
    assert told["game"] == "undercut"
    assert [one for one in told["findings"] if one["kind"] != "open"] == []
    assert said.returncode == 0


def test_its_tests_pass_and_it_is_played(project: Path) -> None:
    tests = run(project, "pytest", "-q", "-c", "pyproject.toml", *BARE)
    played = run(project, "ludoteca.cli", "play", ".", "--seed", "1", answers="5\n1\n" * 100)

    assert tests.returncode == 0, tests.stdout
    assert played.returncode == 0, played.stdout


def test_the_page_tells_how_long_the_files_are() -> None:
    told = " ".join(PAGE.read_text("utf-8").split())

    lines = {name: source.count("\n") for name, source in FILES.items()}
    assert (
        ", ".join(
            (
                f"{lines['rules.py']} lines of rules with comments and types",
                f"{lines['bot.py']} of bots",
                f"{lines['Board.svelte']} of board",
                f"{lines['tests/test_rules.py']} of tests",
                f"and in each of four languages {lines['i18n/en.ftl']} lines of words and "
                f"{lines['help/en.md']} of help",
            )
        )
        in told
    )
