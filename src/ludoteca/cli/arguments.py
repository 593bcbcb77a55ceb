"""Turns a command's arguments into values of a game; errors name the possible values."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from ludoteca.bots import levels
from ludoteca.bots.match import Even
from ludoteca.core.bot import Bot
from ludoteca.core.option_fields import OptionField, Value, option_fields, options_from
from ludoteca.core.title import Title
from ludoteca.games import titles
from ludoteca.testing.folders import NoGame, title_in

option_words: Final = click.option(
    "--option",
    "assignments",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, or the name of a preset; may be repeated.",
)
"""The click option of commands that set up tables; `options_of` parses its values."""


def title_named(name: str) -> Title:
    """The title with the id or folder ``name``. A folder is ``.``, a path with a slash, or the name
    of a folder here if no title has that id."""
    is_path = name == "." or os.sep in name
    found = None if is_path else titles().get(name)
    if found is not None:
        return found
    unknown = f"unknown game {name!r}; games: {_list(titles())}"
    if not is_path and not Path(name).is_dir():
        raise click.UsageError(unknown)
    try:
        return title_in(Path(name))
    except NoGame as error:
        raise click.UsageError(str(error) if is_path else f"{unknown}; {error}") from None


def seats_of(title: Title, seats: int) -> int:
    low, high = title.meta.seats
    if not low <= seats <= high:
        raise click.UsageError(f"{title.meta.id} has {low} to {high} seats, not {seats}")
    return seats


def bots_of(
    title: Title, names: str, seats: int, *, also_even: bool = False
) -> list[tuple[str, Bot]]:
    """One bot per seat; fewer levels than seats repeat in turn. With ``also_even``, ``easy:even``
    is `easy` without a playing style."""
    known = dict(levels(title))
    if also_even:
        known |= {f"{level}:even": Even(bot) for level, bot in known.items()}
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            raise click.UsageError(
                f"unknown level {name!r}; levels of {title.meta.id}: {_list(levels(title))}"
            )
    if len(wanted) > seats:
        raise click.UsageError(f"{len(wanted)} levels for {seats} seats")
    return [(name, known[name]) for name in (wanted[seat % len(wanted)] for seat in range(seats))]


def options_of(title: Title, assignments: Sequence[str]) -> Any:
    """The game's options from assignments like ``layout=standard``, and from the name of a preset,
    which they modify; defaults for the others."""
    fields = {field.name: field for field in option_fields(title.game)}
    named = [word for word in assignments if word in title.presets]
    if len(named) > 1:
        raise click.UsageError(f"presets {_list(named)}: choose one")
    assignments = [word for word in assignments if word not in named]
    chosen: dict[str, Value] = {}
    for assignment in assignments:
        name, equals, word = assignment.partition("=")
        if name not in fields or not equals:
            raise click.UsageError(
                f"{assignment!r} is not an option of {title.meta.id}; options: "
                + "; ".join(map(possible, fields.values()))
                + (f"; presets: {_list(title.presets)}" if title.presets else "")
            )
        if name in chosen:
            raise click.UsageError(f"option {name} is given twice")
        by_word = {as_word(value): value for value in fields[name].values}
        if word not in by_word:
            raise click.UsageError(f"option {possible(fields[name])}, not {word!r}")
        chosen[name] = by_word[word]
    if named:
        return msgspec.structs.replace(title.presets[named[0]], **chosen)
    return options_from(title.game, chosen)


def as_word(value: Value) -> str:
    """An option's value on the command line: as in JSON, without quotes."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def possible(field: OptionField) -> str:
    """An option with all its values, or with the ends of a long range of whole numbers."""
    if bounds := field.range:
        return f"{field.name}={bounds[0]}..{bounds[1]}"
    return f"{field.name}={'|'.join(map(as_word, field.values))}"


def _list(names: Any) -> str:
    return ", ".join(names) or "none"
