"""The dice of a finished table are checked by the browser that sat at it, and by others."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.tables import finished
from tests.browser.visitor import Visitor
from tests.server.house import House
from tests.titles import ANY

pytestmark = pytest.mark.browser("a browser remembers its dice, saves files and runs the rules")

Visit = Callable[..., Visitor]


def test_whoever_played_proves_the_dice_and_takes_the_record_along(visit: Visit) -> None:
    anna = visit()
    anna.plays_now("Anna")
    anna.is_back_when_it_is_over()
    page = anna.page
    expect(anna.end.get_by_text("Luck was worth")).to_be_visible()

    anna.end.get_by_role("link", name="Proof of fair draws").click()

    expect(page.get_by_text("The draws were fair, and your browser can prove it.")).to_be_visible()
    draws = page.get_by_label("Draw", exact=True)
    last = draws.input_value()
    page.get_by_role("button", name="The draw before").click()
    expect(draws).not_to_have_value(last)
    expect(page.get_by_text("mod 6 =")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    table = page.url.split("/")[-2]
    assert download.value.suggested_filename == f"ludoteca-{ANY}-{table}.jsonl"
    record = download.value.path().read_bytes()
    assert json.loads(record)["chance"]["table"] == table

    # Somebody else opens the file.
    ben = visit()
    ben.goes_to("/records")
    ben.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(ben.page.get_by_text("Everything about this record is right.")).to_be_visible()
    expect(ben.page.get_by_text("follow from the secret")).to_be_visible()


def test_a_stranger_is_told_what_the_own_browser_cannot_know(house: House, visit: Visit) -> None:
    ben = visit()

    ben.goes_to(f"/t/{finished(house, 'easy', 'easy').id}/proof")

    expect(ben.page.get_by_text("We found nothing wrong with these draws.")).to_be_visible()
    expect(ben.page.get_by_text("can only check that everything fits together")).to_be_visible()


def test_a_table_that_is_not_over_has_no_proof_yet(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")

    anna.goes_to(f"/t/{anna.has_table('easy')}/proof")

    expect(anna.page.get_by_role("alert")).not_to_be_empty()
    anna.page.get_by_role("link", name="Back to the table").click()
    assert anna.waits_for_turn_or_end()
    anna.complaints.clear()  # the browser itself reports the 409
