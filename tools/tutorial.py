"""Help with writing the tutorial of a game, ``src/ludoteca/games/<folder>/tutorial.json``.

``python tools/tutorial.py show GAME`` tells the scripted game entry by entry, with all options.
``python tools/tutorial.py finish GAME SEED`` has bots play on from the last turn that is written
down to the end of the game; another seed, another end. Write the first turns by hand, with dice
that show what is to be taught, and let bots do the rest.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots import levels
from ludoteca.core.chance import Recorder
from ludoteca.core.codec import codec, encode
from ludoteca.core.replayer import Replayer
from ludoteca.core.seeded import bot_chance, entry_chance
from ludoteca.core.title import Title
from ludoteca.core.tutorial import Turn, Tutorial, check_tutorial, entries, read_tutorial
from ludoteca.games import titles

LEVEL = "easy"


def show(title: Title, tutorial: Tutorial) -> None:
    game = title.game
    replayer = Replayer(game)
    for entry in entries(game, tutorial):
        advance = replayer.step(entry)
        print(f"{entry.n}: {[encode(event).decode() for event in advance.events]}")
        print(f"   scores {list(game.scores(replayer.state))}")
        for seat in game.to_act(replayer.state):
            listed = [encode(action).decode() for action in game.options(replayer.state, seat)]
            print(f"   seat {seat} may {listed}")


def finish(title: Title, tutorial: Tutorial, seed: str) -> Tutorial:
    """The tutorial with a whole game; its steps stay as they are."""
    game, bot = title.game, levels(title)[LEVEL]
    replayer = Replayer(game)
    for entry in entries(game, tutorial):
        replayer.step(entry)
    turns = list(tutorial.turns)
    state = game.clone(replayer.state)
    while to_act := game.to_act(state):
        seat, n = to_act[0], len(turns) + 1
        listed = game.options(state, seat)
        action = bot(game, game.view(state, seat), seat, listed, bot_chance(seed, seat))
        chance = Recorder(entry_chance(seed, n))
        game.apply(state, seat, action, chance, None)
        turns.append(Turn(seat, msgspec.Raw(encode(action)), tuple(chance.tape)))
    return msgspec.structs.replace(tutorial, turns=tuple(turns))


def lines(tutorial: Tutorial) -> str:
    """JSON with one turn and one step a line, as a person reads and edits it."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tutorial))
    parts = []
    for name, value in fields.items():
        if name in ("turns", "steps"):
            told = (
                {k: v for k, v in row.items() if v is not False and v not in (None, [])}
                for row in value
            )
            rows = ",\n".join(f"    {msgspec.json.encode(row).decode()}" for row in told)
            parts.append(f'  "{name}": [\n{rows}\n  ]')
        else:
            parts.append(f'  "{name}": {msgspec.json.encode(value).decode()}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    for way in ("show", "finish"):
        ways.add_parser(way).add_argument("game", choices=sorted(titles()))
    ways.choices["finish"].add_argument("seed")
    asked = parser.parse_args()

    title = titles()[asked.game]
    file = Path(sys.modules[title.package].__path__[0]) / "tutorial.json"
    tutorial = read_tutorial(file.read_bytes())
    codec(title.game).options(tutorial.options)
    if asked.way == "show":
        show(title, tutorial)
    else:
        tutorial = finish(title, tutorial, asked.seed)
        file.write_text(lines(tutorial), encoding="utf-8")
    try:
        check_tutorial(title.game, tutorial)
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
