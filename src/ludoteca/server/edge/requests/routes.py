"""Helpers for features to make their Litestar routes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.types import ControllerRouterHandler

from ludoteca.core.title import Title

Titles: TypeAlias = Mapping[str, Title]
"""The games of this server by id, as a dependency of handlers."""


class UncopiedRouter(Router):
    """A router that Litestar does not copy."""

    def __deepcopy__(self, _: object) -> UncopiedRouter:
        """Litestar deep-copies routers, because a program may give one to several applications;
        for ours that would be a third of the time to make the application."""
        return self


def router_with(*handlers: ControllerRouterHandler, **given: Any) -> UncopiedRouter:
    """A router with these handlers, and with ``given`` as their dependencies by name.

    No body may have a field with the name of a dependency: Litestar would report an error in that
    field as our own.
    """
    return UncopiedRouter("/", route_handlers=handlers, dependencies=constants(given))


def constants(given: Mapping[str, Any]) -> dict[str, Provide]:
    return {name: _constant(value) for name, value in given.items()}


def _constant(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def resolve_in_order(app: Litestar) -> None:
    """Makes Litestar resolve dependencies one by one instead of in a task each: a handler has about
    ten, and nearly all of ours are constants."""
    for route in app.routes:
        models: list[Any] = []
        if isinstance(route, HTTPRoute):
            models += [model for _, model in route.route_handler_map.values()]
        elif isinstance(route, WebSocketRoute):
            models.append(route.handler_parameter_model)
        for model in models:
            batches = model.dependency_batches
            model.dependency_batches = [{one} for batch in batches for one in batch]
