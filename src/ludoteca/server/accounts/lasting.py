"""Tells whether a person has a lasting identity: a way to sign in again without any session."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import mail_addresses, openid_subjects, passkeys, recovery_codes

CREDENTIALS: Final[tuple[Column[Any], ...]] = (
    passkeys.c.guest,
    recovery_codes.c.guest,
    mail_addresses.c.guest,
    openid_subjects.c.guest,
)
"""The columns that name the person of a credential, one for each kind of credential."""


async def lasting(connection: Connection, guest: str) -> bool:
    """Whether ``guest`` has any credential."""
    for column in CREDENTIALS:
        found = select(column).where(column == guest).limit(1)
        if await connection.scalar(found) is not None:
            return True
    return False
