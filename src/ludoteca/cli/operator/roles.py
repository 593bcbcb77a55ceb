"""`ludoteca person grant` and `revoke`: who moderates a house. There is no other way to a role."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import click

from ludoteca.cli.operator.house import as_json, read, say
from ludoteca.cli.operator.person import DASHES

if TYPE_CHECKING:
    from sqlalchemy import Connection

role = click.argument("role", type=click.Choice(["moderator"]))


@click.command(context_settings=DASHES)
@click.argument("name")
@role
@as_json
def grant(name: str, role: str, as_json: bool) -> None:
    """Let a person moderate. NAME is a public id, or a nickname that only one person has."""
    one, lasts = read(lambda core: _grant(core, name, role), writes=True)
    say({"granted": role, "person": one.person}, as_json, f"{one.name} ({one.person}) is {role}")
    if not lasts:
        click.echo(
            "They have no passkey, mail address or the like: whoever has their browser moderates, "
            "and they lose the role with it.",
            err=True,
        )


@click.command(context_settings=DASHES)
@click.argument("name")
@role
@as_json
def revoke(name: str, role: str, as_json: bool) -> None:
    """Take a role back, at once. What they did as moderators stays."""
    one = read(lambda core: _revoke(core, name, role), writes=True)
    say(
        {"revoked": role, "person": one.person},
        as_json,
        f"{one.name} ({one.person}) is no {role} any more",
    )


def _grant(core: Connection, name: str, role: str) -> tuple[Any, bool]:
    from sqlalchemy import insert, select

    from ludoteca.server.accounts.lasting import CREDENTIALS
    from ludoteca.server.db.schema import roles

    row = _one(core, name)
    if not core.execute(select(roles).where(roles.c.guest == row.id, roles.c.role == role)).first():
        now = round(time.time() * 1000)
        core.execute(insert(roles).values(guest=row.id, role=role, granted_at=now))
        _note(core, row, "grant", role, now)
    lasts = any(core.scalar(select(one).where(one == row.id).limit(1)) for one in CREDENTIALS)
    return row, lasts


def _revoke(core: Connection, name: str, role: str) -> Any:
    from sqlalchemy import delete

    from ludoteca.server.db.schema import roles

    row = _one(core, name)
    gone = core.execute(delete(roles).where(roles.c.guest == row.id, roles.c.role == role))
    if not gone.rowcount:
        raise click.ClickException(f"{row.name} ({row.person}) is no {role}")
    _note(core, row, "revoke", role, round(time.time() * 1000))
    return row


def _note(core: Connection, row: Any, action: str, role: str, at: int) -> None:
    """Add an entry of the host to the audit log."""
    from sqlalchemy import insert

    from ludoteca.server.db.schema import audit_log

    entry = {"by": "", "action": action, "about": row.id, "name": row.name, "reason": ""}
    core.execute(insert(audit_log).values(id=secrets.token_hex(16), at=at, words=role, **entry))


def _one(core: Connection, name: str) -> Any:
    """The person of a public id, or else the only one with a nickname."""
    from sqlalchemy import select

    from ludoteca.server.db.schema import guests
    from ludoteca.server.guests.store import NOBODY

    people = select(guests).where(guests.c.id != NOBODY)
    found = core.execute(people.where(guests.c.person == name)).first()
    if found is not None:
        return found
    named = core.execute(people.where(guests.c.name == name).limit(2)).all()
    if not named:
        raise click.ClickException("there is no such person: `ludoteca person find` has their ids")
    if len(named) > 1:
        raise click.ClickException(
            f"several people are called {name}: `ludoteca person find` has their ids"
        )
    return named[0]
