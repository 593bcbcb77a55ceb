"""HTTP API of groups."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post, put

from ludoteca.server.challenges.service import ChallengeService
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.groups.frames import (
    GroupName,
    GroupPage,
    GroupWish,
    MyGroups,
    NewOwner,
    TableGroup,
)
from ludoteca.server.groups.full_tables import FullTables, note_full
from ludoteca.server.groups.service import Groups
from ludoteca.server.groups.shown import Shown
from ludoteca.server.groups.store import keep_rematch
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.notifications import Notifications
from ludoteca.server.relations.service import Relations
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import TableInfo
from ludoteca.server.tables.requests import address_of

AnyRequest = Request[Any, Any, Any]


class GroupRoutes(Controller):
    path = "/api/groups"
    tags = ("groups",)

    @get()
    async def mine(self, me: Guest, shown: Shown) -> MyGroups:
        """The groups that the guest is in. There is no list of all groups."""
        return await shown.mine(me.id)

    @post()
    async def make(
        self,
        request: AnyRequest,
        data: GroupName,
        me: Guest,
        groups: Groups,
        shown: Shown,
        limits: Limits,
    ) -> GroupPage:
        """Make a group; its link is known to nobody else yet."""
        limits.must_allow("groups", me.id, address_of(request))
        return await shown.page(await groups.make(me, data.name), me.id)

    @get("/{group_id:str}")
    async def look(self, group_id: Id, guest: Guest | None, shown: Shown) -> GroupPage:
        """A group: for members all of it, for others who have its link only the names."""
        return await shown.page(group_id, guest.id if guest else None)

    @put("/{group_id:str}")
    async def rename(
        self, group_id: Id, data: GroupName, me: Guest, groups: Groups, shown: Shown
    ) -> GroupPage:
        """Give it another name, for the owner."""
        await groups.rename(group_id, me, data.name)
        return await shown.page(group_id, me.id)

    @delete("/{group_id:str}")
    async def end(self, group_id: Id, me: Guest, groups: Groups) -> None:
        """Delete it, for the owner. Its tables stay with their people."""
        await groups.delete(group_id, me)

    @post("/{group_id:str}/link", status_code=200)
    async def link_anew(
        self,
        request: AnyRequest,
        group_id: Id,
        me: Guest,
        groups: Groups,
        shown: Shown,
        limits: Limits,
    ) -> GroupPage:
        """Give it another link, for the owner: the old one ends."""
        limits.must_allow("groups", me.id, address_of(request))
        return await shown.page(await groups.link_anew(group_id, me), me.id)

    @post("/{group_id:str}/member", status_code=200)
    async def join(
        self,
        request: AnyRequest,
        group_id: Id,
        me: Guest,
        groups: Groups,
        shown: Shown,
        limits: Limits,
    ) -> GroupPage:
        limits.must_allow("group_entries", me.id, address_of(request))
        await groups.join(group_id, me)
        return await shown.page(group_id, me.id)

    @delete("/{group_id:str}/member")
    async def leave(self, group_id: Id, me: Guest, groups: Groups) -> None:
        """Leave it. The owner leaves it to the member who came first; with the last member it is
        no more."""
        await groups.leave(group_id, me)

    @delete("/{group_id:str}/members/{person:str}", status_code=200)
    async def remove(
        self, group_id: Id, person: Id, me: Guest, groups: Groups, shown: Shown
    ) -> GroupPage:
        """Remove a member, for the owner; they cannot come back by the present link."""
        await groups.remove(group_id, me, person)
        return await shown.page(group_id, me.id)

    @put("/{group_id:str}/owner")
    async def hand_over(
        self, group_id: Id, data: NewOwner, me: Guest, groups: Groups, shown: Shown
    ) -> GroupPage:
        """Make another member the owner, for the owner."""
        await groups.hand_over(group_id, me, data.person)
        return await shown.page(group_id, me.id)

    @put("/{group_id:str}/tables/{table_id:str}", status_code=204)
    async def add_table(
        self, group_id: Id, table_id: Id, me: Guest, groups: Groups, rooms: Rooms
    ) -> None:
        """Show a waiting table of the guest to the group, whose members can join it there, and tell
        those who wish it. Its result counts for the group."""
        await groups.add_table(group_id, me, table_id)
        await (await rooms.get(table_id)).reread()

    @put("/{group_id:str}/told")
    async def wish(
        self, group_id: Id, data: GroupWish, me: Guest, groups: Groups, shown: Shown
    ) -> GroupPage:
        """Wish to be told that a table of the group waits for players, or no more."""
        await groups.wish(group_id, me, data.told)
        return await shown.page(group_id, me.id)

    @post("/{group_id:str}/week", status_code=200)
    async def week(self, group_id: Id, me: Guest, groups: Groups, rooms: Rooms) -> TableInfo:
        """The guest's only table in the round of this week; made if there is none."""
        table = await groups.begin_week(group_id, me)
        return (await rooms.get(table)).info(me.id)


@get("/api/tables/{table_id:str}/group", tags=["groups"])
async def group_of(table_id: Id, guest: Guest | None, groups: Groups) -> TableGroup:
    """The group of a table, for its members."""
    return TableGroup(await groups.of_table(table_id, guest) if guest else None)


def feature(house: House) -> Feature:
    challenges = house.service(ChallengeService)
    relations = house.service(Relations)
    groups = Groups(house.database, challenges, relations, house.service(Notifications))
    shown = Shown(
        house.database,
        house.titles,
        house.tables,
        house.rooms,
        relations,
        challenges,
    )
    full = FullTables(house.database, house.service(Notifications))
    house.tables.effects += [keep_rematch, note_full]
    routes = router_with(
        GroupRoutes, group_of, groups=groups, shown=shown, rooms=house.rooms, limits=house.limits
    )
    return Feature(
        routes=[routes],
        bodies=[GroupName, GroupPage, GroupWish, MyGroups, NewOwner, TableGroup],
        jobs=[full.kind],
    )
