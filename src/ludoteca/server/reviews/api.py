"""HTTP API of reviews, for everyone who may see the table."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi import ResponseSpec

from ludoteca.bots.review import Review
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.reviews.service import ReviewPlan, ReviewService
from ludoteca.server.reviews.store import ReviewStore
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.works.service import Works
from ludoteca.server.works.work import Progress

_read = msgspec.json.Decoder(Review).decode


class ReviewAnswer(msgspec.Struct, frozen=True):
    """``review`` is None while it is being computed. Meanwhile ``looked`` of the ``moves`` are
    done, in turns with ``others`` (a number of works), and about ``seconds`` are left, None before
    there is an estimate."""

    review: Review | None
    looked: int = 0
    moves: int = 0
    others: int = 0
    seconds: int | None = None


class Reviews(Controller):
    path = "/api/tables"
    tags = ("reviews",)

    @get(
        "/{table_id:str}/review",
        responses={202: ResponseSpec(ReviewAnswer, description="It is being worked out")},
    )
    async def review(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        spoiler_guard: SpoilerGuard,
        reviews: ReviewService,
    ) -> Response[ReviewAnswer]:
        """The review of a finished table; 202 while it is being computed."""
        room = await rooms.get(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
        if not room.finished:
            raise Problem("error-not-over")
        address = request.client.host if request.client else ""
        found = await reviews.find(table_id, room.row.game, guest.id if guest else None, address)
        if isinstance(found, Progress):
            answer = ReviewAnswer(None, found.looked, found.moves, found.others, found.seconds)
            return Response(answer, status_code=202, headers={"Retry-After": "1"})
        return Response(ReviewAnswer(_read(found)), status_code=200)


def feature(house: House) -> Feature:
    works = house.service(Works)
    works.add(ReviewPlan(house.settings.review_playouts))
    service = ReviewService(
        ReviewStore(house.database),
        works,
        house.journal,
        house.limits,
        house.households,
    )
    return Feature(
        routes=[
            router_with(
                Reviews, rooms=house.rooms, spoiler_guard=house.spoiler_guard, reviews=service
            )
        ],
        bodies=[ReviewAnswer],
    )
