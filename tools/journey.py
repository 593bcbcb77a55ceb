"""Plays the boards of all titles at random in a browser, and reports layout and text errors.

At every step of a table, in three widths and three languages, it looks for things that moved during
a choice, a prompt that is not that of the present step, moves of others that are not marked, and
texts that are cut, broken inside a word or overlapping, also inside drawings.

``python tools/journey.py [--choices N] [--shots FOLDER] [WORD...]`` plays the combinations of
title, width and language that match all words, as in ``320 ko``, and takes pictures of errors;
exit code 1 when there are any. It needs a built client.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import postures
import shifts
import shots
from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from ludoteca.core.chance import Stream
from ludoteca.core.game import Message
from ludoteca.core.title import Title
from ludoteca.games import ours
from ludoteca.i18n.event_texts import Party
from ludoteca.testing import chromium, playing
from ludoteca.testing.messages import translator_of

WIDTHS: Final = {"320": (320, 640), "360": (360, 740), "1280": (1280, 800)}
LANGUAGES: Final = ("en", "es", "ko")
"""Spanish texts are the longest, Korean ones the highest."""
SEATS: Final = 3
ON_THE_WAY: Final = 12
"""Entries to play before the checks, so that there are pieces on the board."""

LOOKS: Final = (shots.ROOT / "tests" / "browser" / "looks.js").read_text().replace("export ", "")

DRAWN_WORDS: Final = """() => {
  const shown = [...document.querySelectorAll('section.board svg text')]
    .filter((one) => !one.closest('defs, [hidden]') && one.textContent.trim() &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => ({ one, words: one.textContent.trim(), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 3 && box.height > 3);
  const found = [];
  for (const { one, words, box } of shown) {
    const zoomed = one.closest('.zoom'); // what can be moved about may end at an edge
    const edge = one.ownerSVGElement.getBoundingClientRect();
    if (!zoomed && (box.left < edge.left - 2 || box.right > edge.right + 2 ||
      box.top < edge.top - 2 || box.bottom > edge.bottom + 2))
      found.push(`"${words}" leaves its drawing`);
  }
  shown.forEach((a, i) => shown.slice(i + 1).forEach((b) => {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
    if (wide > 2 && high > 2 && wide * high > smaller * 0.25)
      found.push(`"${a.words}" over "${b.words}"`);
  }));
  return found;
}"""
"""Finds texts in drawings that leave them or overlap others."""

SAID: Final = "() => document.querySelector('.prompt p')?.textContent.trim() ?? ''"
MARKED: Final = "() => document.querySelectorAll('section.board [data-recent]').length"


NO_BREAK: Final = "\N{NO-BREAK SPACE}"
JOINTS: Final = "\N{WORD JOINER}\u2066\u2067\u2068\u2069"
"""Invisible characters: word joiners, and the isolates around names."""


class Updates:
    """The frames that the server has sent to the page."""

    def __init__(self, page: Page) -> None:
        self.update: dict[str, Any] = {}
        self.names: list[str] = []
        self.others: set[int] = set()
        """The seats that have acted since the reader's last choice."""
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame["type"] == "table":
            self.names = [seat["name"] for seat in frame["table"]["seats"]]
        elif frame["type"] == "update":
            self.update = frame
            self._notes_who(frame["moment"], frame["audience"])

    def _notes_who(self, moment: dict[str, Any] | None, reader: int) -> None:
        if moment is None:
            return
        if moment["seat"] == reader:
            self.others.clear()
        elif moment["seat"] is not None:
            self.others.add(moment["seat"])

    def sentence(self, title: Title, language: str) -> str:
        """The prompt of the newest update, as the page must show it."""
        prompt = msgspec.convert(self.update["prompt"], Message)
        party = Party(self.names, self.update["audience"])
        return translator_of(title, language).say(prompt, party)


def plain(sentence: str) -> str:
    """A sentence with plain spaces and without joiners."""
    return "".join(one for one in sentence.replace(NO_BREAK, " ") if one not in JOINTS)


def is_at_once(title: Title) -> bool:
    game = title.game
    return len(game.to_act(game.setup(game.Options(), game.meta.seats[1], Stream(b"first")))) > 1


class Way:
    """A table of one title in one width and language."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        title: Title,
        width: str,
        language: str,
        pictures: Path | None,
    ) -> None:
        self.pictures = pictures
        self.title, self.language, self.finger = title, language, width != "1280"
        self.marks = not is_at_once(title)
        """Simultaneous choices of others are not shown before the reveal, so nothing marks them."""
        across, down = WIDTHS[width]
        self.page = browser.new_context(
            viewport={"width": across, "height": down},
            locale=shots.LOCALES[language],
            has_touch=self.finger,
            reduced_motion="reduce",
        ).new_page()
        self.updates = Updates(self.page)
        self.address = address
        self.name = f"{title.meta.id} {width} {language}"
        self.found: dict[str, str] = {}
        """Each error with its first entry."""

    def walk(self, choices: int) -> dict[str, str]:
        page = self.page
        page.goto(f"{self.address}/about")
        playing.is_called(page, "Clever Magpie")
        bots = min(SEATS, self.title.meta.seats[1]) - 1
        table = playing.make(page, self.title.meta.id, ["easy"] * bots)
        playing.play(page, table, ON_THE_WAY)
        page.goto(f"{self.address}/t/{table}")
        page.locator(".prompt.mine").wait_for()
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.evaluate(shifts.WATCH)
        chance = random.Random(len(self.title.meta.id))
        for made in range(choices):
            moved, over, entry = page.evaluate(shifts.SETTLED)
            if made:
                self._notes(moved, entry, "moves")
            if over:
                break
            self._looks(entry)
            if not shifts.choose(page, chance, finger=self.finger):
                page.evaluate(shifts.WAITS)
        page.context.close()
        return self.found

    def _looks(self, entry: int) -> None:
        page = self.page
        for question in ("cutOff", "overlaps"):
            wrong = page.evaluate(f"() => {{ {LOOKS}\n return {question}(); }}")
            # The check of postures covers a prompt that is cut and unfolds.
            self._notes([one for one in wrong if " two small" not in one], entry, question)
        self._notes(page.evaluate(DRAWN_WORDS), entry, "drawn words")
        self._notes(postures.look(page).wrong(), entry, "posture")
        # During a choice in several parts the board has its own prompt.
        if self.updates.update.get("n") == entry and not page.locator(".prompt.half").count():
            if self.marks and self.updates.others and not page.evaluate(MARKED):
                self._notes(["nothing on the board marks what others did"], entry, "marks")
            said, due = page.evaluate(SAID), self.updates.sentence(self.title, self.language)
            if plain(said) != plain(due):
                self._notes([f"says {said!r}, and it is {due!r}"], entry, "prompt")

    def _notes(self, wrong: list[str], entry: int, kind: str) -> None:
        new = [f"{kind}: {one}" for one in wrong if f"{kind}: {one}" not in self.found]
        self.found |= dict.fromkeys(new, f"entry {entry}")
        if new and self.pictures:
            file = f"{self.name} {entry} {kind}.png".replace(" ", "-")
            self.page.screenshot(path=self.pictures / file)


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        yield browser
        browser.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--choices", type=int, default=15)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("words", nargs="*")
    asked = parser.parse_args()
    faults = 0
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    with shots.server() as address, browsing() as browser:
        for name, width, language in itertools.product(ours(), WIDTHS, LANGUAGES):
            if not {name, width, language}.issuperset(asked.words):
                continue
            way = Way(browser, address, ours()[name], width, language, asked.shots)
            found = way.walk(asked.choices)
            faults += len(found)
            print(f"{way.name}: {len(found) or 'nothing'}", flush=True)
            for wrong, where in found.items():
                print(f"    {wrong} ({where})", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
