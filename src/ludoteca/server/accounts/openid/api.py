"""HTTP API of the OpenID Connect provider: go there, come back, end the link."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import Parameter, QueryParameter
from litestar.response import Redirect

from ludoteca.server import clock
from ludoteca.server.accounts.openid.provider import Provider
from ludoteca.server.accounts.openid.store import OpenIdStore
from ludoteca.server.accounts.openid.way_there import COOKIE, LIFE_SECONDS, Purpose, Ways, WayThere
from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.accounts.ways import Ways as WaysToSignIn
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.sessions import AnyRequest

BACK: Final = "/api/sign-in/openid/back"

Given = Annotated[str | None, Parameter(max_length=2000)]
GivenState = Annotated[str | None, QueryParameter(name="state", max_length=2000)]
"""The word ``state`` is one of Litestar's."""


class OpenId(msgspec.Struct, frozen=True):
    """The provider's ``name`` for people, and whether the guest is linked with it."""

    name: str
    linked: bool


class VisitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go to the provider and come back to the page ``next``, signed in; with ``link`` the guest is
    linked instead."""

    next: Annotated[str, msgspec.Meta(max_length=200)] = "/"
    link: bool = False


class ProviderAddress(msgspec.Struct, frozen=True):
    """Where the browser goes now."""

    address: str


class OpenIdPart:
    """What the handlers need, where the host has set a provider. ``name`` is for people."""

    def __init__(self, name: str, provider: Provider, store: OpenIdStore, ways: Ways) -> None:
        self.name, self.provider, self.store, self.ways = name, provider, store, ways


class SigningInWithOpenId(Controller):
    path = "/api/sign-in/openid"
    tags = ("accounts",)

    @post("", status_code=200)
    async def go(
        self,
        request: AnyRequest,
        data: VisitWish,
        guest: Guest | None,
        openid: OpenIdPart | None,
        limits: Limits,
        secure: bool,
    ) -> Response[ProviderAddress]:
        """Begin a way to the provider, which only this browser can end."""
        mine = _offered(openid)
        limits.must_allow("openid", None, _host(request))
        if data.link and guest is None:
            raise Problem("error-no-guest")
        person = guest.public if data.link and guest is not None else ""
        purpose: Purpose = "link" if data.link else "in"
        way = mine.ways.begin(clock.now() // 1000, purpose, person, data.next)
        address = await mine.provider.address(
            mine.ways.state(way), mine.ways.nonce(way), mine.ways.verifier(way)
        )
        response = Response(ProviderAddress(address), status_code=200)
        response.set_cookie(
            COOKIE,
            mine.ways.cookie(way),
            max_age=LIFE_SECONDS,
            httponly=True,
            samesite="lax",  # the provider sends the browser back by a link
            secure=secure,
        )
        return response

    @get("/back")
    async def come_back(
        self,
        request: AnyRequest,
        guest: Guest | None,
        openid: OpenIdPart | None,
        limits: Limits,
        sign_in: SignIn,
        told: GivenState = None,
        code: Given = None,
        iss: Given = None,
    ) -> Response[Any]:
        """The end of the way: signed in or linked, or back with the code of an error."""
        limits.must_allow("openid", None, _host(request))
        mine = _offered(openid)
        now = clock.now() // 1000
        way = mine.ways.read(request.cookies.get(COOKIE, ""), now)
        response: Response[Any] = Redirect(way.next if way else "/", status_code=303)
        try:
            if way is None or not hmac.compare_digest(
                (told or "").encode(), mine.ways.state(way).encode()
            ):
                raise Problem("error-openid-failed")
            await mine.store.come_back(way.id, way.until)
            if code is None:  # the person has said no
                raise Problem("error-openid-failed")
            subject = await mine.provider.subject(
                code, mine.ways.nonce(way), mine.ways.verifier(way), iss
            )
            await self._end(mine, way, subject, request, response, guest, sign_in)
        except Problem as problem:
            page = "/me/devices" if way is not None and way.purpose == "link" else "/sign-in"
            response = Redirect(f"{page}?problem={problem.code}", status_code=303)
        response.delete_cookie(COOKIE)
        return response

    async def _end(
        self,
        openid: OpenIdPart,
        way: WayThere,
        subject: str,
        request: AnyRequest,
        response: Response[Any],
        guest: Guest | None,
        sign_in: SignIn,
    ) -> None:
        if way.purpose == "link":
            if guest is None or guest.public != way.person:
                raise Problem("error-openid-failed")  # somebody else is signed in by now
            await openid.store.link(subject, guest.id)
            return
        person = await openid.store.person(subject)
        if person is None:
            raise Problem("error-openid-unknown")
        await sign_in.sign_in(request, response, guest, person)


class OwnOpenId(Controller):
    path = "/api/me/openid"
    tags = ("accounts",)

    @get("")
    async def look(self, me: Guest, openid: OpenIdPart | None) -> OpenId:
        """Whether the guest is linked with the provider."""
        mine = _offered(openid)
        return OpenId(mine.name, await mine.store.linked(me.id))

    @delete("", status_code=200)
    async def unlink(self, me: Guest, openid: OpenIdPart | None) -> None:
        """End the link with the provider."""
        await _offered(openid).store.unlink(me.id)


def _offered(openid: OpenIdPart | None) -> OpenIdPart:
    if openid is None:
        raise Problem("error-no-openid")
    return openid


def _host(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def feature(house: House) -> Feature:
    settings, part = house.settings, None
    issuer, client = settings.openid_issuer, settings.openid_client_id
    if issuer is not None and client is not None and settings.public_url is not None:
        back = f"{settings.public_url}{BACK}"
        provider = Provider(issuer, client, settings.openid_client_secret, back)
        name = settings.openid_name or issuer.split("/")[2]
        store = OpenIdStore(house.database, provider.issuer)
        part = OpenIdPart(name, provider, store, Ways(house.key_for("openid")))
        house.service(WaysToSignIn).openid = name
    routes = router_with(
        SigningInWithOpenId,
        OwnOpenId,
        openid=part,
        limits=house.limits,
        sign_in=house.service(SignIn),
        secure=settings.secure,
    )
    return Feature(routes=[routes], bodies=[OpenId, ProviderAddress, VisitWish])
