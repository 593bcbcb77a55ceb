"""A push reaches the service worker of a page that is closed, and a tap on it leads to the table.

All is real from the move of somebody else to the notification of the browser, but two things: the
push service of Chromium's maker is out of reach, so `PushManager.subscribe` answers with a
subscription at the push service of the tests, and DevTools hand what that has decrypted to the
worker. And a script may not open a window for a tap that it has made up, so the test opens the page
that the worker asked for.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Request, Worker, expect
from tests.browser.visitor import DESKTOP, PHONE, TURN_MS, Visitor
from tests.server.days import HouseOfDays
from tests.server.house import PATIENCE_SECONDS
from tests.server.push_service import Browser, PushService, push_service
from tests.titles import ANY, IN_TURN

from ludoteca.i18n import name_or_id, say
from ludoteca.server.calls.causes import LISTED_ALONE, SEARCHED_ALONE

pytestmark = pytest.mark.browser("a service worker shows notifications while no page is open")

SUBSCRIBES = """
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    window.subscribedWith = { userVisibleOnly, applicationServerKey };
    return { toJSON: () => (%s) };
  };
"""

SHOWN = """async () => (await self.registration.getNotifications()).map(
  ({ title, body, lang, tag, image, icon }) => ({ title, body, lang, tag, image, icon }))"""

TAP = """async () => {
  const [notification] = await self.registration.getNotifications();
  const opened = [];
  self.clients.openWindow = async (path) => void opened.push(path);
  const tap = new NotificationEvent('notificationclick', { notification });
  const works = [];
  tap.waitUntil = (work) => works.push(work);
  self.dispatchEvent(tap);
  await Promise.all(works);
  return opened;
}"""

WISHES = {
    "en": "Tell me when somebody looks for players",
    "ko": "누군가 함께할 사람을 찾으면 알려 주세요",
}

REGISTERED = """() => navigator.serviceWorker.ready.then(
  ({ active }) => active.state === 'activated')"""
"""Before that, pushes are lost."""


AGAIN = 200
"""Looks, fifty a second, after which a message that is not shown is delivered again."""


class Device(Visitor):
    """A browser that may show notifications, and that a push service reaches."""

    def __init__(
        self, chromium: Chromium, house: HouseOfDays, reached: Browser, locale: str, **more: Any
    ) -> None:
        super().__init__(chromium, house.url, locale=locale, service_workers="allow", **more)
        self.language = locale[:2]
        self._reached = reached
        self._delivered = 0
        self._registration = ""
        self.context.grant_permissions(["notifications"], origin=house.url)
        made = {"endpoint": reached.url, "keys": reached.keys}
        self.context.add_init_script(SUBSCRIBES % json.dumps(made))

    def wants_to_be_told(self, table: str) -> str:
        """Agrees when it is asked by the page, which it is after a visit of the table, and closes
        all pages; the key with which the page subscribed."""
        self.goes_to(f"/t/{table}")
        self.page.locator("section.board").wait_for()
        self.page.wait_for_function(REGISTERED)
        self._registration = self._found_registration()
        self.page.locator("header a").first.click()
        self.page.locator("aside .primary").click()
        expect(self.page.locator("aside .primary")).to_have_count(0)
        used: dict[str, Any] = self.page.evaluate("window.subscribedWith")
        assert used["userVisibleOnly"]  # browsers allow nothing else
        self.page.goto("about:blank")
        return str(used["applicationServerKey"])

    def wishes_to_be_called(self) -> None:
        """Turns the switch of the settings, which subscribes the browser, and closes all pages."""
        self.goes_to("/settings")
        self.page.wait_for_function(REGISTERED)
        wish = self.page.get_by_role("switch", name=WISHES[self.language])
        with self.page.expect_response(lambda answer: _is_wish(answer.request)) as saved:
            wish.check(force=True)
        assert saved.value.ok
        expect(wish).to_be_checked()
        self._registration = self._found_registration()
        self.page.goto("about:blank")

    def _found_registration(self) -> str:
        found: list[str] = []
        devtools = self.context.new_cdp_session(self.page)

        def note(told: dict[str, Any]) -> None:
            found.extend(one["registrationId"] for one in told["registrations"])

        devtools.on("ServiceWorker.workerRegistrationUpdated", note)
        devtools.send("ServiceWorker.enable")
        while not found:
            self.page.wait_for_timeout(20)
        devtools.detach()
        return found[-1]

    def hears(self) -> dict[str, Any]:
        """What the push service gets next for this browser comes to its worker."""
        for _ in range(round(PATIENCE_SECONDS * 50)):
            if len(self._reached.got) > self._delivered:
                break
            self.page.wait_for_timeout(20)
        told = self._reached.got[self._delivered]
        self._delivered += 1
        self._delivers(told)
        return told

    def _delivers(self, told: dict[str, Any]) -> None:
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("ServiceWorker.enable")
        pushed = {"registrationId": self._registration, "data": json.dumps(told)}
        devtools.send("ServiceWorker.deliverPushMessage", {"origin": self.address, **pushed})
        devtools.detach()

    def shows(self, count: int) -> list[dict[str, str]]:
        """The notifications of the browser, once there are so many. DevTools hand a message over
        once, and it is lost if a busy machine starts the worker late; a push service tries
        again."""
        for nth in range(1, round(PATIENCE_SECONDS * 50)):
            shown: list[dict[str, str]] = self._worker.evaluate(SHOWN)
            if len(shown) == count:
                return shown
            if nth % AGAIN == 0 and len(shown) < count:
                self._delivers(self._reached.got[self._delivered - 1])
            self.page.wait_for_timeout(20)
        raise AssertionError(shown)

    def taps(self) -> None:
        """Taps the notification, and comes where it leads."""
        [path] = self._worker.evaluate(TAP)
        self.goes_to(path)

    @property
    def _worker(self) -> Worker:
        return self.context.service_workers[0]


def _is_wish(request: Request) -> bool:
    return request.method == "PUT" and request.url.endswith("/api/me/calls")


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service on a thread of its own."""
    loop, found, ready = asyncio.new_event_loop(), list[PushService](), threading.Event()
    over = asyncio.Event()

    async def serve() -> None:
        async with push_service() as service:
            found.append(service)
            ready.set()
            await over.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    ready.wait()
    yield found[0]
    loop.call_soon_threadsafe(over.set)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def telling_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    folder = tmp_path_factory.mktemp("telling")
    house = HouseOfDays(folder, PUSH_TO_LOOPBACK="true", PYTHONPATH="")
    yield house
    house.leave()


def sign_in(device: Visitor, person: Visitor) -> None:
    """By a code, as both pages do."""
    secret = secrets.token_hex(16)
    code = person.asks("/api/me/pairing")["code"]
    device.asks("/api/sign-in/code", {"code": code, "secret": secret})
    attempt = person.asks("/api/me/pairing", method="GET")["attempt"]["id"]
    person.asks("/api/me/pairing/answer", {"attempt": attempt, "yes": True})
    assert device.asks("/api/sign-in/code/session", {"secret": secret})["state"] == "done"


def is_asked(person: Visitor, table: str) -> bool:
    live = person.asks("/api/me/tables", method="GET")["live"]
    return any(card["id"] == table and card["asked_at"] is not None for card in live)


def ends_their_turn(player: Visitor, next_one: Visitor, table: str) -> None:
    """Moves on the page, whenever it asks for something, until the next one is asked."""
    for _ in range(round(PATIENCE_SECONDS * 50)):
        if is_asked(next_one, table):
            return
        if player.spots.count():
            player.moves()
        else:
            player.page.wait_for_timeout(20)
    raise AssertionError("it is still their turn")


@pytest.mark.alone  # a whole browser starts late workers when everything else is busy
@pytest.mark.parametrize("tapped", [pytest.param("desk", marks=pytest.mark.deep), "phone"])
def test_a_turn_is_told_on_all_devices_and_taken_away_when_it_is_made_on_one(
    chromium: Chromium,
    whole_chromium: Chromium,
    telling_house: HouseOfDays,
    service: PushService,
    tapped: str,
) -> None:
    house = telling_house
    anna = Visitor(chromium, house.url)
    desk = Device(whole_chromium, house, service.browser(f"{tapped}-1"), "en-US", viewport=DESKTOP)
    phone = Device(
        whole_chromium,
        house,
        service.browser(f"{tapped}-2"),
        "ko-KR",
        viewport=PHONE,
        has_touch=True,
    )
    anna.is_known_as("Anna")
    desk.is_known_as("Ben")
    sign_in(phone, desk)
    table = anna.has_table("open")
    desk.joins(table)
    anna.starts(table)
    anna.goes_to(f"/t/{table}")
    desk.goes_to(f"/t/{table}")
    desk.page.locator("section.board").wait_for()
    ends_their_turn(desk, anna, table)  # where chance says who begins
    key = {device.wants_to_be_told(table) for device in (desk, phone)}

    ends_their_turn(anna, desk, table)
    house.passes(10)
    for device in (desk, phone):
        told = device.hears()
        [shown] = device.shows(1)
        game = name_or_id(IN_TURN, device.language)
        assert shown["title"] == say(device.language, "notice-turn", game=game) == told["title"]
        assert shown["body"] == say(device.language, "notice-turn-body")
        assert (shown["lang"], shown["tag"]) == (device.language, f"t-{table}")
        for picture in (shown["image"], shown["icon"]):
            answer = device.context.request.get(picture)
            assert answer.headers["content-type"] == "image/png"
        assert f"/{ANY}/{device.language}.png" in shown["image"]
    assert service.keys == key

    one, other = (desk, phone) if tapped == "desk" else (phone, desk)
    one.taps()
    assert one.table == table
    assert one.shows(0) == []
    other.shows(1)
    ends_their_turn(one, anna, table)

    assert other.hears() == {"type": "clear", "tag": f"t-{table}"}
    assert other.shows(0) == []
    for visitor in (anna, desk, phone):
        visitor.context.close()
        assert visitor.complaints == []


@pytest.mark.alone
def test_a_tap_on_a_call_joins_the_search_of_who_looks_for_players(
    chromium: Chromium, whole_chromium: Chromium, telling_house: HouseOfDays, service: PushService
) -> None:
    house = telling_house
    anna = Visitor(chromium, house.url)
    reached = service.browser("called")
    phone = Device(whole_chromium, house, reached, "ko-KR", viewport=PHONE, has_touch=True)
    anna.is_known_as("Anna")
    phone.is_known_as("Ben")
    phone.wishes_to_be_called()
    anna.goes_to("/lobby")
    anna.asks("/api/me/search", {"games": [ANY], "seats": (2, 4), "bots_after": None}, "PUT")

    house.passes(SEARCHED_ALONE / 1000 + 1)
    told = phone.hears()
    [shown] = phone.shows(1)
    phone.taps()

    game = name_or_id(IN_TURN, "ko")
    assert shown["title"] == say("ko", "notice-called", game=game) == told["title"]
    assert shown["body"] == say("ko", "notice-called-body")
    for one in (anna, phone):
        one.page.wait_for_url(re.compile(r"/t/\w+$"), timeout=TURN_MS)
    assert anna.table == phone.table
    assert phone.shows(0) == []
    for visitor in (anna, phone):
        visitor.context.close()
        assert visitor.complaints == []


@pytest.mark.alone
def test_a_tap_on_a_call_to_a_table_leads_to_its_open_seat(
    chromium: Chromium, whole_chromium: Chromium, telling_house: HouseOfDays, service: PushService
) -> None:
    house = telling_house
    anna = Visitor(chromium, house.url)
    reached = service.browser("called-to-a-table")
    phone = Device(whole_chromium, house, reached, "en-US", viewport=PHONE, has_touch=True)
    anna.is_known_as("Anna")
    phone.is_known_as("Carla")
    phone.wishes_to_be_called()
    table = anna.has_table("open", listed=True)
    anna.goes_to(f"/t/{table}")
    anna.page.locator(".waiting").wait_for()

    house.passes(LISTED_ALONE / 1000 + 1)
    told = phone.hears()
    phone.shows(1)
    phone.taps()

    assert told["url"] == f"/t/{table}"
    assert phone.table == table
    phone.page.get_by_role("button", name="Take a seat").click()
    expect(anna.page.locator(".waiting")).to_contain_text("Carla")
    assert phone.shows(0) == []
    for visitor in (anna, phone):
        visitor.context.close()
        assert visitor.complaints == []
