"""What is announced, over HTTP."""

from __future__ import annotations

from litestar import Router, get

from ludoteca.server.feature import router_with
from ludoteca.server.operators.notices import Notice, Notices


@get("/api/notice", tags=["house"], sync_to_thread=False)
def notice(notices: Notices) -> Notice:
    """What every page shows over itself, asked for once a minute."""
    return notices.current


def provide(notices: Notices) -> Router:
    return router_with(notice, notices=notices)
