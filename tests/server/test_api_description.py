"""The description of the HTTP API is true: allowed requests get the described answers."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.house import PATIENCE_SECONDS, House

from ludoteca.server.edge.limits.limits import MOST_ADDRESS_BYTES

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture
def guest(house: House) -> dict[str, str]:
    """Headers of somebody with a name and a good token."""
    with httpx.Client(base_url=house.url, timeout=PATIENCE_SECONDS, verify=False) as web:
        web.get("/api/me")
        token = web.cookies["csrftoken"]
        web.post("/api/guests", json={"name": "Anna"}, headers={"x-csrftoken": token})
        cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    return {"x-csrftoken": token, "cookie": cookies}


def test_what_is_wrong_with_a_field_is_never_our_mistake(
    house: House, guest: dict[str, str]
) -> None:
    described = httpx.get(
        f"{house.url}/api/schema/openapi.json", timeout=PATIENCE_SECONDS, verify=False
    ).json()["components"]["schemas"]
    bodies = {
        "/api/guests": ("POST", "NewGuest"),
        "/api/tables": ("POST", "NewTable"),
        "/api/tables/t/settings": ("PUT", "TableSettings"),
        "/api/tables/t/talk": ("PUT", "TalkWish"),
        "/api/tables/t/hint": ("POST", "HintWish"),
        "/api/tables/t/end": ("POST", "EndWish"),
        "/api/tables/t/undo": ("POST", "BackWish"),
        "/api/tables/t/undo/answer": ("POST", "BackAnswer"),
        "/api/tables/t/owner": ("PUT", "Heir"),
        "/api/tables/t/seats/0": ("PUT", "SeatChange"),
        "/api/tables/t/seats/0/colour": ("PUT", "ColourWish"),
        "/api/tables/t/seats": ("PUT", "Arrangement"),
        "/api/tables/t/options": ("PUT", "Options"),
        "/api/tables/t/start": ("POST", "StartWish"),
    }

    with httpx.Client(
        base_url=house.url, headers=guest, timeout=PATIENCE_SECONDS, verify=False
    ) as web:
        for path, (method, name) in bodies.items():
            for field in described[name]["properties"]:
                wrong = web.request(method, path, json={field: [[0.5]]})
                assert wrong.status_code == 400, (path, field, wrong.text)


@pytest.mark.long
def test_every_request_is_answered_as_described(
    house: House, guest: dict[str, str], deep: bool
) -> None:
    examples = 20 if deep else 2
    schema = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    operations.sort(key=lambda one: one.method == "delete")  # the guest is needed until then
    assert len(operations) >= 12

    body = {"game": "quiet-steps", "seats": [{"kind": "open"}, {"kind": "open"}]}
    made = httpx.post(f"{house.url}/api/tables", json=body, headers=guest)
    table = made.json()["id"]

    for operation in operations:
        check(operation, schemathesis.GenerationMode.POSITIVE, guest, table, examples // 2)
        if can_be_wrong(operation):
            check(operation, schemathesis.GenerationMode.NEGATIVE, guest, table, examples)


def can_be_wrong(operation: Any) -> bool:
    """Whether there is a body, or a parameter that may not be any text; where there is none, it
    would be sought for long."""
    asked = [parameter.definition.get("schema") for parameter in operation.iter_parameters()]
    return bool(operation.body) or any(schema != {"type": "string"} for schema in asked)


def check(
    operation: Any,
    mode: schemathesis.GenerationMode,
    guest: dict[str, str],
    table: str,
    examples: int,
) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered(case: Any) -> None:
        if mode is schemathesis.GenerationMode.POSITIVE:  # names that exist lead further
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "quiet-steps"
        asked = requests.Request(**case.as_transport_kwargs()).prepare()
        assume(len(asked.path_url) <= MOST_ADDRESS_BYTES)  # longer ones are no requests
        case.call_and_validate(headers=guest, checks=CHECKS)

    try:
        answered()
    except Unsatisfiable:  # a request without parameters and body cannot be wrong
        assert mode is schemathesis.GenerationMode.NEGATIVE


def test_objects_that_come_in_are_closed(house: House) -> None:
    described = httpx.get(
        f"{house.url}/api/schema/openapi.json", timeout=PATIENCE_SECONDS, verify=False
    ).json()["components"]["schemas"]

    for name in ("NewGuest", "NewTable", "SeatWish", "JoinWish", "SeatChange", "HintWish"):
        assert described[name]["additionalProperties"] is False
