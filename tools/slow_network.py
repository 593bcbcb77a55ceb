"""Measures when a table can be played on a slow network, with all requests until then.

``python tools/slow_network.py [game…]`` opens a running table of each game as its player, with an
empty cache, and prints every request with its times. ``--waiting`` opens a waiting room,
``--fast`` does not slow down network and processor; ``--korean`` uses Korean.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.games import ours
from ludoteca.testing import chromium, playing
from ludoteca.testing.server import serving

USABLE_MS = 3500.0
"""The goal, also on an idle processor with a quarter of this one's speed; checks use this one, so
that only the network counts."""
REQUESTS = 18
TABLE_KB = 200.0
WAITING_KB = 160.0
"""The goal for a waiting room, the first page of people who open a link."""

SLOW_4G = {
    "offline": False,
    "latency": 562,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
CPU_SLOWDOWN = 4
ENTRIES = 6
"""Entries to play before the table is opened."""
PHONE = {"width": 360, "height": 740}

SPOT = "section.board :is(button, [role=button]):is([data-spot], [data-anchor=confirm])"
"""Options on the board, also on cards beside it, and the confirm button."""
START = ".waiting .button.primary"
"""The start button of a waiting room."""

# The first moment at which a touch would hit such an element.
_WATCH = """(wanted) => {
window.usable = new Promise((usable) => {
  const look = () => {
    for (const spot of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = spot.getBoundingClientRect();
      const met = width && document.elementFromPoint(x + width / 2, y + height / 2);
      if (met && spot.contains(met)) return usable(performance.now());
    }
    setTimeout(look, 20);
  };
  look();
});
}"""


class Asked(msgspec.Struct):
    """A request, or a socket until its first frame. Times are in ms since the page was
    requested."""

    name: str
    kind: str
    start: float
    headed: float = 0.0
    end: float = 0.0
    size: int = 0


class Opened(msgspec.Struct, frozen=True):
    """The loading of a table. ``usable`` is in ms; ``asked`` are earlier requests, in order."""

    usable: float
    asked: list[Asked]

    @property
    def kb(self) -> float:
        return sum(one.size for one in self.asked) / 1000

    @property
    def chain(self) -> list[Asked]:
        """The longest chain of requests that each began after the answer of the one before."""
        best: dict[int, list[Asked]] = {}
        for i, one in enumerate(self.asked):
            before = (best[j] for j in best if 0 < self.asked[j].end <= one.start)
            best[i] = [*max(before, key=len, default=[]), one]
        return max(best.values(), key=len)

    def waterfall(self) -> Iterable[str]:
        scale = 60 / max(self.usable, 1)
        for one in self.asked:
            bar = " " * int(one.start * scale) + "#" * max(1, int((one.end - one.start) * scale))
            times = f"{one.start:6.0f} {one.headed:6.0f} {one.end:6.0f}"
            yield f"{times} {one.size / 1000:6.1f} {one.name[-44:]:44} {bar[:80]}"


def open_table(
    browser: Browser,
    address: str,
    *,
    wanted: str = SPOT,
    slow: bool = True,
    slowdown: int = CPU_SLOWDOWN,
    **settings: Any,
) -> Opened:
    """Opens ``address`` in a browser without a cache, until an element ``wanted`` can be
    pressed."""
    context = browser.new_context(viewport=PHONE, **settings)
    page = context.new_page()
    page.add_init_script(f"({_WATCH})({wanted!r})")
    devtools = context.new_cdp_session(page)
    asked: dict[str, Asked] = {}
    zero: list[float] = []

    def since(event: dict[str, Any]) -> float:
        if not zero:
            zero.append(event["timestamp"])
        return float(event["timestamp"] - zero[0]) * 1000

    def sent(event: dict[str, Any]) -> None:
        name = event["request"]["url"].partition("//")[2].partition("/")[2]
        asked[event["requestId"]] = Asked(f"/{name}", event.get("type", ""), since(event))

    def headed(event: dict[str, Any]) -> None:
        if one := asked.get(event["requestId"]):
            one.headed = since(event)

    def done(event: dict[str, Any]) -> None:
        if one := asked.get(event["requestId"]):
            one.end, one.size = since(event), int(event["encodedDataLength"])

    def dialled(event: dict[str, Any]) -> None:
        name = event["url"].partition("//")[2].partition("/")[2]
        asked[event["requestId"]] = Asked(f"ws /{name}", "WebSocket", -1.0)

    def dialling(event: dict[str, Any]) -> None:
        if one := asked.get(event["requestId"]):
            one.start = since(event)

    def heard(event: dict[str, Any]) -> None:
        one = asked.get(event["requestId"])
        if one and not one.end:
            one.end = since(event)

    devtools.on("Network.requestWillBeSent", sent)
    devtools.on("Network.responseReceived", headed)
    devtools.on("Network.loadingFinished", done)
    devtools.on("Network.webSocketCreated", dialled)
    devtools.on("Network.webSocketWillSendHandshakeRequest", dialling)
    devtools.on("Network.webSocketHandshakeResponseReceived", headed)
    devtools.on("Network.webSocketFrameReceived", heard)
    devtools.send("Network.enable")
    if slow:
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(address, wait_until="commit")
    usable: float = page.evaluate("window.usable")
    context.close()
    before = [one for one in asked.values() if 0 <= one.start < usable]
    return Opened(usable, sorted(before, key=lambda one: one.start))


def seat(browser: Browser, address: str, game: str, *, waiting: bool = False) -> tuple[str, Any]:
    """Makes a table of ``game`` at which its player is to act, or one that is ``waiting`` for its
    start; returns its address and the player's cookies."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page: Page = context.new_page()
    page.goto(address)
    playing.is_called(page, "Anna")
    table = playing.make(page, game, ["open" if waiting else "easy"])
    if not waiting:
        playing.play(page, table, ENTRIES)
    state = context.storage_state()
    context.close()
    return f"{address}/t/{table}", state


def tell(
    browser: Browser, address: str, game: str, *, waiting: bool, slow: bool, locale: str
) -> None:
    table, state = seat(browser, address, game, waiting=waiting)
    wanted = START if waiting else SPOT
    opened = open_table(
        browser, table, wanted=wanted, slow=slow, storage_state=state, locale=locale
    )
    print(f"\n{game}: usable after {opened.usable:.0f} ms of {USABLE_MS:.0f}", end="; ")
    print(f"{len(opened.asked)} requests, {opened.kb:.0f} kB, {len(opened.chain)} round trips")
    print("  begun heads    end     kB")
    print("\n".join(opened.waterfall()))
    print("one after the other:", " -> ".join(one.name[-40:] for one in opened.chain), flush=True)


def main(wanted: list[str]) -> None:
    found = ours()
    games = [game for game in wanted if game in found] or sorted(found)
    locale = "ko-KR" if "--korean" in wanted else "en-US"
    with serving(found[games[0]]) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        for game in games:
            tell(
                browser,
                address,
                game,
                waiting="--waiting" in wanted,
                slow="--fast" not in wanted,
                locale=locale,
            )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
