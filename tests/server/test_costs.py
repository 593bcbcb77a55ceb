"""No request blocks the event loop for more than a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.costs import TIMES, cost_ms, head, slowness, spent_ms
from tests.server.house import House, Person

from ludoteca.server.edge.limits.limits import (
    MOST_ADDRESS_BYTES,
    MOST_BYTES,
    MOST_COOKIE_BYTES,
    MOST_HEAD_BYTES,
    MOST_HEAD_LINES,
)

MOST_MS = 5.0


@pytest.mark.parametrize(
    ("path", "part"),
    [
        pytest.param(path, part, marks=() if (one + other) % 2 else pytest.mark.deep)
        for one, path in enumerate(["/", "/assets/", "/t/", "/api/tables/", "/healthz/"])
        for other, part in enumerate(["a/", "../", "%2e%2e/", "%00", "//", "a"])
    ],
)
async def test_a_long_address_stops_nobody(house: House, path: str, part: str) -> None:
    slow = await slowness(house)

    def longest(at: int) -> bytes:
        known = f"{path}{at}/"
        return head(
            f"GET {known}{part * ((MOST_ADDRESS_BYTES - len(known)) // len(part))} HTTP/1.1"
        )

    usual, _ = await cost_ms(house, lambda at: head(f"GET {path}{at} HTTP/1.1"))
    cost, status = await cost_ms(house, longest)

    assert status == 404
    assert cost - usual < MOST_MS * slow


@pytest.mark.parametrize(
    "line",
    [
        f"GET /{'a/' * 30_000} HTTP/1.1",
        f"GET /assets/{'a/' * 30_000} HTTP/1.1",
        f"GET /?{'a=1&' * 10_000} HTTP/1.1",
        f"GET /{'a' * MOST_ADDRESS_BYTES} HTTP/1.1",
        f"GET /{'a' * 30_000}",
        f"{'A' * 30_000}",
    ],
)
async def test_an_address_of_more_than_1_kib_is_refused_unread(house: House, line: str) -> None:
    slow = await slowness(house)

    cost, status = await cost_ms(house, lambda _: head(line))

    assert status == 414
    assert cost < MOST_MS * slow


# ---- headers ------------------------------------------------------------------------------------

ROOM = MOST_HEAD_BYTES - 200
"""Bytes of a head for one header."""

PARTS = [
    ",",
    ";",
    "a,",
    "a;q=0,",
    "a-",
    "zh-",
    "zh-a-",
    ";a=b",
    ';a="',
    "%41",
    "\\",
    "a b ",
    "a:",
    "127.0.0.1,",
]
HEADERS = [
    *(
        "Accept",
        "Accept-Encoding",
        "Accept-Language",
        "Connection",
        "Content-Type",
        "Content-Length",
    ),
    *("Expect", "If-None-Match", "Origin", "Range", "Referer", "Upgrade", "X-CSRFToken"),
    *("X-Forwarded-For", "X-Forwarded-Proto", "X-Anything"),
    *("Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol"),
]


@pytest.mark.parametrize("path", ["/", "/api/games", "/assets/none.js"])
async def test_cookies_stop_nobody(house: House, path: str) -> None:
    slow = await slowness(house)
    usual, _ = await cost_ms(house, lambda _: head(f"GET {path} HTTP/1.1"))

    for kind in ('guest="', 'csrftoken="', 'language="', 'other="', "", "a=%41;", ";", "guest=;"):
        for part in ("\\\\", "\\1", "a=b;", ";", "=", "%41", '"'):
            room = (MOST_COOKIE_BYTES - len(kind) - 10) // len(part)
            cookies = kind + part * room

            cost, status = await cost_ms(
                house, lambda at, c=cookies: head(f"GET {path} HTTP/1.1", f'Cookie: {c}{at}"')
            )

            assert status in (200, 404)
            assert cost - usual < MOST_MS * slow, (kind, part)


async def test_cookies_of_more_than_4_kib_are_refused_unread(house: House) -> None:
    slow = await slowness(house)

    for room in (MOST_COOKIE_BYTES // 2 + 1, 10_000, 30_000):
        for names in (("Cookie",), ("Cookie", "cookie")):
            quoted = "\\\\" * (room // len(names))
            lines = [f'{name}: guest="{quoted}"' for name in names]
            cost, status = await cost_ms(house, lambda _, told=lines: head("GET / HTTP/1.1", *told))

            assert status == 431
            assert cost < MOST_MS * slow


@pytest.mark.parametrize("name", HEADERS)
async def test_a_long_header_stops_nobody(house: House, name: str) -> None:
    slow = await slowness(house)
    usual, _ = await cost_ms(house, lambda _: head("GET / HTTP/1.1"))
    socket = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
    )

    for part in PARTS:
        for more in ((), socket):
            value = part * ((ROOM - 60 * len(more)) // len(part))

            cost, _ = await cost_ms(
                house, lambda at, v=value, m=more: head("GET / HTTP/1.1", *m, f"{name}: {v}{at}")
            )

            assert cost - usual < MOST_MS * slow, (part, more)


@pytest.mark.parametrize("lines", [MOST_HEAD_LINES - 5, MOST_HEAD_LINES + 1, 5000])
@pytest.mark.parametrize("line", ["a:", "Accept-Language: ko", "Cookie: a=b", "X: y\r\n z"])
async def test_many_headers_stop_nobody(house: House, line: str, lines: int) -> None:
    slow = await slowness(house)
    usual, _ = await cost_ms(house, lambda _: head("GET / HTTP/1.1"))

    cost, status = await cost_ms(house, lambda _: head("GET / HTTP/1.1", *[line] * lines))

    assert status in (200, 431)
    assert (status == 431) == (lines * (line.count("\n") + 1) > MOST_HEAD_LINES - 5)
    assert cost - usual < MOST_MS * slow


# ---- bodies and frames --------------------------------------------------------------------------

DIGITS = b"9" * (MOST_BYTES - 40)
BODIES = {
    "lists in lists": b'{"options":' + b"[" * (MOST_BYTES - 20),
    "many lists": b'{"options":{"a":[' + b"[]," * (MOST_BYTES // 3 - 20) + b"0]}}",
    "many fields": b"{%s}" % b",".join(b'"a%d":0' % at for at in range(5_500)),
    "many options": b'{"options":{%s}}' % b",".join(b'"a%d":0' % at for at in range(5_000)),
    "digits": b'{"options":{"goal":%s}}' % DIGITS,
    "digits behind a point": b'{"options":{"goal":0.%s}}' % DIGITS,
    "digits of a seat": b'{"seat":%s}' % DIGITS,
    "an exponent": b'{"seat":1e%s}' % DIGITS,
    "one text": b'{"name":"%s"}' % (b"x" * (MOST_BYTES - 20)),
    "accents": b'{"name":"%s"}' % ("e\u0301" * (MOST_BYTES // 3 - 20)).encode(),
    "escapes": b'{"level":"%s"}' % (b"\\u0301" * (MOST_BYTES // 6 - 20)),
    "seats": b'{"order":[%s0]}' % (b"null," * (MOST_BYTES // 5 - 20)),
    "chairs": b'{"game":"quiet-steps","seats":[%s]}' % b",".join([b'{"kind":"open"}'] * 4_000),
    "spaces": b"{" + b" " * (MOST_BYTES - 20) + b"}",
    "no JSON": b"\xff" * MOST_BYTES,
}
ROUTES = [
    ("POST", "/api/guests"),
    ("POST", "/api/tables"),
    *(("POST", f"/api/tables/{{}}/{what}") for what in ("join", "end", "start", "hint")),
    *(("PUT", f"/api/tables/{{}}/{what}") for what in ("owner", "options", "settings", "talk")),
    *(("PUT", f"/api/tables/{{}}/{what}") for what in ("seats", "seats/0", "seats/0/colour")),
]


KINDS = ["application/json", "application/x-www-form-urlencoded"]
"""Every day each body is said to be one of them."""


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        pytest.param(name, kind, marks=() if (one + other) % 2 else pytest.mark.deep)
        for one, name in enumerate(BODIES)
        for other, kind in enumerate(KINDS)
    ],
)
async def test_a_large_body_stops_nobody(
    house: House, visitor: Callable[..., Person], name: str, kind: str
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    cookies = "; ".join(f"{one}={value}" for one, value in anna.web.cookies.items())
    body = BODIES[name][:MOST_BYTES]
    slow = await slowness(house)

    def asks(method: str, path: str, held: bytes) -> bytes:
        return (
            head(
                f"{method} {path.format(table)} HTTP/1.1",
                f"Cookie: {cookies}",
                f"X-CSRFToken: {anna.web.cookies['csrftoken']}",
                f"Content-Type: {kind}",
                f"Content-Length: {len(held)}",
            )
            + held
        )

    for route in ROUTES:
        usual, _ = await cost_ms(house, lambda _, to=route: asks(*to, b"{}"))
        cost, status = await cost_ms(house, lambda at, to=route: asks(*to, body[:-1] + b"%d" % at))

        assert status in (200, 201, 400, 403, 409, 422), (route, status)
        assert cost - usual < MOST_MS * slow, route


async def test_a_body_in_parts_of_one_byte_is_refused_unread(house: House) -> None:
    slow = await slowness(house)
    parts = b"1\r\na\r\n" * 20_000 + b"0\r\n\r\n"
    told = head("POST /api/guests HTTP/1.1", "Transfer-Encoding: chunked")

    cost, status = await cost_ms(house, lambda _: told + parts)

    assert status == 411
    assert cost < MOST_MS * slow


FORMS = {
    "application/x-www-form-urlencoded": b"a=%41&" * (MOST_BYTES // 6),
    "multipart/form-data; boundary=x": (
        b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n' * 999 + b"--x--\r\n"
    ),
}


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("kind", FORMS)
async def test_a_form_is_not_taken_apart(house: House, method: str, kind: str) -> None:
    slow = await slowness(house)

    def asks(held: bytes) -> bytes:
        described = f"Content-Type: {kind}", f"Content-Length: {len(held)}"
        return head(f"{method} /api/guests HTTP/1.1", *described) + held

    usual, _ = await cost_ms(house, lambda _: asks(b"a"))
    cost, status = await cost_ms(house, lambda at: asks(b"%d" % at + FORMS[kind][1:]))

    assert status in (403, 405)
    assert cost - usual < MOST_MS * slow


@pytest.mark.parametrize("parts", [1, 100])
async def test_a_large_frame_stops_nobody(
    house: House, visitor: Callable[..., Person], parts: int
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    slow = await slowness(house)
    act = b'{"type":"act","id":"x","seat":0,"seen":-1,"action":'
    frames = {
        **BODIES,
        "an action": act + b"[" * (MOST_BYTES - 100) + b"}",
        "an action of digits": act + DIGITS[100:] + b"}",
        "an id": b'{"type":"act","id":"%s"}' % (b"x" * (MOST_BYTES - 100)),
        "talk": b'{"type":"say","id":"x","kind":"text","body":"%s"}' % (b"x" * (MOST_BYTES - 100)),
        "a number": b'{"type":"join","seen":%s}' % DIGITS[100:],
    }

    for name, data in frames.items():
        whole, costs = data[:MOST_BYTES].decode("ascii", "replace").replace("\ufffd", "x"), []
        size = len(whole) // parts + 1
        cut = [whole[at : at + size] for at in range(0, len(whole), size)]
        for _ in range(TIMES):
            async with anna.sits_at(table) as chair:
                await chair.hears("talk")
                before = spent_ms(house)
                await chair.socket.send(whole if parts == 1 else cut)
                await chair.hears("rejected", "stale")
                costs.append(spent_ms(house) - before)

        assert min(costs) < MOST_MS * slow, name
