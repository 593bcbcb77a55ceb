"""Postures: sizes and orientations of screens, and checks that a page fits each of them."""

from __future__ import annotations

from typing import Final

import msgspec
from playwright.sync_api import Page

SMALLEST_BOARD: Final = 0.5
"""Least sides of the board's room, as a part of the smaller side of the window."""
SMALLEST_DRAWING: Final = 0.45
"""Least size of the largest drawing of a board, as a part of the same; a third with text of double
size, because everything around it is twice as high."""
SHORTEST_LINE: Final = 12
"""Least letters in a line of the prompt; Chinese and Korean ones count twice."""

LOOKS: Final = 40
BETWEEN_MS: Final = 50


class Posture(msgspec.Struct, frozen=True):
    """A size of the window; ``text`` is the reader's size of text in percent."""

    name: str
    width: int
    height: int
    text: int = 100


USUAL: Final = Posture("360x740", 360, 740)
POSTURES: Final = (
    Posture("320x256", 320, 256),  # a laptop at 400 %
    Posture("320x640", 320, 640),
    USUAL,
    Posture("412x915", 412, 915),
    Posture("640x360", 640, 360),
    Posture("667x375", 667, 375),
    Posture("683x384", 683, 384),  # a laptop at 200 %
    Posture("740x360", 740, 360),
    Posture("844x390", 844, 390),
    Posture("932x430", 932, 430),
    Posture("768x1024", 768, 1024),
    Posture("1024x768", 1024, 768),
    Posture("1280x800-text-200", 1280, 800, 200),
    Posture("2560x1080", 2560, 1080),
)

_LOOK = """() => {
  const WIDE = /[\\u1100-\\u11ff\\u3000-\\u9fff\\uac00-\\ud7af]/gu;
  const seen = (box) => box.width > 1.5 && box.height > 1.5;
  const rows = (range) => {
    const tops = [];
    for (const { top, height, width } of range.getClientRects())
      if (width > 0 && !tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
    return tops.length;
  };
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const torn = [];
  while (all.nextNode()) {
    const { currentNode: text } = all;
    const parent = text.parentElement;
    if (!parent || parent.closest('svg, script, style, noscript, .visually-hidden')) continue;
    const { clipPath } = getComputedStyle(parent);
    if (clipPath !== 'none') continue; // only for screen readers
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { index, 0: word } of text.data.matchAll(/[\\p{L}\\p{N}]{4,}/gu)) {
      if (word.match(WIDE)) continue; // may break anywhere
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const box = range.getBoundingClientRect();
      if (seen(box) && rows(range) > 1) torn.push(word);
    }
  }
  const out = [...document.querySelectorAll('button, a, input, select')].filter((one) => {
    const box = one.getBoundingClientRect();
    const visible = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return visible && seen(box) && !one.closest('.skip, svg, [data-scrolls]') &&
      (box.left < -1 || box.right > innerWidth + 1);
  });
  const found = {
    torn,
    out: out.map((one) => one.ariaLabel || one.textContent.trim()),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
  const table = document.querySelector('.play section.board');
  if (!table) return found;
  const room = table.getBoundingClientRect();
  const { width, height } = room;
  const drawings = [...table.querySelectorAll('svg')].map((svg) => {
    const box = svg.getBoundingClientRect();
    return Math.min(
      Math.min(box.right, room.right) - Math.max(box.left, room.left),
      Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top),
    );
  });
  const status = document.querySelector('.prompt p');
  const unfold = document.querySelector('.prompt .unfold');
  const range = document.createRange();
  range.selectNodeContents(status);
  const said = status.textContent.trim();
  const letters = said.length + (said.match(WIDE)?.length ?? 0);
  const long = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
  return {
    ...found,
    board: Math.min(width, height) / Math.min(innerWidth, innerHeight),
    drawing: Math.max(0, ...drawings) / Math.min(innerWidth, innerHeight),
    status: (status.clientWidth * letters) / long,
    cut: status.scrollHeight > status.clientHeight + 2 && !unfold?.checkVisibility(),
  };
}"""


class Fit(msgspec.Struct, frozen=True):
    """The fit of a page. ``torn`` are words broken over two lines; ``out`` are controls not wholly
    inside the window; ``sideways`` is the width of the page beyond the window in pixels. At a table
    ``board`` is the smaller side of the board's room as a part of the window's, ``drawing`` that of
    its largest drawing, ``status`` the letters in a line of the prompt; ``cut`` says that a part of
    the prompt is hidden and nothing unfolds it."""

    torn: list[str]
    out: list[str]
    sideways: int
    board: float = 1.0
    drawing: float = 1.0
    status: float = 100.0
    cut: bool = False

    def wrong(self, text: int = 100) -> list[str]:
        """The misfits, with text of ``text`` percent."""
        said = []
        if self.board < SMALLEST_BOARD:
            said.append(f"board {self.board:.2f}")
        if self.drawing < (SMALLEST_DRAWING if text < 200 else 1 / 3):
            said.append(f"board draws {self.drawing:.2f}")
        if self.status < SHORTEST_LINE:
            said.append(f"status {self.status:.0f} letters a line")
        if self.cut:
            said.append("status is cut")
        if self.torn:
            said.append(f"torn: {', '.join(self.torn)}")
        if self.out:
            said.append(f"outside: {', '.join(self.out)}")
        if self.sideways > 0:
            said.append(f"{self.sideways} px too wide")
        return said


_DRAWN = f"""async (text) => {{
  document.documentElement.style.fontSize = `${{text}}%`;
  const parts = '.play section.board, .prompt, main svg, main button';
  const stand = () => [...document.querySelectorAll(parts)].map((one) => {{
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }}).join(';');
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const patience = performance.now() + {LOOKS * BETWEEN_MS};
  await drawn();
  for (let [before, now] = ['', stand()]; before !== now && performance.now() < patience;) {{
    await drawn();
    [before, now] = [now, stand()];
  }}
}}"""
"""Sets the size of text and waits for two equal frames, because boards lay themselves out one frame
after they get a new size."""


def take(page: Page, posture: Posture) -> None:
    """Changes the window without loading the page again."""
    page.set_viewport_size({"width": posture.width, "height": posture.height})
    page.evaluate(_DRAWN, posture.text)


def look(page: Page) -> Fit:
    """The fit of the page now."""
    return msgspec.convert(page.evaluate(_LOOK), Fit)


def misfits(page: Page, posture: Posture) -> list[str]:
    """The misfits in a posture, after waiting for boards, which lay themselves out with a
    motion."""
    take(page, posture)
    for _ in range(LOOKS):
        wrong = look(page).wrong(posture.text)
        if not wrong:
            break
        page.wait_for_timeout(BETWEEN_MS)
    return wrong
