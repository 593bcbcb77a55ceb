"""HTTP API that tells in which ways one can sign in here."""

from __future__ import annotations

import msgspec
from litestar import Controller, get

from ludoteca.server.accounts.passkeys.relying_party import relying_party
from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.accounts.ways import Ways
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.people.joining import Joining
from ludoteca.server.sessions import AnyRequest
from ludoteca.server.settings import Settings


class SigningIn(Controller):
    path = "/api/sign-in"
    tags = ("accounts",)

    @get("/ways")
    async def list_ways(self, request: AnyRequest, ways: Ways, settings: Settings) -> Ways:
        """The ways to sign in that this host offers, besides a code from another device."""
        party = relying_party(settings, request.headers.get("host", ""))
        return msgspec.structs.replace(ways, passkeys=ways.passkeys and party is not None)


def feature(house: House) -> Feature:
    house.put(SignIn(house.sessions, house.service(Joining)))
    ways = Ways()
    house.put(ways)
    routes = router_with(SigningIn, ways=ways, settings=house.settings)
    return Feature(routes=[routes], bodies=[Ways])
