"""`ludoteca new`: writes the folder of a small complete game that passes the checks."""

from __future__ import annotations

import importlib.util
import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import click

import ludoteca.games
from ludoteca.bots.random import choose_at_random
from ludoteca.core.codec import encode
from ludoteca.core.draws.seeded import table_seed
from ludoteca.core.replay.self_play import play
from ludoteca.games import titles
from ludoteca.testing.folders import title_in
from ludoteca.testing.picture import NAME as PICTURE
from ludoteca.testing.picture import take, written

GAMES: Final = Path(ludoteca.games.__path__[0])
CHECKOUT: Final = GAMES.parent.parent.parent
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TITLE: Final = re.compile(r"[^{}\"\\@\x00-\x1f]+")
LONGEST: Final = 40
ONLY_IN_A_CHECKOUT: Final = ("Board.svelte", "types.gen.ts")
"""A board that is compiled with the client; a package has a module instead."""

ONLY_IN_A_PACKAGE: Final = ("pyproject.toml", "board.js", "board.css")
PLACES: Final = {"test_rules.py": "tests/test_rules.py"}
"""Other places of files in a checkout, whose wheel leaves out folders of tests."""

TABLES: Final = 3
SEEN: Final = 9
"""The entry of the picture."""


@click.command()
@click.argument("game_id", metavar="ID")
@click.option("--name", help="The title; by default the id with capitals.")
@click.option("--package", is_flag=True, help="Make an installable package in a new folder here.")
def new(game_id: str, name: str | None, package: bool) -> None:
    """Write the folder of a new game, such as nine-mens-morris: a small one that can be played.

    In a checkout of Ludoteca the folder is beside the other games. Every file says its purpose;
    change one after the other, and run `ludoteca check` in between.
    """
    module = _module(game_id)
    name = name or game_id.replace("-", " ").title()
    if not TITLE.fullmatch(name):
        raise click.UsageError(f"the name {name!r} has characters that Fluent files cannot hold")
    if package:
        if importlib.util.find_spec(module) is not None:
            raise click.UsageError(f"there is already a Python package {module}")
        top = Path(game_id)
        folder, dotted = top / "src" / module, module
    else:
        if not (CHECKOUT / "vite.config.ts").is_file():
            raise click.UsageError("this is no checkout of Ludoteca: use --package")
        top = folder = GAMES / module
        dotted = f"{ludoteca.games.__name__}.{module}"
    if top.exists():
        raise click.UsageError(f"{top} already exists")
    marks = {
        "@ID@": game_id,
        "@NAME@": name,
        "@PACKAGE@": dotted,
        "@GAME@": "." if package else game_id,
        "@INSIDE@": f"{folder.relative_to(top if package else CHECKOUT).as_posix()}/",
        "@BOARD@": "| `board.js`, `board.css` | the board, on the kit that the house serves |\n"
        if package
        else "| `Board.svelte` | the board; `types.gen.ts` beside it"
        " is written by `make types` |\n",
    }
    _write(top, folder, package, marks)
    _play_some(folder)
    click.echo(f"wrote {top}")
    place = f"./{top}" if package else game_id
    click.echo(f"next: ludoteca play {place}, and ludoteca check {place}")


def _module(game_id: str) -> str:
    """The name of the folder. Raises UsageError for an invalid id."""
    if not ID.fullmatch(game_id) or len(game_id) > LONGEST:
        raise click.UsageError(
            f"{game_id!r} is no id: small letters and digits, joined by hyphens, a letter first, "
            f"at most {LONGEST} of them"
        )
    module = game_id.replace("-", "_")
    if keyword.iskeyword(module):
        raise click.UsageError(f"{game_id!r} is no id: it is a keyword of Python")
    if game_id in titles():
        raise click.UsageError(f"there is already a game {game_id}")
    return module


def _write(top: Path, folder: Path, package: bool, marks: dict[str, str]) -> None:
    left_out = ONLY_IN_A_CHECKOUT if package else ONLY_IN_A_PACKAGE
    outside = ("pyproject.toml", "README.md") if package else ()
    for name, source in _templates(files("ludoteca.cli") / "skeleton", ""):
        if name in left_out:
            continue
        for mark, value in marks.items():
            source = source.replace(mark, value)
        file = (top if name in outside else folder) / PLACES.get(name, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
    (folder / "__init__.py").touch()


def _templates(folder: Traversable, before: str) -> list[tuple[str, str]]:
    """Names and contents of the template files."""
    found = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _templates(one, f"{before}{one.name}/")
        elif one.name.endswith(".in"):
            found.append((before + one.name.removesuffix(".in"), one.read_text("utf-8")))
    return found


def _play_some(folder: Path) -> None:
    """Writes finished games as fixtures, and a position of one of them as picture."""
    title = title_in(folder)
    game, (seats, _) = title.game, title.meta.seats
    bots = [("random", choose_at_random)] * seats
    records = [
        encode(play(game, game.Options(), bots, table_seed(1, number)))
        for number in range(1, TABLES + 1)
    ]
    (folder / "fixtures").mkdir()
    (folder / "fixtures" / "random.jsonl").write_bytes(b"\n".join([*records, b""]))
    (folder / PICTURE).write_bytes(written(take(title, "random.jsonl", SEEN)))
