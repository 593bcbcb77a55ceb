"""HTTP API of web push: the server's public key, and the subscription of a browser."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, delete, get, post

from ludoteca.i18n import FIRST, wished
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.outgoing import Outgoing, Refused, check_address
from ludoteca.server.edge.requests import csrf_token, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.notifications import Notifications
from ludoteca.server.push.service import Push, check_keys
from ludoteca.server.push.store import PushStore, Subscription, id_of
from ludoteca.server.push.vapid import Vapid

SUBJECT: Final = "https://ludoteca.invalid"
"""For a house that does not know its address; push services want something."""

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
BrowserKey = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{16,128}$(?!\n)")]


class PushKey(msgspec.Struct, frozen=True):
    """``token`` is that of changing requests, which our pages read from the cookie and not every
    service worker can. Only pages of our own origin can read an answer."""

    key: str
    token: str


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as the browser made it with our key; ``language`` is that of the page."""

    endpoint: Endpoint
    p256dh: BrowserKey
    auth: BrowserKey
    language: Annotated[str, msgspec.Meta(max_length=32)] = FIRST


class OldSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint


class PushOfBrowsers(Controller):
    path = "/api"
    tags = ("notifications",)

    @get("/push/key", sync_to_thread=False)
    def key(self, request: Request[Any, Any, Any], vapid: Vapid) -> PushKey:
        """The key with which browsers subscribe (VAPID), and what a service worker needs to do it
        again without a page."""
        return PushKey(vapid.public, csrf_token(request))

    @post("/me/push", status_code=204)
    async def subscribe(
        self,
        request: Request[Any, Any, Any],
        data: NewSubscription,
        me: Guest,
        push_store: PushStore,
        notifications: Notifications,
        limits: Limits,
        loopback: bool,
    ) -> None:
        """Tell the guest by this browser from now on; again, to change its keys or language."""
        limits.must_allow("subscriptions", me.id, request.client.host if request.client else "")
        try:
            check_address(data.endpoint, loopback=loopback)
            check_keys(data.p256dh, data.auth)
        except (Refused, ValueError) as error:
            raise Problem("error-push-service") from error
        language = wished([data.language]) or FIRST
        await push_store.add(me.id, Subscription(data.endpoint, data.p256dh, data.auth, language))
        notifications.reaches(me.id)

    @delete("/me/push", status_code=204)
    async def unsubscribe(self, data: OldSubscription, me: Guest, push_store: PushStore) -> None:
        """Tell the guest nothing by this browser any more."""
        await push_store.remove(me.id, id_of(data.endpoint))

    @post("/me/push/trial", status_code=204)
    async def try_out(
        self,
        request: Request[Any, Any, Any],
        data: OldSubscription,
        me: Guest,
        push: Push,
        push_store: PushStore,
        notifications: Notifications,
        limits: Limits,
    ) -> None:
        """Send a notification to this browser, to see whether they arrive."""
        limits.must_allow("subscriptions", me.id, request.client.host if request.client else "")
        there = await push_store.find(me.id, id_of(data.endpoint))
        if there is None:
            raise Problem("error-no-push")
        notice = notifications.words.trial(there.language, clock.now())
        try:
            await push.send(me.id, there.id, notice)
        except OSError as error:
            raise Problem("error-push-service") from error


def feature(house: House) -> Feature:
    loopback = house.settings.push_to_loopback
    notifications = house.service(Notifications)
    vapid = Vapid(house.derive("vapid"), _subject(house.settings.public_url))
    store = PushStore(house.database)
    push = Push(store, vapid, Outgoing(loopback=loopback))
    notifications.add_way(push)
    routes = router_with(
        PushOfBrowsers,
        vapid=vapid,
        push=push,
        push_store=store,
        notifications=notifications,
        limits=house.limits,
        loopback=loopback,
    )
    return Feature(routes=[routes], bodies=[NewSubscription, OldSubscription, PushKey])


def _subject(public_url: str | None) -> str:
    return public_url if public_url and public_url.startswith("https://") else SUBJECT
