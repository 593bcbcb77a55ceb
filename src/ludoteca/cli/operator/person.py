"""`ludoteca person`: the people of a house."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from ludoteca.cli.operator.house import as_json, at, confirm, give, read, say, yes
from ludoteca.cli.plural import number_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

DASHES: Final = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""One id in 64 begins with a dash, and must not be parsed as options, of which -h would be one."""

FACTS: Final = ("person", "name", "created_at", "seen_at")


@click.group()
def person() -> None:
    """Find, show, rename, join, sign out, delete and export the people of a house.

    PERSON is a public id: `ludoteca person find` prints it, and the address of their page has it.
    """


@person.command()
@click.argument("name")
@click.option("--most", type=click.IntRange(1, 100_000), default=50, show_default=True)
@as_json
def find(name: str, most: int, as_json: bool) -> None:
    """List the people whose nickname contains NAME, the latest visitors first."""
    found = read(lambda core: _named(core, name, most))
    lines = [f"{one['person']}  {one['name']:24}  here {at(one['seen_at'])[:10]}" for one in found]
    say(found, as_json, "\n".join(lines) or "nobody has that name")


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@as_json
def show(person_id: str, as_json: bool) -> None:
    """Show one person with the times of their visits and their tables."""
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
    """Change a nickname. Started tables keep the old one."""
    from ludoteca.server.operators.orders import RenamePerson

    give(RenamePerson(person_id, name))
    say({"renamed": person_id, "name": name}, as_json, f"{person_id} is now called {name}")


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@yes
@as_json
def delete(person_id: str, yes: bool, as_json: bool) -> None:
    """Delete a person, as if they had asked for it. Bots take over their seats."""
    from ludoteca.server.operators.orders import DeletePerson

    one = read(lambda core: _shown(core, person_id))
    confirm(
        f"{one['name']} ({person_id}, {number_of(len(one['tables']), 'table')}) is deleted for "
        "ever: name, statistics and talk. `ludoteca person export` makes a copy.",
        yes,
    )
    give(DeletePerson(person_id))
    say({"deleted": person_id}, as_json, f"{person_id} is deleted")


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@click.argument("into_id", metavar="INTO")
@yes
@as_json
def join(person_id: str, into_id: str, yes: bool, as_json: bool) -> None:
    """Make all that PERSON has that of INTO, for people who have lost their browser."""
    from ludoteca.server.operators.orders import JoinPersons

    one, other = read(lambda core: (_shown(core, person_id), _shown(core, into_id)))
    confirm(
        f"{one['name']} ({person_id}, {number_of(len(one['tables']), 'table')}) becomes "
        f"{other['name']} ({into_id}) for ever, and all browsers of {person_id} are signed out.",
        yes,
    )
    tables = give(JoinPersons(person_id, into_id)).count
    say(
        {"joined": person_id, "into": into_id, "tables": tables},
        as_json,
        f"{person_id} is joined to {into_id}: {number_of(tables, 'table')} came along",
    )


@person.command("sign-out", context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
@yes
@as_json
def sign_out(person_id: str, yes: bool, as_json: bool) -> None:
    """Sign a person out of all their browsers, for example after a theft."""
    from ludoteca.server.operators.orders import SignOutPerson

    one = read(lambda core: _shown(core, person_id))
    confirm(
        f"{one['name']} ({person_id}) is signed out everywhere. Without a passkey, a recovery code "
        "or the like they cannot come back as this person by themselves.",
        yes,
    )
    sessions = give(SignOutPerson(person_id)).count
    say(
        {"signed_out": person_id, "sessions": sessions},
        as_json,
        f"{person_id} is signed out of {number_of(sessions, 'browser')}",
    )


@person.command(context_settings=DASHES)
@click.argument("person_id", metavar="PERSON")
def export(person_id: str) -> None:
    """Print all data about a person as JSON, for people who ask for it.

    It does not contain their secret id, which would let others act for them.
    """
    from ludoteca.server.exports.rows import everything_of

    found = read(lambda core: everything_of(core, _row(core, person_id).id))
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
    wanted = name.casefold()  # SQLite folds only ASCII
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
