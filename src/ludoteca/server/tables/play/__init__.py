"""One table without I/O: its frames, its dice, and the rules applied to its log.

The other packages of `ludoteca.server.tables` import this one; it imports no clock, network or
database.
"""

from __future__ import annotations

from ludoteca.server.tables.play.client_frames import (
    Act,
    ClientFrame,
    CommandId,
    GiveEntropy,
    Join,
    Number,
    Ping,
    PreviewRequest,
    Propose,
    Say,
    SeatNumber,
    Undo,
    Withdraw,
)
from ludoteca.server.tables.play.dice import Dice
from ludoteca.server.tables.play.draft import Draft, OutOfDate, Repeated
from ludoteca.server.tables.play.own_moves import helped_seats, own_moves_of, usual_thinking
from ludoteca.server.tables.play.reader_numbers import Numbers, Reader
from ludoteca.server.tables.play.server_frames import (
    PROTOCOL,
    Accepted,
    AheadFrame,
    ChoiceAhead,
    EntropyWanted,
    Hello,
    LineKind,
    OpenProposal,
    Pong,
    PreviewFrame,
    Proposed,
    RejectedFrame,
    Removed,
    Said,
    Stale,
    TableFrame,
    TalkFrame,
    TalkLine,
    Update,
)
from ludoteca.server.tables.play.shared_dice import SharedDice
from ludoteca.server.tables.play.status import ENDED, Closed, Phase, Status, status_of
from ludoteca.server.tables.play.table import Table
from ludoteca.server.tables.play.table_info import (
    PauseAsked,
    Paused,
    Rematch,
    SeatInfo,
    SharedInfo,
    TableInfo,
    UndoAsked,
)
from ludoteca.server.tables.play.table_settings import TableSettings, Talk

__all__ = [
    "ENDED",
    "PROTOCOL",
    "Accepted",
    "Act",
    "AheadFrame",
    "ChoiceAhead",
    "ClientFrame",
    "Closed",
    "CommandId",
    "Dice",
    "Draft",
    "EntropyWanted",
    "GiveEntropy",
    "Hello",
    "Join",
    "LineKind",
    "Number",
    "Numbers",
    "OpenProposal",
    "OutOfDate",
    "PauseAsked",
    "Paused",
    "Phase",
    "Ping",
    "Pong",
    "PreviewFrame",
    "PreviewRequest",
    "Propose",
    "Proposed",
    "Reader",
    "RejectedFrame",
    "Rematch",
    "Removed",
    "Repeated",
    "Said",
    "Say",
    "SeatInfo",
    "SeatNumber",
    "SharedDice",
    "SharedInfo",
    "Stale",
    "Status",
    "Table",
    "TableFrame",
    "TableInfo",
    "TableSettings",
    "Talk",
    "TalkFrame",
    "TalkLine",
    "Undo",
    "UndoAsked",
    "Update",
    "Withdraw",
    "helped_seats",
    "own_moves_of",
    "status_of",
    "usual_thinking",
]
