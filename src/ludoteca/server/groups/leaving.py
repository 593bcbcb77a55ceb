"""Members who leave a group: its owner has an heir, and without members it is no more."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import group_members, group_tables, groups, tables

_members = group_members.c


def key_of(group: str) -> str:
    """The lock of a group."""
    return f"group {group}"


async def heir_of(connection: Connection, group: str, but: str) -> str | None:
    """The member who has been there for the longest time, ``but`` one."""
    found: str | None = await connection.scalar(
        select(_members.guest)
        .where(_members.group_id == group, ~_members.removed, _members.guest != but)
        .order_by(_members.joined_at, _members.guest)
        .limit(1)
    )
    return found


async def leave(connection: Connection, group: str, owner: str, guest: str) -> None:
    """Take ``guest`` out of a group that is locked."""
    if owner == guest:
        heir = await heir_of(connection, group, guest)
        if heir is None:
            await end(connection, group)
            return
        change = update(groups).where(groups.c.id == group)
        await connection.execute(change.values(owner=heir))
    mine = delete(group_members).where(_members.group_id == group, _members.guest == guest)
    await connection.execute(mine)


async def end(connection: Connection, group: str) -> None:
    """Delete a group. Its tables stay: they are those of their people."""
    its_tables = select(group_tables.c.table_id).where(group_tables.c.group_id == group)
    freed = update(tables).where(tables.c.id.in_(its_tables))
    await connection.execute(freed.values(grouped=False, changed_at=tables.c.changed_at))
    await connection.execute(delete(group_tables).where(group_tables.c.group_id == group))
    await connection.execute(delete(group_members).where(_members.group_id == group))
    await connection.execute(delete(groups).where(groups.c.id == group))


async def leave_all(connection: Connection, guest: str) -> None:
    """Take ``guest``, who is deleted, out of all groups, also of those that keep them out."""
    owned = select(groups.c.id).where(groups.c.owner == guest).order_by(groups.c.id)
    for group in (await connection.scalars(owned)).all():
        await connection.alone(key_of(group))
        await leave(connection, group, guest, guest)
    await connection.execute(delete(group_members).where(_members.guest == guest))
