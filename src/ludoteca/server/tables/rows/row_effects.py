"""What happens to the rows of tables before a start and after an end, as features hear of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.write import Write
from ludoteca.server.tables.rows.table_rows import SeatRow


class Filled(msgspec.Struct, frozen=True):
    """The last vacant seat of ``table`` has been taken by ``newcomer``."""

    table: str
    game: str
    owner: str
    newcomer: str
    at: int


class Vacant(msgspec.Struct, frozen=True):
    """A seat of ``table`` has changed, and one is vacant."""

    table: str
    owner: str
    at: int


class SeatsGone(msgspec.Struct, frozen=True):
    """Nobody else can take a seat of ``table``, which waits no more or has no vacant seat."""

    table: str
    at: int


class ClosedEarly(msgspec.Struct, frozen=True):
    """``table`` of ``owner`` was closed before its start."""

    table: str
    owner: str
    at: int


class RematchMade(msgspec.Struct, frozen=True):
    """``table`` was made as a rematch by ``owner``, who is called ``by``, for ``people``."""

    table: str
    game: str
    owner: str
    by: str
    people: Sequence[SeatRow]
    at: int


class Invited(msgspec.Struct, frozen=True):
    """``guest`` is invited to ``table`` by its ``owner``, who is called ``by``."""

    table: str
    game: str
    owner: str
    guest: str
    by: str
    at: int


class InvitationsOver(msgspec.Struct, frozen=True):
    """The invitations of these ``guests`` to ``table`` have ended."""

    table: str
    guests: Sequence[str]
    at: int


class Listed(msgspec.Struct, frozen=True):
    """``table`` is listed for strangers from now on."""

    table: str
    game: str
    owner: str
    at: int


class Reopened(msgspec.Struct, frozen=True):
    """``table``, at which ``guests`` sit, waits again: moderators had closed it before its
    start."""

    table: str
    game: str
    guests: Sequence[str]
    at: int


RowHappened: TypeAlias = (
    Filled
    | Vacant
    | SeatsGone
    | ClosedEarly
    | RematchMade
    | Invited
    | InvitationsOver
    | Listed
    | Reopened
)

RowEffect: TypeAlias = Callable[[RowHappened], Iterable[Write]]
"""The rows that a feature adds to the transaction in which this happens."""


async def follow(
    effects: Sequence[RowEffect], connection: Connection, happened: Iterable[RowHappened]
) -> None:
    """Write the rows of the ``effects`` of what has ``happened``."""
    for one in happened:
        for effect in effects:
            for write in effect(one):
                await connection.execute(write.statement, dict(write.row))
