"""HTTP API of ratings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from litestar import Controller, get
from litestar.params import Parameter

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import Id, Titles, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.ratings.anchors import anchors_of
from ludoteca.server.ratings.effect import effect_of
from ludoteca.server.ratings.lists import RatingLists
from ludoteca.server.ratings.season import ALL_TIME
from ludoteca.server.ratings.service import RatingService
from ludoteca.server.ratings.shown import Leaderboard, OwnRatings, PersonRatings, TableRatings
from ludoteca.server.relations.service import Relations

After: TypeAlias = Annotated[
    str | None,
    Parameter(pattern=r"^[0-9]{1,4}-[0-9]{1,15}-[0-9]{1,9}-[A-Za-z0-9_-]{1,64}$(?!\n)"),
]
Among: TypeAlias = Literal["everybody", "followed"]
Season: TypeAlias = Annotated[int, Parameter(ge=ALL_TIME, le=99_994)]


class Ratings(Controller):
    path = "/api"
    tags = ("ratings",)

    @get("/people/{person:str}/ratings")
    async def of_person(self, person: Id, ratings: RatingLists) -> PersonRatings:
        """The ratings of a person in all games."""
        return await ratings.person(person)

    @get("/me/ratings")
    async def own(self, me: Guest, ratings: RatingLists) -> OwnRatings:
        """Whether the reader's results count at rated tables."""
        return await ratings.own(me.id)

    @get("/tables/{table_id:str}/ratings")
    async def of_table(self, table_id: Id, ratings: RatingLists) -> TableRatings:
        """What a table made of the ratings of its people."""
        return await ratings.table(table_id)

    @get("/games/{game:str}/leaderboard")
    async def leaderboard(
        self,
        game: Id,
        guest: Guest | None,
        ratings: RatingLists,
        titles: Titles,
        season: Season = ALL_TIME,
        after: After = None,
        among: Among = "everybody",
    ) -> Leaderboard:
        """The people with the highest ratings in a game, of a season or of all time; or among them
        those whom the reader follows, and the reader."""
        if game not in titles:
            raise Problem("error-no-such-game", game=game)
        if among == "followed":
            return await ratings.among_followed(game, season, after, guest.id if guest else None)
        return await ratings.leaderboard(game, season, after, guest.id if guest else None)


def feature(house: House) -> Feature:
    service = RatingService(house.database)
    anchors = {game: anchors_of(title) for game, title in house.titles.items()}
    lists = RatingLists(house.database, house.service(Relations))
    return Feature(
        routes=[router_with(Ratings, ratings=lists, titles=house.titles)],
        bodies=[Leaderboard, OwnRatings, PersonRatings, TableRatings],
        effects=[effect_of(anchors)],
        jobs=[service.kind],
    )
