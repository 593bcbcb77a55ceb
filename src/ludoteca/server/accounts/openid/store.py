"""The rows of people of the provider: issuer and subject, and nothing else that it tells."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import openid_subjects, openid_visits
from ludoteca.server.edge.answers import Problem


class OpenIdStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, issuer: str) -> None:
        self._database, self._issuer = database, issuer

    async def come_back(self, way: str, until: int) -> None:
        """Note that a way to the provider has come back. Raises `Problem` ``error-openid-failed``
        if it has before. Times are in seconds."""
        new = insert(openid_visits).values(id=way, until=until).on_conflict_do_nothing()
        over = delete(openid_visits).where(openid_visits.c.until < clock.now() // 1000)
        async with self._database.write() as connection:
            await connection.execute(over)
            if (await connection.execute(new)).rowcount == 0:
                raise Problem("error-openid-failed")

    async def person(self, subject: str) -> str | None:
        """The id of the guest of a subject."""
        query = select(openid_subjects.c.guest).where(
            openid_subjects.c.issuer == self._issuer, openid_subjects.c.subject == subject
        )
        async with self._database.reads.connect() as connection:
            found: str | None = await connection.scalar(query)
        return found

    async def link(self, subject: str, guest: str) -> None:
        """Raises `Problem` ``error-openid-taken`` if the subject is another person's."""
        new = insert(openid_subjects).values(
            issuer=self._issuer, subject=subject, guest=guest, created_at=clock.now()
        )
        owner = select(openid_subjects.c.guest).where(
            openid_subjects.c.issuer == self._issuer, openid_subjects.c.subject == subject
        )
        async with self._database.write() as connection:
            await connection.execute(new.on_conflict_do_nothing())
            if await connection.scalar(owner) != guest:
                raise Problem("error-openid-taken")

    async def unlink(self, guest: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(
                delete(openid_subjects).where(
                    openid_subjects.c.issuer == self._issuer, openid_subjects.c.guest == guest
                )
            )

    async def linked(self, guest: str) -> bool:
        query = select(openid_subjects.c.subject).where(
            openid_subjects.c.issuer == self._issuer, openid_subjects.c.guest == guest
        )
        async with self._database.reads.connect() as connection:
            return await connection.scalar(query.limit(1)) is not None
