"""HTTP API of moderation: reports, the sanctions of one's own, and what moderators do."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import OPEN_REPORTS, Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.jobs import JobKind
from ludoteca.server.matching.service import Matching
from ludoteca.server.moderation import audit
from ludoteca.server.moderation.enforcement import LEASE, Enforcement
from ludoteca.server.moderation.guarding import Guarding
from ludoteca.server.moderation.report_store import ReportStore
from ludoteca.server.moderation.roles import Roles
from ludoteca.server.moderation.sanction_store import ENFORCE, SanctionStore
from ludoteca.server.moderation.service import Moderation
from ludoteca.server.moderation.shapes import (
    Answer,
    AuditLog,
    ModeratorWords,
    OwnSanction,
    Reports,
    ReportWish,
    SanctionWish,
)
from ludoteca.server.moderation.upkeep import forget_reports
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.talk.sanitize import plain
from ludoteca.server.talk.service import TalkService

Before = Annotated[int | None, Parameter(ge=0, le=2**53)]


@post("/api/reports", status_code=204, tags=["moderation"])
async def report(
    request: Request[Any, Any, Any],
    data: ReportWish,
    me: Guest,
    moderation: Moderation,
    limits: Limits,
) -> None:
    """Report a line of talk, a name or conduct to the moderators. The reported person is not told
    who did, and the reporter is not told what follows."""
    limits.must_allow("reports", me.id, request.client.host if request.client else "")
    await moderation.report(me, data)


class OwnSanctions(Controller):
    path = "/api/me/sanctions"
    tags = ("moderation",)

    @get()
    async def look(self, known: Guest, moderation: Moderation) -> tuple[OwnSanction, ...]:
        """What moderators did about the guest and why, the latest first."""
        return await moderation.sanctions.own(known.id)

    @post("/read", status_code=204)
    async def read(self, known: Guest, moderation: Moderation) -> None:
        """The guest has read all of them."""
        await moderation.sanctions.note_read(known.id)

    @post("/{sanction:str}/answer", status_code=204)
    async def answer(
        self,
        request: Request[Any, Any, Any],
        sanction: Id,
        data: Answer,
        known: Guest,
        moderation: Moderation,
        limits: Limits,
    ) -> None:
        """Answer to a sanction, once."""
        limits.must_allow("answers", known.id, request.client.host if request.client else "")
        text = plain(data.text)
        if not text:
            raise Problem("error-talk-empty")
        await moderation.sanctions.answer(known.id, sanction, text)


class Moderators(Controller):
    """All of it is for moderators alone."""

    path = "/api/moderation"
    tags = ("moderation",)

    @get("/reports")
    async def list_reports(
        self, me: Guest, moderation: Moderation, closed: bool = False, before: Before = None
    ) -> Reports:
        """Open reports, the oldest first, or closed ones, the latest first; those beyond a time."""
        await moderation.roles.must_moderate(me)
        return await moderation.list_reports(closed=closed, before=before)

    @post("/reports/{report:str}/close", status_code=204)
    async def close(
        self, report: Id, data: ModeratorWords, me: Guest, moderation: Moderation
    ) -> None:
        """Close a report without a sanction."""
        await moderation.roles.must_moderate(me)
        await moderation.close_report(me, report, data.words)

    @post("/reports/{report:str}/sanctions", status_code=204)
    async def impose(
        self, report: Id, data: SanctionWish, me: Guest, moderation: Moderation
    ) -> None:
        """Impose a sanction on the reported person, who is told why."""
        await moderation.roles.must_moderate(me)
        await moderation.impose(me, report, data)

    @post("/sanctions/{sanction:str}/lift", status_code=204)
    async def lift(
        self, sanction: Id, data: ModeratorWords, me: Guest, moderation: Moderation
    ) -> None:
        """Take a sanction back; the person is told."""
        await moderation.roles.must_moderate(me)
        await moderation.lift(me, sanction, data.words)

    @get("/log")
    async def log(
        self, me: Guest, moderation: Moderation, house: House, before: Before = None
    ) -> AuditLog:
        """What moderators did, the latest first; that before a time."""
        await moderation.roles.must_moderate(me)
        return await audit.read(house.database, before)


def feature(house: House) -> Feature:
    talk = house.service(TalkService)
    most = (house.limits.most(OPEN_REPORTS[0]), house.limits.most(OPEN_REPORTS[1]))
    reports, sanctions = ReportStore(house.database, most), SanctionStore(house.database)
    moderation = Moderation(house, reports, sanctions, Roles(house.database), talk)
    enforcement = Enforcement(
        house, sanctions, talk, house.service(Matching), house.service(Deletion)
    )
    house.put(moderation)
    house.guests.guard = Guarding(house.database)
    routes = router_with(
        report,
        OwnSanctions,
        Moderators,
        house=house,
        moderation=moderation,
        limits=house.limits,
    )
    return Feature(
        routes=[routes],
        bodies=[Answer, AuditLog, ModeratorWords, OwnSanction, Reports, ReportWish, SanctionWish],
        jobs=[JobKind(ENFORCE, enforcement.carry_out, lease=LEASE)],
        runs=[partial(forget_reports, reports)],
    )
