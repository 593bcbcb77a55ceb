"""Hides the tables of an open challenge from guests who have not played it."""

from __future__ import annotations

from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.rows import TableStore
from ludoteca.server.tables.state import RoomState


class SpoilerGuard:
    def __init__(self, tables: TableStore) -> None:
        self._tables = tables

    async def must_see(self, state: RoomState, guest: str | None) -> None:
        """Raises `Problem` ``error-challenge-open`` for a guest who may still play the dice of this
        table, because they must not see the draws at a table of others."""
        shared = state.row.shared
        if shared is None or not state.veiled or state.held(guest):
            return
        if guest is None or not await self._tables.has_played(shared.challenge, guest):
            raise Problem("error-challenge-open")
