"""What people do with links in mails, without HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec
import structlog

from ludoteca.i18n import FIRST, wished
from ludoteca.server import clock
from ludoteca.server.accounts.mail.letters import letter_of_farewell, letter_of_link
from ludoteca.server.accounts.mail.link import (
    LIFE_SECONDS,
    Link,
    LinkSeen,
    hash_of,
    new_id,
    token_of,
)
from ludoteca.server.accounts.mail.store import MailStore
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.guests.guest import Guest
from ludoteca.server.hours import PlayingHours, must_be_a_zone
from ludoteca.server.jobs import DueJob, Job, JobKind, job_write
from ludoteca.server.mail import MailAddress, Outbox, Pace, Postman, Undeliverable, mail_address
from ludoteca.server.mail.outbox import TRIES
from ludoteca.server.notifications import Notifications

KIND: Final = "mail-link"

Outcome: TypeAlias = Literal["signed-in", "confirmed", "added"]

log = structlog.get_logger()


class Asker(msgspec.Struct, frozen=True):
    """The browser that asks for a link: its cookie, the names of browser and system, the address
    of its connection, and the language of its page."""

    cookie: str
    browser: str
    system: str
    host: str
    language: str


class MailAccounts:
    """``key`` makes the tokens of links, ``public_url`` is the outside address of this server;
    ``notice`` tells the scheduler of new jobs, and ``notifications`` is told of people whom mails
    reach."""

    def __init__(
        self,
        store: MailStore,
        outbox: Outbox,
        postman: Postman,
        limits: Limits,
        key: bytes,
        public_url: str,
        notice: Callable[[], None],
        notifications: Notifications,
        hours: PlayingHours,
    ) -> None:
        self.store, self._notice, self._notifications = store, notice, notifications
        self._hours = hours
        self._outbox, self._postman, self._limits = outbox, postman, limits
        self._key, self._public_url = key, public_url

    @property
    def kind(self) -> JobKind:
        return JobKind(KIND, self._mail, tries=TRIES)

    async def ask_to_sign_in(self, written: str, asker: Asker, here: Guest | None) -> Link:
        """Ask for a link to sign in. Does the same for every address: whether a person has it is
        looked up when the mail is due, and where nobody does, none is sent."""
        return await self._ask(written, asker, here)

    async def ask_to_add(self, written: str, replaces: str | None, asker: Asker, me: Guest) -> Link:
        """Ask for a link that adds an address to ``me``."""
        return await self._ask(written, asker, me, me.id, replaces)

    async def _ask(
        self,
        written: str,
        asker: Asker,
        here: Guest | None,
        guest: str | None = None,
        replaces: str | None = None,
    ) -> Link:
        address = mail_address(written)
        self._limits.must_allow("mails", None if here is None else here.id, asker.host)
        self._limits.must_allow("letters", hash_of(address.key), asker.host)
        now, id = clock.now(), new_id()
        link = Link(
            id=id,
            hash=hash_of(token_of(self._key, id)),
            guest=guest,
            key=address.key,
            address=address.text,
            replaces=replaces,
            language=wished([asker.language]) or FIRST,
            asker=hash_of(asker.cookie),
            browser=asker.browser,
            system=asker.system,
            created_at=now,
            until=now + LIFE_SECONDS * 1000,
        )
        await self.store.ask(link, job_write(Job(KIND, id, now)))
        self._notice()
        return link

    async def _mail(self, job: DueJob) -> int | None:
        """Mail a link once, and delete it when its time is over."""
        link = await self.store.link(job.key)
        if link is None:
            return None
        if link.until <= clock.now():
            await self.store.drop(link.id)
            return None
        if not link.sent:
            await self._send(link)
            await self.store.note_sent(link.id)
        return link.until

    async def _send(self, link: Link) -> None:
        url = f"{self._public_url}/mail#{token_of(self._key, link.id)}"
        if link.guest is not None:
            name = await self.store.name(link.guest)
            letter = letter_of_link(link, url, link.address, link.language, name)
        else:
            person = await self.store.person(MailAddress(link.address, link.key))
            if person is None:
                return
            letter = letter_of_link(link, url, person[1], person[2], None)
        try:
            await self._postman.send(letter, link.id)
        except Undeliverable as error:
            log.warning("a mail was refused for good", reason=str(error))

    async def look(self, token: str, cookie: str | None) -> LinkSeen:
        """What a link is for; uses nothing up. Raises `Problem` ``error-no-such-link``."""
        link = await self.store.link_with(hash_of(token), clock.now())
        return LinkSeen(
            purpose="sign-in" if link.guest is None else "address",
            address=link.address,
            browser=link.browser,
            system=link.system,
            asked_at=link.created_at,
            here=is_here(link, cookie),
            number=link.number,
            name=None if link.guest is None else await self.store.name(link.guest),
        )

    async def open(self, token: str, cookie: str | None) -> tuple[Outcome, str | None]:
        """Use a link: what came of it, and the person to whom this browser is to be signed in.

        A link to sign in that another browser asked for is confirmed, and that browser signs in."""
        now, hash = clock.now(), hash_of(token)
        link = await self.store.link_with(hash, now)
        if link.guest is not None:
            await self.store.add(hash, now, new_id(), self._farewell)
            self._notifications.reaches(link.guest)
            return "added", None
        if not is_here(link, cookie):
            await self.store.confirm(hash, now)
            return "confirmed", None
        return "signed-in", await self._person(await self.store.use(hash, now))

    async def finish(self, cookie: str) -> str:
        """The person to whom the waiting browser is to be signed in, once it was confirmed. Raises
        `Problem` ``error-no-such-link``."""
        return await self._person(await self.store.use_confirmed(hash_of(cookie), clock.now()))

    async def _person(self, link: Link) -> str:
        person = await self.store.person(MailAddress(link.address, link.key))
        if person is None:  # the address was removed meanwhile
            raise Problem("error-no-such-link")
        return person[0]

    async def wish(
        self,
        me: Guest,
        id: str,
        notices: bool,
        pace: Pace | None,
        daily_at: int | None,
        zone: str | None,
    ) -> None:
        """Whether and how often notices go to an address; None leaves it as it is. Raises `Problem`
        ``error-no-such-address`` or ``error-no-such-zone``."""
        if zone is not None:
            must_be_a_zone(zone)
            await self._hours.suggest_zone(me.id, zone)
        wishes = {"notices": notices, "pace": pace, "daily_at": daily_at}
        given = {name: wish for name, wish in wishes.items() if wish is not None}
        await self.store.wish_notices(id, me.id, clock.now(), **given)
        if notices:
            self._notifications.reaches(me.id)
        self._notice()

    async def remove(self, me: Guest, id: str) -> None:
        await self.store.remove(me.id, id, self._farewell)

    def _farewell(self, id: str, address: str, language: str) -> Write:
        return self._outbox.write(letter_of_farewell(address, language), f"removed {id}")


def is_here(link: Link, cookie: str | None) -> bool:
    return cookie is not None and hash_of(cookie) == link.asker
