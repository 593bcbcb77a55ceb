"""Makes, removes and tries webhooks."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ludoteca.core.codec import encode
from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.outgoing import Refused, check_address
from ludoteca.server.guests.guest import Guest
from ludoteca.server.jobs import Job, Jobs
from ludoteca.server.tables.live import Room
from ludoteca.server.webhooks.known import Known
from ludoteca.server.webhooks.occurrence import WEBHOOK, Occurrence
from ludoteca.server.webhooks.shapes import Shape, shape_for
from ludoteca.server.webhooks.store import WebhookStore, new_webhook


class Webhooks:
    """``notice`` has the scheduler look for jobs; ``reaches`` is told of guests who are reached."""

    def __init__(
        self,
        store: WebhookStore,
        known: Known,
        jobs: Jobs,
        notice: Callable[[], None],
        reaches: Callable[[str], None],
    ) -> None:
        self.store = store
        self._known, self._jobs, self._notice, self._reaches = known, jobs, notice, reaches

    def must_own(self, room: Room, guest: Guest) -> None:
        """Raises `Problem` ``error-not-owner``."""
        if room.row.owner != guest.id:
            raise Problem("error-not-owner")

    async def make(
        self,
        guest: Guest,
        table: str | None,
        url: str,
        language: str,
        shape: Shape | None,
        base: str | None,
    ) -> tuple[str, str]:
        """The id and the secret of a new webhook of a table, or of the guest. Raises `Problem`
        ``error-webhook-address`` or ``error-too-many-webhooks``. Whether the host is public is seen
        at each delivery."""
        try:
            check_address(url)
        except Refused as refused:
            raise Problem("error-webhook-address") from refused
        webhook = new_webhook(
            id=secrets.token_hex(16),
            guest=guest.id,
            table_id=table,
            url=url,
            shape=shape or shape_for(url),
            secret=secrets.token_hex(32),
            language=language if language in LANGUAGES else FIRST,
            base=base or "",
        )
        await self.store.add(webhook)
        self._tell(guest.id, table)
        return webhook.id, webhook.secret

    async def remove(self, guest: Guest, webhook: str) -> None:
        if not await self.store.remove(webhook, guest.id):
            raise Problem("error-no-such-webhook")

    async def test(self, guest: Guest, webhook: str) -> None:
        """Send a test; a webhook that was stopped goes on."""
        if not await self.store.resume(webhook, guest.id):
            raise Problem("error-no-such-webhook")
        found = await self.store.read(webhook)
        if found is not None:
            self._tell(guest.id, found.table_id)
        now = clock.now()
        what = Occurrence("test", f"test/{now}", now)
        await self._jobs.write([Job(WEBHOOK, f"{webhook}/{what.id}", now, encode(what))])
        self._notice()

    def _tell(self, guest: str, table: str | None) -> None:
        """The table has a webhook, or the guest, from now on."""
        if table is None:
            self._reaches(guest)
        else:
            self._known.add(table)
