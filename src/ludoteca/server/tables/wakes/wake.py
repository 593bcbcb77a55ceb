"""Wakes as values: what a table must do by itself, at which time, and for which seat."""

from __future__ import annotations

import dataclasses
from typing import Final, TypeAlias

import msgspec

from ludoteca.core.game import Seat

Kind: TypeAlias = str
"""The name of a `WakeKind`. The platform has "bot": a bot moves; "gone": the person of a seat was
absent for too long; "pause": a table goes on after a pause; "expire": a table was not started in
time; "close": a table may have been left by everybody."""

WHOLE_TABLE: Final = -1
"""The seat of a wake that concerns no single seat."""


@dataclasses.dataclass(frozen=True, slots=True)
class Patience:
    """How long tables last, in milliseconds: ``waiting`` for their start, ``left`` by everybody,
    ``silent`` since the last entry."""

    waiting: int = 86_400_000
    left: int = 86_400_000
    silent: int = 30 * 86_400_000


USUAL_PATIENCE: Final = Patience()


class Wake(msgspec.Struct, frozen=True):
    """Entry ``asked`` put a question to ``seat``; something happens at ``due`` (milliseconds)."""

    seat: Seat
    asked: int
    due: int
    kind: Kind = "bot"


class Clear(msgspec.Struct, frozen=True):
    """The end of a wake that has become needless."""

    kind: Kind
    seat: Seat


class DueWake(msgspec.Struct, frozen=True):
    """A claimed wake, and since when it was ``due``. ``seated`` is whether people sit at the table;
    only kinds that `pick` know it."""

    table: str
    seat: Seat
    asked: int
    kind: Kind = "bot"
    due: int = 0
    seated: bool = False

    @property
    def name(self) -> str:
        return self.table


class Due(msgspec.Struct, frozen=True):
    """An unclaimed due wake, with the ``household`` and the guest of the table's ``owner``.
    ``crowd`` counts the due wakes of that household."""

    wake: DueWake
    household: str
    owner: str
    crowd: int = 1

    @property
    def seated(self) -> bool:
        return self.wake.seated


class Overdue(msgspec.Struct, frozen=True):
    """How many wakes are overdue, and which of them was due first."""

    count: int
    table: str = ""
    kind: str = ""
    due: int = 0
