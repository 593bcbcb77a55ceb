"""HTTP API to sign in on a further device with a code."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post

from ludoteca.server.accounts.pairing.service import (
    EnteredCode,
    PairingService,
    PairingState,
    ShownCode,
)
from ludoteca.server.accounts.pairing.store import PairingStore
from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.people.joining import Joined, Joining

Secret = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
AttemptId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Letters = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{8}$(?!\n)")]


class AnswerWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to the device of ``attempt``: whether it may sign in."""

    attempt: AttemptId
    yes: bool


class CodeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ``code`` as shown on another device. ``secret`` are 128 random bits of the client, with
    which it collects its session later."""

    code: Letters
    secret: Secret


class CollectWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``secret`` is that of the entered code."""

    secret: Secret


class Collected(msgspec.Struct, frozen=True):
    """Whether this browser is signed in, and what came along; None where that was said before."""

    state: Literal["waiting", "refused", "done"]
    joined: Joined | None = None


_STATES: Final[dict[Any, Literal["waiting", "refused", "done"]]] = {
    None: "waiting",
    "no": "refused",
    "done": "done",
}


class Pairings(Controller):
    path = "/api"
    tags = ("accounts",)

    @post("/me/pairing")
    async def show(
        self, request: Request[Any, Any, Any], me: Guest, pairing: PairingService
    ) -> ShownCode:
        """A code with which the guest signs in on another device. It replaces the one before."""
        return await pairing.show(me, _address(request))

    @get("/me/pairing")
    async def look(self, me: Guest, pairing: PairingService) -> PairingState | None:
        """Who has entered the code; null without one that can be used."""
        return await pairing.look(me)

    @post("/me/pairing/answer", status_code=200)
    async def answer(self, data: AnswerWish, me: Guest, pairing: PairingService) -> None:
        """Confirm or refuse the device that has entered the code."""
        await pairing.answer(me, data.attempt, yes=data.yes)

    @delete("/me/pairing", status_code=200)
    async def take_away(self, me: Guest, pairing: PairingService) -> None:
        """Make the code useless."""
        await pairing.take_away(me)

    @post("/sign-in/code", status_code=200)
    async def enter(
        self,
        request: Request[Any, Any, Any],
        data: CodeWish,
        guest: Guest | None,
        pairing: PairingService,
    ) -> EnteredCode:
        """Enter a code. Its person is asked then; nothing has changed yet."""
        return await pairing.enter(request, guest, data.code, data.secret, _address(request))

    @post("/sign-in/code/session", status_code=200)
    async def collect(
        self,
        request: Request[Any, Any, Any],
        data: CollectWish,
        guest: Guest | None,
        pairing: PairingService,
    ) -> Response[Collected]:
        """Sign this browser in, once the person has confirmed it."""
        response: Response[Collected] = Response(Collected("waiting"))
        found = await pairing.collect(request, response, guest, data.secret)
        if isinstance(found, Joined):
            response.content = Collected("done", found)
        else:
            response.content = Collected(_STATES[found])
        return response


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def feature(house: House) -> Feature:
    service = PairingService(
        PairingStore(house.database),
        house.service(SignIn),
        house.service(Joining),
        house.sessions,
        house.limits,
        house.sessions.key_for("pairing"),
    )
    return Feature(
        routes=[router_with(Pairings, pairing=service)],
        bodies=[AnswerWish, CodeWish, CollectWish, Collected, EnteredCode, PairingState, ShownCode],
    )
