"""How a table ended, for the features that keep something of it (statistics, challenges)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core.duplicate_score import DuplicateScore
from ludoteca.core.game import Seat
from ludoteca.core.replay.seating import Reason
from ludoteca.core.replay.standing import Standing
from ludoteca.server.tables.play import SharedDice
from ludoteca.server.tables.rows import SeatRow


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """How an entry ended ``table``: played to its end with a ``standing``, or ``closed`` before.

    ``merits`` has a duplicate score for each seat if the table had ``shared`` dice and was played
    to its end, else it is empty. ``helped`` are the seats in which a bot played for a while,
    ``taken`` those that people took from bots; ``own_moves`` counts the moves that the people made
    themselves, by seat;
    ``thinking`` is how many milliseconds they usually took for one of the moves before the last.
    ``together``
    is whether everybody wins or loses together. ``began_at`` and ``at`` are in milliseconds.
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
    taken: frozenset[Seat]
    own_moves: Mapping[Seat, int]
    thinking: Mapping[Seat, int]
