"""The server as one ASGI application: a house, its features, and the middleware around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from litestar import Litestar
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from ludoteca import __version__
from ludoteca.core.game import Rejected
from ludoteca.core.title import Title
from ludoteca.server.edge.answers import (
    ErrorBody,
    ExactJson,
    Problem,
    answer_exception,
    answer_http_exception,
    answer_problem,
    answer_rejected,
    answer_too_deep,
)
from ludoteca.server.edge.limits import MOST_BYTES
from ludoteca.server.edge.requests import (
    JsonRequest,
    answer_refused_token,
    csrf,
    must_be_own_page,
    resolve_in_order,
    with_door,
    with_headers,
)
from ludoteca.server.feature import Feature
from ludoteca.server.features import FEATURES
from ludoteca.server.house import House
from ludoteca.server.life import lifespan
from ludoteca.server.sessions import guest_dependencies
from ludoteca.server.settings import Settings


def create_app(settings: Settings, key: bytes, titles: Mapping[str, Title]) -> ASGIApp:
    """The application of a new house. The database must have been migrated. Call it in the main
    thread, because rules run under that thread's timer."""
    house = House(settings, key, titles)
    features = build(house)
    app = Litestar(
        route_handlers=[routes for feature in features for routes in feature.routes],
        dependencies=guest_dependencies(house.recognition, house.households),
        exception_handlers={
            Problem: answer_problem,
            Rejected: answer_rejected,
            PermissionDeniedException: answer_refused_token(settings),
            HTTPException: answer_http_exception,
            RecursionError: answer_too_deep,
            Exception: answer_exception,
        },
        before_request=must_be_own_page(settings),
        csrf_config=csrf(settings, key),
        lifespan=[lambda _: lifespan(house, features)],
        openapi_config=OpenAPIConfig(
            "Ludoteca",
            __version__,
            path="/api/schema",
            render_plugins=[
                ExactJson([ErrorBody, *(body for one in features for body in one.bodies)])
            ],
        ),
        request_class=JsonRequest,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    resolve_in_order(app)
    return with_headers(with_door(app, settings, house.limits, house.recognition.name))


def build(house: House) -> Sequence[Feature]:
    """Makes all features, and registers their effects, wakes and jobs at ``house``."""
    features = []
    for make in FEATURES:
        feature = make(house)
        house.room_services.effects.extend(feature.effects)
        for wakes in feature.wakes:
            house.handle_wakes(wakes)
        for jobs in feature.jobs:
            house.handle_jobs(jobs)
        features.append(feature)
    house.make_scheduler()
    return features
