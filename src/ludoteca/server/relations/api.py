"""HTTP API of a person's relations. It says nothing of what others have to do with them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Controller, Request, delete, get, put

from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.matching.service import Matching
from ludoteca.server.relations.hearing import Ears
from ludoteca.server.relations.here import Here
from ludoteca.server.relations.service import (
    Blocked,
    Followed,
    Relation,
    Relations,
    note_invited,
)
from ludoteca.server.relations.wishes import RelationWishes
from ludoteca.server.talk.service import TalkService

AnyRequest = Request[Any, Any, Any]


class FollowedPeople(msgspec.Struct, frozen=True):
    """The people whom the reader follows, those who are here first."""

    people: tuple[Followed, ...]


class BlockedPeople(msgspec.Struct, frozen=True):
    people: tuple[Blocked, ...]


class OwnRelations(Controller):
    path = "/api/me"
    tags = ("relations",)

    @get("/follows")
    async def followed(self, me: Guest, relations: Relations) -> FollowedPeople:
        """Whom the guest follows; who of them is here, and at which public tables."""
        return FollowedPeople(await relations.followed(me.id))

    @get("/blocks")
    async def blocked(self, me: Guest, relations: Relations) -> BlockedPeople:
        """Whom the guest has blocked."""
        return BlockedPeople(await relations.blocked(me.id))

    @get("/relations/{person:str}")
    async def relation(self, person: Id, me: Guest, relations: Relations) -> Relation:
        """Whether the guest follows or blocks a person."""
        return await relations.relation(me.id, person)

    @put("/follows/{person:str}", status_code=204)
    async def follow(
        self, request: AnyRequest, person: Id, me: Guest, relations: Relations, limits: Limits
    ) -> None:
        """Follow a person, who is not told; for people who can sign in again."""
        _spend(limits, me, request)
        await relations.follow(me, person)

    @delete("/follows/{person:str}")
    async def unfollow(
        self, request: AnyRequest, person: Id, me: Guest, relations: Relations, limits: Limits
    ) -> None:
        _spend(limits, me, request)
        await relations.end(me, person, "follow")

    @put("/blocks/{person:str}", status_code=204)
    async def block(
        self, request: AnyRequest, person: Id, me: Guest, relations: Relations, limits: Limits
    ) -> None:
        """Block a person, who is not told: the two are not matched, do not sit at one table that
        has not started, do not invite each other, and read nothing of each other."""
        _spend(limits, me, request)
        await relations.block(me, person)

    @delete("/blocks/{person:str}")
    async def unblock(
        self, request: AnyRequest, person: Id, me: Guest, relations: Relations, limits: Limits
    ) -> None:
        _spend(limits, me, request)
        await relations.end(me, person, "block")

    @get("/relations")
    async def wishes(self, me: Guest, relations: Relations) -> RelationWishes:
        """What the guest allows those who follow them, and strangers."""
        return await relations.wishes(me.id)

    @put("/relations")
    async def wish(
        self,
        request: AnyRequest,
        data: RelationWishes,
        me: Guest,
        relations: Relations,
        limits: Limits,
    ) -> RelationWishes:
        _spend(limits, me, request)
        await relations.wish(me, data)
        return data


def _spend(limits: Limits, me: Guest, request: AnyRequest) -> None:
    limits.must_allow("relations", me.id, request.client.host if request.client else "")


BODIES: Final = (BlockedPeople, FollowedPeople, Relation, RelationWishes)


def feature(house: House) -> Feature:
    invitations = house.tables.invitations
    relations = Relations(house.database, invitations, Here(house.presence))
    house.put(relations)
    house.put(relations.here)
    house.tables.apart = invitations.apart = relations.apart
    invitations.may_also = relations.may_invite
    house.tables.effects.append(note_invited)
    house.service(Matching).add_condition(relations)
    house.service(TalkService).ears = Ears(house.database, house.settings.talk_of_strangers)
    routes = router_with(OwnRelations, relations=relations, limits=house.limits)
    return Feature(routes=[routes], bodies=BODIES)
