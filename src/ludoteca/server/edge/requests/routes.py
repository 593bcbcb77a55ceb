"""How a package of the server gives its routes to the application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.types import ControllerRouterHandler

from ludoteca.core.title import Title

Titles: TypeAlias = Mapping[str, Title]
"""The games of this server by id, as handlers ask for them."""


class Feature(Router):
    """Routes of one application."""

    def __deepcopy__(self, _: object) -> Feature:
        """Litestar copies routers with all that is in them, for programs that give one of them to
        several applications: a third of the time in which ours is made."""
        return self


def router_with(*handlers: ControllerRouterHandler, **given: Any) -> Feature:
    """The routes of a feature; its handlers, and no others, find ``given`` under these names.

    No body may have a field of such a name: Litestar would take what is wrong with that field for
    our own mistake.
    """
    return Feature("/", route_handlers=handlers, dependencies=constants(given))


def constants(given: Mapping[str, Any]) -> dict[str, Provide]:
    return {name: _constant(value) for name, value in given.items()}


def _constant(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def resolve_in_order(app: Litestar) -> None:
    """Have what handlers ask for found one after the other. Litestar gives each its own task, all
    of them at once: but nearly all of ours is there already, and a handler asks for ten."""
    for route in app.routes:
        models: list[Any] = []
        if isinstance(route, HTTPRoute):
            models += [model for _, model in route.route_handler_map.values()]
        elif isinstance(route, WebSocketRoute):
            models.append(route.handler_parameter_model)
        for model in models:
            batches = model.dependency_batches
            model.dependency_batches = [{one} for batch in batches for one in batch]
