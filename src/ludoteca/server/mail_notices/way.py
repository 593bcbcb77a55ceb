"""The way out "mail": collects notices for an address, and sends them as one mail."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import structlog

from ludoteca.i18n import say
from ludoteca.server import clock
from ludoteca.server.jobs import DueJob, JobKind
from ludoteca.server.mail import NOTICES, Letter, Postman, Undeliverable, Unsubscription
from ludoteca.server.mail_notices.store import NoticeStore, Recipient
from ludoteca.server.notifications import Kind, Notice, PreferenceStore, Target

USUAL: Final[Collection[Kind]] = ("turn", "running_out", "invited", "rematch")
"""Kinds that are mailed to people who have chosen nothing: those that wait for them."""

TRIES: Final = 14
"""The last is more than two hours after the first: mail servers put strangers off for a while."""

log = structlog.get_logger()


class MailWay:
    name = "mail"
    usual = USUAL
    tries = 8
    at_once = 4
    withdraws = True

    def __init__(
        self,
        store: NoticeStore,
        preferences: PreferenceStore,
        postman: Postman,
        unsubscription: Unsubscription,
        base: str,
    ) -> None:
        """``base`` is the public address of this server."""
        self._store, self._preferences, self._postman = store, preferences, postman
        self._unsubscription, self._base = unsubscription, base

    @property
    def kind(self) -> JobKind:
        return JobKind(NOTICES, self._mail, tries=TRIES)

    async def guests(self) -> Sequence[str]:
        return await self._store.guests()

    async def targets(self, guest: str) -> Sequence[Target]:
        return await self._store.targets(guest)

    async def send(self, guest: str, target: str, notice: Notice) -> None:
        wanted = await self._preferences.read(guest)
        await self._store.add(guest, target, notice, wanted, clock.now())

    async def withdraw(self, guest: str, target: str, tag: str) -> None:
        await self._store.withdraw(target, tag)

    async def _mail(self, job: DueJob) -> int | None:
        """Sends what waits for the address of the job, once it is time. Mails that are not daily
        keep to the quiet hours: notices that have waited for them may be older than these."""
        found = await self._store.waiting(job.key)
        if found is None:
            await self._store.forget(job.key)
            return None
        recipient, notices = found
        wanted = await self._preferences.read(recipient.guest)
        now = clock.now()
        due = recipient.next_mail(wanted, notices[0][0])
        if due <= now and recipient.pace != "daily":
            due = wanted.quiet_until(now) or due
        if due > now:
            return due
        last = recipient.noticed_at
        if not await self._store.begin(job.key, last, now):
            return now  # somebody else sends it: look again
        letter = self._letter(job.key, recipient, [notice for _, notice in notices])
        try:
            await self._postman.send(letter, f"notices {job.key} {notices[-1][0]}")
        except Undeliverable as error:
            log.warning("notices were refused for good", key=job.key, reason=str(error))
        except BaseException:
            await self._store.fail(job.key, last, now)
            raise
        await self._store.note_sent(job.key, notices)
        return now if await self._store.is_left(job.key) else None  # to see when its turn comes

    def _letter(self, address: str, to: Recipient, notices: Sequence[Notice]) -> Letter:
        language = to.language
        several = len(notices) > 1
        subject = notices[0].title
        if several:
            subject = say(language, "mail-notices-subject", count=len(notices))
        lines = [f"{one.title}\n{one.body}" if several else one.body for one in notices]
        return Letter(
            to=to.address,
            language=language,
            subject=" ".join(subject.split()),
            lines=tuple(line for text in lines for line in text.split("\n") if line),
            button=(
                say(language, "mail-notices-button"),
                f"{self._base}/" if several else notices[0].url,
            ),
            footer=say(language, f"mail-notices-footer-{to.pace}"),
            unsubscribe=(
                say(language, "mail-notices-unsubscribe"),
                self._unsubscription.address(address),
            ),
        )
