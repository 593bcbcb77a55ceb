"""The rows of mail addresses and of links."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, insert, select, update

from ludoteca.server.accounts.mail.link import Link
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import guests, mail_addresses, mail_links
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.mail import NOTICES, MailAddress, Pace

MOST_ADDRESSES: Final = 3
"""Verified addresses of one person."""


class AddressOfPerson(msgspec.Struct, frozen=True):
    """A verified address. ``notices`` is whether notices may go there, ``pace`` how often;
    ``daily_at`` is the time of daily ones, in minutes after midnight."""

    id: str
    address: str
    notices: bool
    language: str
    pace: Pace
    daily_at: int


class MailStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, link: Link, mail: Write) -> None:
        """Insert a link with the job that mails it. Earlier links of the same browser and purpose
        end, and all whose time is over."""
        row = msgspec.structs.asdict(link)
        kind = (
            mail_links.c.guest.is_(None) if link.guest is None else mail_links.c.guest.isnot(None)
        )
        async with self._database.write() as connection:
            await connection.execute(
                delete(mail_links).where(mail_links.c.asker == link.asker, kind)
            )
            await connection.execute(delete(mail_links).where(mail_links.c.until < link.created_at))
            await connection.execute(insert(mail_links), row)
            await connection.execute(mail.statement, dict(mail.row))

    async def link(self, id: str) -> Link | None:
        return await self._one(mail_links.c.id == id)

    async def link_with(self, hash: str, now: int) -> Link:
        """The open link whose token has this hash. Raises `Problem` ``error-no-such-link``."""
        found = await self._one(_open(hash, now))
        if found is None:
            raise Problem("error-no-such-link")
        return found

    async def link_of_browser(self, asker: str, now: int) -> Link | None:
        """The link to sign in for which this browser waits."""
        return await self._one(_waiting(asker, now))

    async def _one(self, which: Any) -> Link | None:
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(select(mail_links).where(which))).first()
        return None if row is None else Link(**row._mapping)

    async def note_sent(self, id: str) -> None:
        async with self._database.write() as connection:
            done = update(mail_links).where(mail_links.c.id == id)
            await connection.execute(done.values(sent=True))

    async def drop(self, id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(mail_links).where(mail_links.c.id == id))

    async def confirm(self, hash: str, now: int) -> None:
        """Let the browser that asked sign in. Raises `Problem` ``error-no-such-link``."""
        done = update(mail_links).where(_open(hash, now)).values(confirmed=True)
        async with self._database.write() as connection:
            if (await connection.execute(done)).rowcount == 0:
                raise Problem("error-no-such-link")

    async def use(self, hash: str, now: int) -> Link:
        """Delete an open link and return it: of two at once, one gets it. Raises `Problem`
        ``error-no-such-link``."""
        async with self._database.write() as connection:
            return await take(connection, _open(hash, now))

    async def use_confirmed(self, asker: str, now: int) -> Link:
        """As `use`, for the browser that asked, once the link was confirmed elsewhere."""
        which = and_(_waiting(asker, now), mail_links.c.confirmed)
        async with self._database.write() as connection:
            return await take(connection, which)

    async def add(self, hash: str, now: int, id: str, farewell: Any) -> None:
        """Use a link that adds an address. ``farewell`` makes the row of the letter to an address
        that ends with it. Raises `Problem` ``error-no-such-link``, ``error-mail-taken`` if the
        address belongs to another person, ``error-mail-enough``; then the link stays."""
        async with self._database.write() as connection:
            link = await take(connection, _open(hash, now))
            assert link.guest is not None, "it signs in"
            await connection.alone(f"guest {link.guest}")
            await connection.alone(f"mail {link.key}")
            owner = select(mail_addresses.c.guest).where(mail_addresses.c.key == link.key)
            found = await connection.scalar(owner)
            if found not in (None, link.guest):
                raise Problem("error-mail-taken")
            wishes: dict[str, Any] = {"notices": True}
            if link.replaces is not None and found is None:
                wishes |= await _wishes(connection, link.guest, link.replaces)
                await self._end(connection, link.guest, link.replaces, farewell)
            mine = select(mail_addresses.c.id).where(mail_addresses.c.guest == link.guest)
            if found is None and len((await connection.scalars(mine)).all()) >= MOST_ADDRESSES:
                raise Problem("error-mail-enough", most=MOST_ADDRESSES)
            row = {
                "address": link.address,
                "language": link.language,
                "verified_at": now,
            }
            if found is not None:
                again = update(mail_addresses).where(mail_addresses.c.key == link.key)
                await connection.execute(again.values(row))
                return
            await connection.execute(
                insert(mail_addresses),
                row | wishes | {"id": id, "guest": link.guest, "key": link.key},
            )

    async def remove(self, guest: str, id: str, farewell: Any) -> None:
        """Raises `Problem` ``error-no-such-address``."""
        async with self._database.write() as connection:
            await connection.alone(f"guest {guest}")
            if not await self._end(connection, guest, id, farewell):
                raise Problem("error-no-such-address")

    async def _end(self, connection: Connection, guest: str, id: str, farewell: Any) -> bool:
        gone = (
            delete(mail_addresses)
            .where(mail_addresses.c.id == id, mail_addresses.c.guest == guest)
            .returning(mail_addresses.c.address, mail_addresses.c.language)
        )
        row = (await connection.execute(gone)).first()
        if row is None:
            return False
        write: Write = farewell(id, row.address, row.language)
        await connection.execute(write.statement, dict(write.row))
        return True

    async def of(self, guest: str) -> tuple[AddressOfPerson, ...]:
        """The verified addresses of a person, the latest first."""
        its = mail_addresses.c
        query = select(*(its[name] for name in AddressOfPerson.__struct_fields__))
        query = query.where(its.guest == guest).order_by(its.verified_at.desc(), its.id)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query)
            return tuple(AddressOfPerson(**row._mapping) for row in rows)

    async def person(self, address: MailAddress) -> tuple[str, str, str] | None:
        """The id of the person of an address, the spelling that was verified, and the language."""
        query = select(mail_addresses).where(mail_addresses.c.key == address.key)
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.guest, row.address, row.language)

    async def name(self, guest: str) -> str | None:
        query = select(guests.c.name).where(guests.c.id == guest)
        async with self._database.reads.connect() as connection:
            found: str | None = await connection.scalar(query)
        return found

    async def wish_notices(self, id: str, guest: str, now: int, **wishes: Any) -> None:
        """``wishes`` are columns. What waits for the address is looked at once more. Raises
        `Problem` ``error-no-such-address``."""
        its = mail_addresses.c
        wish = update(mail_addresses).where(its.id == id, its.guest == guest).values(wishes)
        look = job_write(Job(NOTICES, id, now))
        async with self._database.write() as connection:
            await connection.alone(f"mail notices {id}")
            if (await connection.execute(wish)).rowcount == 0:
                raise Problem("error-no-such-address")
            await connection.execute(look.statement, dict(look.row))

    async def end_notices(self, id: str) -> None:
        """Raises `Problem` ``error-no-such-address``."""
        end = update(mail_addresses).where(mail_addresses.c.id == id).values(notices=False)
        async with self._database.write() as connection:
            if (await connection.execute(end)).rowcount == 0:
                raise Problem("error-no-such-address")


async def _wishes(connection: Connection, guest: str, id: str) -> Mapping[str, Any]:
    """Whether and how often notices go to an address, for the one in its place."""
    its = mail_addresses.c
    query = select(its.notices, its.pace, its.daily_at).where(its.id == id, its.guest == guest)
    row = (await connection.execute(query)).first()
    return {} if row is None else dict(row._mapping)


async def take(connection: Connection, which: Any) -> Link:
    gone = delete(mail_links).where(which).returning(*mail_links.c)
    row = (await connection.execute(gone)).first()
    if row is None:
        raise Problem("error-no-such-link")
    return Link(**row._mapping)


def _open(hash: str, now: int) -> Any:
    return and_(
        mail_links.c.hash == hash, mail_links.c.until > now, mail_links.c.confirmed.is_(False)
    )


def _waiting(asker: str, now: int) -> Any:
    return and_(mail_links.c.asker == asker, mail_links.c.until > now, mail_links.c.guest.is_(None))
