"""Rooms: the tables that this process serves, where commands become entries and then updates.

`rooms.Rooms` opens a `room.Room` for a table when a request or a wake needs it.
"""

from __future__ import annotations

from ludoteca.server.tables.live.commands import Answer, Reply
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.live.rooms import Rooms

__all__ = [
    "Answer",
    "Reply",
    "Room",
    "Rooms",
]
