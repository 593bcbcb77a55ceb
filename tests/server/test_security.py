"""Security headers, content security policy and protection against forged requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from tests.server.house import House, Person, until
from tests.server.lines import frame, raw, raw_socket

from ludoteca.server.pages.files import CLIENT

Visit = Callable[..., Person]


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/api/me", "/api/nothing", "/api/tables/none", "/healthz", "/assets/x.js"],
)
async def test_every_answer_carries_the_headers(house: House, visitor: Visit, path: str) -> None:
    headers = (await visitor(house).get(path)).headers

    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "server" not in headers


async def test_only_the_worker_of_the_rules_may_compile_web_assembly(
    house: House, visitor: Visit
) -> None:
    anna = visitor(house)
    (worker,) = (CLIENT / "assets/python").glob("worker-*.js")

    of_worker = (await anna.get(f"/assets/python/{worker.name}")).headers
    of_pages = [(await anna.get(path)).headers for path in ("/", "/records", "/assets/pythonic.js")]

    assert "script-src 'self' 'wasm-unsafe-eval';" in of_worker["content-security-policy"]
    assert "'unsafe-eval'" not in of_worker["content-security-policy"]
    assert not any("unsafe" in headers["content-security-policy"] for headers in of_pages)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/guests"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/x/join"),
        ("POST", "/api/tables/x/leave"),
        ("POST", "/api/tables/x/start"),
        ("POST", "/api/tables/x/hint"),
        ("PUT", "/api/tables/x/seats/0"),
    ],
)
async def test_nothing_changes_without_the_token(
    house: House, visitor: Visit, method: str, path: str
) -> None:
    anna = await visitor(house).is_called("Anna")

    for headers in ({}, {"x-csrftoken": "0" * 128}, {"x-csrftoken": "x"}):
        answer = await anna.web.request(method, path, json={"name": "Eve"}, headers=headers)

        assert (answer.status_code, answer.json()["code"]) == (403, "error-forged-request")
        await anna.get("/api/me")
    assert (await anna.get("/api/me")).json()["guest"]["name"] == "Anna"


async def test_a_token_of_another_server_is_replaced(house: House, visitor: Visit) -> None:
    anna = visitor(house)
    anna.web.cookies.set("csrftoken", "0" * 128, domain="127.0.0.1", path="/")

    first = await anna.post("/api/guests", {"name": "Anna"})
    second = await anna.post("/api/guests", {"name": "Anna"})

    assert (first.status_code, second.status_code) == (403, 201)


async def test_a_form_of_another_site_is_refused(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    token = anna.web.cookies["csrftoken"]

    answer = await anna.web.post(
        "/api/guests",
        json={"name": "Eve"},
        headers={"x-csrftoken": token, "origin": "https://evil.example"},
    )

    assert (answer.status_code, answer.json()["code"]) == (403, "error-foreign-origin")


async def test_a_body_of_more_than_64_kib_is_refused(house: House, visitor: Visit) -> None:
    answer = await visitor(house).post("/api/guests", {"name": "x" * 70_000})

    assert (answer.status_code, answer.json()["code"]) == (413, "error-too-large")


@pytest.mark.parametrize(
    "body", [b"{", b"", b"\xff", b"[" * 60_000, b'{"name":1}', b'{"name":"\\ud800"}']
)
async def test_a_body_that_cannot_be_read_is_refused(
    house: House, visitor: Visit, body: bytes
) -> None:
    anna = await visitor(house).is_called("Anna")
    headers = {"x-csrftoken": anna.web.cookies["csrftoken"], "content-type": "application/json"}

    answer = await anna.web.post("/api/guests", content=body, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (400, "error-unreadable")


async def test_too_many_changes_are_refused_and_looking_is_not(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(REQUESTS_PER_MINUTE="5")
    anna = await visitor(house).is_called("Anna")

    codes = [(await anna.post("/api/guests", {"name": "Anna"})).status_code for _ in range(6)]

    assert codes[0] == 201
    assert codes[-1] == 429
    assert (await anna.get("/api/me")).status_code == 200


async def test_unknown_addresses_and_methods_have_codes(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")

    nothing = await anna.get("/api/nothing")
    method = await anna.put("/api/me", {})

    assert (nothing.status_code, nothing.json()["code"]) == (404, "error-not-found")
    assert (method.status_code, method.json()["code"]) == (405, "error-method")


async def test_logs_hold_no_names_and_no_cookies(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(LOG_LEVEL="debug")
    anna = await visitor(house).is_called("Anastasia")
    table = await anna.makes_table("me", trouble=True)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"), choice=4)
        await chair.hears("rejected")

    session = anna.web.cookies["session"]
    me = (await anna.get("/api/me")).json()["guest"]["id"]
    assert "table stopped" in house.log
    for secret in ("Anastasia", session, me, anna.web.cookies["csrftoken"]):
        assert secret not in house.log


async def test_health_and_readiness(house: House, visitor: Visit) -> None:
    anna = visitor(house)

    assert (await anna.get("/healthz")).json()["status"] == "ok"

    async def ready() -> httpx.Response | None:
        answer = await anna.get("/readyz")
        if answer.status_code == 503:
            assert answer.json()["parts"]["bots"] == "not started"
            return None
        return answer

    assert (await until(ready)).json() == {
        "status": "ok",
        "parts": {"database": "ok", "disk": "ok", "bots": "ok", "loop": "ok"},
    }


async def test_answers_of_the_api_are_kept_by_nobody(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")

    mine = await anna.get("/api/me")
    rules = await anna.get("/api/rules")

    assert mine.headers["cache-control"] == "private, no-store"
    assert rules.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("localhost.evil.example:8000", False),
        ("[", False),
    ],
)
async def test_a_house_answers_to_its_own_name(
    house: House, visitor: Visit, host: str, known: bool
) -> None:
    answer = await visitor(house).web.get("/api/me", headers={"host": host})
    healthy = await visitor(house).web.get("/healthz", headers={"host": host})

    assert answer.status_code == (200 if known else 421)
    assert healthy.status_code == 200


async def test_behind_a_proxy_it_answers_to_its_public_name_over_https(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(PUBLIC_URL="https://play.example.org")
    anna = visitor(house)

    async def asks(host: str, origin: str) -> int:
        token = (await anna.get("/api/me")) and next(iter(anna.web.cookies.jar)).value
        headers = {
            "host": host,
            "origin": origin,
            "x-csrftoken": token or "",
            "cookie": f"csrftoken={token}",
        }
        answer = await anna.web.post("/api/guests", json={"name": "Anna"}, headers=headers)
        return answer.status_code

    public = "play.example.org"
    assert await asks(public, f"https://{public}") == 201
    assert await asks(public, f"http://{public}") == 403
    assert await asks("other.example.org", f"https://{public}") == 421


@pytest.mark.parametrize(
    "broken",
    [
        b"\x81\xff" + (70_000).to_bytes(8, "big") + bytes(4),  # too long
        b"\xf1\x80" + bytes(4),  # of no kind
        b"\x81\x01a",  # not masked
        frame(1, b"\xff"),  # no UTF-8
    ],
)
async def test_a_broken_frame_is_one_line_in_the_log(house: House, broken: bytes) -> None:
    before = len(house.log)

    async with raw_socket(house) as (reader, writer):
        writer.write(broken)
        async with asyncio.timeout(5):
            await reader.read(-1)
    await asyncio.sleep(0.1)

    assert house.log[before:].count("\n") <= 1
    assert '"exception"' not in house.log[before:]


@pytest.mark.parametrize(
    "broken",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\n:\r\n\r\n",
        b"\x16\x03\x01\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"GET /\x1b[2J HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    ],
)
async def test_many_broken_requests_are_one_line_in_the_log(house: House, broken: bytes) -> None:
    before = len(house.log)

    for _ in range(20):
        async with raw(house) as (reader, writer):
            writer.write(broken)
            async with asyncio.timeout(5):
                assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")

    assert house.log[before:].count("\n") <= 1
