"""Checks and middleware before the features: host, address, cookies, origin, body, headers."""

from __future__ import annotations

from ludoteca.server.edge.requests.body import JsonRequest
from ludoteca.server.edge.requests.gate import with_door
from ludoteca.server.edge.requests.ids import ChallengeId, Id, OptionalId, SeatInAddress, Words
from ludoteca.server.edge.requests.opened_at import no_upgrade
from ludoteca.server.edge.requests.routes import Titles, resolve_in_order, router_with
from ludoteca.server.edge.requests.security import (
    answer_refused_token,
    csrf,
    csrf_token,
    is_own_page,
    must_be_own_page,
    page_address,
    policy_with,
    with_headers,
)

__all__ = [
    "ChallengeId",
    "Id",
    "JsonRequest",
    "OptionalId",
    "SeatInAddress",
    "Titles",
    "Words",
    "answer_refused_token",
    "csrf",
    "csrf_token",
    "is_own_page",
    "must_be_own_page",
    "no_upgrade",
    "page_address",
    "policy_with",
    "resolve_in_order",
    "router_with",
    "with_door",
    "with_headers",
]
