"""Rules and bots need the standard library and msgspec and nothing else, as in a browser."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludoteca.games import titles

PROGRAM = """
import itertools
import sys
from importlib.metadata import entry_points

INSTALLED = {entry.value.partition(".")[0] for entry in entry_points(group="ludoteca.games")}

class NothingElse:
    def find_spec(self, name, path=None, target=None):
        room = ".".join(name.split(".")[:2])
        allowed = {"ludoteca", "ludoteca.core", "ludoteca.kit", "ludoteca.games", "ludoteca.bots"}
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in {"msgspec", *INSTALLED} or room in allowed:
            return None
        raise ModuleNotFoundError(name + " is not there")

sys.meta_path.insert(0, NothingElse())

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.random import choose_at_random
from ludoteca.bots.review import review
from ludoteca.core.codec import encode
from ludoteca.core.replay.self_play import play
from ludoteca.core.records.verify import verify_line
from ludoteca.games import titles

def known(title):
    # Every level of its own, and a search, with little thought.
    own = [bot for bot in levels(title).values() if not isinstance(bot, Searcher)]
    brief = [bot.brief() if hasattr(bot, "brief") else bot for bot in own]
    return [*brief, Searcher(PlayOuts(5)), Searcher(PlayOuts(5), title.hint)]

def all_of(bots):
    # Chooses at random; sometimes asks all of them.
    count = itertools.count()

    def choose(game, view, seat, options, chance):
        if next(count) % 25 == 0:
            assert all(bot(game, view, seat, options, chance) in options for bot in bots)
        return choose_at_random(game, view, seat, options, chance)

    return choose

for title in titles().values():
    bots = [("all", all_of(known(title)))] * title.meta.seats[0]
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
