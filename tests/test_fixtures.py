"""Finished games in the folders of games replay as they were played, whatever changed since."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from tests.titles import TITLES

from ludoteca.core.records.verify import verify_line

GAMES = {title.meta.id: title.game for title in TITLES}
FIXTURES = sorted(
    Path(str(found))
    for title in TITLES
    for found in (files(title.package) / "fixtures").iterdir()
    if found.name.endswith(".jsonl")
)


@pytest.mark.parametrize(
    "fixture", FIXTURES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_a_finished_game_replays_as_it_was_played(fixture: Path) -> None:
    lines = fixture.read_bytes().splitlines()

    for line in lines:
        verify_line(line, GAMES)

    assert lines


def test_every_game_keeps_finished_games() -> None:
    folders = {path.parent.parent.name for path in FIXTURES}

    assert folders == {title.package.rpartition(".")[2] for title in TITLES}
