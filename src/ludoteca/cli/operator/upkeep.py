"""`ludoteca announce`, `drain` and `prune`: for maintenance."""

from __future__ import annotations

import time

import click

from ludoteca.cli.operator.house import (
    Day,
    Moment,
    as_json,
    at,
    confirm,
    give,
    read,
    say,
    yes,
)
from ludoteca.cli.plural import number_of

MOST_LETTERS = 300


@click.command()
@click.argument("text", default="")
@click.option("--until", type=Moment(), help="30m, 2h, 1d, or like 2026-05-31T18:00, UTC.")
@click.option("--clear", is_flag=True, help="Remove the announcement.")
@as_json
def announce(text: str, until: int | None, clear: bool, as_json: bool) -> None:
    """Show TEXT over every page of the house until a time."""
    from ludoteca.server.operators.orders import Announce

    if clear:
        give(Announce("", 0))
        say({"announced": None}, as_json, "the announcement is removed")
        return
    text = " ".join(text.split())
    if not text or until is None:
        raise click.UsageError(
            'announce needs a text and --until, or --clear: announce "…" --until 2h'
        )
    if len(text) > MOST_LETTERS:
        raise click.UsageError(
            f"the text has {len(text)} letters; at most {MOST_LETTERS} are possible"
        )
    give(Announce(text, until))
    say({"announced": text, "until": until}, as_json, f"announced until {at(until)} UTC")


@click.command()
@click.option("--until", type=Moment(), help="End at this time even if people are playing.")
@click.option("--cancel", is_flag=True, help="Cancel the drain.")
@yes
@as_json
def drain(until: int | None, cancel: bool, yes: bool, as_json: bool) -> None:
    """End the server as soon as nobody is at a table.

    From now on no new tables can be made, and every page says why. All processes of the house end.
    Unfinished tables continue after the next start, which also ends the drain.
    """
    from ludoteca.server.operators.orders import Drain, StopDraining

    if cancel:
        give(StopDraining())
        say({"draining": False}, as_json, "the drain is cancelled")
        return
    confirm("No new tables can be made, and the server ends.", yes)
    give(Drain(until))
    end = f", at {at(until)} UTC at the latest" if until else ""
    say(
        {"draining": True, "until": until},
        as_json,
        f"the server ends as soon as nobody is at a table{end}",
    )


@click.command()
@click.option(
    "--finished-before", "before", type=Day(), required=True, help="A day like 2026-05-31."
)
@yes
@as_json
def prune(before: int, yes: bool, as_json: bool) -> None:
    """Delete tables that ended before a day (UTC), with their part of people's statistics.

    Tables of running challenges stay. FINISHED_TABLE_TIME does this automatically.
    """
    from sqlalchemy import func, select

    from ludoteca.server.db.schema import tables
    from ludoteca.server.operators.orders import Prune

    if before > time.time() * 1000:
        raise click.UsageError("--finished-before: that day has not begun yet, in UTC")
    ended = tables.c.status.in_(("over", "closed", "stopped")), tables.c.changed_at < before
    count = read(lambda core: core.scalar(select(func.count()).select_from(tables).where(*ended)))
    ended_then = number_of(count or 0, "table")
    confirm(
        f"Tables that ended before {at(before)[:10]} are deleted for ever ({ended_then}): logs, "
        "talk, and their part of people's statistics.",
        yes,
    )
    gone = give(Prune(before)).count
    say({"deleted": gone}, as_json, f"{number_of(gone, 'table')} deleted")
