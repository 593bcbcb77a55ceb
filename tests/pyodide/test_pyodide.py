"""Rules and bots run unchanged in the browser's Python, and play the very same tables."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.games import titles

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES = ROOT / "src"
PINS = ROOT / "requirements" / "pyodide.txt"
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"


@pytest.fixture(scope="module")
def node() -> str:
    """The Node that the client is built with, or the one on the path."""
    ours = ROOT / ".venv" / ".node"
    places = f"{ours.read_text().strip() if ours.exists() else ''}:{os.environ['PATH']}"
    found = shutil.which("node", path=places)
    assert found, "Node is missing: `make test` brings one"
    return found


@pytest.fixture(scope="module")
def wheel() -> Path:
    """msgspec for Pyodide as it is pinned; fetched once per environment and pin."""
    folder = Path(sys.prefix) / "pyodide" / hashlib.sha256(PINS.read_bytes()).hexdigest()[:16]
    if not list(folder.glob("*.whl")):
        download = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(PINS)),
            *("--platform", PLATFORM, "--implementation", "cp", "--python-version", PYTHON),
            *("--abi", f"cp{PYTHON.replace('.', '')}", "--dest", str(folder)),
        ]
        subprocess.run(download, check=True)
    (found,) = folder.glob("*.whl")
    return found


def output_of(*command: object) -> bytes:
    done = subprocess.run([str(word) for word in command], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout


def test_tables_of_every_game_and_level_are_the_same_in_the_browsers_python(
    node: str, wheel: Path
) -> None:
    program = HERE / "tables.py"

    native = output_of(sys.executable, program)
    browser = output_of(node, HERE / "play.mjs", SOURCES, wheel, program)

    assert browser == native
    records = [json.loads(line) for line in native.splitlines()]
    assert {record["game"] for record in records} == set(titles())
    assert {seat["bot"] for record in records for seat in record["seats"]} >= {"medium", "hard"}
