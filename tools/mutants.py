"""Do the tests bite? Break one line at a time and see whether the tests for it notice.

The lines are in ``mutants.toml``, here and in ``tests/`` of each game: ``old`` stands once below
``under`` and becomes ``new``, and one of ``tests`` (arguments of pytest, one run each) must fail.
Each is tried in a temporary copy of the tree. ``python tools/mutants.py [--tree FOLDER] [NAME...]``
tries those whose names contain one of the words; exit 1 when one survives. ``--tree`` is another
checkout, to compare its tests with ours on the same faults.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = (".git", ".venv", "node_modules", "data", "dist", "shots", "__pycache__")
PATIENCE_SECONDS = 1_200


@dataclass(frozen=True)
class Mutant:
    name: str
    under: str
    old: str
    new: str
    tests: tuple[str, ...]


def listed() -> list[Mutant]:
    files = (ROOT / "tools/mutants.toml", *ROOT.glob("src/ludoteca/games/*/tests/mutants.toml"))
    return [
        Mutant(**{**one, "tests": tuple(one["tests"])})
        for file in files
        for one in tomllib.loads(file.read_text())["mutant"]
    ]


def copied(tree: Path, to: Path) -> Path:
    """A copy of ``tree`` whose Python imports the copy's sources, in processes of tests, too."""
    left_out = [word for name in LEFT_OUT for word in ("--exclude", name)]
    packed = subprocess.Popen(["tar", "c", *left_out, "."], cwd=tree, stdout=subprocess.PIPE)
    subprocess.run(["tar", "x"], cwd=to, stdin=packed.stdout, check=True)
    (to / "node_modules").symlink_to(ROOT / "node_modules")
    venv.create(to / ".venv", with_pip=False)
    packages = next((to / ".venv/lib").glob("python*/site-packages"))
    (packages / "tree.pth").write_text(f"{to / 'src'}\n{sysconfig.get_path('purelib')}\n")
    if (ROOT / ".venv/.node").exists():
        (to / ".venv/.node").write_text((ROOT / ".venv/.node").read_text())
    return to / ".venv/bin/python"


def place_of(mutant: Mutant, tree: Path) -> Path | None:
    """The file that holds the line; None when it is in none or in several."""
    below = tree / mutant.under
    files = [below] if below.is_file() else sorted(below.rglob("*.py"))
    found = [file for file in files if file.exists() and mutant.old in file.read_text()]
    return found[0] if len(found) == 1 and found[0].read_text().count(mutant.old) == 1 else None


def fate(mutant: Mutant, tree: Path, python: Path) -> str:
    file = place_of(mutant, tree)
    if file is None:
        return "not here"
    whole = file.read_text()
    file.write_text(whole.replace(mutant.old, mutant.new))
    try:
        for tests in mutant.tests:
            command = [python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m"]
            done = subprocess.run(
                [*command, "not alone", *tests.split(" ")],
                cwd=tree,
                capture_output=True,
                text=True,
                timeout=PATIENCE_SECONDS,
                check=False,
            )
            if done.returncode == 1:
                failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
                return f"caught by {failed[0].split()[1] if failed else tests}"
            if done.returncode:
                return f"not tried: {done.stdout[-300:]}{done.stderr[-300:]}"
    except subprocess.TimeoutExpired:
        return "survived: the tests took too long"
    finally:
        file.write_text(whole)
    return "survived"


def main() -> int:
    asked = argparse.ArgumentParser(description="Do the tests notice a broken line?")
    asked.add_argument("--tree", type=Path, default=ROOT)
    asked.add_argument("names", nargs="*")
    wanted = asked.parse_args()
    survivors = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        python = copied(wanted.tree.resolve(), Path(folder))
        for mutant in listed():
            if wanted.names and not any(name in mutant.name for name in wanted.names):
                continue
            begun = time.monotonic()
            told = fate(mutant, Path(folder), python)
            survivors += not told.startswith("caught")
            print(f"{mutant.name}: {told} ({time.monotonic() - begun:.0f} s)", flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
