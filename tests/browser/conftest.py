"""Real browsers at a real server."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitor import Visitor
from tests.server.house import House
from tools import chromium as debian


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not debian.PROGRAM.exists():
        missing = f"{debian.PROGRAM} is missing; on Debian: apt install chromium fonts-noto-cjk"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=debian.PROGRAM, args=debian.FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    house = House(tmp_path / "data", PYTHONPATH="")  # without the games of other tests
    yield house
    if house.process.poll() is None:
        house.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers of people who know nothing of each other.

    Settings are those of Playwright's contexts; ``address`` is another way to the house.
    When the test is over, none of their pages may have complained.
    """
    made: list[Visitor] = []

    def open_browser(address: str = "", **settings: object) -> Visitor:
        made.append(Visitor(chromium, address or house.url, **settings))
        return made[-1]

    yield open_browser
    for visitor in made:
        visitor.context.close()
    assert [complaint for visitor in made for complaint in visitor.complaints] == []
