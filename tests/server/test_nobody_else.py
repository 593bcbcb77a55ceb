"""What nobody else learns of a person: a walk over all routes of the server as others see them.

The routes come from the description of the API, so new ones are walked by themselves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import BigInteger, Boolean, Integer, LargeBinary, Table
from tests.server.databases import sql
from tests.server.house import PATIENCE_SECONDS, House, Person

from ludoteca.server.clock import now
from ludoteca.server.db.schema import guests, metadata, tables
from ludoteca.server.edge.answers.errors import STATUS
from ludoteca.server.exports.rows import columns_of_guests, columns_of_person

Visitors = Callable[..., Person]

MARK: Final = "Zz9Mark"
"""Is in every text that the server keeps of the person and tells nobody else."""

KNOWN_TO_OTHERS: Final = frozenset(
    {"seats", "tables", "outcomes", "challenge_results", "talk", "works", "dismissals"}
    | {"rating_standings", "rating_steps", "trophies"}
    | {"tournaments", "tournament_people", "groups", "group_members"}
)
"""Rows of persons that others may see in part. All other rows are that of the person alone."""

SAFE: Final = ("get",)
OWN: Final = ("/api/me", "/api/sign-in")

ONE_CLICK = "/api/mail/unsubscribe/{signed}"
"""What mail programs post to, without cookies: its address is signed (RFC 8058)."""

WITHOUT_A_GUEST: Final = frozenset({"GET /api/me", "GET /api/sign-in/ways"})
"""What a stranger may ask there: who they are, and which ways in there are."""

Route = tuple[str, str, Any]


def routes(house: House) -> Iterator[Route]:
    """Method, path and operation of everything that the description of the API has."""
    described = httpx.get(
        f"{house.url}/api/schema/openapi.json", timeout=PATIENCE_SECONDS, verify=False
    ).json()["paths"]
    for path, operations in described.items():
        for method, operation in operations.items():
            yield method, path, operation


def filled(path: str, ids: dict[str, str]) -> str:
    """``path`` with an id in each place, by the name of its parameter."""
    return re.sub(r"\{(\w+)[^}]*\}", lambda found: ids.get(found[1], "0"), path)


def private_tables() -> list[Table]:
    return [
        table
        for table in metadata.sorted_tables
        if columns_of_person(table) and table.name not in KNOWN_TO_OTHERS
    ]


def plant(house: House, table: Table, guest: str, at: str) -> None:
    """Write a row of ``guest`` in which every text has the mark."""
    row: dict[str, Any] = {}
    of_guests = columns_of_guests(table)
    for column in table.columns:
        if column in of_guests:
            row[column.name] = guest
        elif any(key.column is tables.c.id for key in column.foreign_keys):
            row[column.name] = at
        elif isinstance(column.type, Boolean | BigInteger):
            row[column.name] = True if isinstance(column.type, Boolean) else now()
        elif isinstance(column.type, Integer):
            row[column.name] = 1
        elif isinstance(column.type, LargeBinary):
            row[column.name] = json.dumps(f"{MARK} {column.name}").encode()
        else:
            row[column.name] = f"{MARK} {column.name}"
    names, values = ", ".join(row), ", ".join("?" * len(row))
    sql(house.file, f"INSERT INTO {table.name} ({names}) VALUES ({values})", *row.values())


async def test_no_route_tells_others_what_is_for_the_person_alone(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    me = (await anna.get("/api/me")).json()["guest"]
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    anna.web.headers["user-agent"] = "Firefox/1 Android"
    for private in private_tables():
        plant(house, private, me["id"], table)
    (household,) = sql(house.file, "SELECT household FROM tables WHERE id = ?", table)
    sessions = sql(house.file, "SELECT id FROM sessions WHERE guest = ?", me["id"])
    secrets = [MARK, me["id"], *(one[0] for one in sessions), household[0] or MARK]
    ids = {"person": me["person"], "table_id": table, "session": sessions[0][0], "game": "bell"}
    own = await anna.get("/api/me/sessions")
    assert MARK in own.text  # what is sought is there to be found

    asked = [(path, one) for method, path, one in routes(house) if method in SAFE]
    pages = ["/", f"/p/{me['person']}", f"/t/{table}"]
    for other in (visitor(house), await visitor(house).is_called("Clara"), ben):
        for address in [*(filled(path, ids) for path, _ in asked), *pages]:
            answer = await other.get(address)
            assert answer.status_code < 500, address
            if not address.endswith("/export"):
                found = [secret for secret in secrets if secret in answer.text]
                assert found == [], address
            assert sessions[0][0] not in str(answer.headers), address


async def test_no_route_under_me_answers_a_stranger(house: House, visitor: Visitors) -> None:
    stranger = visitor(house)
    await stranger.get("/api/me")
    token = {"x-csrftoken": stranger.web.cookies["csrftoken"]}

    for method, path, operation in routes(house):
        name = f"{method.upper()} {path}"
        if not path.startswith(OWN) or name in WITHOUT_A_GUEST:
            continue
        address = filled(path, {"session": "0" * 64})
        body = {} if "requestBody" in operation else None
        answer = await stranger.web.request(method, address, json=body, headers=token)

        assert answer.status_code in (400, 401, 403, 404, 409, 422, 429), name
        said = answer.json()
        assert set(said) == {"code", "facts"}, name
        assert STATUS[said["code"]] == answer.status_code, name
        if path.startswith("/api/me"):
            assert answer.status_code in (401, 403, 404) or body is not None, name


async def test_changes_need_the_token_and_our_own_page(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    changing = [
        (method, filled(path, {"session": "0" * 64}))
        for method, path, _ in routes(house)
        if method not in SAFE and path != ONE_CLICK
    ]
    assert len(changing) > 10

    for method, address in changing:
        if "csrftoken" not in anna.web.cookies:  # a forged request costs it
            await anna.get("/api/me")
        headers = {
            "x-csrftoken": anna.web.cookies["csrftoken"],
            "origin": "https://elsewhere.example",
        }
        foreign = await anna.web.request(method, address, json={}, headers=headers)
        forged = await anna.web.request(method, address, json={})

        for answer, code in ((foreign, "foreign-origin"), (forged, "forged-request")):
            assert (answer.status_code, answer.json()["code"]) == (403, f"error-{code}"), address
    assert (await anna.get("/api/me")).json()["guest"]["name"] == "Anna"


def test_every_table_that_names_a_person_is_private_or_declared_known() -> None:
    named = {str(table.name) for table in metadata.sorted_tables if columns_of_guests(table)}

    assert named >= KNOWN_TO_OTHERS
    assert guests.name not in named


@pytest.mark.parametrize("path", OWN)
def test_there_are_routes_to_walk(house: House, path: str) -> None:
    assert [one for _, one, _ in routes(house) if one.startswith(path)]
