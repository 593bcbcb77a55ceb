"""A phone that has the house on its home screen, on a train, and after an upgrade of the server."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

import ludoteca

pytestmark = pytest.mark.browser("a service worker keeps the house, lines and servers go away")

Visit = Callable[..., Visitor]
KEPT = """async () => {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().map((request) => new URL(request.url).pathname);
}"""
MEANT = """fetch('/sw.js').then((answer) => answer.text())
  .then((code) => JSON.parse(/KEPT = (\\[.*?\\])/.exec(code)[1]))"""
"""What the service worker keeps without being asked, as the build wrote it."""


IDLE_MS = 1_500
"""After its first draw a page looks after what is for later."""


def until(page: Page, fact: str) -> None:
    """Wait for a fact about the page; its security policy lets Playwright not do this by itself."""
    for _ in range(600):
        if page.evaluate(fact):
            return
        page.wait_for_timeout(25)
    raise AssertionError(fact)


def comes_back(visitor: Visitor) -> Page:
    """Two visits: from the second on, the house is kept."""
    page = visitor.page
    page.clock.install()
    visitor.goes_to("/")
    page.locator("article h3").first.wait_for()
    page.clock.run_for(IDLE_MS)
    until(page, "navigator.serviceWorker.controller !== null")
    visitor.goes_to("/")
    page.locator("article h3").first.wait_for()
    page.clock.run_for(IDLE_MS)
    return page


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        pytest.param("en-US", "You are offline.", marks=pytest.mark.deep),
        ("ko-KR", "오프라인이에요."),
    ],
)
def test_the_house_opens_without_a_line_and_says_so(visit: Visit, locale: str, words: str) -> None:
    visitor = visit(viewport=PHONE, locale=locale, service_workers="allow")
    page = comes_back(visitor)

    visitor.context.set_offline(True)
    visitor.goes_to("/")

    expect(page.get_by_text(words)).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    visitor.context.set_offline(False)
    expect(page.get_by_text(words)).to_be_hidden()
    visitor.complaints.clear()  # of requests that could not go anywhere


@pytest.mark.own_house
def test_the_house_opens_while_the_server_is_away(visit: Visit, house: House) -> None:
    visitor = visit(service_workers="allow")
    page = comes_back(visitor)
    until(
        page,
        f"Promise.all([({KEPT})(), {MEANT}])"
        ".then(([kept, meant]) => meant.every((path) => kept.includes(path)))",
    )

    house.kill()
    visitor.goes_to("/me")
    expect(page.get_by_text("Your games are safe")).to_be_visible()
    expect(page.get_by_text("One moment…")).to_have_count(0)
    mine = visitor.open()
    mine.goto(f"{visitor.address}/me")
    visitor.goes_to("/t/abcdefghijklmnop")

    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    house.open()
    expect(mine.get_by_text("You have not picked a name yet")).to_be_visible()  # asked by itself
    expect(page.get_by_text("This table does not exist")).to_be_visible()  # this one, too
    visitor.complaints.clear()


def test_what_the_api_says_is_never_kept(visit: Visit) -> None:
    page = comes_back(visit(service_workers="allow"))

    kept = page.evaluate(KEPT)

    assert "/" in kept
    assert any(path.startswith("/assets/index-") for path in kept)
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []


@pytest.mark.own_house
def test_an_open_tab_is_told_of_a_newer_version(visit: Visit, house: House, tmp_path: Path) -> None:
    visitor = visit(service_workers="allow")
    page = comes_back(visitor)
    newer = tmp_path / "newer"
    shutil.copytree(Path(ludoteca.__file__).parent, newer / "ludoteca")
    worker = newer / "ludoteca" / "server" / "client" / "sw.js"
    worker.write_text(worker.read_text().replace('VERSION = "', 'VERSION = "newer-'))
    for packed in worker.parent.glob("sw.js.*"):
        packed.unlink()
    house.close()
    upgraded = House(house.data, PORT=house.url.rsplit(":", 1)[1], PYTHONPATH=str(newer))

    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        expect(page.get_by_text("There is a newer version of Ludoteca.")).to_be_visible()
        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()

        expect(page.locator("article h3").first).to_be_visible()
        expect(page.get_by_text("There is a newer version")).to_be_hidden()
        assert page.evaluate("caches.keys().then((names) => names.join())").startswith(
            "ludoteca-newer-"
        )
    finally:
        upgraded.close()
