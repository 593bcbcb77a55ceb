"""Real browsers at a real server, for the tests here and for those in the folders of games."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitor import Visitor
from tests.server.house import House

from ludoteca.testing import chromium as debian


class Kept:
    """One browser for many modules: its start takes as long as a test."""

    def __init__(self) -> None:
        self._open = contextlib.ExitStack()
        self._browser: Browser | None = None
        self._wanted_by: Path | None = None

    def browser(self, module: Path) -> Browser:
        self._wanted_by = module
        if self._browser is None:
            playwright = self._open.enter_context(sync_playwright())
            launched = playwright.chromium.launch(executable_path=debian.PROGRAM, args=debian.FLAGS)
            self._browser = self._open.enter_context(launched)
        return self._browser

    def make_way(self, item: pytest.Item) -> None:
        """While Playwright runs, tests with an event loop of their own cannot."""
        wanted = isinstance(item, pytest.Function) and "chromium" in item.fixturenames
        if not wanted and item.path != self._wanted_by:
            self.close()

    def close(self) -> None:
        self._browser = None
        self._open.close()


KEPT = pytest.StashKey[Kept]()
UNMARKED = 'say by pytest.mark.browser("why") what only a browser shows'


def pytest_configure(config: pytest.Config) -> None:
    config.stash[KEPT] = Kept()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.config.stash[KEPT].make_way(item)


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[KEPT].close()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A test that uses a browser says why, or its file is not collected."""
    report = yield
    for item in report.result if report.passed else ():
        uses = isinstance(item, pytest.Function) and "chromium" in item.fixturenames
        if uses and item.get_closest_marker("browser") is None:
            report.outcome = "failed"
            report.longrepr = f"{item.name}: {UNMARKED}"
    return report


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Browser:
    if not debian.PROGRAM.exists():
        missing = f"{debian.PROGRAM} is missing; on Debian: apt install chromium fonts-noto-cjk"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return request.config.stash[KEPT].browser(request.path)


@pytest.fixture(scope="module")
def whole_chromium(chromium: Browser) -> Iterator[Browser]:
    """One that may show notifications, for tests that do not complain without it on a machine where
    only the headless shell is: `.ci/run` installs both."""
    program = debian.whole()
    if program is None:
        missing = "only a whole Chromium shows notifications; on Debian: apt install chromium"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    flags = (*debian.FLAGS, "--headless=new")
    launched = chromium.browser_type.launch(executable_path=program, args=flags)
    yield launched
    launched.close()


def opened(folder: Path) -> Iterator[House]:
    """A house without the toys of other tests."""
    house = House(folder / "data", PYTHONPATH="")
    yield house
    if house.process.poll() is None:
        house.close()


@pytest.fixture(scope="session")
def common_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from opened(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    yield from opened(tmp_path)


@pytest.fixture
def house(request: pytest.FixtureRequest) -> House:
    """One for all tests, who leave it standing and expect nobody else in it; a test or module
    that is ``pytest.mark.own_house`` gets a new one, to break it or to find it empty."""
    own = request.node.get_closest_marker("own_house") is not None
    house: House = request.getfixturevalue("own_house" if own else "common_house")
    return house


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers of people who know nothing of each other.

    Settings are those of Playwright's contexts; ``address`` is another way to the house.
    When the test is over, none of their pages may have complained.
    """
    made: list[Visitor] = []

    def open_browser(address: str = "", **settings: object) -> Visitor:
        made.append(Visitor(chromium, address or house.url, **settings))
        made[-1].may_be_cut = bool(address)
        return made[-1]

    yield open_browser
    for visitor in made:
        visitor.context.close()
    assert [complaint for visitor in made for complaint in visitor.complaints] == []
