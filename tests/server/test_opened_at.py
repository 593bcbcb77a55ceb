"""Our own page under a wrong address: the reader and the log get the reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.server.house import House, Person, free_port

Visit = Callable[[House], Person]


async def test_a_browser_that_keeps_no_cookies_is_told_so(house: House, visitor: Visit) -> None:
    blocked = visitor(house)
    await blocked.get("/api/me")
    blocked.web.cookies.clear()

    answer = await blocked.web.post("/api/guests", json={"name": "Anna"})

    assert (answer.status_code, answer.json()["code"]) == (403, "error-no-cookies")
    assert "sent no cookies" in house.log


async def test_a_socket_that_arrives_by_plain_http_is_told_what_is_in_its_way(
    house: House, visitor: Visit
) -> None:
    anna = visitor(house)

    answers = [
        await anna.get(f"/api/{path}/socket") for path in ("lobby", "tables/aaaaaaaaaaaaaaaa")
    ]

    assert [one.status_code for one in answers] == [426, 426]
    assert {one.json()["code"] for one in answers} == {"error-no-websocket"}
    assert answers[0].headers["upgrade"] == "websocket"
    assert house.log.count("not by WebSocket") == 1


async def test_a_page_of_https_that_is_opened_by_http_is_told_where_to_go(
    tmp_path: Path, visitor: Visit
) -> None:
    house = House(tmp_path / "data", PORT=free_port(), PUBLIC_URL="https://play.example.org")
    try:
        anna = visitor(house)
        here = f"http://192.168.1.7:{house.url.rpartition(':')[2]}"
        posted = await anna.web.post("/api/guests", json={"name": "A"}, headers={"origin": here})
        asked = await anna.web.get("/api/lobby/socket", headers={"referer": f"{here}/lobby"})
        log = house.log
    finally:
        house.close()

    for answer in (posted, asked):
        assert answer.json() == {
            "code": "error-other-address",
            "facts": {"address": "https://play.example.org"},
        }
    assert log.count("opened by http") == 1


async def test_a_proxy_that_changes_the_name_is_told_of(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    own = {"origin": "https://play.example.org", "sec-fetch-site": "same-origin"}
    token = {"x-csrftoken": anna.web.cookies["csrftoken"]}

    answer = await anna.web.post("/api/guests", json={"name": "A"}, headers={**own, **token})

    assert (answer.status_code, answer.json()["code"]) == (421, "error-unknown-host")
    assert "let the proxy pass Host on" in house.log
