"""Showing a player what an option would do, before they choose it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from ludoteca.core.game import Rejected
from ludoteca.server.errors import Problem
from ludoteca.server.tables.alarm import RulesBroke
from ludoteca.server.tables.protocol import Preview, PreviewFrame, RejectedFrame

if TYPE_CHECKING:
    from ludoteca.server.tables.room import Room

log = structlog.get_logger()


class Previews:
    """Those at the table of ``room``."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._broke = False

    def show(self, asked: Preview, guest: str | None) -> PreviewFrame | RejectedFrame:
        """What an option would do; nothing happens, and nobody else is told."""
        room, table = self._room, self._room.table
        if asked.seat not in room.held(guest):
            return RejectedFrame(asked.id, "error-not-your-seat", {"seat": asked.seat})
        try:
            if room.status == "stopped" or self._broke:
                raise Problem("error-no-preview")
            if table.n < 0 or table.over:
                raise Problem("error-not-running")
            with room.floor.alarm.guard(Rejected):
                found = table.preview(asked.seat, asked.action)
        except (Rejected, Problem) as error:
            return RejectedFrame(asked.id, error.code, error.facts)
        except RulesBroke as broke:
            self._broke = True  # the table goes on without; nobody can hang it again
            log.error("preview failed", table=room.row.id, n=table.n, exc_info=broke)
            return RejectedFrame(asked.id, "error-no-preview", {})
        return PreviewFrame(
            id=asked.id,
            n=table.update(asked.seat).n,
            seat=asked.seat,
            view=found.view,
            events=found.events,
            scores=found.scores,
            complete=found.complete,
        )
