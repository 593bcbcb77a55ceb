"""`ludoteca play`: a table in the terminal with one person and bots."""

from __future__ import annotations

import os
import secrets
import sys

import click
import msgspec

from ludoteca.bots import levels as levels_of
from ludoteca.cli.arguments import bots_of, option_words, options_of, seats_of, title_named
from ludoteca.cli.terminal_table import Quit, TerminalTable
from ludoteca.core.draws.seeded import table_seed
from ludoteca.core.game import Rejected
from ludoteca.core.title import Title
from ludoteca.games import words
from ludoteca.i18n import FIRST, LANGUAGES, name_or_id, say, wished
from ludoteca.i18n.event_texts import Translator
from ludoteca.kit.words import words as kit_words

MOST_SEEDS = 1_000_000


@click.command()
@click.argument("game")
@click.option(
    "--seats", type=int, metavar="N", help="Number of seats; by default two where possible."
)
@click.option(
    "--bots",
    "levels",
    metavar="LEVEL[,LEVEL...]",
    help="Levels of the bots, seat by seat; fewer than seats repeat in turn.",
)
@option_words
@click.option("--seed", type=click.IntRange(0), metavar="S", help="Repeats the dice of a table.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), help="By default that of the terminal (LANG)."
)
def play(
    game: str,
    seats: int | None,
    levels: str | None,
    assignments: tuple[str, ...],
    seed: int | None,
    language: str | None,
) -> None:
    """Play GAME here against bots: read the table, answer by number."""
    title = title_named(game)
    options = options_of(title, assignments)
    seats = seats_of(title, _usual_seats(title, levels) if seats is None else seats)
    if levels and seats == 1:
        raise click.UsageError("a table of one seat has none for a bot")
    bots = bots_of(title, levels or _usual_level(title), seats - 1) if seats > 1 else []
    language = language or _of_the_terminal()
    seed = secrets.randbelow(MOST_SEEDS) if seed is None else seed
    names = [
        say(language, "play-you"),
        *(say(language, "play-bot", n=n) for n in range(1, seats)),
    ]
    click.echo(say(language, "play-begins", game=name_or_id(title, language), seed=str(seed)))
    for (level, _), name in zip(bots, names[1:], strict=True):
        click.echo(f"  {name}: {level}")
    for field, value in msgspec.to_builtins(options).items():
        if value != getattr(title.game.Options(), field):
            click.echo(f"  {field}={value}")
    try:
        TerminalTable(
            title=title,
            options=options,
            bots=[bot for _, bot in bots],
            names=names,
            translator=Translator(language, kit_words(language), _words_of(title, language)),
            language=language,
            seed=table_seed(seed, 1),
            read=sys.stdin.readline,
            tell=click.echo,
        ).play()
    except Rejected as refusal:
        raise click.UsageError(f"{game} cannot be set up like this: {refusal}") from None
    except Quit as quitting:
        click.echo(say(language, "play-left"))
        if not quitting.said_so:
            raise click.ClickException("the input ended before the table did") from None


def _usual_seats(title: Title, levels: str | None) -> int:
    """One seat for each level and one for the person; two where no levels are given."""
    low, high = title.meta.seats
    wanted = 2 if levels is None else levels.count(",") + 2
    return max(low, min(wanted, high))


def _usual_level(title: Title) -> str:
    return "easy" if "easy" in levels_of(title) else "medium"


def _words_of(title: Title, language: str) -> str:
    """The translations of a title; empty for a package without any, which shows keys instead."""
    try:
        return words(title, language)
    except FileNotFoundError:
        return ""


def _of_the_terminal() -> str:
    tag = os.environ.get("LC_ALL") or os.environ.get("LANG", "")
    return wished([tag.partition(".")[0].replace("_", "-")]) or FIRST
