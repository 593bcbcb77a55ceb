"""HTTP API of webhooks: of the reader, and of tables that the reader owns."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post

from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, page_address, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.notifications import Notifications
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live import Rooms
from ludoteca.server.webhooks.delivery import Delivery
from ludoteca.server.webhooks.effect import effect_of
from ludoteca.server.webhooks.full import jobs_of_full
from ludoteca.server.webhooks.known import Known
from ludoteca.server.webhooks.posting import Posting
from ludoteca.server.webhooks.sending import Sender
from ludoteca.server.webhooks.service import Webhooks
from ludoteca.server.webhooks.shapes import Shape
from ludoteca.server.webhooks.store import WebhookInfo, WebhookStore
from ludoteca.server.webhooks.way import WebhookWay


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``shape`` is that of the bodies; by the host of ``url`` when left out."""

    url: Annotated[str, msgspec.Meta(max_length=500)]
    language: Annotated[str, msgspec.Meta(max_length=35)]
    shape: Shape | None = None


class WebhookSecret(msgspec.Struct, frozen=True):
    """A new webhook, with the secret that signs its bodies. It is told once. ``links`` is whether
    the server knows its address, so that what it posts can lead to it."""

    id: str
    secret: str
    links: bool


class WebhookRoutes(Controller):
    path = "/api"
    tags = ("webhooks",)

    @get("/me/webhooks")
    async def list_mine(self, me: Guest, webhooks: Webhooks) -> tuple[WebhookInfo, ...]:
        """The webhooks that the reader has made, those of tables included."""
        return await webhooks.store.of_person(me.id)

    @post("/me/webhooks")
    async def make_mine(
        self,
        request: Request[Any, Any, Any],
        data: NewWebhook,
        me: Guest,
        webhooks: Webhooks,
        server_settings: Settings,
    ) -> WebhookSecret:
        """A webhook for notifications of the reader."""
        base = page_address(request, server_settings)
        made = await webhooks.make(me, None, data.url, data.language, data.shape, base)
        return WebhookSecret(*made, links=base is not None)

    @get("/tables/{table_id:str}/webhooks")
    async def list_at_table(
        self, table_id: Id, me: Guest, rooms: Rooms, webhooks: Webhooks
    ) -> tuple[WebhookInfo, ...]:
        """The webhooks of a table, for its owner."""
        webhooks.must_own(await rooms.get(table_id), me)
        return await webhooks.store.of_table(table_id)

    @post("/tables/{table_id:str}/webhooks")
    async def make_at_table(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        data: NewWebhook,
        me: Guest,
        rooms: Rooms,
        webhooks: Webhooks,
        server_settings: Settings,
    ) -> WebhookSecret:
        """A webhook for what happens at a table; by its owner."""
        webhooks.must_own(await rooms.get(table_id), me)
        base = page_address(request, server_settings)
        made = await webhooks.make(me, table_id, data.url, data.language, data.shape, base)
        return WebhookSecret(*made, links=base is not None)

    @delete("/webhooks/{webhook:str}", status_code=200)
    async def remove(self, webhook: Id, me: Guest, webhooks: Webhooks) -> None:
        """Remove a webhook that the reader has made, or one of their table."""
        await webhooks.remove(me, webhook)

    @post("/webhooks/{webhook:str}/test", status_code=202)
    async def send_test(
        self,
        request: Request[Any, Any, Any],
        webhook: Id,
        me: Guest,
        webhooks: Webhooks,
        limits: Limits,
    ) -> None:
        """Send an event to try a webhook; one that was stopped goes on."""
        address = request.client.host if request.client else ""
        limits.must_allow("webhook_tests", me.id, address)
        await webhooks.test(me, webhook)


def feature(house: House) -> Feature:
    notifications = house.service(Notifications)
    store = WebhookStore(house.database, house.settings.public_url)
    known = Known(house.channel, store)
    service = Webhooks(store, known, house.jobs, house.notice, notifications.reaches)
    posting = Posting(store, Sender())
    delivery = Delivery(store, house.titles, posting)
    notifications.add_way(WebhookWay(store, posting))
    house.tables.effects.append(jobs_of_full)
    return Feature(
        routes=[
            router_with(
                WebhookRoutes,
                webhooks=service,
                rooms=house.rooms,
                limits=house.limits,
                server_settings=house.settings,
            )
        ],
        bodies=[NewWebhook, WebhookInfo, WebhookSecret],
        effects=[effect_of(known)],
        jobs=[delivery.kind],
        runs=[known.run],
    )
