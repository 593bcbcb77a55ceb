"""The description of the HTTP API is true: whatever it allows is answered as it says."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.house import House

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="session")
def guest(house: House) -> dict[str, str]:
    """Headers of somebody with a name and a good token."""
    with httpx.Client(base_url=house.url) as web:
        web.get("/api/me")
        token = web.cookies["csrftoken"]
        web.post("/api/guests", json={"name": "Anna"}, headers={"x-csrftoken": token})
        cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    return {"x-csrftoken": token, "cookie": cookies}


def test_every_request_is_answered_as_described(house: House, guest: dict[str, str]) -> None:
    schema = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    operations.sort(key=lambda one: one.method == "delete")  # the guest is needed until then
    assert len(operations) >= 12

    body = {"game": "quiet-steps", "seats": [{"kind": "open"}, {"kind": "open"}]}
    made = httpx.post(f"{house.url}/api/tables", json=body, headers=guest)
    table = made.json()["id"]

    for operation in operations:
        for mode in schemathesis.GenerationMode:
            check(operation, mode, guest, table)


def check(
    operation: Any, mode: schemathesis.GenerationMode, guest: dict[str, str], table: str
) -> None:
    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered(case: Any) -> None:
        if mode is schemathesis.GenerationMode.POSITIVE:  # names that exist lead further
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "quiet-steps"
        case.call_and_validate(headers=guest, checks=CHECKS)

    try:
        answered()
    except Unsatisfiable:  # a request without parameters and body cannot be wrong
        assert mode is schemathesis.GenerationMode.NEGATIVE


def test_objects_that_come_in_are_closed(house: House) -> None:
    described = httpx.get(f"{house.url}/api/schema/openapi.json").json()["components"]["schemas"]

    for name in ("NewGuest", "NewTable", "SeatWish", "JoinWish", "SeatChange", "HintWish"):
        assert described[name]["additionalProperties"] is False
