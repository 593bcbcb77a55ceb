"""The state of one table in this process: its row and people, its connections, who is present.

Nothing in this package writes an entry or changes a seat.
"""

from __future__ import annotations

from ludoteca.server.tables.state.absent import farewells, gone_wakes
from ludoteca.server.tables.state.change import Change, Effect
from ludoteca.server.tables.state.fanout import Connection, Fanout, encode
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.state.presence_messages import (
    LISTS,
    Changed,
    Deleted,
    Forgotten,
    Pondered,
    Spoken,
    Suggested,
    Written,
    encode_news,
    read_table_news,
    topic_of,
)
from ludoteca.server.tables.state.room_services import RoomServices
from ludoteca.server.tables.state.room_state import RoomState
from ludoteca.server.tables.state.suggestions import ASKED_TO_WAIT

__all__ = [
    "ASKED_TO_WAIT",
    "LISTS",
    "Change",
    "Changed",
    "Connection",
    "Deleted",
    "Effect",
    "Fanout",
    "Forgotten",
    "Pondered",
    "Presence",
    "RoomServices",
    "RoomState",
    "Spoken",
    "Suggested",
    "Written",
    "encode",
    "encode_news",
    "farewells",
    "gone_wakes",
    "read_table_news",
    "topic_of",
]
