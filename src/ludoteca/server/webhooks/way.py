"""The way out "webhook": posts notices to the addresses that a person has named for themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.server import clock
from ludoteca.server.notifications import KINDS, Kind, Notice, Target
from ludoteca.server.webhooks.posting import Posting
from ludoteca.server.webhooks.shapes import NoticeEvent, body_of_notice, body_of_over
from ludoteca.server.webhooks.store import Webhook, WebhookStore


class WebhookWay:
    name = "webhook"
    usual: Collection[Kind] = KINDS
    tries = 8
    at_once = 8
    withdraws = True

    def __init__(self, store: WebhookStore, posting: Posting) -> None:
        self._store, self._posting = store, posting

    async def guests(self) -> Sequence[str]:
        return await self._store.guests()

    async def targets(self, guest: str) -> Sequence[Target]:
        return await self._store.targets(guest)

    async def send(self, guest: str, target: str, notice: Notice) -> None:
        webhook = await self._find(guest, target)
        if webhook is None:
            return
        first = notice.told[0] if notice.told else None
        one = len({told.topic for told in notice.told}) == 1
        event = NoticeEvent(
            id=f"{notice.tag}/{notice.at}",
            kind="notice" if first is None else first.kind,
            at=notice.at,
            table=first.topic if first is not None and one else None,
            game=first.game if first is not None and one else None,
            text=f"{notice.title}\n{notice.body}",
            url=webhook.address_of(notice.url),
            tag=notice.tag,
            told=notice.told,
        )
        await self._posting.post(webhook, body_of_notice(webhook.shape, event))

    async def withdraw(self, guest: str, target: str, tag: str) -> None:
        """Programs hear that it is over. A chat keeps what it was told; what still waits to be
        delivered there was replaced by this."""
        webhook = await self._find(guest, target)
        if webhook is not None and webhook.shape == "json":
            await self._posting.post(webhook, body_of_over(tag, clock.now()))

    async def _find(self, guest: str, target: str) -> Webhook | None:
        webhook = await self._store.read(target)
        if webhook is None or webhook.stopped:
            return None
        return webhook if webhook.guest == guest and webhook.table_id is None else None
