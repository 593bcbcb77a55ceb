"""The rows of the database that belong to one person, as plain JSON values without secrets.

The walk follows the schema, so the rows of a new table come along by themselves. A column that
could hold a secret is hidden until it is declared in `SHOWN`.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, Table, or_, select

from ludoteca.server.db.schema import dismissals, guests, metadata

Row: TypeAlias = dict[str, Any]

AT_ONCE: Final = 100
"""Number of rows to read together."""

FACTS: Final = ("person", "name", "created_at", "seen_at")
"""Columns of a person's own row. Its id is a secret."""

WITHOUT_KEY: Final = (dismissals.c.guest,)
"""Columns that hold the id of a guest and are no foreign keys."""

CALLED: Final = frozenset(
    {"guest", "owner", "follower", "blocker", "reporter", "inviter", "moderator"}
)
"""Names of the column of the person to whom a row belongs, where a table names several: a person
does not learn by an export who has blocked or reported them."""

HIDDEN: Final = frozenset(
    {
        "challenges.secret",
        "keys.value",
        "mail_addresses.key",
        "mail_links.asker",  # a hash of a cookie
        "mail_links.hash",
        "mail_links.key",
        "pairings.code",
        "passkeys.credential",
        "passkeys.handle",
        "passkeys.public_key",
        "push_subscriptions.auth",
        "push_subscriptions.endpoint",
        "push_subscriptions.id",  # a hash of the address
        "push_subscriptions.p256dh",
        "sessions.id",  # a hash of the secret
        "tables.secret",
        "tournaments.seed",
        "tables.shared",  # has the secret of the dice of a challenge
        "webhooks.secret",
    }
)
"""Columns with secrets of the server, or with what signs a browser in."""

SHOWN: Final = frozenset(
    {
        "ahead.action",
        "ahead.words",
        "call_wishes.games",
        "challenge_results.text",
        "challenges.fair",
        "challenges.options",
        "entries.body",
        "entries.draws",
        "entries.tape",
        "jobs.body",
        "jobs.key",
        "lucks.body",
        "mail_notices.body",
        "notification_preferences.choices",
        "notifications.body",
        "orders.answer",
        "orders.body",
        "reports.around",
        "reviews.body",
        "searches.games",
        "tournament_places.text",
        "tournaments.options",
        "tables.options",
        "tables.pause_wish",
        "tables.undo_wish",
        "work_parts.body",
    }
)
"""Columns that look as if they could hold a secret, and hold none."""

_COULD_BE_SECRET: Final = re.compile("secret|hash|token|key|salt|code|endpoint|auth|p256dh|nonce")


def could_be_secret(column: Column[Any]) -> bool:
    return isinstance(column.type, LargeBinary) or bool(_COULD_BE_SECRET.search(column.name))


def is_hidden(column: Column[Any]) -> bool:
    name = f"{column.table.name}.{column.name}"
    return name in HIDDEN or (could_be_secret(column) and name not in SHOWN)


def columns_of_guests(table: Table) -> Sequence[Column[Any]]:
    """The columns of ``table`` that hold the id of a guest."""
    return [
        column
        for column in table.columns
        if column in WITHOUT_KEY or any(key.column is guests.c.id for key in column.foreign_keys)
    ]


def columns_of_person(table: Table) -> Sequence[Column[Any]]:
    """The columns of ``table`` with the person to whom a row belongs."""
    found = columns_of_guests(table)
    return found if len(found) < 2 else [column for column in found if column.name in CALLED]


def tables_of_persons() -> Iterator[Table]:
    """The tables whose rows belong to persons, those that others refer to first."""
    return (table for table in metadata.sorted_tables if columns_of_person(table))


def rows_of(core: Connection, table: Table, guest: str) -> Iterator[Sequence[Row]]:
    """The rows of ``table`` that belong to ``guest``, some at a time, in order of their keys."""
    of_guests = columns_of_guests(table)
    shown = [one for one in table.columns if one not in of_guests and not is_hidden(one)]
    if not shown:
        return
    mine = or_(*(column == guest for column in columns_of_person(table)))
    rows = core.execute(
        select(*shown).where(mine).order_by(*table.primary_key.columns),
        execution_options={"yield_per": AT_ONCE},
    )
    for some in rows.partitions():
        yield [{name: _plain(value) for name, value in one._mapping.items()} for one in some]


def everything_of(core: Connection, guest: str) -> dict[str, list[Row]]:
    """All rows that belong to ``guest``, by the name of their table."""
    own = core.execute(select(*(guests.c[fact] for fact in FACTS)).where(guests.c.id == guest))
    found: dict[str, list[Row]] = {"guests": [dict(one._mapping) for one in own]}
    for table in tables_of_persons():
        found[str(table.name)] = [row for some in rows_of(core, table, guest) for row in some]
    return found


def _plain(value: Any) -> Any:
    """A value for JSON: bytes are decoded from JSON, or else encoded in base 64."""
    if not isinstance(value, bytes):
        return value
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return base64.b64encode(value).decode()
