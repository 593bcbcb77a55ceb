"""HTTP API of invitations by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post

from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import INVITATIONS, Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.rows import Invitable, InvitationStore, forgotten
from ludoteca.server.tables.state import Change


class Invitee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The public id of the person to invite."""

    person: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]


class InvitablePeople(msgspec.Struct, frozen=True):
    """The people with whom the owner has played to an end, the latest first, but for those at the
    table; at most 20."""

    people: tuple[Invitable, ...]


class Invitations(Controller):
    path = "/api/tables"
    tags = ("invitations",)

    @get("/{table_id:str}/invitations")
    async def invitable(
        self, table_id: Id, me: Guest, rooms: Rooms, invitations: InvitationStore
    ) -> InvitablePeople:
        """Whom the owner of a table that waits may invite, and who is invited."""
        _must_invite(await rooms.get(table_id), me)
        return InvitablePeople(await invitations.invitable(table_id, me.id))

    @post("/{table_id:str}/invitations", status_code=204)
    async def invite(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        data: Invitee,
        me: Guest,
        rooms: Rooms,
        invitations: InvitationStore,
        limits: Limits,
    ) -> None:
        """Invite a person, once. The answer is the same whether anything reaches them or not."""
        room = await rooms.get(table_id)
        _must_invite(room, me)
        if all(who.kind != "open" for who in room.people):
            raise Problem("error-table-full")
        limits.must_allow("invitations", me.id, request.client.host if request.client else "")
        await invitations.invite(table_id, me, data.person, limits.places(INVITATIONS))

    @delete("/{table_id:str}/invitations/{person:str}")
    async def end(
        self,
        table_id: Id,
        person: Id,
        me: Guest,
        rooms: Rooms,
        invitations: InvitationStore,
    ) -> None:
        """The owner takes an invitation back, or the invited person declines it. Nothing happens
        if there is none."""
        if person == me.public:
            await invitations.decline(table_id, me.id)
        else:
            (await rooms.get(table_id)).waiting.must_own(me)
            await invitations.take_back(table_id, me.id, person)


def _must_invite(room: Room, me: Guest) -> None:
    room.waiting.must_own(me)
    room.waiting.must_wait()


def _forgotten_at_start(change: Change) -> Iterable[Write]:
    return (forgotten(change.state.row.id),) if change.entry.kind == "start" else ()


def feature(house: House) -> Feature:
    routes = router_with(
        Invitations,
        rooms=house.rooms,
        invitations=house.tables.invitations,
        limits=house.limits,
    )
    return Feature(
        routes=[routes],
        bodies=[InvitablePeople, Invitee],
        effects=[_forgotten_at_start],
    )
