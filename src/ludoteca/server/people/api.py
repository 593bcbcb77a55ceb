"""People's pages over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from ludoteca.server.guests.guest import Guest
from ludoteca.server.people.profile import OwnProfile, Profile
from ludoteca.server.services import Services


class Pages(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person:str}")
    async def look(
        self,
        person: Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{16}$")],
        services: Services,
    ) -> Profile:
        """What everybody may know of somebody."""
        return await services.people.profile(person)

    @get("/me/profile")
    async def own(self, me: Guest, services: Services) -> OwnProfile:
        """The reader's own page."""
        return await services.people.own(me.id, me.public)
