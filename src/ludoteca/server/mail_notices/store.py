"""The rows of notices that wait for the next mail to an address."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import mail_addresses, mail_notices
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.mail import NOTICES, Pace
from ludoteca.server.notifications import Notice, Preferences, Target

GAPS: Final[Mapping[Pace, int]] = {"at-once": 60_000, "hourly": 3_600_000}
"""Milliseconds between two mails to one address, for paces without a time of the day."""


class Recipient(msgspec.Struct, frozen=True):
    """A verified address of ``guest``. ``daily_at`` is the time of daily mails, in minutes after
    midnight; the last mail went at ``noticed_at``, or is being sent since then."""

    guest: str
    address: str
    language: str
    pace: Pace
    daily_at: int
    noticed_at: int | None

    def next_mail(self, wanted: Preferences, first: int) -> int:
        """When the next mail goes that tells notices of which the ``first`` came at this time."""
        last = self.noticed_at
        if self.pace == "daily":
            return wanted.next_time(self.daily_at, max(first, last or 0))
        return first if last is None else max(first, last + GAPS[self.pace])


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Notice).decode

_new_notice = insert(mail_notices)
_write_notice = _new_notice.on_conflict_do_update(
    index_elements=("address", "tag"),
    set_={name: _new_notice.excluded[name] for name in ("at", "body")},
)

_recipients = select(*(mail_addresses.c[name] for name in Recipient.__struct_fields__)).where(
    mail_addresses.c.notices
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

    async def add(
        self, guest: str, address: str, notice: Notice, wanted: Preferences, now: int
    ) -> None:
        """Have ``notice`` wait for the next mail to an address, in place of one with its tag, with
        the job that sends that mail. Nothing if the guest wishes no notices there any more."""
        query = _recipients.where(mail_addresses.c.id == address, mail_addresses.c.guest == guest)
        first = select(func.min(mail_notices.c.at)).where(mail_notices.c.address == address)
        async with self._database.write() as connection:
            await connection.alone(f"mail notices {address}")
            found = (await connection.execute(query)).first()
            if found is None:
                return
            row = {"address": address, "tag": notice.tag, "at": now, "body": _encode(notice)}
            await connection.execute(_write_notice, row)
            came = await connection.scalar(first)
            due = Recipient(**found._mapping).next_mail(wanted, now if came is None else came)
            job = job_write(Job(NOTICES, address, due))
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
        query = _recipients.where(mail_addresses.c.id == address)
        notices = select(mail_notices).where(mail_notices.c.address == address)
        async with self._database.reads.connect() as connection:
            recipient = (await connection.execute(query)).first()
            rows = await connection.execute(notices.order_by(mail_notices.c.at, mail_notices.c.tag))
            found = [(row.at, _read(row.body)) for row in rows]
        if recipient is None or not found:
            return None
        return Recipient(**recipient._mapping), found

    async def begin(self, address: str, last: int | None, now: int) -> bool:
        """Note that a mail is being sent since ``now``, if the ``last`` one still is the last: of
        two that see its time come, one sends it."""
        return await self._note(address, last, now)

    async def fail(self, address: str, last: int | None, now: int) -> None:
        """Take back what `begin` has noted."""
        await self._note(address, now, last)

    async def _note(self, address: str, before: int | None, after: int | None) -> bool:
        its = mail_addresses.c
        noted = update(mail_addresses).where(
            its.id == address, its.noticed_at.is_not_distinct_from(before)
        )
        async with self._database.write() as connection:
            return bool((await connection.execute(noted.values(noticed_at=after))).rowcount)

    async def note_sent(self, address: str, sent: Sequence[tuple[int, Notice]]) -> None:
        """Delete the notices that were ``sent``; those that came meanwhile stay."""
        keys = [(notice.tag, at) for at, notice in sent]
        gone = delete(mail_notices).where(
            mail_notices.c.address == address,
            tuple_(mail_notices.c.tag, mail_notices.c.at).in_(keys),
        )
        async with self._database.write() as connection:
            await connection.alone(f"mail notices {address}")
            await connection.execute(gone)

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
