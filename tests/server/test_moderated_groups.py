"""The name of a group is reported; moderators end the group, and take that back."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.server.grouped import Visit, does, joins, makes, mine, sees
from tests.server.house import House, Person
from tests.server.moderated import grant, person_of

pytestmark = pytest.mark.on_both


class Club(NamedTuple):
    """Anna moderates; Ben owns a group with a bad name, in which Cora is; Dora has its link."""

    anna: Person
    ben: Person
    cora: Person
    dora: Person
    link: str

    async def reports(self, who: Person, **other: Any) -> str:
        """The code of the refusal, or nothing."""
        wish = {"kind": "group", "reason": "hate", "group": self.link} | other
        answer = await who.post("/api/reports", wish)
        return "" if answer.status_code == 204 else str(answer.json()["code"])

    async def report(self, *, closed: bool = False) -> dict[str, Any]:
        answer = await self.anna.get(f"/api/moderation/reports?closed={str(closed).lower()}")
        ben = await person_of(self.ben)
        found: dict[str, Any] = next(
            one for one in answer.json()["reports"] if one["person"] == ben
        )
        return found

    async def imposes(self, kind: str) -> str:
        """The code of the refusal, or nothing."""
        path = f"/api/moderation/reports/{(await self.report())['id']}/sanctions"
        answer = await self.anna.post(path, {"kind": kind, "reason": "hate", "words": "No."})
        return "" if answer.status_code == 204 else str(answer.json()["code"])

    async def lifts(self) -> None:
        sanction = (await self.report(closed=True))["sanctions"][0]["id"]
        path = f"/api/moderation/sanctions/{sanction}/lift"
        assert (await self.anna.post(path, {"words": "My mistake."})).status_code == 204


@pytest.fixture
async def club(house: House, visitor: Visit) -> Club:
    anna, ben, cora, dora = [
        await visitor(house).is_called(name) for name in ("Anna", "Ben", "Cora", "Dora")
    ]
    grant(house.file, await person_of(anna))
    link = await makes(ben, "Nasty club")
    await joins(cora, link)
    return Club(anna, ben, cora, dora, link)


async def test_whoever_has_the_link_reports_the_name_and_moderators_read_it(club: Club) -> None:
    assert await club.reports(club.dora) == ""
    assert await club.reports(club.dora) == ""
    assert await club.reports(club.ben) == "error-report-self"
    assert await club.reports(club.cora, group="aaaaaaaaaaaaaaaa") == "error-no-such-group"
    assert await club.reports(club.cora, group=None) == "error-no-such-group"

    report = await club.report()

    assert (report["kind"], report["reason"], report["by_name"]) == ("group", "hate", "Dora")
    assert (report["name"], report["now"], report["group"]) == ("Nasty club", "Ben", club.link)


async def test_an_ended_group_is_gone_for_all_and_there_again_when_that_is_taken_back(
    club: Club,
) -> None:
    await club.reports(club.dora)
    table = await club.cora.makes_table("me", "open")
    await does(club.cora, club.link, f"/tables/{table}", "PUT")

    assert await club.imposes("end_group") == ""

    for who in (club.ben, club.cora, club.dora):
        answer = await who.get(f"/api/groups/{club.link}")
        assert (answer.status_code, answer.json()["code"]) == (404, "error-group-ended")
        assert await does(who, club.link, "/member") == "error-group-ended"
    assert await does(club.ben, club.link, "", "PUT", {"name": "Nice"}) == "error-group-ended"
    assert await does(club.cora, club.link, "/week") == "error-group-ended"
    assert await mine(club.cora) == await mine(club.ben) == []
    assert (await club.cora.get(f"/api/tables/{table}/group")).json()["group"] is None
    assert await club.reports(club.cora) == "error-no-such-group"

    await club.lifts()

    page = await sees(club.cora, club.link)
    assert ([card["id"] for card in page["open"]], page["name"]) == ([table], "Nasty club")
    assert [one["name"] for one in page["members"]] == ["Ben", "Cora"]
    assert await mine(club.ben) == ["Nasty club"]


async def test_the_owner_reads_why_and_the_log_has_who_ended_it_and_who_took_it_back(
    club: Club,
) -> None:
    await club.reports(club.dora)
    await club.imposes("end_group")

    [own] = (await club.ben.get("/api/me/sanctions")).json()
    assert (own["kind"], own["name"], own["reason"], own["words"]) == (
        "end_group",
        "Nasty club",
        "hate",
        "No.",
    )
    await club.lifts()

    lifted, ended = (await club.anna.get("/api/moderation/log")).json()["entries"][:2]
    assert (lifted["action"], ended["action"]) == ("lift", "end_group")
    assert (ended["by"], ended["name"], ended["group"]) == ("Anna", "Ben", "Nasty club")
    assert (lifted["group"], ended["undone_by"]) == ("Nasty club", "Anna")


async def test_only_a_report_of_a_group_ends_one_and_none_renames_its_owner(club: Club) -> None:
    await club.reports(club.dora)
    assert await club.imposes("rename") == "error-sanction"
    assert await club.imposes("close_table") == "error-sanction"
    await club.anna.post(f"/api/moderation/reports/{(await club.report())['id']}/close", {})

    about = await person_of(club.ben)
    assert await club.reports(club.dora, kind="name", about=about, group=None) == ""
    assert await club.imposes("end_group") == "error-sanction"


async def test_nobody_without_the_role_ends_a_group(club: Club) -> None:
    await club.reports(club.dora)
    path = f"/api/moderation/reports/{(await club.report())['id']}/sanctions"

    answer = await club.cora.post(path, {"kind": "end_group", "reason": "hate"})

    assert answer.status_code == 403
    assert (await sees(club.cora, club.link))["name"] == "Nasty club"
