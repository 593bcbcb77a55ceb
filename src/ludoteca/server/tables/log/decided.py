"""The end of a table, as features that keep something of it see it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core.duplicate_score import DuplicateScore
from ludoteca.core.game import Seat
from ludoteca.core.seating import Reason
from ludoteca.core.standing import Standing
from ludoteca.server.tables.play.shared_dice import SharedDice
from ludoteca.server.tables.rows.table_rows import SeatRow


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """How an entry ended ``table``: played to its end with a ``standing``, or ``closed`` before.

    ``merits`` has one per seat of a table on ``shared`` dice that was played to its end, else none;
    in the ``helped`` seats bots have played for the person, ``own_moves`` counts the moves of the
    people themselves by seat. ``together`` is whether everybody wins or loses together.
    ``began_at`` and ``at`` are in milliseconds.
    """

    table: str
    game: str
    together: bool
    began_at: int
    at: int
    people: tuple[SeatRow, ...]
    standing: Standing | None
    closed: Reason | None
    shared: SharedDice | None
    merits: tuple[DuplicateScore, ...]
    helped: frozenset[Seat]
    own_moves: Mapping[Seat, int]
