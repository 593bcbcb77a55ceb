"""`ludoteca games`: lists the installed games."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludoteca.bots import levels
from ludoteca.cli.arguments import possible
from ludoteca.core.option_fields import option_fields
from ludoteca.core.title import Title
from ludoteca.games import titles
from ludoteca.i18n import FIRST, LANGUAGES, name_or_id


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print all facts as JSON.")
def games(as_json: bool) -> None:
    """List the games with their seats, levels, options and presets."""
    if as_json:
        listed = [facts(title) for title in titles().values()]
        click.echo(msgspec.json.format(msgspec.json.encode(listed)))
        return
    table = Table("id", "name", "seats", "minutes", "levels", box=None)
    table.add_column("options", overflow="fold")
    table.add_column("presets")
    for title in titles().values():
        options = "\n".join(map(possible, option_fields(title.game)))
        table.add_row(
            title.meta.id,
            name_or_id(title, FIRST),
            _range(title.meta.seats),
            _range(title.meta.minutes),
            ", ".join(levels(title)),
            options,
            "\n".join(title.presets),
        )
    console = Console()
    if not console.is_terminal:
        console.width = 200  # a pipe has no window
    console.print(table)


def facts(title: Title) -> dict[str, Any]:
    """The JSON facts of a title. Keys are stable; new ones may be added."""
    meta = title.meta
    return {
        "id": meta.id,
        "names": {language: name_or_id(title, language) for language in LANGUAGES},
        "rules": meta.rules_version,
        "seats": meta.seats,
        "minutes": meta.minutes,
        "complexity": meta.complexity,
        "age": meta.age,
        "year": meta.year,
        "authors": meta.authors,
        "options": option_fields(title.game),
        "presets": title.presets,
        "levels": list(levels(title)),
    }


def _range(bounds: tuple[int, int]) -> str:
    low, high = bounds
    return str(low) if low == high else f"{low}-{high}"
