"""Reports, what moderators do about them, and how it holds."""

from __future__ import annotations

import os
import pathlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from click.testing import CliRunner
from tests.server.databases import furnished, only_sqlite, sql
from tests.server.house import Chair, House, Person, until
from tests.server.moderated import Scene, Visitors, grant, person_of, says, scene_in
from websockets import ConnectionClosed

from ludoteca.cli import ludoteca

DAY = 86_400


@pytest.fixture
async def scene(house: House, visitor: Visitors) -> Scene:
    return await scene_in(house.file, visitor, house)


@asynccontextmanager
async def open_socket(person: Person, table: str) -> AsyncIterator[Chair]:
    """A socket that is known to be served."""
    async with person.sits_at(table) as chair:
        await chair.hears("talk")
        yield chair


# ---- the thin path ------------------------------------------------------------------------------


async def test_a_report_shows_what_was_said_around_the_line(scene: Scene) -> None:
    report = await scene.reports()

    assert (report["kind"], report["reason"], report["name"]) == ("line", "insult", "Ben")
    assert [(one["n"], one["body"]) for one in report["around"]] == [
        (1, "hello"),
        (2, "You are stupid"),
    ]
    assert report["by_name"] == "Cora"


async def test_a_removed_line_is_gone_for_all_who_are_here_and_who_come_and_can_come_back(
    scene: Scene,
) -> None:
    async with open_socket(scene.cora, scene.table) as chair:
        sanction = await scene.imposes("remove_line")
        line = (await chair.hears("said"))["line"]
        assert (line["n"], line["kind"], line["body"]) == (2, "removed", "")
        async with scene.ben.sits_at(scene.table) as other:
            assert (await other.hears("talk"))["lines"][1]["kind"] == "removed"

        await scene.lifts(sanction)

        line = (await chair.hears("said"))["line"]
        assert (line["n"], line["body"]) == (2, "You are stupid")


async def test_a_ban_closes_sockets_at_once_and_holds_until_it_is_lifted(scene: Scene) -> None:
    async with open_socket(scene.ben, scene.table) as chair:
        sanction = await scene.imposes("ban", seconds=DAY)
        with pytest.raises(ConnectionClosed):
            await chair.hears("nothing")

    made = await scene.ben.post("/api/tables", {"game": "quiet-steps", "seats": [{"kind": "me"}]})
    assert (made.status_code, made.json()["code"]) == (403, "error-banned")
    assert made.json()["facts"]["until"] > time.time() * 1000
    for path, body in (("/api/guests", {"name": "Benny"}), ("/api/reports", {})):
        assert (await scene.ben.post(path, body)).status_code in (400, 403)
    assert (await scene.ben.get("/api/me/sanctions")).status_code == 200

    async def left() -> bool | None:
        rows = sql(scene.ben.house.file, "SELECT kind FROM seats WHERE table_id = ?", scene.table)
        return sorted(rows) == [("open",), ("person",)] or None

    await until(left)
    await scene.lifts(sanction)
    made = await scene.ben.post(f"/api/tables/{scene.table}/join")
    assert made.status_code in (200, 201), made.text


async def test_the_log_has_who_did_what_to_whom_why_and_who_took_it_back(scene: Scene) -> None:
    sanction = await scene.imposes("mute", seconds=DAY)
    await scene.lifts(sanction)

    entries = (await scene.anna.get("/api/moderation/log")).json()["entries"]

    lifted, muted = (one for one in entries if one["sanction"] == sanction)
    assert (lifted["action"], lifted["by"], lifted["words"]) == ("lift", "Anna", "My mistake.")
    assert (muted["action"], muted["by"], muted["name"]) == ("mute", "Anna", "Ben")
    assert (muted["reason"], muted["words"], muted["undone_by"]) == ("insult", "Not here.", "Anna")


# ---- each sanction ------------------------------------------------------------------------------


async def test_a_muted_person_says_phrases_but_no_text_of_their_own(scene: Scene) -> None:
    async with open_socket(scene.ben, scene.table) as chair:
        sanction = await scene.imposes("mute", seconds=DAY)
        assert (await says(chair, "But I", id="a"))["code"] == "error-muted"
        assert (await says(chair, "sorry", "phrase", id="b"))["type"] == "said"

        await scene.lifts(sanction)
        assert (await says(chair, "But I", id="c"))["type"] == "said"


async def test_a_name_that_was_taken_away_is_not_taken_again(scene: Scene) -> None:
    sanction = await scene.imposes("rename")

    assert (await scene.ben.get("/api/me")).json()["guest"]["name"].startswith("Player ")
    for name, status in (("Ben", 409), ("BEN", 409), ("Benedict", 201)):
        assert (await scene.ben.post("/api/guests", {"name": name})).status_code == status, name
    async with scene.cora.sits_at(scene.table) as chair:
        seats = (await chair.hears("table"))["table"]["seats"]
        assert "Ben" not in [seat["name"] for seat in seats]

    await scene.lifts(sanction)
    assert (await scene.ben.post("/api/guests", {"name": "Ben"})).status_code == 201


async def test_a_table_can_be_closed(scene: Scene) -> None:
    async with open_socket(scene.cora, scene.table) as chair:
        await scene.imposes("close_table")

        info = await hears_of(chair, lambda info: info["status"] == "closed")
    assert info["closed"] == "operator"


@pytest.mark.on_both
async def test_a_table_that_was_closed_before_its_start_is_opened_again(scene: Scene) -> None:
    async with open_socket(scene.cora, scene.table) as chair:
        sanction = await scene.imposes("close_table")
        await hears_of(chair, lambda info: info["status"] == "closed")

        await scene.lifts(sanction)

        info = await hears_of(chair, lambda info: info["status"] == "waiting")
    assert info["closed"] is None
    assert [seat["name"] for seat in info["seats"]] == ["Cora", "Ben"]
    await scene.cora.starts(scene.table)


@pytest.mark.on_both
async def test_a_closed_game_goes_on_when_that_is_taken_back_and_the_log_has_both(
    scene: Scene,
) -> None:
    await scene.cora.starts(scene.table)
    async with open_socket(scene.cora, scene.table) as chair:
        sanction = await scene.imposes("close_table")
        info = await hears_of(chair, lambda info: info["paused"] is not None)
        assert info["paused"]["halted"]

        await scene.lifts(sanction)

        info = await hears_of(chair, lambda info: info["paused"] is None)
    assert info["status"] == "running"
    entries = (await scene.anna.get("/api/moderation/log")).json()["entries"]
    lifted, closed = (one for one in entries if one["sanction"] == sanction)
    assert (lifted["action"], lifted["by"], lifted["table"]) == ("lift", "Anna", scene.table)
    assert (closed["action"], closed["undone_by"]) == ("close_table", "Anna")
    [own] = (await scene.ben.get("/api/me/sanctions")).json()
    assert (own["kind"], own["read"], own["lifted_at"] is None) == ("close_table", False, False)


async def test_a_table_that_was_closed_twice_stays_closed_until_both_are_taken_back(
    scene: Scene,
) -> None:
    await scene.cora.starts(scene.table)
    async with open_socket(scene.cora, scene.table) as chair:
        first = await scene.imposes("close_table")
        await hears_of(chair, lambda info: info["paused"] is not None)
        other = await scene.imposes("close_table", report={"kind": "conduct", "line": None})
        await scene.lifts(first)
        jobs = "SELECT count(*) FROM jobs WHERE kind = 'sanction'"
        await until(done(scene, jobs))
        assert (await scene.cora.get(f"/api/tables/{scene.table}")).json()["paused"]["halted"]

        await scene.lifts(other)

        await hears_of(chair, lambda info: info["paused"] is None)


def done(scene: Scene, jobs: str) -> Callable[[], Awaitable[bool | None]]:
    async def look() -> bool | None:
        return sql(scene.cora.house.file, jobs) == [(0,)] or None

    return look


async def hears_of(chair: Chair, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next frame about the table in which that ``is_so``."""
    while True:
        info: dict[str, Any] = (await chair.hears("table"))["table"]
        if is_so(info):
            return info


@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "warn", "seconds": 3600},
        {"kind": "mute", "name": "Somebody"},
        {"kind": "remove_line"},
        {"kind": "close_table"},
    ],
)
async def test_a_sanction_that_does_not_fit_its_report_is_refused(
    scene: Scene, wish: dict[str, Any]
) -> None:
    report = await scene.reports(kind="name", table=None, line=None)
    path = f"/api/moderation/reports/{report['id']}/sanctions"

    answer = await scene.anna.post(path, {"reason": "other"} | wish)

    assert answer.json()["code"] == "error-sanction"


async def test_moderators_do_not_moderate_each_other(scene: Scene) -> None:
    report = await scene.reports()
    grant(scene.ben.house.file, scene.line["person"])

    path = f"/api/moderation/reports/{report['id']}/sanctions"
    answer = await scene.anna.post(path, {"kind": "ban", "reason": "other"})

    assert answer.json()["code"] == "error-moderates"


# ---- the person ---------------------------------------------------------------------------------


async def test_the_person_is_told_why_but_not_by_whom_and_answers_once(scene: Scene) -> None:
    sanction = await scene.imposes("warn")
    me = (await scene.ben.get("/api/me")).json()["guest"]
    assert me["notices"] == 1

    [own] = (await scene.ben.get("/api/me/sanctions")).json()
    assert (own["kind"], own["reason"], own["words"]) == ("warn", "insult", "Not here.")
    for other in (scene.anna, scene.cora):
        assert await person_of(other) not in str(own)
    path = f"/api/me/sanctions/{sanction}/answer"
    assert (await scene.ben.post(path, {"text": "It was a <b>joke</b>"})).status_code == 204
    assert (await scene.ben.post(path, {"text": "Really"})).status_code == 409
    assert (await scene.cora.post(path, {"text": "Me, too"})).status_code == 404

    report = await scene.shown()  # it is open again
    assert report["sanctions"][0]["answer"] == "It was a <b>joke</b>"
    await scene.ben.post("/api/me/sanctions/read")
    assert (await scene.ben.get("/api/me")).json()["guest"]["notices"] == 0


async def test_a_banned_person_may_answer_and_delete_everything_and_their_browser_stays_out(
    scene: Scene,
) -> None:
    sanction = await scene.imposes("ban")
    await scene.ben.get("/api/me")  # as any page does
    answered = await scene.ben.post(f"/api/me/sanctions/{sanction}/answer", {"text": "Sorry"})
    assert answered.status_code == 204

    gone = await scene.ben.post("/api/me", method="DELETE")
    assert gone.status_code == 200, gone.text

    anew = await scene.ben.post("/api/guests", {"name": "Newcomer"})
    assert (anew.status_code, anew.json()["code"]) == (403, "error-held-browser")
    await scene.lifts(sanction)
    assert (await scene.ben.post("/api/guests", {"name": "Newcomer"})).status_code == 201


async def test_what_a_deleted_person_said_is_in_no_report_about_others(scene: Scene) -> None:
    async with scene.cora.sits_at(scene.table) as chair:
        await says(chair, "Please stop", id="c")
    report = await scene.reports()
    assert "Please stop" in str(report["around"])

    assert (await scene.cora.post("/api/me", method="DELETE")).status_code == 200

    report = await scene.shown()
    assert report["by"] is None
    assert [one["name"] for one in report["around"]] == ["Ben", "Ben"]


# ---- reporting ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"line": 99}, "error-no-such-line"),
        ({"line": None}, "error-no-such-line"),
        ({"table": None}, "error-no-such-line"),
        ({"table": "no-such-table"}, "error-no-such-table"),
        ({"about": "nobody"}, "error-no-such-person"),
        ({"about": "no-such-person"}, "error-no-such-person"),
        ({"reason": "<script>"}, "error-unreadable"),
        ({"kind": "thought"}, "error-unreadable"),
        ({"line": 2**40}, "error-unreadable"),
    ],
)
async def test_what_cannot_be_reported_is_refused(
    scene: Scene, wish: dict[str, Any], code: str
) -> None:
    whole = {
        "kind": "line",
        "reason": "hate",
        "about": scene.line["person"],
        "table": scene.table,
        "line": scene.line["n"],
    }

    answer = await scene.cora.post("/api/reports", whole | wish)

    assert answer.json()["code"] == code


async def test_a_line_that_somebody_else_said_is_not_held_against_a_person(scene: Scene) -> None:
    wish = {"kind": "line", "reason": "hate", "table": scene.table, "line": 2}
    other = await person_of(scene.anna)

    answer = await scene.cora.post("/api/reports", wish | {"about": other})

    assert answer.json()["code"] == "error-no-such-line"


async def test_nobody_reports_themselves_and_nobody_twice(scene: Scene) -> None:
    await scene.reports()
    await scene.reports()
    wish = {"kind": "name", "reason": "other", "about": scene.line["person"]}

    answer = await scene.ben.post("/api/reports", wish)

    assert answer.json()["code"] == "error-report-self"
    shown = (await scene.anna.get("/api/moderation/reports")).json()["reports"]
    assert len([one for one in shown if one["person"] == scene.line["person"]]) == 1


async def test_a_flood_of_reports_is_stopped_for_the_person_and_about_the_person(
    house_with: Callable[..., House], visitor: Visitors
) -> None:
    house = house_with(LIMITS_TIMES="0.1")
    anna = await visitor(house).is_called("Anna")
    wish = {"kind": "name", "reason": "spam", "about": await person_of(anna)}
    loud = await visitor(house).is_called("Ben")

    answers = [
        await loud.post("/api/reports", wish | {"kind": kind})
        for kind in ("name", "conduct", "name")
    ]

    assert [answer.status_code for answer in answers] == [204, 429, 429]
    query = (
        "SELECT count(*) FROM reports WHERE reported IN (SELECT id FROM guests WHERE person = ?)"
    )
    assert sql(house.file, query, wish["about"]) == [(1,)]


# ---- nobody else --------------------------------------------------------------------------------


MODERATORS_PATHS = (
    ("GET", "/api/moderation/reports"),
    ("GET", "/api/moderation/log"),
    ("POST", "/api/moderation/reports/{report}/close"),
    ("POST", "/api/moderation/reports/{report}/sanctions"),
    ("POST", "/api/moderation/sanctions/{report}/lift"),
)


async def test_nobody_without_the_role_sees_or_does_anything(
    scene: Scene, house: House, visitor: Visitors
) -> None:
    report = await scene.reports()
    body = {"kind": "ban", "reason": "other"}
    for somebody in (scene.ben, scene.cora, visitor(house)):
        for method, path in MODERATORS_PATHS:
            wish = body if path.endswith("sanctions") else {"words": ""}
            answer = await somebody.post(
                path.format(report=report["id"]), None if method == "GET" else wish, method
            )
            assert answer.status_code in (401, 403), path
            assert "stupid" not in answer.text

    assert (await scene.shown())["sanctions"] == []


async def test_the_role_ends_at_once(scene: Scene, house: House) -> None:
    assert (await scene.anna.get("/api/moderation/log")).status_code == 200
    assert (await scene.anna.get("/api/me")).json()["guest"]["moderator"]

    sql(
        house.file,
        "DELETE FROM roles WHERE guest IN (SELECT id FROM guests WHERE person = ?)",
        await person_of(scene.anna),
    )

    assert (await scene.anna.get("/api/moderation/log")).status_code == 403


@only_sqlite
def test_the_host_grants_the_role_by_name_or_id_and_takes_it_back(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ludoteca.sqlite3"
    furnished(file)
    for id, name in (("a", "Anna"), ("b", "Ben"), ("c", "Ben")):
        sql(
            file,
            "INSERT INTO guests (id, name, person, created_at, seen_at, cookie)"
            " VALUES (?, ?, ?, 1, 1, false)",
            *(id, name, f"p{id}"),
        )
    monkeypatch.setattr(os, "environ", {**os.environ, "DATA_DIR": str(tmp_path)})

    def does(*words: str) -> tuple[int, str]:
        then = CliRunner().invoke(ludoteca, ["person", *words, "moderator"])
        return then.exit_code, then.output

    assert does("grant", "Anna")[0] == does("grant", "pb")[0] == 0
    assert "several people" in does("grant", "Ben")[1]
    assert "no such person" in does("grant", "Cora")[1]
    assert does("revoke", "Anna")[0] == 0
    assert does("revoke", "Anna")[0] == 1
    assert sql(file, "SELECT guest, role FROM roles") == [("b", "moderator")]
    log = sql(file, 'SELECT action, name, "by" FROM audit_log ORDER BY at, action')
    assert sorted(log) == [("grant", "Anna", ""), ("grant", "Ben", ""), ("revoke", "Anna", "")]
