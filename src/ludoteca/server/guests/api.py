"""Who somebody is, over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.types import Scope

from ludoteca.server.errors import Problem
from ludoteca.server.guests.cookie import COOKIE, LIFE
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.services import Services


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wished nickname."""

    name: str


class Myself(msgspec.Struct, frozen=True):
    """A guest, as told to that guest. ``person`` is what others know the guest by."""

    id: str
    name: str
    person: str


class Me(msgspec.Struct, frozen=True):
    guest: Myself | None


def myself(guest: Guest) -> Myself:
    return Myself(guest.id, guest.name, guest.public)


async def provide_guest(scope: Scope, services: Services) -> Guest | None:
    """Whoever asks, by their cookie; None without a good one."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    cookie = connection.cookies.get(COOKIE)
    known = services.signer.read(cookie) if cookie else None
    return await services.guests.find(known) if known else None


async def provide_me(guest: Guest | None) -> Guest:
    """Whoever asks. Raises `Problem` ``error-no-guest``."""
    if guest is None:
        raise Problem("error-no-guest")
    return guest


class Guests(Controller):
    path = "/api"
    tags = ("guests",)

    @get("/me")
    async def who_am_i(self, guest: Guest | None) -> Me:
        """The guest that the cookie names, if any."""
        return Me(myself(guest) if guest else None)

    @delete("/me", status_code=200)
    async def forget_me(self, me: Guest, services: Services) -> Response[None]:
        """Delete everything about the reader, for good; bots play on where the reader sits."""
        await services.eraser.erase(me)
        response: Response[None] = Response(None, status_code=200)
        response.delete_cookie(COOKIE)
        return response

    @post("/guests")
    async def introduce(
        self, data: NewGuest, guest: Guest | None, services: Services
    ) -> Response[Myself]:
        """Take a nickname, or another one."""
        name = nickname(data.name)
        named = Guest(guest.id if guest else secrets.token_hex(16), name)
        if guest and guest.name != name:
            await services.rooms.must_be_free(named)
        await services.guests.write(named)
        if guest and guest.name != name:
            await services.rooms.rename(named)
        response = Response(myself(named), status_code=201)
        response.set_cookie(
            COOKIE,
            services.signer.sign(named.id),
            max_age=LIFE,
            httponly=True,
            samesite="lax",
            secure=services.settings.secure,
        )
        return response
