"""`ludoteca person`: the people of a house, who are known by a nickname and a cookie."""

from __future__ import annotations

import base64
import itertools
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from ludoteca.cli.operator.house import as_json, at, give, must_be_meant, read, say, yes
from ludoteca.cli.plural import number_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

DASHES: Final = {"ignore_unknown_options": True}
"""One id of 64 begins with a dash, and is no option."""

FACTS: Final = ("person", "name", "created_at", "seen_at")


@click.group()
def person() -> None:
    """Find, show, rename, delete and export the people of a house.

    PERSON is the id by which others know them: `ludoteca person find` has it, and so has the
    address of their page.
    """


@person.command()
@click.argument("name")
@click.option("--most", type=click.IntRange(1, 100_000), default=50, show_default=True)
@as_json
def find(name: str, most: int, as_json: bool) -> None:
    """List the people whose nickname has NAME in it, those first who were here last."""
    found = read(lambda core: _named(core, name, most))
    lines = [f"{one['person']}  {one['name']:24}  here {at(one['seen_at'])[:10]}" for one in found]
    say(found, as_json, "\n".join(lines) or "nobody is called that")


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@as_json
def show(person_id: str, as_json: bool) -> None:
    """Show one person: since when, and at which tables."""
    one = read(lambda core: _shown(core, person_id))
    tables = "\n".join(f"  {it['table']}  {it['status']:8}  {it['game']}" for it in one["tables"])
    say(
        one,
        as_json,
        f"{one['person']}  {one['name']}\nsince {at(one['created_at'])}, here last on "
        f"{at(one['seen_at'])[:10]}, {number_of(len(one['tables']), 'table')}\n{tables}".rstrip(),
    )


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@click.argument("name")
@as_json
def rename(person_id: str, name: str, as_json: bool) -> None:
    """Give somebody another nickname. Tables that have started keep the old one."""
    from ludoteca.server.operators.orders import RenamePerson

    give(RenamePerson(person_id, name))
    say({"renamed": person_id, "name": name}, as_json, f"{person_id} is called {name}")


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@yes
@as_json
def delete(person_id: str, yes: bool, as_json: bool) -> None:
    """Forget somebody for good, as if they had asked for it. Bots play on where they sit."""
    from ludoteca.server.operators.orders import DeletePerson

    one = read(lambda core: _shown(core, person_id))
    must_be_meant(
        f"{one['name']} ({person_id}, {number_of(len(one['tables']), 'table')}) is forgotten for "
        "good: name, statistics and talk. `ludoteca person export` keeps a copy.",
        yes,
    )
    give(DeletePerson(person_id))
    say({"deleted": person_id}, as_json, f"{person_id} is forgotten")


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
def export(person_id: str) -> None:
    """Print all that is kept about somebody, as JSON: for whoever asks what that is.

    Not their secret id, which is the key to being them.
    """
    found = read(lambda core: _everything(core, person_id))
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())


def _row(core: Connection, person_id: str) -> Any:
    from sqlalchemy import select

    from ludoteca.server.db.schema import guests
    from ludoteca.server.guests.store import NOBODY

    query = select(guests).where(guests.c.person == person_id, guests.c.id != NOBODY)
    row = core.execute(query).first()
    if row is None:
        raise click.ClickException("there is no such person: `ludoteca person find` has their ids")
    return row


def _facts(row: Any) -> dict[str, Any]:
    return {fact: getattr(row, fact) for fact in FACTS}


def _named(core: Connection, name: str, most: int) -> list[dict[str, Any]]:
    from sqlalchemy import select

    from ludoteca.server.db.schema import guests
    from ludoteca.server.guests.store import NOBODY

    columns = [guests.c[fact] for fact in FACTS]
    query = select(*columns).where(guests.c.id != NOBODY)
    query = query.order_by(guests.c.seen_at.desc(), guests.c.person)
    wanted = name.casefold()  # which SQLite knows of ASCII alone
    rows = (row for row in core.execute(query) if wanted in row.name.casefold())
    return [_facts(row) for row in itertools.islice(rows, most)]


def _shown(core: Connection, person_id: str) -> dict[str, Any]:
    from sqlalchemy import select

    from ludoteca.server.db.schema import seats, tables

    row = _row(core, person_id)
    query = (
        select(tables.c.id, tables.c.game, tables.c.status)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.guest == row.id)
        .distinct()
        .order_by(tables.c.id)
    )
    listed = [
        {"table": one.id, "game": one.game, "status": one.status} for one in core.execute(query)
    ]
    return _facts(row) | {"tables": listed}


def _everything(core: Connection, person_id: str) -> dict[str, Any]:
    """The rows of all tables of the database that refer to somebody."""
    from sqlalchemy import or_, select

    from ludoteca.server.db.schema import guests, metadata

    row = _row(core, person_id)
    found: dict[str, Any] = {"guests": [_facts(row)]}
    for table in metadata.sorted_tables:
        own = [
            column
            for column in table.columns
            if any(key.column is guests.c.id for key in column.foreign_keys)
        ]
        if not own:
            continue
        rows = core.execute(select(table).where(or_(*(column == row.id for column in own))))
        hidden = {column.name for column in own} | {"secret"}
        found[str(table.name)] = [
            {name: _plain(value) for name, value in one._mapping.items() if name not in hidden}
            for one in rows
        ]
    return found


def _plain(value: Any) -> Any:
    """Bytes are JSON as a rule."""
    if not isinstance(value, bytes):
        return value
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return base64.b64encode(value).decode()
