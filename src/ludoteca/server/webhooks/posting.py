"""Posts a signed body to a webhook, and notes whether its receiver takes it."""

from __future__ import annotations

from typing import Final

from ludoteca import __version__
from ludoteca.server import clock
from ludoteca.server.webhooks.sending import NotSent, Sender
from ludoteca.server.webhooks.signature import HEADER, signature
from ludoteca.server.webhooks.store import Webhook, WebhookStore

GONE: Final = 410


class Posting:
    def __init__(self, store: WebhookStore, sender: Sender) -> None:
        self._store, self._sender = store, sender

    async def post(self, webhook: Webhook, body: bytes) -> None:
        """Raises `NotSent` to be tried again; a receiver that is gone stops the webhook."""
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Ludoteca/{__version__}",
            HEADER: signature(webhook.secret, clock.now() // 1000, body),
        }
        try:
            status = await self._sender.post(webhook.url, body, headers)
        except NotSent:
            await self._store.failed(webhook.id, gone=False)
            raise
        if 200 <= status < 300:
            if webhook.failures:
                await self._store.succeeded(webhook.id)
            return
        await self._store.failed(webhook.id, gone=status == GONE)
        if status != GONE:
            raise NotSent(f"the receiver answered {status}")
