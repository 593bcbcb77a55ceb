"""Wakes that follow from people being absent."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.game import Seat
from ludoteca.server.tables.wakes.wake import WHOLE_TABLE, Wake

if TYPE_CHECKING:
    from ludoteca.server.tables.state.room_state import RoomState


def gone_wakes(state: RoomState, asked: Mapping[Seat, int], at: int) -> tuple[Wake, ...]:
    """When bots take the places of those people among the ``asked`` who are not here."""
    absence, here = state.settings.absence, state.here
    if absence is None:
        return ()
    return tuple(
        Wake(seat, number, at + absence * 1000, "gone")
        for seat, number in asked.items()
        if state.people[seat].guest not in here
    )


def farewells(state: RoomState, people: Collection[Seat], at: int) -> tuple[Wake, ...]:
    """When to look whether the table has ended, once only ``people`` play for themselves."""
    if people or state.attended:
        return ()
    return (Wake(WHOLE_TABLE, -1, at + state.services.patience.left, "close"),)
