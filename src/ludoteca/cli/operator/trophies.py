"""`ludoteca trophies`: compares trophies with the logs that they come from, and repairs them."""

from __future__ import annotations

import sys
from functools import partial

import click
import msgspec

from ludoteca.cli.operator.house import as_json, read, say
from ludoteca.cli.plural import number_of


@click.group()
def trophies() -> None:
    """Compare or look anew for the trophies of people."""


@trophies.command()
@click.option("--check", "only_check", is_flag=True, help="Compare, and change nothing.")
@click.option("--game", help="Only the trophies of one game.")
@as_json
def rebuild(only_check: bool, game: str | None, as_json: bool) -> None:
    """Look for all trophies anew in the logs of finished tables.

    Prints at how many tables they differed. With --check it leaves with 1 if at any. A server may
    run meanwhile.
    """
    from ludoteca.games import titles
    from ludoteca.server.trophies.rebuild import check
    from ludoteca.server.trophies.rebuild import rebuild as make_anew

    work = check if only_check else make_anew
    found = [
        read(partial(work, title=title), writes=not only_check)
        for title in titles().values()
        if title.trophies and game in (None, title.meta.id)
    ]
    lines = []
    for one in found:
        waiting = f", {one.waiting} not looked at yet" if one.waiting else ""
        skipped = f", {one.skipped} of other rules" if one.skipped else ""
        verdict = f"{number_of(one.differ, 'table')} differed" if one.differ else "the same"
        lines.append(f"{one.game}: {number_of(one.tables, 'table')}{waiting}{skipped}, {verdict}")
    text = "\n".join(lines) or "there are no trophies"
    say([msgspec.structs.asdict(one) for one in found], as_json, text)
    if only_check and any(one.differ for one in found):
        sys.exit(1)
