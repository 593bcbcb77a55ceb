"""HTTP API of challenges."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post

from ludoteca.server.challenges.cards import Archive, Comparison, Today
from ludoteca.server.challenges.results import keep_results
from ludoteca.server.challenges.service import ChallengeService
from ludoteca.server.challenges.store import ChallengeStore
from ludoteca.server.edge.requests import ChallengeId, Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House, milliseconds
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import CommandId, TableInfo


class AgainWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``id`` is the client's id of the request: a repetition by the same guest makes no second
    table."""

    id: CommandId | None = None


class Challenges(Controller):
    path = "/api"
    tags = ("challenges",)

    @get("/challenges/today")
    async def today(self, guest: Guest | None, challenges: ChallengeService) -> Today:
        """The challenges of today, the same for everyone; days are in UTC."""
        return await challenges.today(guest.id if guest else None)

    @get("/challenges/days/{game:str}")
    async def archive(self, game: Id, guest: Guest | None, challenges: ChallengeService) -> Archive:
        """The last closed challenges of a game, open to everyone; results no longer count."""
        return await challenges.archive(game, guest.id if guest else None)

    @get("/challenges/{challenge_id:str}")
    async def compare(
        self, challenge_id: ChallengeId, guest: Guest | None, challenges: ChallengeService
    ) -> Comparison:
        """The results on the same dice; before the close only for those who have played them."""
        return await challenges.compare(challenge_id, guest.id if guest else None)

    @post("/challenges/{challenge_id:str}/table", status_code=200)
    async def begin(
        self,
        challenge_id: ChallengeId,
        me: Guest,
        challenges: ChallengeService,
        rooms: Rooms,
    ) -> TableInfo:
        """The guest's only table of a challenge of today, or of a closed one, which no longer
        counts; made if there is none."""
        table = await challenges.begin(challenge_id, me)
        return (await rooms.get(table)).info(me.id)

    @post("/tables/{table_id:str}/again")
    async def again(
        self,
        table_id: Id,
        me: Guest,
        challenges: ChallengeService,
        rooms: Rooms,
        data: AgainWish | None = None,
    ) -> TableInfo:
        """A new table on the dice of a finished one, with the same number of seats; their results
        are compared at the end."""
        room = await rooms.get(table_id)
        table = await challenges.again(room.state, me, data.id if data else None)
        return (await rooms.get(table)).info(me.id)


def feature(house: House) -> Feature:
    service = ChallengeService(
        ChallengeStore(house.database),
        house.tables,
        house.titles,
        house.alarm,
        milliseconds(house.settings.challenge_grace_time),
    )
    house.put(service)
    return Feature(
        routes=[router_with(Challenges, challenges=service, rooms=house.rooms)],
        bodies=[AgainWish],
        effects=[keep_results],
    )
