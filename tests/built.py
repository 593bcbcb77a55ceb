"""A copy of the project with a game and a language more, from which the package is built anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tests.cli.test_adding_a_game_document import FILES

ROOT = Path(__file__).resolve().parent.parent
GAME = "undercut"
LANGUAGE = "eo"
MADE = {"__pycache__", "client", "node_modules", ".pyodide"}
"""Folders of a checkout that no source is in."""


def copied(to: Path) -> Path:
    """The project as a checkout has it, without what the package is not made of."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file() and not name.startswith(("tests/", "bench/", "docs/")):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, to / name)
    return to


def sources(root: Path) -> dict[Path, bytes]:
    found = {}
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in MADE]
        for name in names:
            file = Path(folder, name)
            found[file] = file.read_bytes()
    return found


@dataclass(frozen=True)
class Built:
    """``root`` is the copy, with the client in it; ``installed`` what the package puts into an
    environment."""

    root: Path
    installed: Path
    before: dict[Path, bytes]
    """The sources as they were copied."""

    @property
    def game(self) -> Path:
        return self.root / "src/ludoteca/games" / GAME

    def changed(self) -> set[Path]:
        """The sources that differ from the copied ones, new ones included."""
        now = sources(self.root)
        return {file for file in now.keys() | self.before if now.get(file) != self.before.get(file)}

    def runs(self, *words: str, package: Path | None = None) -> str:
        """What a program prints that takes Ludoteca from the copy, or from ``package``."""
        return run(self.root, *words, package=package or self.root / "src")


def run(root: Path, *words: str, package: Path) -> str:
    node = (ROOT / ".venv/.node").read_text().strip()
    path = os.pathsep.join((str(Path(sys.executable).parent), node, os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(package)}
    ran = subprocess.run(words, cwd=root, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def add_game(root: Path) -> None:
    """The one in docs/adding-a-game.md, as that page says."""
    run(root, sys.executable, "-m", "ludoteca.cli", "new", GAME, package=root / "src")
    for name, source in FILES.items():
        (root / "src/ludoteca/games" / GAME / name).write_text(source, "utf-8")
    borrowed = root / "node_modules"
    borrowed.symlink_to(ROOT / "node_modules")
    run(root, "npm", "run", "--silent", "types", package=root / "src")
    borrowed.unlink()  # the package is built with what it installs itself


def add_language(root: Path) -> None:
    """Everything as in English, but for what shows that it is this language."""
    shutil.copytree(root / "web/src/i18n/en", root / "web/src/i18n" / LANGUAGE)
    (root / "web/src/i18n" / LANGUAGE / "name.txt").write_text("Esperanto")
    for words in (root / "src/ludoteca").glob("**/en.ftl"):
        shutil.copy(words, words.with_name(f"{LANGUAGE}.ftl"))
    line = root / "src/ludoteca/i18n" / f"{LANGUAGE}.ftl"
    line.write_text(line.read_text().replace("A house of games.", "Domo de ludoj."))


def built(folder: Path) -> Built:
    root = copied(folder / "project")
    before = sources(root)
    add_game(root)
    add_language(root)
    build = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(folder), ".")
    subprocess.run(build, cwd=root, check=True)
    (wheel,) = folder.glob("ludoteca-*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    return Built(root, folder / "installed", before)
