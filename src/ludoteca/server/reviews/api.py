"""Reviews over HTTP, for everybody who may look at the table."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec

from ludoteca.bots.review import Review
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.services import Services

_read = msgspec.json.Decoder(Review).decode


class ReviewAnswer(msgspec.Struct, frozen=True):
    """``review`` is None while it is worked out: ask again."""

    review: Review | None


class Reviews(Controller):
    path = "/api/tables"
    tags = ("reviews",)

    @get(
        "/{table_id:str}/review",
        responses={202: ResponseSpec(ReviewAnswer, description="It is being worked out")},
    )
    async def review(
        self, table_id: str, guest: Guest | None, services: Services
    ) -> Response[ReviewAnswer]:
        """How a finished table went; 202 while that is worked out, which takes some seconds."""
        room = await services.rooms.get(table_id)
        await services.challenges.must_see(room, guest.id if guest else None)
        if not room.finished:
            raise Problem("error-not-over")
        body = await services.reviewer.find(table_id, room.row.game)
        if body is None:
            return Response(ReviewAnswer(None), status_code=202, headers={"Retry-After": "1"})
        return Response(ReviewAnswer(_read(body)), status_code=200)
