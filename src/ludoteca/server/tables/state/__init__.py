"""The state of one table in this process: its row and people, its connections, who is present.

Nothing in this package writes an entry or changes a seat.
"""

from __future__ import annotations

from ludoteca.server.tables.state.absent import farewells, gone_wakes
from ludoteca.server.tables.state.change import Change, Effect, TableState
from ludoteca.server.tables.state.choices_ahead import ChoicesAhead
from ludoteca.server.tables.state.departure import Departure
from ludoteca.server.tables.state.fanout import Connection, Fanout, Message, encode, message_of
from ludoteca.server.tables.state.presence import APART, Presence
from ludoteca.server.tables.state.presence_messages import (
    LISTS,
    Changed,
    ChosenAhead,
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
from ludoteca.server.tables.state.room_services import Holidays, RoomServices
from ludoteca.server.tables.state.room_state import RoomState
from ludoteca.server.tables.state.suggestions import ASKED_TO_WAIT

__all__ = [
    "APART",
    "ASKED_TO_WAIT",
    "LISTS",
    "Change",
    "Changed",
    "ChoicesAhead",
    "ChosenAhead",
    "Connection",
    "Deleted",
    "Departure",
    "Effect",
    "Fanout",
    "Forgotten",
    "Holidays",
    "Message",
    "Pondered",
    "Presence",
    "RoomServices",
    "RoomState",
    "Spoken",
    "Suggested",
    "TableState",
    "Written",
    "encode",
    "encode_news",
    "farewells",
    "gone_wakes",
    "message_of",
    "read_table_news",
    "topic_of",
]
