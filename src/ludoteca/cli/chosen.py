"""What a command was given, as values of the game; wrong usage says what is possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
import msgspec

from ludoteca.bots import levels
from ludoteca.core.bot import Bot
from ludoteca.core.choices import OptionField, Value, option_fields, options_from
from ludoteca.core.title import Title
from ludoteca.games import titles


def title_named(name: str) -> Title:
    found = titles().get(name)
    if found is None:
        raise click.UsageError(f"unknown game {name!r}; games: {_list(titles())}")
    return found


def seats_of(title: Title, seats: int) -> int:
    low, high = title.meta.seats
    if not low <= seats <= high:
        raise click.UsageError(f"{title.meta.id} has {low} to {high} seats, not {seats}")
    return seats


def bots_of(title: Title, names: str, seats: int) -> list[tuple[str, Bot]]:
    """One bot per seat; fewer levels than seats are taken in turn."""
    known = levels(title)
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            raise click.UsageError(
                f"unknown level {name!r}; levels of {title.meta.id}: {_list(known)}"
            )
    if len(wanted) > seats:
        raise click.UsageError(f"{len(wanted)} levels for {seats} seats")
    return [(name, known[name]) for name in (wanted[seat % len(wanted)] for seat in range(seats))]


def options_of(title: Title, assignments: Sequence[str]) -> Any:
    """The game's options from words like ``layout=standard``; defaults for the others."""
    fields = {field.name: field for field in option_fields(title.game)}
    chosen: dict[str, Value] = {}
    for assignment in assignments:
        name, equals, word = assignment.partition("=")
        if name not in fields or not equals:
            raise click.UsageError(
                f"{assignment!r} is not an option of {title.meta.id}; options: "
                + "; ".join(map(_possible, fields.values()))
            )
        if name in chosen:
            raise click.UsageError(f"option {name} is given twice")
        by_word = {as_word(value): value for value in fields[name].values}
        if word not in by_word:
            raise click.UsageError(f"option {_possible(fields[name])}, not {word!r}")
        chosen[name] = by_word[word]
    return options_from(title.game, chosen)


def as_word(value: Value) -> str:
    """How an option's value is written on the command line: as in JSON, without quotes."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _possible(field: OptionField) -> str:
    return f"{field.name}={'|'.join(map(as_word, field.values))}"


def _list(names: Any) -> str:
    return ", ".join(names) or "none"
