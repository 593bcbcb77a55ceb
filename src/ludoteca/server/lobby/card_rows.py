"""Turns rows of tables and seats into cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, and_, null, select

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import outcomes, seats, tables
from ludoteca.server.guests.guest import public_id
from ludoteca.server.lobby.cards import SeatCard, SeatEnd, TableCard
from ludoteca.server.lobby.urgency import due_of, with_gone
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.rows import COLOURS

COLUMNS: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.options,
    tables.c.owner,
    tables.c.status,
    tables.c.created_at,
    tables.c.changed_at,
    tables.c.ended_at,
    tables.c.challenge,
    tables.c.precedence,
    tables.c.absence,
)


async def read_cards(
    connection: Connection, rooms: Rooms, rows: Sequence[Row[Any]], guest: str | None
) -> list[TableCard]:
    """The cards of tables, in the order of their ``rows``, as ``guest`` sees them."""
    seated: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    if seated:
        for one in await connection.execute(_people(list(seated), guest)):
            seated[one.table_id].append(one)
    return [_card(row, seated[row.id], guest, rooms) for row in rows]


def _people(of: Sequence[str], guest: str | None) -> Select[Any]:
    ended = and_(
        outcomes.c.table_id == seats.c.table_id,
        outcomes.c.seat == seats.c.seat,
        ~outcomes.c.early,
    )
    query = (
        select(seats, outcomes.c.score, outcomes.c.rank, outcomes.c.won)
        .outerjoin(outcomes, ended)
        .where(seats.c.table_id.in_(of))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    return query.add_columns(null().label("gone_due")) if guest is None else with_gone(query)


def _card(row: Row[Any], people: Sequence[Row[Any]], guest: str | None, rooms: Rooms) -> TableCard:
    here = rooms.here(row.id)
    running = row.status == "running"
    yours: tuple[Seat, ...] = ()
    if guest is not None:
        yours = tuple(one.seat for one in people if one.guest == guest)
    own = [people[seat] for seat in yours]
    invited = row.status == "waiting" and any(one.invited for one in own)
    asked = [one.asked_at for one in own if one.asked_at is not None]
    dues = [due_of(one.asked_at, row.absence, one.gone_due) for one in own]
    return TableCard(
        id=row.id,
        game=row.game,
        options=msgspec.Raw(row.options),
        status=row.status,
        seats=tuple(
            SeatCard(
                kind=one.kind,
                name=one.name,
                level=one.level,
                turn=running and one.asked_at is not None,
                colour=one.seat % COLOURS if one.colour is None else one.colour,
                person=None if one.guest is None else public_id(one.guest),
                ended=None if one.rank is None else SeatEnd(one.score, one.rank, one.won),
            )
            for one in people
        ),
        created_at=row.created_at,
        changed_at=row.changed_at,
        ended_at=row.ended_at,
        here=sum(one.guest in here for one in people if one.guest is not None),
        watchers=rooms.watchers(row.id),
        shared=row.challenge,
        yours=yours,
        owner=guest is not None and guest == row.owner,
        asked_at=min(asked, default=None) if running else None,
        due=min((due for due in dues if due is not None), default=None) if running else None,
        invited_by=_name_of(row.owner, people) if invited else None,
        unseen=any(one.unseen for one in own),
    )


def _name_of(guest: str, people: Iterable[Row[Any]]) -> str:
    """The name of ``guest`` among ``people``; empty if the guest is not there."""
    return next((one.name for one in people if one.guest == guest), "")
