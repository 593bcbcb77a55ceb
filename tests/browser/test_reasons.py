"""What is in the way of a page is told with its reason, and the page comes back to its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.line import Line
from tests.browser.visitor import Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("sockets that are refused, files that are gone, pages that wait")

Visit = Callable[..., Visitor]


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    """To be named before ``visit``: so it ends after the windows, which may still be loading."""
    line = Line(int(house.url.rsplit(":", 1)[1]))
    yield line
    line.close()


SOCKET = re.compile(r"/api/.*/socket")


def test_a_socket_that_is_refused_on_its_way_is_told_with_what_to_do(visit: Visit) -> None:
    anna = visit()

    def refuse(socket: WebSocketRoute) -> None:
        socket.close()

    anna.page.route_web_socket(SOCKET, refuse)
    anna.goes_to("/lobby")

    expect(anna.page.get_by_text("let the proxy pass WebSockets on")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 426


def test_rules_that_are_gone_after_an_upgrade_open_once_the_page_is_loaded_again(
    visit: Visit,
) -> None:
    anna = visit()
    anna.is_at_a_table()
    gone = re.compile(r"/assets/Rulebook-[^/]*\.js")  # the server has it by another name
    anna.context.route(gone, lambda route: route.fulfill(status=404))

    anna.page.locator("button.rules").click()

    missing = anna.page.get_by_role("alert").filter(has_text="A part of this page")
    expect(missing).to_be_visible()
    anna.context.unroute(gone)
    missing.get_by_role("button", name="Reload").click()
    expect(anna.page.locator("button.rules[aria-expanded='true']")).to_be_visible()
    expect(anna.page.locator("dialog, [role=dialog]").first).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 404


def test_a_page_whose_server_is_away_comes_by_itself_when_it_is_back(
    line: Line, visit: Visit
) -> None:
    anna = visit(address=f"http://127.0.0.1:{line.port}")
    anna.goes_to("/about")
    expect(anna.page.locator("header a[href='/']").first).to_be_visible()
    line.cut()

    anna.page.locator("header a[href='/']").first.click()
    expect(anna.page.get_by_text("This page opens by itself")).to_be_visible()
    line.mend()

    expect(anna.page.locator("article h3").first).to_be_visible()
    anna.complaints.clear()  # the browser itself reports what did not answer


def test_a_page_whose_words_are_cut_off_comes_by_itself_when_the_server_is_back(
    line: Line, visit: Visit
) -> None:
    anna = visit(address=f"http://127.0.0.1:{line.port}")
    anna.goes_to("/about")
    expect(anna.page.locator("main h1")).to_be_visible()
    words = re.compile(r"/assets/en-[^/]*\.js")
    anna.context.route(words, lambda route: route.abort())
    anna.context.route("**/healthz", lambda route: route.abort())
    anna.page.reload()
    expect(anna.page.locator("main")).to_be_hidden()

    anna.context.unroute(words)
    anna.context.unroute("**/healthz")

    expect(anna.page.locator("main h1")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports what did not answer
