"""`ludoteca tutorial`: helps to write ``tutorial.json``, the explained first game of a title."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
import msgspec

from ludoteca.bots import levels
from ludoteca.cli.arguments import title_named
from ludoteca.core.chance import Recorder, TapeMismatch
from ludoteca.core.codec import codec, encode
from ludoteca.core.draws.seeded import bot_chance, entry_chance
from ludoteca.core.game import Rejected, onward
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.title import Title
from ludoteca.core.tutorial import Turn, Tutorial, check_tutorial, entries, read_tutorial
from ludoteca.testing.folders import folder_of

NAME: Final = "tutorial.json"


@click.group()
def tutorial() -> None:
    """Help with writing a tutorial, an explained first game.

    Write the first turns by hand, with dice that fit the explanations, and let bots play the rest.
    """


@tutorial.command()
@click.argument("game")
def show(game: str) -> None:
    """Print the scripted game of GAME entry by entry, with all options."""
    title, _, script = _script(game)
    try:
        _tell(title, script)
        check_tutorial(title.game, script)
    except (ValueError, Rejected, TapeMismatch) as error:
        raise click.ClickException(str(error)) from None


@tutorial.command()
@click.argument("game")
@click.argument("seed")
def finish(game: str, seed: str) -> None:
    """Let bots continue the game after the last written turn to its end.

    Another SEED gives another end.
    """
    title, file, script = _script(game)
    try:
        script = finished(title, script, seed)
        file.write_text(lines(script), encoding="utf-8")
        check_tutorial(title.game, script)
    except (ValueError, Rejected, TapeMismatch) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"wrote {file}")


def _script(game: str) -> tuple[Title, Path, Tutorial]:
    title = title_named(game)
    file = folder_of(title) / NAME
    try:
        script = read_tutorial(file.read_bytes())
        codec(title.game).options(script.options)
    except (OSError, msgspec.MsgspecError) as error:
        raise click.UsageError(f"{file}: {error}") from None
    return title, file, script


def _tell(title: Title, script: Tutorial) -> None:
    game = title.game
    replayer = Replayer(game)
    for entry in entries(game, script):
        advance = replayer.step(entry)
        click.echo(f"{entry.n}: {[encode(event).decode() for event in advance.events]}")
        click.echo(f"   scores {list(game.scores(replayer.state))}")
        for seat in game.to_act(replayer.state):
            listed = [encode(action).decode() for action in game.options(replayer.state, seat)]
            click.echo(f"   seat {seat} may {listed}")


def finished(title: Title, script: Tutorial, seed: str) -> Tutorial:
    """The tutorial with a complete game and unchanged steps."""
    game = title.game
    known = levels(title)
    bot = known[next(iter(title.bots), "random")]
    replayer = Replayer(game)
    for entry in entries(game, script):
        replayer.step(entry)
    turns = list(script.turns)
    state = game.clone(replayer.state)
    while to_act := game.to_act(state):
        seat, n = to_act[0], len(turns) + 1
        listed = onward(game, game.options(state, seat))
        action = bot(game, game.view(state, seat), seat, listed, bot_chance(seed, seat))
        chance = Recorder(entry_chance(seed, n))
        game.apply(state, seat, action, chance, None)
        turns.append(Turn(seat, msgspec.Raw(encode(action)), tuple(chance.tape)))
    return msgspec.structs.replace(script, turns=tuple(turns))


def lines(tutorial: Tutorial) -> str:
    """Readable JSON, with one turn or step per line."""
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
