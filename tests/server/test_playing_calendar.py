"""A person's time runs in their playing hours, by the clock of their zone, and on no holiday."""

from __future__ import annotations

import datetime
import timeit
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.pace import slower

from ludoteca.server.tables.clocks import Calendar, Holiday, Hours

HOUR, DAY = 3_600_000, 86_400_000

ZONES = (
    "UTC", "Europe/Madrid", "America/New_York", "America/Havana", "America/Asuncion",
    "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "Africa/Casablanca", "Nowhere/Land",
)  # fmt: skip

moments = some.integers(
    int(datetime.datetime(2011, 12, 1, tzinfo=datetime.UTC).timestamp() * 1000),
    int(datetime.datetime(2030, 1, 1, tzinfo=datetime.UTC).timestamp() * 1000),
)
hours = some.builds(
    lambda zone, begins, lasts: Hours(zone, begins, begins + lasts),
    some.sampled_from(ZONES),
    some.integers(0, 1439),
    some.integers(480, 1440),
)


@some.composite
def calendars(draw: some.DrawFn, near: int) -> Calendar:
    """Calendars in which something happens around a moment."""
    around = some.integers(near - 10 * DAY, near + 30 * DAY)
    changes = sorted(draw(some.lists(around, max_size=3, unique=True)))
    days_off = draw(some.lists(some.tuples(around, some.integers(0, 9 * DAY)), max_size=3))
    return Calendar(
        ((0, draw(hours)), *((since, draw(hours)) for since in changes)),
        tuple(Holiday(begins, begins + lasts) for begins, lasts in days_off),
    )


situations = moments.flatmap(lambda at: some.tuples(some.just(at), calendars(at)))


def at(text: str, zone: str = "UTC") -> int:
    here = datetime.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))
    return round(here.timestamp() * 1000)


def played(zone: str, begins: int, ends: int, *holidays: Holiday) -> Calendar:
    """A person who plays from an hour until another."""
    return Calendar(((0, Hours(zone, begins * 60, ends * 60)),), holidays)


# ---- every calendar -----------------------------------------------------------------------------


@given(situations, some.integers(0, 14 * DAY))
def test_time_that_is_due_has_run_by_then_and_not_before(
    situation: tuple[int, Calendar], budget: int
) -> None:
    begin, calendar = situation

    due = calendar.due(begin, budget)

    assert calendar.running(begin, due) == budget
    if budget:
        assert calendar.running(begin, due - 1) == budget - 1


@given(situations, some.integers(0, 60 * DAY))
def test_what_has_run_is_due_when_it_had_run(situation: tuple[int, Calendar], span: int) -> None:
    begin, calendar = situation
    ran = calendar.running(begin, begin + span)

    due = calendar.due(begin, ran)

    assert due <= begin + span
    assert calendar.running(due, begin + span) == 0


@given(situations, some.integers(0, 30 * DAY), some.integers(0, 30 * DAY))
def test_time_that_runs_in_two_spans_is_that_of_both(
    situation: tuple[int, Calendar], first: int, second: int
) -> None:
    begin, calendar = situation
    middle, end = begin + first, begin + first + second

    both = calendar.running(begin, middle) + calendar.running(middle, end)

    assert calendar.running(begin, end) == both <= end - begin


@given(situations)
def test_time_runs_from_its_next_moment_on(situation: tuple[int, Calendar]) -> None:
    begin, calendar = situation

    runs = calendar.next_running(begin)

    assert runs >= begin
    assert calendar.running(begin, runs) == 0
    assert calendar.running(runs, runs + 1) == 1
    assert calendar.next_running(runs) == runs


@given(moments, hours)
def test_time_runs_when_the_clock_on_the_wall_says_so(moment: int, one: Hours) -> None:
    zone = ZoneInfo(one.zone) if one.zone in ZONES[:-1] else ZoneInfo("UTC")
    here = datetime.datetime.fromtimestamp(moment / 1000, zone)
    offsets = {
        datetime.datetime.fromtimestamp(moment / 1000 + hour * 3600, zone).utcoffset()
        for hour in range(-50, 51)
    }
    minute = here.hour * 60 + here.minute
    open_now = one.begins <= minute < one.ends or one.begins <= minute + 1440 < one.ends

    if len(offsets) == 1:  # else what is skipped or shown twice decides
        assert (Calendar(((0, one),)).running(moment, moment + 1) == 1) == open_now


@given(situations, some.integers(-10 * DAY, 30 * DAY))
def test_time_runs_in_the_hours_of_that_moment_and_on_no_holiday(
    situation: tuple[int, Calendar], later: int
) -> None:
    near, calendar = situation
    moment = near + later
    off = any(one.begins_ms <= moment < one.ends_ms for one in calendar.holidays)
    since, valid = max((one for one in calendar.hours if one[0] <= moment), key=lambda one: one[0])
    open_now = Calendar(((since, valid),)).running(moment, moment + 1) == 1

    assert (calendar.running(moment, moment + 1) == 1) == (open_now and not off)
    assert (calendar.on_holiday(moment) is not None) == off


# ---- a day in a zone ----------------------------------------------------------------------------


def test_a_night_does_not_count() -> None:
    anna = played("Europe/Madrid", 8, 23)
    evening = at("2026-06-01T22:00", "Europe/Madrid")

    assert anna.due(evening, 2 * HOUR) == at("2026-06-02T09:00", "Europe/Madrid")
    assert anna.next_running(evening + HOUR) == at("2026-06-02T08:00", "Europe/Madrid")


def test_hours_may_last_past_midnight() -> None:
    owl = played("Europe/Madrid", 18, 26)
    late = at("2026-06-02T01:00", "Europe/Madrid")

    assert owl.next_running(late) == late
    assert owl.due(late, 2 * HOUR) == at("2026-06-02T19:00", "Europe/Madrid")


def test_the_whole_day_counts_where_it_is_wished() -> None:
    anna = played("Europe/Madrid", 5, 29)

    assert anna.running(0, 100 * DAY) == 100 * DAY


def test_the_night_of_summer_time_takes_an_hour_or_gives_one() -> None:
    owl = played("Europe/Madrid", 20, 30)

    in_spring = at("2026-03-28T12:00", "Europe/Madrid"), at("2026-03-29T12:00", "Europe/Madrid")
    in_autumn = at("2026-10-24T12:00", "Europe/Madrid"), at("2026-10-25T12:00", "Europe/Madrid")

    assert owl.running(*in_spring) == 9 * HOUR
    assert owl.running(*in_autumn) == 11 * HOUR


def test_hours_that_begin_in_a_skipped_hour_begin_with_the_skip() -> None:
    early = Calendar(((0, Hours("Europe/Madrid", 150, 150 + 600)),))  # 02:30 to 12:30
    night = at("2026-03-29T00:00", "Europe/Madrid")

    assert early.next_running(night) == at("2026-03-29T03:00", "Europe/Madrid")


def test_hours_that_begin_in_an_hour_that_comes_twice_begin_with_the_first() -> None:
    early = Calendar(((0, Hours("Europe/Madrid", 150, 150 + 600)),))
    night = at("2026-10-25T00:00", "Europe/Madrid")

    assert early.next_running(night) == at("2026-10-25T00:30")  # in UTC
    assert early.running(night, night + DAY) == 11 * HOUR


def test_half_an_hour_is_skipped_on_lord_howe() -> None:
    owl = played("Australia/Lord_Howe", 20, 30)

    assert owl.running(at("2026-10-03T00:00"), at("2026-10-04T00:00")) == 9.5 * HOUR
    assert owl.running(at("2026-04-04T00:00"), at("2026-04-05T00:00")) == 10.5 * HOUR


def test_kathmandu_is_three_quarters_of_an_hour_off() -> None:
    assert played("Asia/Kathmandu", 8, 23).next_running(at("2026-06-01T00:00")) == at(
        "2026-06-01T02:15"
    )


def test_a_day_that_was_never_has_no_hours() -> None:
    samoan = played("Pacific/Apia", 8, 23)
    thursday, saturday = (
        at("2011-12-29T23:00", "Pacific/Apia"),
        at("2011-12-31T08:00", "Pacific/Apia"),
    )

    assert saturday - thursday == 9 * HOUR
    assert samoan.next_running(thursday) == saturday
    assert samoan.running(thursday - 15 * HOUR, saturday + HOUR) == 16 * HOUR


def test_an_unknown_zone_is_utc() -> None:
    for name in ("Nowhere/Land", "", "../etc/passwd", "a\0b"):
        lost = played(name, 8, 23)
        assert lost.next_running(at("2026-06-01T00:00")) == at("2026-06-01T08:00")


# ---- changes and holidays -----------------------------------------------------------------------


def test_hours_count_from_their_change_on() -> None:
    moved = at("2026-06-01T12:00")
    anna = Calendar(
        ((0, Hours("UTC", 480, 1380)), (moved, Hours("Asia/Seoul", 480, 1380)))  # 23:00 to 14:00
    )

    assert anna.running(at("2026-06-01T00:00"), moved) == 4 * HOUR
    assert anna.running(moved, at("2026-06-02T00:00")) == 3 * HOUR


def test_holidays_do_not_count() -> None:
    away = Holiday(at("2026-06-01T20:00"), at("2026-06-04T00:00"))
    overlapping = Holiday(at("2026-06-03T12:00"), at("2026-06-05T10:00"))
    anna = played("UTC", 8, 23, overlapping, away)

    assert anna.due(at("2026-06-01T18:00"), 3 * HOUR) == at("2026-06-05T11:00")
    assert anna.on_holiday(at("2026-06-02T00:00")) == at("2026-06-05T10:00")
    assert anna.on_holiday(at("2026-06-05T10:00")) is None


def test_a_holiday_that_begins_with_the_hours_takes_all_of_them() -> None:
    anna = played("UTC", 8, 23, Holiday(at("2026-06-01T08:00"), at("2026-06-01T23:00")))

    assert anna.next_running(at("2026-06-01T00:00")) == at("2026-06-02T08:00")


def test_a_holiday_counts_where_the_whole_day_is_played() -> None:
    anna = played("UTC", 0, 24, Holiday(at("2026-06-01T08:00"), at("2026-06-02T08:00")))

    assert anna.due(at("2026-06-01T00:00"), DAY) == at("2026-06-03T00:00")


@pytest.mark.parametrize(("begins", "ends"), [(480, 959), (480, 1921), (-1, 700), (1440, 2000)])
def test_hours_last_from_8_to_24(begins: int, ends: int) -> None:
    with pytest.raises(ValueError, match="playing hours"):
        Hours("UTC", begins, ends)


# ---- what it costs ------------------------------------------------------------------------------


@pytest.mark.alone
@pytest.mark.parametrize("zone", ["Asia/Seoul", "Europe/Madrid"])
def test_two_weeks_take_less_than_a_tenth_of_a_millisecond(zone: str) -> None:
    """Half of that on a machine that does nothing else; clocks change in these two weeks."""
    anna = played(zone, 8, 23, Holiday(at("2026-10-20T00:00"), at("2026-10-21T00:00")))
    begin = at("2026-10-18T00:00")

    taken = min(timeit.repeat(lambda: anna.running(begin, begin + 14 * DAY), number=50, repeat=9))

    assert taken / 50 < 100e-6 * slower()
