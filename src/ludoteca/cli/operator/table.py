"""`ludoteca table`: the tables of a house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ludoteca.cli.operator.house import as_json, at, confirm, give, read, say, yes
from ludoteca.cli.plural import number_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

STATUS = click.Choice(["waiting", "running", "over", "closed", "stopped"])


@click.group()
def table() -> None:
    """See, close and remove the tables of a house.

    The house is that of DATABASE_URL and DATA_DIR. Changes need its running server.
    """


@table.command("list")
@click.option(
    "--status", type=STATUS, help="Only tables with this status; by default waiting and running."
)
@click.option("--game", help="Only of this game.")
@click.option("--most", type=click.IntRange(1, 100_000), default=100, show_default=True)
@as_json
def list_(status: str | None, game: str | None, most: int, as_json: bool) -> None:
    """List tables, the latest changed first."""
    found = read(lambda core: _tables(core, status, game, most))
    lines = [
        f"{one['id']}  {one['status']:8}  {one['game']:16}  {at(one['changed_at'])}  "
        + ", ".join(_who(seat) for seat in one["seats"])
        for one in found
    ]
    say(found, as_json, "\n".join(lines) or "no tables")


@table.command()
@click.argument("table_id", metavar="TABLE")
@as_json
def show(table_id: str, as_json: bool) -> None:
    """Show one table with its seats and its number of entries."""
    one = read(lambda core: _one(core, table_id))
    seats = "\n".join(f"  {n}  {_who(seat)}" for n, seat in enumerate(one["seats"]))
    closed = f" ({one['closed']})" if one["closed"] else ""
    entries = number_of(one["entries"], "entry", "entries")
    say(
        one,
        as_json,
        f"{one['id']}  {one['game']}  {one['status']}{closed}\n"
        f"made {at(one['created_at'])}, changed {at(one['changed_at'])}, {entries}, "
        f"{'in the lobby' if one['listed'] else 'private'}\n{seats}",
    )


@table.command()
@click.argument("table_id", metavar="TABLE")
@yes
@as_json
def close(table_id: str, yes: bool, as_json: bool) -> None:
    """End a waiting or running table. Its log stays."""
    from ludoteca.server.operators.orders import CloseTable

    if not yes:
        which = read(lambda core: _which(_one(core, table_id)))
        confirm(f"Table {which} ends now, and counts for nobody.", yes)
    give(CloseTable(table_id))
    say({"closed": table_id}, as_json, f"table {table_id} is closed")


@table.command()
@click.argument("table_id", metavar="TABLE")
@yes
@as_json
def remove(table_id: str, yes: bool, as_json: bool) -> None:
    """Delete a table with its log and its talk."""
    from ludoteca.server.operators.orders import RemoveTable

    if not yes:
        which = read(lambda core: _which(_one(core, table_id)))
        confirm(
            f"Table {which} is deleted: its log, its talk, and its part of people's statistics.",
            yes,
        )
    give(RemoveTable(table_id))
    say({"removed": table_id}, as_json, f"table {table_id} is removed")


def _which(one: dict[str, Any]) -> str:
    """Describes a table in a question for confirmation."""
    people = ", ".join(_who(seat) for seat in one["seats"])
    return f"{one['id']} ({one['game']}, {one['status']}: {people})"


def _who(seat: dict[str, Any]) -> str:
    if seat["kind"] == "open":
        return "(open)"
    if seat["kind"] == "bot":
        return f"{seat['name']} (bot, {seat['level']})"
    return f"{seat['name'] or '(forgotten)'} <{seat['person'] or '-'}>"


def _one(core: Connection, table_id: str) -> dict[str, Any]:
    from sqlalchemy import func, select

    from ludoteca.server.db.schema import entries, tables

    found = _rows(core, select(tables).where(tables.c.id == table_id))
    if not found:
        raise click.ClickException("there is no such table")
    count = core.scalar(
        select(func.count()).select_from(entries).where(entries.c.table_id == table_id)
    )
    return found[0] | {"entries": count}


def _tables(
    core: Connection, status: str | None, game: str | None, most: int
) -> list[dict[str, Any]]:
    from sqlalchemy import select

    from ludoteca.server.db.schema import tables

    wanted = (status,) if status else ("waiting", "running")
    query = select(tables).where(tables.c.status.in_(wanted))
    if game is not None:
        query = query.where(tables.c.game == game)
    return _rows(core, query.order_by(tables.c.changed_at.desc(), tables.c.id).limit(most))


def _rows(core: Connection, query: Any) -> list[dict[str, Any]]:
    """Tables with their seats, without secrets of the server."""
    from sqlalchemy import select

    from ludoteca.server.db.schema import guests, seats

    facts = ("id", "game", "status", "closed", "listed", "round", "created_at", "changed_at")
    found = [
        {name: getattr(row, name) for name in facts} | {"seats": []} for row in core.execute(query)
    ]
    by_id = {one["id"]: one for one in found}
    names = list(by_id)
    for first in range(0, len(names), 500):
        people = (
            select(seats, guests.c.person)
            .outerjoin(guests, guests.c.id == seats.c.guest)
            .where(seats.c.table_id.in_(names[first : first + 500]))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        for row in core.execute(people):
            by_id[row.table_id]["seats"].append(
                {"kind": row.kind, "name": row.name, "level": row.level, "person": row.person}
            )
    return found
