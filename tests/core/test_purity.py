"""Rules and bots need the standard library and msgspec and nothing else, as in a browser."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludoteca.games import titles

PROGRAM = """
import sys

class NothingElse:
    def find_spec(self, name, path=None, target=None):
        room = ".".join(name.split(".")[:2])
        allowed = {"ludoteca", "ludoteca.core", "ludoteca.kit", "ludoteca.games", "ludoteca.bots"}
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top == "msgspec" or room in allowed:
            return None
        raise ModuleNotFoundError(name + " is not there")

sys.meta_path.insert(0, NothingElse())

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.review import review
from ludoteca.core.codec import encode
from ludoteca.core.match import play
from ludoteca.core.verify import verify_line
from ludoteca.games import titles

for title in titles().values():
    known = {**levels(title), "medium": Searcher(PlayOuts(5)), "hard": Searcher(PlayOuts(10))}
    seats = min(len(known), title.meta.seats[1])  # every level thinks
    bots = list(known.items())[-seats:]
    record = play(title.game, title.game.Options(), bots, "browser/1")
    assert verify_line(encode(record), {title.meta.id: title.game}) == record
    assert review(title.game, record.entries[:16], "browser", 5).curve
    print(title.meta.id)
"""


@pytest.mark.long
def test_every_game_is_played_and_verified_without_any_other_package() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", PROGRAM],
        env={"PYTHONPATH": ":".join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == list(titles())
