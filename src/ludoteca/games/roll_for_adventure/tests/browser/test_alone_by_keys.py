"""One person with two heroes, by keys alone, on a small phone in Spanish."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

BOARD = ".roll-for-adventure"
ENTRIES = 400
MAKE = """async () => {
  await fetch('/api/me');
  const token = () => document.cookie.match(/csrftoken=([^;]+)/)[1];
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-csrftoken': token() },
  })).json();
  await post('/api/guests', { name: 'Anna' });
  const options = { solo_heroes: 2, short_tracks: true };
  const seats = [{ kind: 'me' }];
  const { id } = await post('/api/tables', { game: 'roll-for-adventure', seats, options });
  await post(`/api/tables/${id}/start`);
  return id;
}"""
STICKS_OUT = """() => [...document.querySelectorAll('.roll-for-adventure .button')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.long
def test_two_heroes_of_one_person_play_to_the_end_by_keys(visit: Visit) -> None:
    anna = visit(viewport=PHONE, locale="es-ES")
    anna.goes_to("/")
    anna.goes_to(f"/t/{anna.page.evaluate(MAKE)}")
    expect(anna.page.locator(BOARD)).to_be_visible()
    signs = anna.page.locator(f"{BOARD} .map [aria-pressed]:has(.tile)")
    expect(signs).to_have_count(5)
    for _ in range(ENTRIES):
        if anna.end.count():
            break
        before = anna.entry
        anna.page.locator(".board-frame").focus()
        anna.page.keyboard.press("1")
        if anna.page.locator("#choices .back").count():
            anna.page.keyboard.press("1")
        anna.sees_more_than(before)
        assert anna.page.evaluate(STICKS_OUT) == []

    expect(anna.end).to_be_visible()
    assert anna.complaints == []
