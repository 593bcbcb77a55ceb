"""``GET /metrics``, for Prometheus; only where `Settings.metrics` says so."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException

from ludoteca.server.edge.requests.routes import router_with
from ludoteca.server.metrics.prometheus import Counted
from ludoteca.server.settings import Settings

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
"""The exposition format: https://prometheus.io/docs/instrumenting/exposition_formats/"""


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(
    request: Request[Any, Any, Any], counted: Counted, server_settings: Settings
) -> Response[bytes]:
    if server_settings.metrics == "loopback" and not _is_near(request):
        raise NotFoundException
    return Response(counted.read(), media_type=TEXT)


def _is_near(request: Request[Any, Any, Any]) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def routes(settings: Settings, counted: Counted) -> Router:
    return router_with(metrics, server_settings=settings, counted=counted)
