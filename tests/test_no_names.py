"""No test or tool outside a game's folder knows a game by name; examples in documents may."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.titles import IDS

ROOT = Path(__file__).parents[1]
KNOWING = {
    "bench/peers": "compares the platform with others in one named game, written again for each",
    "tests/bench/test_peer_nodes.py": "holds that game of the peers to ours",
    "tests/bench/test_peer_rules.py": "holds that game of the peers to ours",
    "bench/results": "figures of each game",
    "tools/readme_pictures.py": "chooses what the README shows",
}
"""What names games on purpose, and why."""

WRITTEN = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".txt", ".toml", ".sh"}


def files(folder: str) -> list[str]:
    return [
        str(file.relative_to(ROOT))
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in WRITTEN and "node_modules" not in file.parts and ".venv" not in file.parts
    ]


@pytest.mark.parametrize("folder", ["tests", "tools", "bench", "web/src"])
def test_nothing_outside_the_folder_of_a_game_names_it(folder: str) -> None:
    names = {name for title in IDS for name in (title, title.replace("-", "_"))}

    found = {
        file
        for file in files(folder)
        if any(name in (ROOT / file).read_text(encoding="utf-8") for name in names)
    }

    assert {file for file in found if not file.startswith(tuple(KNOWING))} == set()
