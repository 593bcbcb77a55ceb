"""HTTP API of a person's devices: list them, sign one out, sign out all others."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.sessions.service import Sessions
from ludoteca.server.sessions.session import SignedInBrowser

SessionId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class SignedOut(msgspec.Struct, frozen=True):
    """The number of browsers that were signed out."""

    count: int


class Devices(Controller):
    path = "/api/me/sessions"
    tags = ("sessions",)

    @get("")
    async def list_them(self, me: Guest, sessions: Sessions) -> tuple[SignedInBrowser, ...]:
        """The browsers that are signed in, the latest used first."""
        return await sessions.store.of(me.id, me.session)

    @delete("", status_code=200)
    async def end_others(self, known: Guest, sessions: Sessions) -> SignedOut:
        """Sign out all browsers but this one."""
        return SignedOut(await sessions.end_others(known))

    @delete("/{session:str}", status_code=200)
    async def end_one(self, session: SessionId, known: Guest, sessions: Sessions) -> Response[None]:
        """Sign out one browser; also this one."""
        if not await sessions.end(known, session):
            raise Problem("error-no-such-session")
        response: Response[None] = Response(None, status_code=200)
        if session == known.session:
            sessions.take_cookies(response)
        return response


def feature(house: House) -> Feature:
    return Feature(
        routes=[router_with(Devices, sessions=house.sessions)],
        bodies=[SignedInBrowser, SignedOut],
    )
