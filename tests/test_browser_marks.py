"""A test that uses a browser says why, or is not collected; and it waits for pages by functions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest_plugins = ("pytester",)

ROOT = Path(__file__).parents[1]
SAYS_NOT_WHY = """
def test_drawn(visit): ...
"""
NEEDS_TO_SAY_NOTHING = """
import pytest

@pytest.mark.browser("it is drawn")
def test_drawn(visit): ...

def test_asked(house): ...
"""


def test_a_test_that_uses_a_browser_and_says_not_why_fails_at_collection(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini("[pytest]\nmarkers = browser(why)")
    pytester.makepyfile(test_one=SAYS_NOT_WHY, test_other=NEEDS_TO_SAY_NOTHING)

    found = pytester.runpytest_subprocess("-p", "tests.browser.fixtures")

    found.assert_outcomes(errors=1)
    found.stdout.fnmatch_lines(
        ["*ERROR collecting test_one.py*", 'test_drawn: say by pytest.mark.browser("why") what *']
    )


def test_a_page_is_waited_for_by_functions() -> None:
    """Our pages forbid `eval`, which an expression needs as soon as it is not true at once."""
    waits = re.compile(r'wait_for_function\(\s*f?"(?!\(?\w*\)? => )')
    sources = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "src").rglob("*.py")]

    assert [str(file) for file in sources if waits.search(file.read_text("utf-8"))] == []
