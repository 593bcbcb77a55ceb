"""Tutorials on a phone whose browser keeps a bar at either edge."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.titles import TITLES

from ludoteca.core.game import Message
from ludoteca.core.title import Title
from ludoteca.i18n.event_texts import Party
from ludoteca.testing.messages import translator_of

pytestmark = pytest.mark.browser("whether text is cut off is measured")

Visit = Callable[..., Visitor]
SMALL = {"width": 360, "height": 640}
CUT = """(words, texts) => texts.filter((text) => {
    words.querySelector('p').textContent = text;
    return words.scrollHeight - words.clientHeight > 1;
})"""


def steps(title: Title) -> list[str]:
    """The keys of what a tutorial says, step by step."""
    source = (files(title.package) / "tutorial.json").read_text(encoding="utf-8")
    return [step["say"] for step in json.loads(source)["steps"]]


@pytest.mark.parametrize("language", ["en", "es"])  # the longest words, and the most of them
def test_what_a_tutorial_says_is_read_without_scrolling(visit: Visit, language: str) -> None:
    visitor = visit(viewport=SMALL, has_touch=True, locale=language)
    for title in TITLES:
        visitor.goes_to(f"/games/{title.meta.id}/tutorial")
        words = visitor.page.locator(".note .words")
        expect(words.locator("p")).not_to_be_empty()
        translator = translator_of(title, language)
        texts = [translator.say(Message(key), Party(())) for key in steps(title)]

        assert words.evaluate(CUT, texts) == [], title.meta.id
