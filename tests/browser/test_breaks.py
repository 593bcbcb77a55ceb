"""Lines of Korean and Chinese pages break between words, not inside of names and numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.visitor import Visitor
from tests.titles import ANY, by_turns

pytestmark = pytest.mark.browser("lines break in a layout")

Visit = Callable[..., Visitor]

TORN = r"""() => {
  const units = /第?\s?\d+\s?(?:人|年|局|名|分鐘|歲|명|년|판|위|분|세)/gu;
  const names = [...document.querySelectorAll('main h1, main h2, main h3, main a, main button')]
    .map((one) => one.textContent.trim())
    .filter((name) => /^[\p{Script=Han}\p{Script=Hangul}]{2,7}$/u.test(name));
  const torn = new Set();
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (node.parentElement.closest('.visually-hidden, svg, option')) continue;
    const text = node.data;
    const parts = [...text.matchAll(units)].map((found) => [found.index, found[0].length]);
    if (names.includes(text.trim())) parts.push([text.indexOf(text.trim()), text.trim().length]);
    for (const [at, length] of parts) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + length);
      const ends = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6));
      if (new Set(ends).size > 1) torn.add(text.slice(at, at + length));
    }
  }
  return [...torn];
}"""


@pytest.mark.parametrize("language", by_turns(1, ("ko-KR", "zh-TW"), most=1))
def test_no_name_and_no_number_with_its_unit_is_torn(visit: Visit, language: str) -> None:
    anna = visit(locale=language)
    anna.is_known_as("Anna")
    anna.has_table("open", listed=True)
    found = {}

    for path in ("/", "/lobby", f"/games/{ANY}", "/records", "/me"):
        anna.goes_to(path)
        anna.page.locator("main h1").wait_for()
        anna.page.wait_for_load_state("networkidle")
        for width in (320, 340, 360, 390, 430, 768, 900, 1280):
            anna.page.set_viewport_size({"width": width, "height": 740})
            found[path, width] = anna.page.evaluate(TORN)

    assert {where: torn for where, torn in found.items() if torn} == {}
