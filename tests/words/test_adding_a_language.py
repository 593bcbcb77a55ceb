"""A language is added by adding files, as docs/adding-a-language.md says, and by nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.server.house import House
from tools.check_words import areas

from ludoteca.testing.translations import check_words

ROOT = Path(__file__).parent.parent.parent
NEW = "eo"


def copied(to: Path) -> Path:
    """The project as a checkout has it; what is installed is borrowed."""
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
    for installed in ("node_modules", ".pyodide"):
        (to / installed).symlink_to(ROOT / installed)
    return to


def add_language(root: Path) -> None:
    """Everything as in English, but for what shows that it is this language."""
    shutil.copytree(root / "web/src/i18n/en", root / "web/src/i18n" / NEW)
    (root / "web/src/i18n" / NEW / "name.txt").write_text("Esperanto")
    for words in (root / "src/ludoteca").glob("**/en.ftl"):
        shutil.copy(words, words.with_name(f"{NEW}.ftl"))
    line = root / "src/ludoteca/words" / f"{NEW}.ftl"
    line.write_text(line.read_text().replace("A house of games.", "Domo de ludoj."))


def test_a_language_is_added_by_adding_files(tmp_path: Path) -> None:
    root = copied(tmp_path / "project")

    add_language(root)

    npm = (ROOT / ".venv/.node").read_text().strip()
    subprocess.run(
        ["npm", "run", "--silent", "build"],
        cwd=root,
        env={**os.environ, "PATH": f"{npm}{os.pathsep}{os.environ['PATH']}"},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    house = House(tmp_path / "data", PYTHONPATH=str(root / "src"))
    try:
        wished = urllib.request.Request(house.url, headers={"Accept-Language": "eo,en;q=0.5"})
        page = urllib.request.urlopen(wished).read().decode()
        assert '<html lang="eo">' in page
        assert "Domo de ludoj." in page
        assert 'hreflang="eo"' in page
    finally:
        house.close()
    listing = "from ludoteca.cli import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", listing, "games", "--json"],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert '"eo"' in said
    untranslated = check_words(next(areas(root)), NEW)
    assert "loading: still English" in untranslated
