"""Challenges over HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import Parameter

from ludoteca.server import clock
from ludoteca.server.challenges.cards import Comparison, Today
from ludoteca.server.guests.guest import Guest
from ludoteca.server.services import Services
from ludoteca.server.tables.api import may_make
from ludoteca.server.tables.protocol import TableInfo

ChallengeId: TypeAlias = Annotated[str, Parameter(pattern=r"^[a-z0-9-]{1,100}$")]


class Challenges(Controller):
    path = "/api"
    tags = ("challenges",)

    @get("/challenges/today")
    async def today(self, guest: Guest | None, services: Services) -> Today:
        """The challenges of today, the same for everybody; days are those of UTC."""
        return await services.challenges.today(guest.id if guest else None)

    @get("/challenges/{challenge_id:str}")
    async def compare(
        self, challenge_id: ChallengeId, guest: Guest | None, services: Services
    ) -> Comparison:
        """Everybody who played the same dice, for those who have played them; for all once it is
        closed."""
        return await services.challenges.compare(challenge_id, guest.id if guest else None)

    @post("/challenges/{challenge_id:str}/table", status_code=200)
    async def begin(self, challenge_id: ChallengeId, me: Guest, services: Services) -> TableInfo:
        """The reader's table of a challenge of today: made when there is none yet, and only one."""
        await may_make(services, me, clock.now())
        table = await services.challenges.begin(challenge_id, me)
        return (await services.rooms.get(table)).info(me.id)

    @post("/tables/{table_id:str}/again")
    async def again(self, table_id: str, me: Guest, services: Services) -> TableInfo:
        """A new table on the dice of a finished one, of as many seats; its end compares both."""
        room = await services.rooms.get(table_id)
        await may_make(services, me, clock.now())
        table = await services.challenges.again(room, me)
        return (await services.rooms.get(table)).info(me.id)
