"""Rules and bots run unchanged in the browser's Python, and play the very same tables."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.titles import IDS
from tools import msgspec_wheel

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES = ROOT / "src"


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
    return msgspec_wheel.fetched()


def output_of(*command: object) -> bytes:
    done = subprocess.run([str(word) for word in command], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout


def told(output: bytes) -> list[tuple[str, str, str]]:
    """For each table its game, its options and a digest, short enough to read when they differ."""
    return [
        (record["game"], json.dumps(record["options"]), hashlib.sha256(line).hexdigest())
        for line in output.splitlines(keepends=True)
        for record in [json.loads(line)]
    ]


@pytest.mark.long
def test_tables_of_every_game_and_level_are_the_same_in_the_browsers_python(
    node: str, wheel: Path, deep: bool
) -> None:
    program, every = HERE / "tables.py", "7" if deep else "14"

    with ThreadPoolExecutor(1) as beside:
        in_browser = beside.submit(
            output_of, node, HERE / "play.mjs", SOURCES, wheel, program, every
        )
        native = output_of(sys.executable, program, every)
    browser = in_browser.result()

    records = [json.loads(line) for line in native.splitlines()]
    assert told(browser) == told(native)
    assert {record["game"] for record in records} == set(IDS)
    assert {seat["bot"] for record in records for seat in record["seats"]} >= {"medium", "hard"}
