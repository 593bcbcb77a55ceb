"""Measures sizes of pages, times of the first paint, and layout shifts in Chromium."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route

FIRST_PAGE_KB = 150.0
BOARD_KB = 40.0
FIRST_DRAW_MS = 1000.0
SHIFT = 0.02
PAGE_SHIFT = 0.005

# Fast 3G of Chromium's developer tools (Slow 4G in newer ones), on a phone with a quarter of this
# machine's speed.
FAST_3G = {
    "offline": False,
    "latency": 150 * 3.75,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
CPU_SLOWDOWN = 4
SETTLED_MS = 1200

_PAINTS = """() => Object.fromEntries(
  performance.getEntriesByType('paint').map((paint) => [paint.name, paint.startTime]))"""
WATCH_SHIFTS = """
window.shifted = 0;
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.shifted += entry.value;
    for (const { node, previousRect: from, currentRect: to } of entry.sources)
      window.moved.push([entry.value, node?.outerHTML?.slice(0, 90), from.toJSON(), to.toJSON()]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


class Weight(msgspec.Struct, frozen=True):
    """Bytes over the wire by address, with headers."""

    files: dict[str, int]

    @property
    def kb(self) -> float:
        return sum(self.files.values()) / 1000

    def of(self, part: str) -> float:
        """The size of files whose name contains ``part``, in kB."""
        return sum(size for name, size in self.files.items() if part in name) / 1000


def weigh(context: BrowserContext, address: str, seen: str) -> Weight:
    """Loads a page without a cache, until ``seen`` is visible and the network idle."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    names: dict[str, str] = {}
    files: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"].removeprefix(address.rstrip("/"))

    def done(event: dict[str, Any]) -> None:
        name = names.get(event["requestId"], "?")
        files[name] = files.get(name, 0) + int(event["encodedDataLength"])

    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.loadingFinished", done)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(address)
    page.locator(seen).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.close()
    return Weight(files)


def first_draw(browser: Browser, address: str, **settings: Any) -> float:
    """Milliseconds to the first paint, on a slow phone with a slow network."""
    context = browser.new_context(**settings)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", FAST_3G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.goto(address)
    drawn: float = page.evaluate(_PAINTS)["first-contentful-paint"]
    context.close()
    return drawn


def moved(pages: Sequence[Page]) -> list[object]:
    """What the shifts were that `shifts` counted, for messages."""
    return [page.evaluate("window.moved") for page in pages]


def shift(page: Page, address: str, seen: str) -> float:
    """The sum of layout shifts while a page loads."""
    (moved,) = shifts([page], address, seen)
    return moved


def shifts(pages: Sequence[Page], address: str, seen: str) -> list[float]:
    """As `shift`, for several pages that load one after the other and settle together. The fonts of
    each come after ``seen``."""
    for page in pages:
        page.add_init_script(WATCH_SHIFTS)
        with _late_fonts(page):
            page.goto(address, wait_until="commit")  # it is loaded when its fonts are
            page.locator(seen).first.wait_for()
    pages[-1].wait_for_timeout(SETTLED_MS)
    return [page.evaluate("window.shifted") for page in pages]


@contextlib.contextmanager
def _late_fonts(page: Page) -> Iterator[None]:
    """Holds back the fonts for which a page asks within the block."""
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    yield
    for font in held:
        font.continue_()
    page.unroute("**/*.woff2")
