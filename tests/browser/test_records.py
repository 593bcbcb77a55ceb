"""Files of records are opened in the browser, whatever is in them."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

FIXTURES = pathlib.Path(__file__).parents[2] / "src/ludoteca/games/thats_life/fixtures"
NO_RECORD = "There is no record in this file."
GOOD = FIXTURES / "classic-2-seats.jsonl"


def opens(page: Page, name: str, content: bytes) -> None:
    file: Any = {"name": name, "mimeType": "application/jsonl", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)


def test_a_good_file_is_checked_and_played_back(visit: Visit) -> None:
    ben = visit()
    ben.goes_to("/")
    ben.page.get_by_role("link", name="Open a record").click()

    ben.page.locator("input[type=file]").set_input_files(GOOD)

    expect(ben.page.get_by_text("Everything about this record is right.")).to_be_visible()
    expect(ben.page.get_by_text("draws follow from the seed")).to_be_visible()
    ben.page.get_by_role("button", name="To the end").click()
    expect(ben.page.get_by_text("The game is over.", exact=True)).to_be_visible()
    ben.page.get_by_label("Record, of 2").fill("2")
    ben.page.get_by_label("Record, of 2").press("Enter")
    expect(ben.page.locator("[data-replayed='0']")).to_be_visible()


def test_a_file_in_which_a_die_was_changed_says_where(visit: Visit) -> None:
    record = json.loads(GOOD.read_bytes().splitlines()[0])
    record["entries"][7]["tape"][0] = (record["entries"][7]["tape"][0] + 1) % 6
    ben = visit()
    ben.goes_to("/records")

    opens(ben.page, "changed.jsonl", json.dumps(record, separators=(",", ":")).encode())

    expect(ben.page.get_by_text("Something about this record is not right.")).to_be_visible()
    expect(ben.page.get_by_text("The checksum does not fit")).to_be_visible()
    expect(ben.page.get_by_text("The trail does not fit from entry 7 on.")).to_be_visible()
    expect(ben.page.get_by_text("This record does not hold. entry 7")).to_be_visible()
    ben.complaints.clear()  # the browser itself reports the 422


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("empty.jsonl", b"", NO_RECORD),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00\xff" * 50, NO_RECORD),
        ("other.json", b'{"a": [1, 2, {"b": null}]}', NO_RECORD),
        ("half.jsonl", GOOD.read_bytes()[:400], "Line 1 is no record."),
    ],
)
def test_other_files_are_refused_in_words(
    visit: Visit, name: str, content: bytes, words: str
) -> None:
    ben = visit()
    ben.goes_to("/records")

    opens(ben.page, name, content)

    expect(ben.page.get_by_role("alert")).to_contain_text(words)
    opens(ben.page, "good.jsonl", GOOD.read_bytes())
    expect(ben.page.get_by_text("Everything about this record is right.")).to_be_visible()
