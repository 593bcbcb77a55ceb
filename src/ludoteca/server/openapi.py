"""The description of the HTTP API, at ``/api/schema/openapi.json``.

Paths come from the handlers; the schemas of bodies are made by msgspec from the same types
that check them, so bounds and closed objects are described as they are enforced.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteca.bots.luck import Luck
from ludoteca.server.about import About
from ludoteca.server.challenges.api import AgainWish
from ludoteca.server.edge.answers.errors import ErrorBody
from ludoteca.server.games.api import GameInfo
from ludoteca.server.guests.api import Me, NewGuest
from ludoteca.server.health import Health
from ludoteca.server.hints.api import Hint, HintWish
from ludoteca.server.history.api import Replay
from ludoteca.server.lobby.cards import Lobby, MyTables, Page
from ludoteca.server.people.profile import OwnProfile, Profile
from ludoteca.server.reviews.api import ReviewAnswer
from ludoteca.server.tables.api import (
    Arrangement,
    ColourWish,
    EndWish,
    Heir,
    History,
    JoinWish,
    NewTable,
    Options,
    SeatChange,
    StartWish,
)
from ludoteca.server.tables.play.protocol import TableInfo
from ludoteca.server.tables.play.table_settings import TableSettings
from ludoteca.server.tables.undo_api import BackAnswer, BackWish
from ludoteca.server.talk.api import TalkWish

BODIES = (
    About,
    AgainWish,
    BackAnswer,
    BackWish,
    EndWish,
    ErrorBody,
    GameInfo,
    Health,
    Heir,
    Hint,
    HintWish,
    History,
    JoinWish,
    Lobby,
    Luck,
    Me,
    MyTables,
    NewGuest,
    NewTable,
    OwnProfile,
    Profile,
    Page,
    Replay,
    ReviewAnswer,
    Options,
    Arrangement,
    ColourWish,
    StartWish,
    SeatChange,
    TableInfo,
    TableSettings,
    TalkWish,
)

TEMPLATE = "#/components/schemas/{name}"


class ExactJson(JsonRenderPlugin):
    """Puts msgspec's schemas, and our errors, into the description."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, schemas = msgspec.json.schema_components(BODIES, ref_template=TEMPLATE)
        openapi_schema["components"]["schemas"] = schemas
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                responses = operation["responses"]
                for status in [status for status in responses if status >= "4"]:
                    del responses[status]
                responses["default"] = {
                    "description": "Refused, and nothing has changed",
                    "content": {
                        "application/json": {"schema": {"$ref": TEMPLATE.format(name="ErrorBody")}}
                    },
                }
        return self.render_json(request, openapi_schema)
