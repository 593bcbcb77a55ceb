"""The interface between guests and the feature that moderates them."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ludoteca.server.guests.guest import Guest


class Standing(msgspec.Struct, frozen=True):
    """How moderation stands to a guest: whether they moderate, the number of sanctions that they
    have not read, and the id of the ban in force."""

    moderator: bool = False
    notices: int = 0
    ban: str | None = None


class Guard(Protocol):
    async def standing(self, guest: str) -> Standing: ...

    async def may_be_called(self, guest: Guest) -> None:
        """Raises `Problem` ``error-name-taken-away`` for a name that a moderator took away."""

    async def may_be_new(self, held: str | None) -> None:
        """Raises `Problem` ``error-held-browser`` when ``held``, the cookie of that name, is the id
        of a ban in force."""


class NoGuard:
    """Of a house without moderation, as tests have it."""

    async def standing(self, guest: str) -> Standing:
        return Standing()

    async def may_be_called(self, guest: Guest) -> None: ...

    async def may_be_new(self, held: str | None) -> None: ...
