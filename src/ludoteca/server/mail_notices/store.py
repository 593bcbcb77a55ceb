"""The rows of notices that wait for the next mail to an address."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import mail_addresses, mail_notices
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.notifications import Notice, Target

KIND = "mail-notices"
"""The kind of the jobs: one for each address for which a notice waits."""

HOUR: int = 3_600_000
"""Milliseconds between two mails to one address."""


class Recipient(msgspec.Struct, frozen=True):
    """A verified address for which notices wait."""

    address: str
    language: str


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Notice).decode

_new_notice = insert(mail_notices)
_write_notice = _new_notice.on_conflict_do_update(
    index_elements=("address", "tag"),
    set_={name: _new_notice.excluded[name] for name in ("at", "body")},
)


class NoticeStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guests(self) -> Sequence[str]:
        """All guests with an address for notices."""
        query = select(mail_addresses.c.guest).where(mail_addresses.c.notices).distinct()
        async with self._database.reads.connect() as connection:
            return (await connection.scalars(query)).all()

    async def targets(self, guest: str) -> Sequence[Target]:
        query = select(mail_addresses.c.id, mail_addresses.c.language).where(
            mail_addresses.c.guest == guest, mail_addresses.c.notices
        )
        async with self._database.reads.connect() as connection:
            return [Target(row.id, row.language) for row in await connection.execute(query)]

    async def add(self, guest: str, address: str, notice: Notice, now: int) -> None:
        """Have ``notice`` wait for the next mail to an address, in place of one with its tag, with
        the job that sends that mail. Nothing if the guest wishes no notices there any more."""
        query = select(mail_addresses.c.noticed_at).where(
            mail_addresses.c.id == address,
            mail_addresses.c.guest == guest,
            mail_addresses.c.notices,
        )
        async with self._database.write() as connection:
            await connection.alone(f"mail notices {address}")
            found = (await connection.execute(query)).first()
            if found is None:
                return
            row = {"address": address, "tag": notice.tag, "at": now, "body": _encode(notice)}
            await connection.execute(_write_notice, row)
            due = now if found.noticed_at is None else max(now, found.noticed_at + HOUR)
            job = job_write(Job(KIND, address, due))
            await connection.execute(job.statement, dict(job.row))

    async def withdraw(self, address: str, tag: str) -> None:
        gone = delete(mail_notices).where(
            mail_notices.c.address == address, mail_notices.c.tag == tag
        )
        async with self._database.write() as connection:
            await connection.execute(gone)

    async def waiting(self, address: str) -> tuple[Recipient, list[tuple[int, Notice]]] | None:
        """Who gets the next mail to an address, and the notices for it with the times at which they
        came, the earliest first. None if there is nothing to send."""
        query = select(mail_addresses).where(
            mail_addresses.c.id == address, mail_addresses.c.notices
        )
        notices = select(mail_notices).where(mail_notices.c.address == address)
        async with self._database.reads.connect() as connection:
            recipient = (await connection.execute(query)).first()
            rows = await connection.execute(notices.order_by(mail_notices.c.at, mail_notices.c.tag))
            found = [(row.at, _read(row.body)) for row in rows]
        if recipient is None or not found:
            return None
        return Recipient(recipient.address, recipient.language), found

    async def note_sent(self, address: str, sent: Sequence[tuple[int, Notice]], now: int) -> None:
        """Delete the notices that were ``sent``; those that came meanwhile stay."""
        keys = [(notice.tag, at) for at, notice in sent]
        gone = delete(mail_notices).where(
            mail_notices.c.address == address,
            tuple_(mail_notices.c.tag, mail_notices.c.at).in_(keys),
        )
        noted = update(mail_addresses).where(mail_addresses.c.id == address)
        async with self._database.write() as connection:
            await connection.alone(f"mail notices {address}")
            await connection.execute(gone)
            await connection.execute(noted.values(noticed_at=now))

    async def is_left(self, address: str) -> bool:
        """Whether a notice came while the mail was sent."""
        query = select(mail_notices.c.tag).where(mail_notices.c.address == address).limit(1)
        async with self._database.reads.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def forget(self, address: str) -> None:
        """Delete what waits for an address that gets nothing any more."""
        gone = delete(mail_notices).where(mail_notices.c.address == address)
        async with self._database.write() as connection:
            await connection.execute(gone)
