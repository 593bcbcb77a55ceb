"""Signs a browser in to a person, whatever the way in which they have shown who they are."""

from __future__ import annotations

from typing import Any

from litestar import Response

from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.people.joining import Joined, Joining
from ludoteca.server.sessions import AnyRequest, Sessions, new_secret, session_of


class SignIn:
    def __init__(self, sessions: Sessions, joining: Joining) -> None:
        self._sessions, self._joining = sessions, joining

    async def sign_in(
        self,
        request: AnyRequest,
        response: Response[Any],
        here: Guest | None,
        person: str,
        secret: str | None = None,
    ) -> Joined:
        """Sign the browser of ``request`` in to the person with guest id ``person``. What the
        browser had as the guest ``here`` is joined to them, unless ``here`` can sign in again by
        themselves (`ludoteca.server.accounts.lasting`).

        The session has a fresh secret, or this ``secret``, which only a way of signing in gives
        that answers a repeated request with the same session. Raises `Problem`
        ``error-no-such-person`` when the person is no more, and ``error-not-saved`` when the disk
        refuses: nothing has changed then.
        """
        secret = secret or new_secret()
        if here is None or here.id == person:
            joined = Joined()
            try:
                await self._sessions.begin(request, response, person, secret)
            except Problem as problem:
                raise _no_person(problem) from problem
        else:
            session = session_of(request, person, secret)
            joined = await self._joining.join(here.id, person, session)
            await self._sessions.replace(request, response, secret)
        return joined


def _no_person(problem: Problem) -> Problem:
    return Problem("error-no-such-person") if problem.code == "error-no-guest" else problem
