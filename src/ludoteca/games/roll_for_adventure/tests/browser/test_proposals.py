"""Two people and a bot show each other what they would do, from the first turn to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, TURN_MS, Visitor

Visit = Callable[..., Visitor]

BOARD = ".roll-for-adventure"
MOVES = 400
"""More than a table of people who take what is listed first ever has."""


MAKE = """async () => {
  await fetch('/api/me');
  const token = () => document.cookie.match(/csrftoken=([^;]+)/)[1];
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-csrftoken': token() },
  })).json();
  await post('/api/guests', { name: 'Anna' });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const options = { short_tracks: true };
  return (await post('/api/tables', { game: 'roll-for-adventure', seats, options })).id;
}"""


def a_table_of_three(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna, Ben on a phone, and a bot; on short tracks, so that it does not last."""
    anna, ben = visit(), visit(viewport=PHONE, has_touch=True)
    anna.goes_to("/")
    path = f"/t/{anna.page.evaluate(MAKE)}"
    for one in (anna, ben):
        one.goes_to(path)
    ben.page.locator(".asked input").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    anna.page.get_by_role("button", name="Start the game").click()
    for one in (anna, ben):
        expect(one.page.locator(BOARD)).to_be_visible()
    return anna, ben


def chooses(one: Visitor) -> None:
    """The first in the list, by keys."""
    one.page.locator(".board-frame").focus()
    one.page.keyboard.press("1")
    if one.page.locator("#choices .back").count():
        one.page.keyboard.press("1")


def proposes_and_is_heard(one: Visitor, other: Visitor, name: str) -> None:
    """``one`` shows the first option of ``other``, who does it with a tap."""
    before = other.entry
    expect(one.page.get_by_text(re.compile("Choose one to propose it to"))).to_be_attached()
    chooses(one)
    shown = other.page.locator(".proposal")
    expect(shown).to_contain_text(f"{name} proposes:")
    expect(one.page.locator(".proposal")).to_have_count(1)
    shown.get_by_role("button", name="Do it").click()
    other.sees_more_than(before)
    expect(shown).to_have_count(0)


@pytest.mark.long
def test_proposals_go_both_ways_through_a_whole_table(visit: Visit) -> None:
    anna, ben = a_table_of_three(visit)
    people = {"Anna": anna, "Ben": ben}
    heard: set[str] = set()
    for _ in range(MOVES):
        if anna.end.count() and ben.end.count():
            break
        asked = next(
            (one for one in people if people[one].page.locator(".prompt.mine").count()), ""
        )
        if not asked:
            anna.page.wait_for_timeout(20)
            continue
        other = "Ben" if asked == "Anna" else "Anna"
        if asked not in heard and people[asked].choices.count() > 1:
            proposes_and_is_heard(people[other], people[asked], other)
            heard.add(asked)
            continue
        before = people[asked].entry
        chooses(people[asked])
        people[asked].sees_more_than(before)

    assert heard == {"Anna", "Ben"}
    for one in people.values():
        expect(one.end).to_be_visible(timeout=TURN_MS)
        assert one.complaints == []
