"""Delivers an occurrence to a webhook: the handler of the job "webhook"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ludoteca.core.title import Title
from ludoteca.i18n import listed, name_or_id, say
from ludoteca.server import clock
from ludoteca.server.edge.limits import DELIVERIES_OF_A_WEBHOOK, Buckets
from ludoteca.server.guests.guest import public_id
from ludoteca.server.jobs import DueJob, JobKind
from ludoteca.server.webhooks.occurrence import WEBHOOK, Occurrence
from ludoteca.server.webhooks.posting import Posting
from ludoteca.server.webhooks.shapes import Event, Who, body_of
from ludoteca.server.webhooks.store import Webhook, WebhookStore

AT_ONCE: Final = 8
LEASE: Final = 30_000
"""Milliseconds; a delivery takes five seconds at most."""

_read = msgspec.json.Decoder(Occurrence).decode


class Delivery:
    def __init__(self, store: WebhookStore, titles: Mapping[str, Title], posting: Posting) -> None:
        self._store, self._titles, self._posting = store, titles, posting
        self._paces = Buckets(DELIVERIES_OF_A_WEBHOOK)

    @property
    def kind(self) -> JobKind:
        return JobKind(WEBHOOK, self.deliver, at_once=AT_ONCE, lease=LEASE)

    async def deliver(self, job: DueJob) -> int | None:
        """Raises `NotSent` to be tried again."""
        webhook = await self._store.read(job.key.partition("/")[0])
        if webhook is None or webhook.stopped:
            return None
        pace = self._paces.of(webhook.id)
        if (seconds := pace.wait()) and not job.tries:
            return clock.now() + round(seconds * 1000) + 1
        pace.spend()
        event = await self._event(webhook, _read(job.body))
        if event is None:
            return None  # the table was deleted
        await self._posting.post(webhook, body_of(webhook.shape, event))
        return None

    async def _event(self, webhook: Webhook, what: Occurrence) -> Event | None:
        """What is told, in the words of now; None for a table that is no more."""
        if what.table is None:
            text = say(webhook.language, "webhook-test")
            return Event(
                id=what.id, kind=what.kind, at=what.at, table=None, game=None, who=(), text=text,
                url=webhook.address_of("/"),
            )  # fmt: skip
        found = await self._store.table(what.table)
        if found is None:
            return None
        game, people = found
        seats = range(len(people)) if what.kind == "full" else what.seats
        named = [people[seat] for seat in seats if seat < len(people)]
        who = dict.fromkeys(Who(name, public_id(guest)) for name, guest in named if guest)
        return Event(
            id=what.id,
            kind=what.kind,
            at=what.at,
            table=what.table,
            game=game,
            who=tuple(who),
            text=self._text(webhook.language, what, game, [one.name for one in who]),
            url=webhook.address_of(f"/t/{what.table}"),
        )

    def _text(self, language: str, what: Occurrence, game: str, names: Sequence[str]) -> str:
        title = self._titles.get(game)
        named = game if title is None else name_or_id(title, language)
        people = listed(language, names) if names else say(language, "bots-only")
        return say(language, f"webhook-{what.kind}", game=named, people=people)
