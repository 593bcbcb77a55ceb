"""Finds elements of a table's page that move during choices, by mouse or by touch.

All parts of the table must keep their place from the first turn to the last; only lists of texts
(choices, log, talk) and overlays (captions, banners) may come and go.
"""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Page

TURN_MS: Final = 30_000
MADE: Final = (
    ".sentence, #choices, #log, #talk, .held, .toast, .ribbon, .floats, .strip, .proposals,"
    " .caption, dialog, [role=status], button > span, button > small"
)
"""Elements that may move: lists of texts, sentences, texts of a button with a fixed box,
overlays."""

WATCH: Final = f"""() => {{
  const told = (element) => {{
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 3; at = at.parentElement) {{
      const classes = [...at.classList].filter((one) => !one.startsWith('svelte-'));
      names.unshift([at.tagName.toLowerCase(), ...classes].join('.'));
    }}
    return names.join(' > ');
  }};
  const moved = (globalThis.moved = []);
  const observer = new PerformanceObserver((list) => {{
    for (const {{ sources }} of list.getEntries())
      for (const {{ node, previousRect: from, currentRect: to }} of sources) {{
        const element = node?.nodeType === Node.ELEMENT_NODE ? node : null; // texts are replaced
        const ends = [to.x !== from.x && to.right !== from.right,
          to.y !== from.y && to.bottom !== from.bottom];
        if (!element || !ends.some(Boolean) || element.closest({MADE!r})) continue;
        moved.push(`${{told(element)}} by ${{to.x - from.x}}, ${{to.y - from.y}}`);
      }}
  }});
  observer.observe({{ type: 'layout-shift', buffered: false }});
  globalThis.flushMoved = () => observer.takeRecords();
  const sizes = new Map();
  const resized = new ResizeObserver((entries) => {{
    for (const {{ target, contentRect: {{ width, height }} }} of entries) {{
      const [before, now] = [sizes.get(target), `${{width}} x ${{height}}`];
      sizes.set(target, now);
      if (before && before !== now && target.isConnected)
        moved.push(`${{told(target)}} from ${{before}} to ${{now}}`);
    }}
  }});
  for (const one of document.querySelectorAll('section.board, .board-frame .zoom'))
    resized.observe(one);
}}"""
"""Collects in ``moved`` the elements that move from now on, with their pixels, and changes of size
of the board's room and its map. An element that only grows at one side has not moved."""

SETTLED: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const ended = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 9);
  await Promise.allSettled(ended.map((one) => one.finished));
  await frame();
  return [globalThis.moved.splice(0), document.querySelector('.result') !== null,
    Number(document.querySelector('[data-entry]')?.getAttribute('data-entry') ?? -1)];
}"""

OFFERED: Final = """() => {
  if (!document.querySelector('.prompt.mine')) return []; // otherwise options are suggestions
  const offered = `[role=button][data-spot], button[data-spot], [data-anchor=confirm],
    [data-anchor=done], .chooser .values button, .held .primary`;
  const points = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const parts = [0.5, 0.8, 0.2, 0.65, 0.35]; // a country may be anywhere in its box
    return parts.flatMap((a) => parts.map((b) => [x + a * width, y + b * height]));
  };
  return [...document.querySelectorAll('section.board, .held')]
    .flatMap((part) => [...part.querySelectorAll(offered)])
    .filter((one) => !one.disabled && one.ariaDisabled !== 'true')
    .flatMap((one) => {
      const at = points(one).find(([x, y]) =>
        document.elementFromPoint(x, y)?.closest(offered) === one);
      return at ? [{ at, sure: one.matches('.held .primary'), drawn: !one.matches('button') }] : [];
    });
}"""
"""Points to press for a choice, on the board and beside it."""

WAITS: Final = f"""async () => {{
  const patience = performance.now() + {TURN_MS};
  while (!({OFFERED})().length && !document.querySelector('.result')) {{
    if (performance.now() > patience) throw new Error('nothing is offered');
    await new Promise(requestAnimationFrame);
  }}
}}"""


def choose(page: Page, chance: random.Random, *, finger: bool = False) -> bool:
    """Presses a random option; returns False if there is none."""
    offered: list[dict[str, Any]] = page.evaluate(OFFERED)
    if not offered:
        return False
    # Drawn options or buttons first, because a random walk over a map may never end.
    drawn = chance.random() < 0.5
    likely = [one for one in offered if one["sure"]]
    likely = likely or [one for one in offered if one["drawn"] is drawn]
    x, y = chance.choice(likely or offered)["at"]
    if finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return True


def plays(page: Page, seed: int, *, choices: int, finger: bool = False) -> list[str]:
    """Makes random ``choices``, or until the table is over, and returns the moved elements; a few
    more if none of them completed a choice."""
    chance = random.Random(seed)
    page.evaluate(WATCH)
    found: list[str] = []
    _, _, begun = page.evaluate(SETTLED)
    made, entry = 0, begun
    while made < choices or (entry == begun and made < 10 * choices):
        if choose(page, chance, finger=finger):
            made += 1
        else:
            page.evaluate(WAITS)
        moved, over, entry = page.evaluate(SETTLED)
        if over:
            break
        found += moved
    return found
