"""HTTP API of guests: read, create, rename and delete the guest of a cookie."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.types import Scope

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Households, Limits
from ludoteca.server.edge.requests import Words, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.cookie import COOKIE, LIFE, Signer
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.guests.strangers import forget_strangers
from ludoteca.server.house import House
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live import Rooms

SecretCommand = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]

REPEATED_MS: Final = 10 * 60_000
"""How long a request for a new guest may be repeated. Meanwhile its id identifies the guest, as a
cookie does; later it identifies no one."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``name`` is the wished nickname. ``id`` is the client's id of the request, 128 random bits:
    the same id again within ten minutes makes no second guest."""

    name: Words
    id: SecretCommand | None = None


class Myself(msgspec.Struct, frozen=True):
    """A guest as sent to that guest only. ``person`` is the public id."""

    id: str
    name: str
    person: str


class Me(msgspec.Struct, frozen=True):
    guest: Myself | None


def myself(guest: Guest) -> Myself:
    return Myself(guest.id, guest.name, guest.public)


class Guests(Controller):
    path = "/api"
    tags = ("guests",)

    @get("/me")
    async def who_am_i(
        self, guest: Guest | None, server_settings: Settings, signer: Signer
    ) -> Response[Me]:
        """The guest of the cookie, if any; also renews the cookie."""
        response = Response(Me(myself(guest) if guest else None))
        if guest is not None:
            _give_cookie(response, signer.sign(guest.id), server_settings)
        return response

    @delete("/me", status_code=200)
    async def forget_me(self, me: Guest, deletion: Deletion) -> Response[None]:
        """Delete all data of the guest, for good; bots play on in the guest's seats."""
        await deletion.forget(me)
        response: Response[None] = Response(None, status_code=200)
        response.delete_cookie(COOKIE)
        return response

    @post("/guests")
    async def introduce(
        self,
        request: Request[Any, Any, Any],
        data: NewGuest,
        guest: Guest | None,
        server_settings: Settings,
        signer: Signer,
        guests: GuestStore,
        rooms: Rooms,
        limits: Limits,
    ) -> Response[Myself]:
        """Create a guest with a nickname, or rename the guest of the cookie."""
        name = nickname(data.name)
        id = guest.id if guest else secrets.token_hex(16)
        if guest is None and data.id is not None:
            id, guest = await _made_under(data.id, signer, guests) or (id, None)
        if guest is None:
            limits.must_allow("guests", None, request.client.host if request.client else "")
        named = Guest(id, name)
        if guest is None:
            await guests.add(named)
        elif guest.name != name:
            await rooms.must_be_free(named)
            await guests.rename(named)
            await rooms.rename(named)
        response = Response(myself(named), status_code=201)
        _give_cookie(response, signer.sign(named.id), server_settings)
        return response


async def _made_under(
    command: str, signer: Signer, guests: GuestStore
) -> tuple[str, Guest | None] | None:
    """The id for a guest made under ``command``, and the guest if the same request has just made
    one; None if that was too long ago."""
    id = signer.new_id(command)
    found = await guests.made(id)
    if found is None:
        return id, None
    guest, at = found
    return (id, guest) if clock.now() - at <= REPEATED_MS else None


def _give_cookie(response: Response[Any], signed: str, settings: Settings) -> None:
    response.set_cookie(
        COOKIE, signed, max_age=LIFE, httponly=True, samesite="lax", secure=settings.secure
    )


def feature(house: House) -> Feature:
    deletion = house.service(Deletion)
    routes = router_with(
        Guests,
        server_settings=house.settings,
        signer=house.signer,
        guests=house.guests,
        rooms=house.rooms,
        deletion=deletion,
        limits=house.limits,
    )
    return Feature(
        routes=[routes],
        bodies=[Me, NewGuest],
        runs=[partial(forget_strangers, house.guests, deletion)],
    )


def guest_dependencies(
    signer: Signer, guests: GuestStore, households: Households
) -> dict[str, Provide]:
    """Dependencies of all handlers: ``guest``, the guest of the cookie, None without a valid one;
    and ``me``, the same guest, or `Problem` ``error-no-guest``."""

    async def guest(scope: Scope) -> Guest | None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        cookie = connection.cookies.get(COOKIE)
        known = signer.read(cookie) if cookie else None
        found = await guests.find(known) if known else None
        if found is None or connection.client is None:
            return found
        household = households.of(connection.client.host)
        return Guest(found.id, found.name, household)

    return {"guest": Provide(guest), "me": Provide(_must_be_known)}


async def _must_be_known(guest: Guest | None) -> Guest:
    if guest is None:
        raise Problem("error-no-guest")
    return guest
