"""HTTP API of people's pages."""

from __future__ import annotations

from litestar import Controller, get

from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.people import attendance
from ludoteca.server.people.attendance import Attendance
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.people.joining import Joining
from ludoteca.server.people.opponents import Opponents
from ludoteca.server.people.outcome import keep_outcomes
from ludoteca.server.people.profile import OwnProfile, Profile
from ludoteca.server.people.store import PeopleStore


class Pages(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person:str}")
    async def look(
        self,
        person: Id,
        people: PeopleStore,
    ) -> Profile:
        """The public page of a person."""
        return await people.profile(person)

    @get("/people/{person:str}/opponents")
    async def opponents(self, person: Id, guest: Guest | None, people: PeopleStore) -> Opponents:
        """With whom a person has played most, and how it went. Others learn of public tables only;
        nobody of people of whom they or the person are parted by a block."""
        return await people.opponents(person, guest.id if guest else None)

    @get("/me/profile")
    async def own(self, me: Guest, people: PeopleStore) -> OwnProfile:
        """The guest's own page."""
        return await people.own(me.id, me.public)


def feature(house: House) -> Feature:
    sockets = house.sessions.sockets
    house.put(Deletion(house.database, house.rooms, sockets))
    house.put(Joining(house.database, house.rooms, sockets, house.titles))
    house.put(Attendance(house.database))
    people = PeopleStore(house.database, house.titles, house.rooms.holiday)
    return Feature(
        routes=[router_with(Pages, people=people)],
        bodies=[Opponents, OwnProfile, Profile],
        effects=[keep_outcomes, attendance.effect],
    )
