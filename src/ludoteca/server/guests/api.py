"""HTTP API of guests: read, create, rename and delete the guest of a cookie."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, delete, get, post

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Words, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.cookie import Signer
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.guests.strangers import forget_strangers
from ludoteca.server.house import House
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.sessions import HELD, Sessions, new_secret, session_of, session_write
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
    """A guest as sent to that guest only. ``person`` is the public id, ``moderator`` whether they
    may open the page of moderators, ``notices`` the number of what moderators did that they have
    not read. The last three are told by ``GET /api/me`` alone."""

    id: str
    name: str
    person: str
    moderator: bool = False
    notices: int = 0
    banned_until: int | None = None


class Me(msgspec.Struct, frozen=True):
    guest: Myself | None


def myself(guest: Guest) -> Myself:
    return Myself(guest.id, guest.name, guest.public)


class Guests(Controller):
    path = "/api"
    tags = ("guests",)

    @get("/me")
    async def who_am_i(
        self,
        request: Request[Any, Any, Any],
        guest: Guest | None,
        sessions: Sessions,
        guests: GuestStore,
    ) -> Response[Me]:
        """The guest of the session, if any; also renews its cookie."""
        if guest is None:
            return Response(Me(None))
        standing = await guests.guard.standing(guest.id)
        mine = Myself(
            guest.id,
            guest.name,
            guest.public,
            standing.moderator,
            standing.notices,
            guest.banned_until,
        )
        response = Response(Me(mine))
        await sessions.renew(request, response, guest)
        if guest.banned_until and standing.ban:
            sessions.mark_held(response, standing.ban, guest.banned_until)
        return response

    @delete("/me", status_code=200)
    async def forget_me(
        self, known: Guest, deletion: Deletion, sessions: Sessions
    ) -> Response[None]:
        """Delete all data of the guest, for good; bots play on in the guest's seats."""
        await deletion.forget(known)
        response: Response[None] = Response(None, status_code=200)
        sessions.take_cookies(response)
        return response

    @post("/guests")
    async def introduce(
        self,
        request: Request[Any, Any, Any],
        data: NewGuest,
        guest: Guest | None,
        sessions: Sessions,
        signer: Signer,
        guests: GuestStore,
        rooms: Rooms,
        limits: Limits,
    ) -> Response[Myself]:
        """Create a guest with a nickname, or rename the guest of the cookie."""
        name = nickname(data.name)
        if guest is not None:
            if guest.banned_until:
                raise Problem("error-banned", until=guest.banned_until)
            named = Guest(guest.id, name)
            await _rename(guest, named, guests, rooms)
            response = Response(myself(named), status_code=201)
            await sessions.renew(request, response, guest)
            return response
        await guests.guard.may_be_new(request.cookies.get(HELD))
        id, secret, made = secrets.token_hex(16), new_secret(), None
        if data.id is not None and (found := await _made_under(data.id, signer, guests)):
            id, made = found
            secret = sessions.secret_for(f"guest {data.id}")
        named = Guest(id, name)
        if made is None:
            limits.must_allow("guests", None, request.client.host if request.client else "")
            await guests.add(named, session_write(session_of(request, id, secret)))
        else:
            await _rename(made, named, guests, rooms)
        response = Response(myself(named), status_code=201)
        sessions.give_cookie(request, response, secret)
        return response


async def _rename(guest: Guest, named: Guest, guests: GuestStore, rooms: Rooms) -> None:
    if guest.name != named.name:
        await guests.guard.may_be_called(named)
        await rooms.must_be_free(named)
        await guests.rename(named)
        await rooms.rename(named)


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


def feature(house: House) -> Feature:
    deletion = house.service(Deletion)
    routes = router_with(
        Guests,
        sessions=house.sessions,
        signer=house.signer,
        guests=house.guests,
        rooms=house.rooms,
        deletion=deletion,
        limits=house.limits,
    )
    return Feature(
        routes=[routes],
        bodies=[Me, NewGuest],
        runs=[partial(forget_strangers, house.guests, house.sessions.store, deletion)],
    )
