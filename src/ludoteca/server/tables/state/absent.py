"""Wakes for absent people: a bot takes a seat over, or a table without people is closed."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ludoteca.core.game import Seat
from ludoteca.server.tables.state.change import TableState
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake


def gone_wakes(state: TableState, asked: Mapping[Seat, int], at: int) -> tuple[Wake, ...]:
    """Wakes at which bots take over the seats among the ``asked`` whose people are not here."""
    absence, here = state.settings.patience, state.here
    if absence is None:
        return ()
    return tuple(
        Wake(seat, number, at + absence * 1000, "gone")
        for seat, number in asked.items()
        if state.people[seat].guest not in here
    )


def farewells(state: TableState, people: Collection[Seat], at: int) -> tuple[Wake, ...]:
    """The wake that closes the table, when no ``people`` play for themselves and nobody is here."""
    if people or state.attended:
        return ()
    return (Wake(WHOLE_TABLE, -1, at + state.services.patience.left, "close"),)
