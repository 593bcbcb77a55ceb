"""People choose when they play, and take holidays that the others at a table see."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, cast

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from tests.server.databases import migrated, only_sqlite, sql
from tests.server.days import NOON, HouseOfDays
from tests.server.house import House, Person, two_at_a_table, until

from ludoteca.server import clock
from ludoteca.server.channel import Alone
from ludoteca.server.db import migrations
from ludoteca.server.db.engine import Database
from ludoteca.server.db.migrate import migrate
from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.hours.calendars import HOURS_CHANGED, Calendars
from ludoteca.server.hours.holidays import MOST_DAYS, days_left, last_day
from ludoteca.server.hours.service import MOST_CHANGES, PlayingHours, changes_left
from ludoteca.server.jobs import JobKind, Jobs, work_of
from ludoteca.server.people.joining import Joining
from ludoteca.server.sessions import OpenSockets
from ludoteca.server.tables.clocks import USUAL, Calendar, Hours
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.state import RoomServices

Visit = Callable[[House], Person]

DAY = 86_400_000
ANNA, BEN = Guest("a" * 32, "Anna"), Guest("b" * 32, "Ben")
MADRID, SEOUL = Hours("Europe/Madrid", 480, 1380), Hours("Asia/Seoul", 600, 1500)


def at(text: str) -> int:
    return round(datetime.datetime.fromisoformat(text).timestamp() * 1000)


class Desk:
    """The services on a database, as each process of a house has them, and a clock that is set."""

    def __init__(
        self, database: Database, file: pathlib.Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.file = file
        self.database, self.channel, self.jobs = database, Alone(), Jobs(database)
        self.rooms, self.room_services = self, cast("RoomServices", self)
        self.caretaker = self
        self.follow: Callable[[str], Awaitable[None]] | None = None
        self.told: list[str] = []
        self.holidays = cast("Any", type("Holidays", (), {})())
        self.calendars: Any = []
        self.calendars = Calendars(cast("Any", self))
        self.hours = PlayingHours(database, self.calendars)
        self.now = at("2026-06-01T12:00+00:00")
        monkeypatch.setattr(clock, "now", lambda: self.now)

    async def follow_calendar(self, guest: str) -> None:
        if self.follow is not None:
            await self.follow(guest)

    def tell_of(self, guest: str) -> None:
        self.told.append(guest)

    def notice(self) -> None:
        """No scheduler runs."""

    async def passes(self, milliseconds: int) -> None:
        """Time passes, and jobs that are due by then are done."""
        self.now += milliseconds
        kind: JobKind = self.calendars.kind
        for job in await self.jobs.claim(self.now, self.now + 60_000, 99, [HOURS_CHANGED]):
            await work_of(self.jobs, kind).handle(job)


@pytest.fixture
async def desk(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    database = open_database(await migrated(tmp_path / "db"))
    for guest in (ANNA, BEN):
        await GuestStore(database).add(guest)
    yield Desk(database, tmp_path / "db", monkeypatch)
    await database.close()


class NoRooms:
    async def reseat(self, table: str, *guests: str) -> None:
        """No room is open."""


# ---- hours --------------------------------------------------------------------------------------


async def test_hours_hold_from_their_choice_on_and_what_held_before_stays(desk: Desk) -> None:
    first = desk.now
    await desk.hours.choose(ANNA.id, MADRID)
    desk.now += DAY
    await desk.hours.choose(ANNA.id, SEOUL)

    known = desk.calendars.of(ANNA.id)

    assert known.hours == ((0, USUAL), (first, MADRID), (first + DAY, SEOUL))
    assert desk.calendars.of(BEN.id) == Calendar()


@pytest.mark.on_both
async def test_hours_are_changed_three_times_a_week_after_the_first_choice(desk: Desk) -> None:
    for n in range(1 + MOST_CHANGES):
        desk.now += 1
        await desk.hours.choose(ANNA.id, Hours("UTC", n * 60, n * 60 + 600))
    before = desk.calendars.of(ANNA.id)

    with pytest.raises(Problem, match="error-hours-changed"):
        await desk.hours.choose(ANNA.id, MADRID)
    await desk.hours.choose(ANNA.id, before.hours[-1][1])  # the same is no change

    assert desk.calendars.of(ANNA.id) == before
    desk.now += 7 * DAY
    assert changes_left(before, desk.now) == MOST_CHANGES
    await desk.hours.choose(ANNA.id, MADRID)


@pytest.mark.on_both
async def test_many_changes_at_once_are_no_more_than_three(desk: Desk) -> None:
    await desk.hours.choose(ANNA.id, MADRID)
    desk.now += 1

    async def change(n: int) -> bool:
        desk.now += 1
        try:
            await desk.hours.choose(ANNA.id, Hours("UTC", n, n + 600))
        except Problem:
            return False
        return True

    assert sum(await asyncio.gather(*(change(n) for n in range(12)))) == MOST_CHANGES


async def test_the_zone_of_the_browser_is_taken_once(desk: Desk) -> None:
    await desk.hours.suggest_zone(ANNA.id, "Europe/Madrid")
    await desk.hours.suggest_zone(ANNA.id, "Asia/Seoul")

    assert desk.calendars.of(ANNA.id).hours[-1][1] == MADRID


@pytest.mark.on_both
async def test_what_held_long_ago_is_forgotten(desk: Desk) -> None:
    await desk.hours.choose(ANNA.id, MADRID)
    await desk.hours.begin_holiday(ANNA.id, 2)
    desk.now += 300 * DAY
    await desk.hours.choose(ANNA.id, SEOUL)
    valid = desk.now
    desk.now += 500 * DAY

    await desk.hours.choose(ANNA.id, MADRID)

    known = await desk.hours.read(ANNA.id)
    assert known.hours == ((0, USUAL), (valid, SEOUL), (desk.now, MADRID))
    assert known.holidays == ()


# ---- holidays -----------------------------------------------------------------------------------


async def test_a_holiday_lasts_until_midnight_where_the_person_is(desk: Desk) -> None:
    await desk.hours.choose(ANNA.id, MADRID)

    calendar = await desk.hours.begin_holiday(ANNA.id, 3)

    assert calendar.on_holiday(desk.now) == at("2026-06-04T00:00+02:00")
    assert last_day(calendar, desk.now) == at("2026-06-03T12:00+00:00")
    assert days_left(calendar, desk.now) == MOST_DAYS - 3
    assert calendar.due(desk.now, DAY // 24) == at("2026-06-04T09:00+02:00")


async def test_a_holiday_may_be_until_a_day(desk: Desk) -> None:
    calendar = await desk.hours.begin_holiday(ANNA.id, datetime.date(2026, 6, 5))

    assert calendar.on_holiday(desk.now) == at("2026-06-06T00:00+00:00")
    for wrong in (datetime.date(2026, 5, 31), datetime.date(2026, 7, 1), datetime.date(9999, 1, 1)):
        with pytest.raises(Problem, match="error-holiday-days"):
            await desk.hours.begin_holiday(BEN.id, wrong)


@pytest.mark.on_both
async def test_who_is_back_gets_the_days_that_had_not_begun(desk: Desk) -> None:
    await desk.hours.begin_holiday(ANNA.id, 20)
    desk.now += DAY

    calendar = await desk.hours.end_holiday(ANNA.id)

    assert calendar.on_holiday(desk.now) is None
    assert days_left(calendar, desk.now) == MOST_DAYS - 2


async def test_each_holiday_takes_a_day_at_least(desk: Desk) -> None:
    for _ in range(MOST_DAYS):
        await desk.hours.begin_holiday(ANNA.id, 1)
        await desk.hours.end_holiday(ANNA.id)
        desk.now += 1

    with pytest.raises(Problem, match="error-holiday-left"):
        await desk.hours.begin_holiday(ANNA.id, 1)


async def test_a_holiday_over_new_year_takes_days_of_both_years(desk: Desk) -> None:
    desk.now = at("2026-12-30T12:00+00:00")
    calendar = await desk.hours.begin_holiday(ANNA.id, 10)
    assert days_left(calendar, desk.now) == MOST_DAYS - 2

    desk.now = at("2027-01-09T12:00+00:00")

    assert days_left(calendar, desk.now) == MOST_DAYS - 8
    with pytest.raises(Problem, match="error-holiday-left"):
        await desk.hours.begin_holiday(ANNA.id, MOST_DAYS - 7)


@pytest.mark.on_both
async def test_one_holiday_at_a_time_however_many_are_begun(desk: Desk) -> None:
    begun = await asyncio.gather(
        *(desk.hours.begin_holiday(ANNA.id, 2) for _ in range(5)), return_exceptions=True
    )

    refused = [one for one in begun if isinstance(one, Problem)]
    assert [one.code for one in refused] == ["error-on-holiday"] * 4
    assert len((await desk.hours.read(ANNA.id)).holidays) == 1


# ---- who is told --------------------------------------------------------------------------------


@pytest.mark.on_both
async def test_a_change_is_followed_by_its_job_and_the_end_of_a_holiday_once_more(
    desk: Desk,
) -> None:
    changed: list[str] = []
    followed: list[tuple[str, int | None]] = []

    async def follow(guest: str) -> None:
        followed.append((guest, desk.calendars.of(guest).on_holiday(desk.now)))

    desk.calendars.on_change(changed.append)
    desk.follow = follow
    await desk.hours.begin_holiday(ANNA.id, 1)
    ends = at("2026-06-02T00:00+00:00")
    assert (changed, desk.told) == ([ANNA.id], [ANNA.id])

    await desk.passes(0)
    assert followed == [(ANNA.id, ends)]
    assert desk.calendars.holiday(ANNA.id) == at("2026-06-01T12:00+00:00")
    await desk.passes(ends - desk.now)

    assert followed == [(ANNA.id, ends), (ANNA.id, None)]
    assert desk.calendars.holiday(ANNA.id) is None
    await desk.passes(400 * DAY)
    assert len(followed) == 2


@pytest.mark.on_both
async def test_a_process_that_begins_knows_all(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await desk.hours.choose(ANNA.id, MADRID)
    other = Desk(desk.database, desk.file, monkeypatch)
    assert other.calendars.of(ANNA.id) == Calendar()

    await other.calendars.prepare()

    assert other.calendars.of(ANNA.id) == desk.calendars.of(ANNA.id)


@pytest.mark.on_both
async def test_a_calendar_that_nobody_told_of_is_found_and_followed(desk: Desk) -> None:
    row = (ANNA.id, 1, "Asia/Seoul", 480, 1380)
    await asyncio.to_thread(
        sql,
        desk.file,
        "INSERT INTO playing_hours (guest, since, zone, begins, ends) VALUES (?, ?, ?, ?, ?)",
        *row,
    )
    running = asyncio.create_task(desk.calendars.run())
    desk.calendars._hear(None)

    async def job() -> bool | None:
        return await desk.jobs.first_due(desk.now, [HOURS_CHANGED]) is not None or None

    await until(job)
    running.cancel()

    assert desk.calendars.of(ANNA.id).hours[-1][1].zone == "Asia/Seoul"
    assert desk.told == [ANNA.id]


@pytest.mark.on_both
async def test_of_two_persons_with_hours_the_one_who_stays_keeps_theirs(desk: Desk) -> None:
    await desk.hours.choose(ANNA.id, SEOUL)
    await desk.hours.begin_holiday(ANNA.id, 2)
    await desk.hours.choose(BEN.id, MADRID)
    rooms = cast("Rooms", NoRooms())
    joining = Joining(desk.database, rooms, OpenSockets(Alone()), {})

    await joining.join(ANNA.id, BEN.id)

    joined = await desk.hours.read(BEN.id)
    assert [hours for _, hours in joined.hours] == [USUAL, MADRID]
    assert len(joined.holidays) == 1  # of which Ben had none
    assert await desk.hours.read(ANNA.id) == Calendar()
    await desk.passes(0)
    assert desk.calendars.of(BEN.id) == joined


@only_sqlite
def test_the_zone_of_quiet_hours_of_an_older_house_stays(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "older.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(pathlib.Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0032-1")
        for n, zone in enumerate(("Asia/Seoul", "UTC")):
            connection.exec_driver_sql(
                "INSERT INTO guests (id, name, person, created_at, seen_at, cookie)"
                " VALUES (?, 'Anna', ?, 1, 1, 0)",
                (f"g{n}", f"p{n}"),
            )
            connection.exec_driver_sql(
                "INSERT INTO notification_preferences (guest, choices, zone, language)"
                " VALUES (?, '{}', ?, 'en')",
                (f"g{n}", zone),
            )
    engine.dispose()

    migrate(file)

    rows = sql(file, "SELECT guest, since, zone, begins, ends FROM playing_hours")
    assert rows == [("g0", 0, "Asia/Seoul", USUAL.begins, USUAL.ends)]


# ---- over HTTP ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("hours"))
    yield house
    house.leave()


async def test_others_at_the_table_see_a_holiday_until_it_ends(
    days: HouseOfDays, visitor: Visit
) -> None:
    days.set_clock(NOON)
    anna, ben, table = await two_at_a_table(days, visitor)
    noon = round(NOON.timestamp() * 1000)

    async with anna.sits_at(table) as chair:
        await hears_of_holiday(chair, None)
        own = (await ben.post("/api/me/holiday", {"days": 3})).json()
        seen = await hears_of_holiday(chair, noon + 2 * DAY)
        assert own["holiday"] == seen["table"]["seats"][1]["holiday"]
        assert own["days_left"] == 27
        ((card,),) = [(await anna.get("/api/me/tables")).json()["live"]]
        assert [seat["holiday"] for seat in card["seats"]] == [None, own["holiday"]]

        days.passes(2.6 * DAY / 1000)  # its end comes by itself
        await hears_of_holiday(chair, None)

        await ben.post("/api/me/holiday", {"last": "2027-03-08"})
        await hears_of_holiday(chair, noon + 3 * DAY)
        back = (await ben.post("/api/me/holiday", method="DELETE")).json()
        await hears_of_holiday(chair, None)
        assert (back["holiday"], back["days_left"]) == (None, 26)


async def hears_of_holiday(chair: Any, until: int | None) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = await chair.hears("table")
        if frame["table"]["seats"][1]["holiday"] == until:
            return frame


async def test_hours_are_chosen_and_checked(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    usual = (await anna.get("/api/me/hours")).json()
    assert usual == {
        "zone": "UTC", "begins": 480, "ends": 1380, "chosen": False, "changes_left": 3,
        "holiday": None, "days_left": 30, "days_a_year": 30,
    }  # fmt: skip

    night = {"zone": "Asia/Kathmandu", "begins": 1080, "ends": 1560}
    kept = (await anna.put("/api/me/hours", night)).json()
    assert kept == usual | night | {"chosen": True}
    assert (await anna.get("/api/me/hours")).json() == kept

    for wrong, code in (
        ({"ends": 1500}, "error-hours-length"),
        ({"ends": 2600}, "error-hours-length"),
        ({"zone": "Nowhere/Land"}, "error-no-such-zone"),
        ({"zone": "../../etc/passwd"}, "error-no-such-zone"),
    ):
        answer = await anna.put("/api/me/hours", night | wrong)
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    for body in ({"begins": -1}, {"ends": 3000}, {"zone": "x" * 65}, {"more": 1}):
        assert (await anna.put("/api/me/hours", night | body)).status_code == 400
    for body in ({}, {"days": 0}, {"days": 31}, {"last": "soon"}, {"days": 1, "more": 1}):
        assert (await anna.post("/api/me/holiday", body)).status_code in (400, 422)


async def test_quiet_hours_are_of_the_same_zone(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    await anna.put("/api/me/notifications", {"zone": "Europe/Madrid"})
    assert (await anna.get("/api/me/hours")).json()["zone"] == "Europe/Madrid"

    await anna.put("/api/me/hours", {"zone": "Asia/Seoul", "begins": 480, "ends": 1380})
    told = (await anna.put("/api/me/notifications", {"zone": "Europe/Madrid"})).json()

    assert told["zone"] == "Asia/Seoul"
    suggested = await anna.put("/api/me/hours/zone", {"zone": "Europe/Madrid"})
    assert suggested.json()["zone"] == "Asia/Seoul"


async def test_changes_of_hours_are_limited(strict: Callable[[], Person]) -> None:
    anna = await strict().is_called("Anna")

    answers = [await anna.post("/api/me/holiday", method="DELETE") for _ in range(14)]

    assert answers[0].status_code == 200
    assert answers[-1].json()["code"] == "error-too-many"


@pytest.mark.on_both
async def test_nothing_of_hours_is_left_of_a_deleted_person(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]["id"]
    await anna.put("/api/me/hours", {"zone": "Asia/Seoul", "begins": 480, "ends": 1380})
    await anna.post("/api/me/holiday", {"days": 1})

    await anna.post("/api/me", method="DELETE")

    for table in ("playing_hours", "holidays"):
        assert sql(house.file, f"SELECT * FROM {table} WHERE guest = ?", me) == []
