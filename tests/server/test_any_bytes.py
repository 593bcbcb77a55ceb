"""Requests and frames of arbitrary bytes get an answer, and never an internal error."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.databases import furnished_postgres, is_postgres_missing, need
from tests.server.house import PATIENCE_SECONDS, House

PAGES = ["/{a}", "/t/{a}", "/t/{a}/replay", "/p/{a}", "/games/{a}", "/challenges/{a}"]
FILES = ["/assets/{a}", "/boards/{a}/{b}/{c}", "/previews/{a}/{b}.png"]
SOCKETS = ["/api/tables/{table_id}/socket", "/api/lobby/socket"]


class Route(NamedTuple):
    method: str
    path: str
    queries: tuple[str, ...] = ()


class Subject:
    """A house, its routes, somebody with a name in it, and a table."""

    def __init__(self, house: House, *, on_postgres: bool) -> None:
        self.house, self.on_postgres = house, on_postgres
        self.parts = urlsplit(house.url)
        with httpx.Client(base_url=house.url, timeout=PATIENCE_SECONDS, verify=False) as web:
            web.get("/api/me")
            token = web.cookies["csrftoken"]
            web.headers["x-csrftoken"] = token
            web.post("/api/guests", json={"name": "Anna"})
            cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
            body = {"game": "quiet-steps", "seats": [{"kind": "me"}, {"kind": "open"}]}
            self.table = web.post("/api/tables", json=body).json()["id"]
            described = web.get("/api/schema/openapi.json").json()
        self.cookies, self.token = cookies, token
        self.fields = sorted(
            {
                name
                for schema in described["components"]["schemas"].values()
                for name in schema.get("properties", ())
            }
        )
        self.routes = [Route("GET", path) for path in PAGES + FILES]
        for path, operations in described["paths"].items():
            for method, told in operations.items():
                if (path, method) != ("/api/me", "delete"):  # whoever asks is needed
                    queries = [
                        one["name"] for one in told.get("parameters", ()) if one["in"] == "query"
                    ]
                    self.routes.append(Route(method.upper(), path, tuple(queries)))

    def address_of(self, path: str) -> str:
        """Of a socket."""
        return self.house.url.replace("http", "ws", 1) + path

    def asks(self, method: bytes, target: bytes, headers: list[bytes], body: bytes) -> bytes:
        """What is answered, of somebody who may do everything.

        Where a body is turned away before all of it was read, TCP may throw the answer away
        together with what has not been read: it is asked again then.
        """
        for _ in range(TRIES):
            if said := self._asks(method, target, headers, body):
                return said
        raise AssertionError((method, target, body[:80], "no answer"))

    def _asks(self, method: bytes, target: bytes, headers: list[bytes], body: bytes) -> bytes:
        """What is answered, empty where nothing came."""
        lines = [
            b"%s %s HTTP/1.1" % (method, target),
            b"Host: localhost",
            b"Connection: close",
            b"Cookie: " + self.cookies.encode(),
            b"x-csrftoken: " + self.token.encode(),
            *headers,
            *([b"Content-Length: %d" % len(body)] if body else []),
        ]
        with socket.create_connection((self.parts.hostname, self.parts.port), timeout=30) as line:
            line.sendall(b"\r\n".join([*lines, b"", body]))
            said = b""
            with contextlib.suppress(ConnectionResetError):
                while part := line.recv(2**16):
                    said += part
        return said


@pytest.fixture(scope="module")
def postgres_house(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    need(is_postgres_missing())
    folder = tmp_path_factory.mktemp("postgres")
    house = House(folder / "data", DATABASE_URL=furnished_postgres(folder / "file"))
    yield house
    house.leave()


@pytest.fixture(
    scope="module", params=[pytest.param("sqlite", marks=pytest.mark.deep), "postgresql"]
)
def subject(request: pytest.FixtureRequest) -> Subject:
    on_postgres = request.param == "postgresql"
    house = request.getfixturevalue("postgres_house" if on_postgres else "house")
    return Subject(house, on_postgres=on_postgres)


def is_ours(answer: bytes) -> bool:
    return answer.startswith(b"HTTP/1.1 500") or not answer.startswith(b"HTTP/1.1 ")


def filled(path: str, values: Iterator[str]) -> str:
    """``path`` with a value in each place of one."""
    while "{" in path:
        before, _, rest = path.partition("{")
        path = before + next(values) + rest.partition("}")[2]
    return path


ODD_IDS = ["%00", "a%00", "%1b[2J", "a%0a", "%0d%0aX:1", "%7f", "%ff%fe", "%e2%80%ae"]
ODD_IDS += ["9" * 900, "-1"]
JSON = b"application/json"
FORM, FILE = b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x"
TRIES = 5

TABLE = b'{"game":"quiet-steps","seats":[{"kind":"me"},{"kind":"open"}],"options":{"goal":%s}}'
ODD_BODIES = [
    b"\xff",
    b'{"name":"Jos\xe9"}',
    '{"name":"José"}'.encode("utf-16"),
    b'{"name":"\\u0000\\u001b[2J"}',
    b'{"game":"\\u0000","seats":[{"kind":"open"}]}',
    TABLE % (b"9" * 6000),
    b'{"options":{"goal":%s}}' % (b"9" * 60_000),
    b'{"options":%s}' % (b"[" * 30_000),
    b'{"seat":%s}' % (b"9" * 60_000),
    b'{"seat":-%s.5e999999999}' % (b"9" * 6_000),
    b'{"order":[%s]}' % (b"null," * 10_000 + b"0"),
    b'{"colour":1e400}',
    b'{"level":"\\ud800"}',
    b'{"talk":"\\u0000"}',
    b"[" * 60_000,
    b'"' + b"x" * 60_000,
    b"null",
]  # fmt: skip
STORED = [body for body in ODD_BODIES if body.startswith(b'{"') and b"[[" not in body]
"""Those that can be read, so that a text or a number of theirs may reach the database."""

NUL_IDS = ODD_IDS[:2]
"""PostgreSQL keeps no text with such a character; SQLite does."""


def odd_ids(subject: Subject, turn: int, deep: bool) -> list[str]:
    """Those that a place in an address is tried with: each with one database of the two, those in
    whose eyes they differ with both."""
    if deep:
        return ODD_IDS
    by_turns = ODD_IDS[(turn + subject.on_postgres) % 2 :: 2]
    return list(dict.fromkeys([*NUL_IDS, *by_turns]))


def test_odd_names_in_an_address_are_not_our_mistake(subject: Subject, deep: bool) -> None:
    before = len(subject.house.log)

    for turn, route in enumerate(subject.routes):
        for odd in odd_ids(subject, turn, deep):
            places = route.path.count("{")
            for at in range(places):
                values = [subject.table] * places
                values[at] = odd
                target = filled(route.path, iter(values))
                answer = subject.asks(route.method.encode(), target.encode(), [], b"")
                assert not is_ours(answer), (route, odd, answer)
            for name in route.queries:
                target = f"{filled(route.path, itertools.repeat(subject.table))}?{name}={odd}"
                answer = subject.asks(route.method.encode(), target.encode(), [], b"")
                assert not is_ours(answer), (target, answer)

    assert '"error"' not in subject.house.log[before:]


def odd_bodies(subject: Subject, turn: int, deep: bool) -> list[tuple[bytes, bytes]]:
    """What a route is sent, with its type: all as JSON on one database, those that may reach it on
    the other; as a form and as a file one body each, another one for the next route."""
    if deep:
        return list(itertools.product(ODD_BODIES, (JSON, FORM, FILE)))
    if subject.on_postgres:
        return [(body, JSON) for body in STORED]
    one, other = (ODD_BODIES[(turn + step) % len(ODD_BODIES)] for step in (0, 1))
    return [*((body, JSON) for body in ODD_BODIES), (one, FORM), (other, FILE)]


def test_odd_bodies_are_not_our_mistake(subject: Subject, deep: bool) -> None:
    before = len(subject.house.log)

    changing = [route for route in subject.routes if route.method in ("POST", "PUT")]
    assert len(changing) > len(ODD_BODIES)
    for turn, route in enumerate(changing):
        target = filled(route.path, itertools.repeat(subject.table)).encode()
        for body, kind in odd_bodies(subject, turn, deep):
            answer = subject.asks(route.method.encode(), target, [b"Content-Type: " + kind], body)
            assert not is_ours(answer), (route, body[:80], answer)

    assert '"error"' not in subject.house.log[before:]


async def test_a_body_that_is_not_utf8_is_unreadable(subject: Subject) -> None:
    answer = subject.asks(b"POST", b"/api/guests", [], '{"name":"José"}'.encode("latin-1"))

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"error-unreadable"' in answer


odd_text = st.text(max_size=20) | st.sampled_from(["\0", "\x1b[2J", "\r\n", "9" * 400, ""])
odd_bytes = st.binary(max_size=60)


def json_of(fields: list[str]) -> st.SearchStrategy[bytes]:
    numbers = st.integers() | st.floats(allow_nan=False) | st.integers(10**20, 10**200)
    known = st.sampled_from(["quiet-steps", "me", "open"])
    values = st.recursive(
        st.none() | st.booleans() | numbers | odd_text | known,
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(fields) | odd_text, inner, max_size=5)
        ),
        max_leaves=12,
    )
    return st.dictionaries(st.sampled_from(fields), values, max_size=6).map(
        lambda value: json.dumps(value).encode()
    )


@pytest.mark.long
def test_no_bytes_of_a_request_are_our_mistake(subject: Subject, deep: bool) -> None:
    examples = (60 if subject.on_postgres else 200) * (6 if deep else 1)
    before = len(subject.house.log)
    ids = st.sampled_from([subject.table, "quiet-steps", "0"]) | odd_bytes.map(quote)
    bodies = json_of(subject.fields) | odd_bytes
    header = st.tuples(
        st.sampled_from(
            [b"Accept-Language", b"Origin", b"Content-Type", b"If-None-Match", b"Cookie"]
        ),
        odd_bytes.map(lambda value: value.translate(None, b"\0\r\n")),
    ).map(b": ".join)

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def answered(data: st.DataObject) -> None:
        route = data.draw(st.sampled_from(subject.routes))
        path = filled(route.path, iter(lambda: data.draw(ids), None))
        asked = [f"{name}={data.draw(ids)}" for name in route.queries if data.draw(st.booleans())]
        target = f"{path}?{'&'.join(asked)}".encode()[:1000]
        body = data.draw(bodies) if route.method in ("POST", "PUT") else b""
        headers = data.draw(st.lists(header, max_size=3))
        answer = subject.asks(route.method.encode(), target, headers, body)
        assert not is_ours(answer), answer

    answered()
    assert '"error"' not in subject.house.log[before:]


@pytest.mark.parametrize("path", SOCKETS)
async def test_no_bytes_of_a_frame_are_our_mistake(subject: Subject, path: str) -> None:
    before = len(subject.house.log)
    kinds = ["join", "act", "undo", "preview", "entropy", "say", "propose", "withdraw", "follow"]
    valid: dict[str, Any] = {"seen": -1, "seat": 0, "id": "x", "action": {}, "to": 0, "of": 0}
    frames = [
        {"type": kind, **valid, **{field: odd}}
        for kind in kinds
        for field in (*valid, "kind", "body", "bytes", "game")
        for odd in ("\0", "\x1b[2J", "x\n", 10**30, [], {"a": "\0"})
    ]
    told = [
        *map(json.dumps, frames),
        "[" * 60_000,
        "{",
        '{"type":"act","id":"' + "x" * 60_000,
        '{"type":"join","seen":' + "9" * 60_000 + "}",
    ]
    codes = []

    async def dial() -> Any:
        line = await websockets.connect(
            subject.address_of(filled(path, itertools.repeat(subject.table))),
            additional_headers={"cookie": subject.cookies},
            compression=None,
            max_queue=None,
        )
        await line.send(json.dumps({"type": "join"} if "tables" in path else {"type": "follow"}))
        return line

    line = await dial()
    for text in told:
        try:
            await line.send(text)
        except websockets.ConnectionClosed:
            codes.append(line.close_code)
            line = await dial()
    await line.close()

    assert not {1011, 4500} & {*codes, line.close_code}
    assert '"error"' not in subject.house.log[before:]


@pytest.mark.parametrize("odd", ["%00", "%1b[2J", "a%0a", "%ff"])
async def test_a_socket_at_an_odd_name_is_refused_without_a_word_in_the_log(
    subject: Subject, odd: str
) -> None:
    before = len(subject.house.log)

    with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)) as refused:
        async with websockets.connect(subject.address_of(f"/api/tables/{odd}/socket")) as line:
            await line.recv()

    assert not any(code in str(refused.value) for code in ("500", "1011"))
    assert subject.house.log[before:] == ""
