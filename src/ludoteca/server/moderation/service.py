"""What people report, and what moderators impose and lift."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest, public_id
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.house import House
from ludoteca.server.moderation.kinds import LASTING
from ludoteca.server.moderation.report_store import AT_ONCE, ReportStore, copies
from ludoteca.server.moderation.roles import Roles
from ludoteca.server.moderation.sanction_store import SanctionStore
from ludoteca.server.moderation.shapes import (
    LineAround,
    Report,
    Reports,
    ReportWish,
    Sanction,
    SanctionWish,
)
from ludoteca.server.talk.sanitize import plain
from ludoteca.server.talk.service import TalkService

BEFORE: Final = 10
AFTER: Final = 5
"""Lines that are copied with a reported one."""

LATEST: Final = 20
"""Lines that are copied with conduct at a table."""


class Moderation:
    def __init__(
        self,
        house: House,
        reports: ReportStore,
        sanctions: SanctionStore,
        roles: Roles,
        talk: TalkService,
    ) -> None:
        self._house, self._talk = house, talk
        self.reports, self.sanctions, self.roles = reports, sanctions, roles

    # ---- reporting -------------------------------------------------------------------------

    async def report(self, reporter: Guest, wish: ReportWish) -> None:
        """Write a report with a copy of what ``reporter`` hears around it. Raises `Problem`."""
        group = None
        if wish.kind == "group":
            about, group = await self.reports.reported_group(wish.group)
        else:
            about = await self.reports.reported(wish.about or "")
        if about.id == reporter.id:
            raise Problem("error-report-self")
        around: Sequence[LineAround] = ()
        if wish.kind == "line":
            around = await self._around_line(reporter, wish)
        elif wish.kind == "conduct" and wish.table is not None:
            around = await self._at_table(reporter, wish)
        await self.reports.add(reporter, about, wish, around, group)

    async def _around_line(self, reporter: Guest, wish: ReportWish) -> Sequence[LineAround]:
        if wish.table is None or wish.line is None:
            raise Problem("error-no-such-line")
        state = (await self._house.rooms.get(wish.table)).state
        lines = await self._talk.may_hear(state, reporter.id)
        for at, line in enumerate(lines):
            if (line.n, line.person) == (wish.line, wish.about) and line.kind != "removed":
                return copies(lines[max(0, at - BEFORE) : at + 1 + AFTER])
        raise Problem("error-no-such-line")

    async def _at_table(self, reporter: Guest, wish: ReportWish) -> Sequence[LineAround]:
        assert wish.table is not None
        state = (await self._house.rooms.get(wish.table)).state
        lines = await self._talk.may_hear(state, reporter.id)
        there = {public_id(one.guest) for one in state.people if one.guest is not None}
        if wish.about not in there | {line.person for line in lines}:
            raise Problem("error-no-such-person")
        return copies(lines[-LATEST:])

    # ---- moderators ------------------------------------------------------------------------

    async def list_reports(self, *, closed: bool, before: int | None) -> Reports:
        found = await self.reports.list_them(closed=closed, before=before)
        shown = found[:AT_ONCE]
        sanctions = await self.sanctions.of_people({guest for _, guest in shown})
        return Reports(
            tuple(_with(report, sanctions[guest]) for report, guest in shown), len(found) > AT_ONCE
        )

    async def close_report(self, moderator: Guest, id: str, words: str) -> None:
        report, about = await self.reports.find(id)
        await self.reports.close(moderator, report, about, plain(words))

    async def impose(self, moderator: Guest, id: str, wish: SanctionWish) -> str:
        """Impose a sanction on the person of a report; its id. Raises `Problem`."""
        report, guest = await self.reports.find(id)
        if await self.roles.moderates(guest):
            raise Problem("error-moderates")
        about = Guest(guest, report.now)
        new_name = None
        _must_be_possible(wish, report)
        if wish.kind == "rename":
            new_name = nickname(wish.name or f"Player {1000 + secrets.randbelow(9000)}")
            await self._house.rooms.must_be_free(Guest(guest, new_name))
        sanction = await self.sanctions.impose(moderator, about, report, _plain(wish), new_name)
        self._house.notice()
        return sanction

    async def lift(self, moderator: Guest, sanction: str, words: str) -> None:
        await self.sanctions.lift(moderator, sanction, plain(words))
        self._house.notice()


def _must_be_possible(wish: SanctionWish, report: Report) -> None:
    """Raises `Problem` ``error-sanction``."""
    if (
        (wish.kind == "remove_line" and report.kind != "line")
        or (wish.kind == "close_table" and report.table is None)
        or (wish.kind == "end_group" and report.kind != "group")
        or (wish.kind == "rename" and report.kind == "group")
        or (wish.seconds is not None and wish.kind not in LASTING)
        or (wish.name is not None and wish.kind != "rename")
    ):
        raise Problem("error-sanction")


def _plain(wish: SanctionWish) -> SanctionWish:
    return SanctionWish(
        wish.kind, wish.reason, plain(wish.words), wish.seconds, wish.name, wish.close
    )


def _with(report: Report, sanctions: tuple[Sanction, ...]) -> Report:
    return msgspec.structs.replace(report, sanctions=sanctions)
