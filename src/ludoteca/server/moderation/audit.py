"""The rows of the audit log: they are written in the transaction of what they are about, and never
changed; only the deletion of a person takes the person out of them."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import and_, insert, select

from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import audit_log, groups, guests
from ludoteca.server.moderation.shapes import AuditEntry, AuditLog

AT_ONCE: Final = 50
"""Entries in one answer."""

LIFT: Final = "lift"
"""The action that takes a sanction back."""


async def note(connection: Connection, at: int, action: str, **facts: Any) -> None:
    """Add an entry. ``facts`` are values of its other columns."""
    row = {"by": "", "name": "", "reason": "", "words": ""} | facts
    await connection.execute(
        insert(audit_log).values(id=secrets.token_hex(16), at=at, action=action, **row)
    )


async def read(database: Database, before: int | None) -> AuditLog:
    """The newest entries, or those before a time."""
    undoing = audit_log.alias()
    query = (
        select(
            audit_log,
            guests.c.person,
            groups.c.name.label("group"),
            undoing.c.by.label("undone_by"),
            undoing.c.at.label("undone_at"),
        )
        .outerjoin(guests, guests.c.id == audit_log.c.about)
        .outerjoin(groups, groups.c.id == audit_log.c.group_id)
        .outerjoin(
            undoing,
            and_(
                undoing.c.sanction == audit_log.c.sanction,
                undoing.c.action == LIFT,
                audit_log.c.action != LIFT,
            ),
        )
        .order_by(audit_log.c.at.desc(), audit_log.c.id)
        .limit(AT_ONCE + 1)
    )
    if before is not None:
        query = query.where(audit_log.c.at < before)
    async with database.reads.connect() as connection:
        rows = list(await connection.execute(query))
    return AuditLog(tuple(map(_entry, rows[:AT_ONCE])), len(rows) > AT_ONCE)


def _entry(row: Any) -> AuditEntry:
    return AuditEntry(
        id=row.id,
        at=row.at,
        by=row.by,
        action=row.action,
        person=row.person,
        name=row.name,
        reason=row.reason,
        words=row.words,
        until=row.until,
        table=row.table_id,
        line=row.line,
        group=row.group,
        sanction=row.sanction,
        undone_by=row.undone_by,
        undone_at=row.undone_at,
    )
