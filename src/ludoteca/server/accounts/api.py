"""HTTP API that tells in which ways one can sign in here."""

from __future__ import annotations

from litestar import Controller, get

from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.accounts.ways import Ways
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.people.joining import Joining


class SigningIn(Controller):
    path = "/api/sign-in"
    tags = ("accounts",)

    @get("/ways")
    async def list_ways(self, ways: Ways) -> Ways:
        """The ways to sign in that this host offers, besides a code from another device."""
        return ways


def feature(house: House) -> Feature:
    house.put(SignIn(house.sessions, house.service(Joining)))
    ways = Ways()
    house.put(ways)
    return Feature(routes=[router_with(SigningIn, ways=ways)], bodies=[Ways])
