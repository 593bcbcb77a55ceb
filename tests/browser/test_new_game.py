"""A new game gets its board into the house by its folder alone, and a person plays it there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_adding_a_game_document import FILES
from tests.words.test_adding_a_language import ROOT, copied


@pytest.mark.usefixtures("chromium")  # it says what is missing where there is none
def test_the_game_of_the_page_about_games_is_played_by_its_board(tmp_path: Path) -> None:
    root = copied(tmp_path / "project")
    before = {file: file.read_bytes() for file in root.rglob("*") if is_source(file)}
    npm = (ROOT / ".venv/.node").read_text().strip()
    path = os.pathsep.join((str(Path(sys.executable).parent), npm, os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(root / "src")}

    def run(*words: str) -> str:
        ran = subprocess.run(words, cwd=root, env=environment, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    run(sys.executable, "-m", "ludoteca.cli", "new", "undercut")
    folder = root / "src" / "ludoteca" / "games" / "undercut"
    for name, source in FILES.items():
        (folder / name).write_text(source, "utf-8")
    run("npm", "run", "--silent", "types")
    run("npm", "run", "--silent", "build")

    said = run(sys.executable, "-m", "ludoteca.cli", "check", "undercut", "--only", "board")

    assert said == "undercut: nothing wrong, 0 open, 0 not tried\n"
    after = {file: file.read_bytes() for file in root.rglob("*") if is_source(file)}
    changed = {file for file in after if before.get(file) != after[file]}
    assert changed
    assert {file for file in changed if folder not in file.parents} == set()


def is_source(file: Path) -> bool:
    built = {"__pycache__", "client", "node_modules", ".pyodide"}
    return file.is_file() and not built.intersection(file.parts)
