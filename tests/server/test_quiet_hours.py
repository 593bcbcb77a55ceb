"""Quiet hours are those of the person's own clock, also on days with 23 or 25 hours."""

from __future__ import annotations

import datetime

from ludoteca.server.notifications import Preferences, QuietHours

NIGHT = Preferences(quiet=QuietHours(22 * 60, 7 * 60), zone="Europe/Madrid")
AFTERNOON = Preferences(quiet=QuietHours(13 * 60, 15 * 60), zone="Europe/Madrid")


def at(text: str) -> int:
    return round(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def test_by_day_nothing_is_put_off() -> None:
    assert NIGHT.quiet_until(at("2026-06-01T12:00+02:00")) is None
    assert NIGHT.quiet_until(at("2026-06-01T07:00+02:00")) is None
    assert AFTERNOON.quiet_until(at("2026-06-01T15:00+02:00")) is None


def test_a_notice_of_the_night_waits_for_the_morning() -> None:
    morning = at("2026-06-02T07:00+02:00")

    assert NIGHT.quiet_until(at("2026-06-01T22:00+02:00")) == morning
    assert NIGHT.quiet_until(at("2026-06-02T06:59+02:00")) == morning
    assert AFTERNOON.quiet_until(at("2026-06-01T14:00+02:00")) == at("2026-06-01T15:00+02:00")


def test_the_night_in_which_clocks_go_back_is_an_hour_longer() -> None:
    evening = at("2026-10-24T23:00+02:00")
    assert NIGHT.quiet_until(evening) == at("2026-10-25T07:00+01:00")


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    evening = at("2026-03-28T23:00+01:00")
    assert NIGHT.quiet_until(evening) == at("2026-03-29T07:00+02:00")


def test_an_end_that_a_day_skips_still_comes() -> None:
    until_half_past_two = Preferences(quiet=QuietHours(0, 150), zone="Europe/Madrid")
    now = at("2026-03-29T01:30+01:00")
    end = until_half_past_two.quiet_until(now)

    assert end is not None
    assert now < end <= at("2026-03-29T03:30+02:00")
