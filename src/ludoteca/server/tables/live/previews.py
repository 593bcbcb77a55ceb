"""Previews: what an option would do, shown to a player before they choose it."""

from __future__ import annotations

import structlog

from ludoteca.core.game import Rejected
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.play import PreviewFrame, PreviewRequest, RejectedFrame
from ludoteca.server.tables.state import RoomState

log = structlog.get_logger()


class Previews:
    """The previews at one table."""

    def __init__(self, state: RoomState) -> None:
        self._state = state
        self._broke = False

    def show(self, asked: PreviewRequest, guest: str | None) -> PreviewFrame | RejectedFrame:
        """What an option would do; nothing changes, and nobody else sees it."""
        state, table = self._state, self._state.table
        if asked.seat not in state.held(guest) and not state.suggestions.may_look(
            asked.seat, guest
        ):
            return RejectedFrame(asked.id, "error-not-your-seat", {"seat": asked.seat})
        try:
            if state.status == "stopped" or self._broke:
                raise Problem("error-no-preview")
            if table.n < 0 or table.over:
                raise Problem("error-not-running")
            with state.services.alarm.guard(Rejected):
                found = table.preview(asked.seat, asked.action)
        except (Rejected, Problem) as error:
            return RejectedFrame(asked.id, error.code, error.facts)
        except RulesBroke as broke:
            self._broke = True  # no more previews at this table, so that nobody hangs it again
            log.error("preview failed", table=state.row.id, n=table.n, exc_info=broke)
            return RejectedFrame(asked.id, "error-no-preview", {})
        return PreviewFrame(
            id=asked.id,
            n=table.numbers.number(state.reader(guest), table.told(asked.seat)),
            seat=asked.seat,
            view=found.view,
            events=found.events,
            scores=found.scores,
            complete=found.complete,
        )
