"""Every button of the pages is clicked twice in one gesture, and nothing is made twice by it."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, TimeoutError
from tests.browser.test_one_gesture import PAUSES, PRESS
from tests.browser.visitor import Visitor
from tests.titles import ANY

pytestmark = pytest.mark.browser("what a second press meets depends on what the first has drawn")

Visit = Callable[..., Visitor]

MAKES = re.compile(r".*/api/(guests|tables|tables/\w+/(rematch|again|start)|challenges/.+/table)")
"""Where a request that is posted makes something: a guest, a table, a start."""

BUTTONS = """() => [...document.querySelectorAll('main button')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
    .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim())"""

TWICE = """([name, pause]) => {
    for (const one of document.querySelectorAll('dialog[open]')) one.close();
    const called = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name;
    const button = [...document.querySelectorAll('main button:enabled')]
        .find((one) => called(one) && one.checkVisibility({ visibilityProperty: true }));
    if (!button) return; // another one has put it away
    for (const one of document.querySelectorAll('[data-twice]')) one.removeAttribute('data-twice');
    button.setAttribute('data-twice', '');
    press('[data-twice]', 0);
    return new Promise((done) => requestAnimationFrame(() => {
        press('', pause);
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
    }));
}"""
"""Presses the button of a name, and ``pause`` milliseconds later what is there by then."""

IDLE = "() => !document.querySelector('[data-twice]:disabled')"
"""Whether what was pressed is done: it is disabled until then, and may be gone afterwards."""


class Sweep:
    """A visitor who clicks twice on each button of a page, one of each name."""

    def __init__(self, visitor: Visitor, known: bool) -> None:
        self.visitor = visitor
        self.known = known
        self.sent: list[str] = []
        """By the newest press."""
        self.made = 0
        self.twice: dict[tuple[str, str], list[str]] = {}
        self._pauses = itertools.cycle(PAUSES)
        visitor.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method != "GET":
            self.sent.append(request.url)
            self.made += MAKES.fullmatch(request.url) is not None

    def _opens(self, path: str) -> list[str]:
        if not self.known:
            self.visitor.page.goto("about:blank")  # nothing is under way that had a cookie
            self.visitor.context.clear_cookies()
        self.visitor.goes_to(path)
        self.visitor.page.locator("main h1, main h2").first.wait_for()
        self.visitor.page.wait_for_load_state("networkidle")
        self.visitor.page.evaluate(PRESS)
        return list(dict.fromkeys(self.visitor.page.evaluate(BUTTONS)))

    def presses_all(self, path: str) -> None:
        page = self.visitor.page
        names = self._opens(path)
        for name in names:
            self.sent.clear()
            page.evaluate(TWICE, [name, next(self._pauses)])
            with contextlib.suppress(TimeoutError):  # a stepper at its end stays so
                page.wait_for_function(IDLE, timeout=1000)
            if self.sent:
                page.wait_for_load_state("networkidle")
            made = Counter(url for url in self.sent if MAKES.fullmatch(url))
            if several := [url for url, times in made.items() if times > 1]:
                self.twice[path, name] = several
            if self.sent or not page.url.endswith(path):
                self._opens(path)


@pytest.mark.parametrize(
    "known",
    [
        pytest.param(True, id="a guest"),
        pytest.param(False, id="nobody yet", marks=pytest.mark.deep),
    ],
)
def test_a_double_click_on_any_button_makes_nothing_twice(
    visit: Visit, known: bool, deep: bool
) -> None:
    """Every day of the pages that make nothing some."""
    anna, ben = visit(), visit()
    makers = ["/", "/lobby", f"/games/{ANY}"]
    others = ["/records", "/settings", "/me"]
    pages = [*makers, *(others if deep else others[known::2])]
    pages.append(f"/p/{ben.is_known_as('Ben')}")
    ben.has_table("open", listed=True)
    if known:
        anna.is_known_as("Anna")
        pages.append(f"/t/{anna.has_table('open')}")
    sweep = Sweep(anna, known)

    for path in pages:
        sweep.presses_all(path)

    assert sweep.twice == {}
    assert sweep.made >= 2  # a table at once, and one to share
