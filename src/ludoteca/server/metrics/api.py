"""``GET /metrics`` for Prometheus, if `Settings.metrics` allows it."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException

from ludoteca.server.edge.requests import router_with
from ludoteca.server.metrics.prometheus import Metrics
from ludoteca.server.settings import Settings

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
"""The exposition format: https://prometheus.io/docs/instrumenting/exposition_formats/"""


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(
    request: Request[Any, Any, Any], exported: Metrics, server_settings: Settings
) -> Response[bytes]:
    if server_settings.metrics == "loopback" and not _is_near(request):
        raise NotFoundException
    return Response(exported.read(), media_type=TEXT)


def _is_near(request: Request[Any, Any, Any]) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def routes(settings: Settings, exported: Metrics) -> Router:
    return router_with(metrics, server_settings=settings, exported=exported)
