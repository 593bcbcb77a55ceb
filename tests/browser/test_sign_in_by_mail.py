"""A link from a mail, opened in another browser, signs the first one in."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House, free_port
from tests.server.mailbox import Mailbox, open_mailbox, text_of

pytestmark = pytest.mark.browser("one browser waits for what another one confirms")

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """A mail server on a thread of its own."""
    loop, found, ready = asyncio.new_event_loop(), list[Mailbox](), threading.Event()
    over = asyncio.Event()

    async def serve() -> None:
        async with open_mailbox() as mailbox:
            found.append(mailbox)
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
def post_house(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    port = free_port()
    house = House(
        tmp_path_factory.mktemp("post") / "data",
        SMTP_URL=mailbox.url,
        MAIL_FROM="Ludoteca <games@example.org>",
        PUBLIC_URL=f"http://127.0.0.1:{port}",
        PORT=port,
    )
    yield house
    house.leave()


def link_in(mailbox: Mailbox, count: int, visitor: Visitor) -> str:
    """The path of the link in the letter of this number."""
    while len(mailbox.letters) < count:
        visitor.page.wait_for_timeout(50)
    found = re.search(r"/mail#\w+", text_of(mailbox.letters[count - 1]))
    assert found is not None
    return found[0]


def test_who_waits_is_signed_in_once_it_is_confirmed_elsewhere(
    visit: Visit, post_house: House, mailbox: Mailbox
) -> None:
    anna = visit(post_house.url)
    anna.is_known_as("Anna")
    anna.goes_to("/me/devices")
    anna.page.get_by_label("Mail address").last.fill("anna@example.org")
    anna.page.get_by_role("button", name="Send the link").click()
    anna.goes_to(link_in(mailbox, 1, anna))
    anna.page.get_by_role("button", name="Confirm the address").click()
    assert "#" not in anna.page.url  # nobody reads it over her shoulder
    expect(anna.page.get_by_text("The address is confirmed.")).to_be_visible()

    tablet, phone = visit(post_house.url), visit(post_house.url, viewport=PHONE)
    tablet.goes_to("/sign-in")
    tablet.page.get_by_label("Mail address").fill("Anna@example.org")
    tablet.page.get_by_role("button", name="Send the link").click()
    number = tablet.page.get_by_text(re.compile(r"Number: \d\d")).inner_text()[-2:]
    phone.goes_to(link_in(mailbox, 2, phone))
    expect(phone.page.get_by_text(f"the number {number}")).to_be_visible()
    phone.page.get_by_role("button", name="Yes, sign in there").click()

    expect(phone.page.get_by_text("the other browser is signed in")).to_be_visible()
    expect(tablet.page.get_by_role("link", name="My page: Anna")).to_be_visible()


def test_how_often_mails_come_is_chosen_for_each_address(
    visit: Visit, post_house: House, mailbox: Mailbox
) -> None:
    ben = visit(post_house.url, viewport=PHONE, timezone_id="Asia/Seoul")
    ben.is_known_as("Ben")
    before = len(mailbox.letters)
    ben.asks("/api/me/mail", {"address": "ben@example.org", "language": "en"})
    ben.goes_to(link_in(mailbox, before + 1, ben))
    ben.page.get_by_role("button", name="Confirm the address").click()
    expect(ben.page.get_by_text("The address is confirmed.")).to_be_visible()
    ben.goes_to("/me/devices")

    expect(ben.page.get_by_role("radio", name="At most once an hour")).to_be_checked()
    ben.page.get_by_role("radio", name="Once a day").check()
    at = ben.page.get_by_label("At", exact=True)
    expect(at).to_have_value("18:00")
    with ben.page.expect_response("**/api/me/mail"):
        at.fill("07:30")
        at.blur()

    ben.page.reload()
    expect(at).to_have_value("07:30")
    assert ben.asks("/api/me/notifications", method="GET")["zone"] == "Asia/Seoul"
