"""`ludoteca ratings`: compares ratings with the results that they come from, and repairs them."""

from __future__ import annotations

import sys
from functools import partial

import click
import msgspec

from ludoteca.cli.operator.house import as_json, read, say
from ludoteca.cli.plural import number_of


@click.group()
def ratings() -> None:
    """Compare or recompute the ratings of people."""


@ratings.command()
@click.option("--check", "only_check", is_flag=True, help="Compare, and change nothing.")
@click.option("--game", help="Only the ratings of one game.")
@as_json
def rebuild(only_check: bool, game: str | None, as_json: bool) -> None:
    """Compute all ratings anew from the results, in the order of their end.

    Prints how many rows differed. With --check it leaves with 1 if any did. A server may run
    meanwhile.
    """
    from ludoteca.server.ratings.rebuild import check, tasks
    from ludoteca.server.ratings.rebuild import rebuild as make_anew

    work = check if only_check else make_anew
    found = [
        read(partial(work, task=task), writes=not only_check)
        for task in read(tasks)
        if game in (None, task.game)
    ]
    lines = []
    for one in found:
        waiting = f", {one.waiting} not computed yet" if one.waiting else ""
        differ = number_of(one.steps + one.standings, "row")
        verdict = "the same" if one.same else f"{differ} differed"
        lines.append(
            f"{one.game} ({one.kind}): {number_of(one.results, 'result')}{waiting}, {verdict}"
        )
    text = "\n".join(lines) or "there are no ratings"
    say([msgspec.structs.asdict(one) for one in found], as_json, text)
    if only_check and not all(one.same for one in found):
        sys.exit(1)
