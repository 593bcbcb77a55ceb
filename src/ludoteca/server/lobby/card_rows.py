"""Turns rows of tables and seats into cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, and_, bindparam, null, select

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import guests, invitations, outcomes, seats, tables
from ludoteca.server.guests.guest import public_id
from ludoteca.server.lobby.cards import CardPause, SeatCard, SeatEnd, TableCard
from ludoteca.server.lobby.urgency import due_of, with_due
from ludoteca.server.people.usual_answers import usual_answers
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import ENDED
from ludoteca.server.tables.rows import COLOURS, control_of

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
    tables.c.hours,
    tables.c.bank,
    tables.c.increment,
    tables.c.paused_since,
    tables.c.paused_until,
    tables.c.halted,
    tables.c.rated,
)


async def read_cards(
    connection: Connection, rooms: Rooms, rows: Sequence[Row[Any]], guest: str | None
) -> list[TableCard]:
    """The cards of tables, in the order of their ``rows``, as ``guest`` sees them."""
    seated: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    if seated:
        people = _PEOPLE if guest is None else _PEOPLE_AND_DUES
        for one in await connection.execute(people, {"of": list(seated)}):
            seated[one.table_id].append(one)
    inviters: dict[str, str] = {}
    if guest is not None and any(row.status == "waiting" for row in rows):
        found = await connection.execute(_invitations(guest))
        inviters = {one.table_id: one.name for one in found}
    usual = await usual_answers(connection, _hosts_over_days(rows, seated), over_days=True)
    return [_card(row, seated[row.id], guest, rooms, inviters.get(row.id), usual) for row in rows]


def _hosts_over_days(
    rows: Iterable[Row[Any]], seated: Mapping[str, Sequence[Row[Any]]]
) -> set[str]:
    """The people at waiting tables over days, of whom others ask how fast they are."""
    return {
        one.guest
        for row in rows
        if _waits_for_days(row)
        for one in seated[row.id]
        if one.guest is not None
    }


def _waits_for_days(row: Row[Any]) -> bool:
    return row.status == "waiting" and row.hours is not None


def _invitations(guest: str) -> Select[Any]:
    """The tables to which ``guest`` is invited by name, and the names of who invites."""
    return (
        select(invitations.c.table_id, guests.c.name)
        .join(guests, guests.c.id == invitations.c.by)
        .where(invitations.c.guest == guest, invitations.c.state == "open")
    )


_SEATS: Final = (
    select(seats, outcomes.c.score, outcomes.c.rank, outcomes.c.won)
    .outerjoin(
        outcomes,
        and_(
            outcomes.c.table_id == seats.c.table_id,
            outcomes.c.seat == seats.c.seat,
            ~outcomes.c.early,
        ),
    )
    .where(seats.c.table_id.in_(bindparam("of", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_PEOPLE: Final = _SEATS.add_columns(null().label("turn_due"))
_PEOPLE_AND_DUES: Final = with_due(_SEATS)
"""The seats of tables; the second with the times when turns are taken from their people."""


def _card(
    row: Row[Any],
    people: Sequence[Row[Any]],
    guest: str | None,
    rooms: Rooms,
    inviter: str | None,
    usual: Mapping[str, int],
) -> TableCard:
    here = rooms.here(row.id)
    paused = row.status == "running" and row.paused_since is not None
    turns = row.status == "running" and not paused
    yours: tuple[Seat, ...] = ()
    if guest is not None:
        yours = tuple(one.seat for one in people if one.guest == guest)
    own = [people[seat] for seat in yours]
    invited = row.status == "waiting" and any(one.invited for one in own)
    asked = [one.asked_at for one in own if one.asked_at is not None]
    dues = [due_of(one.asked_at, one.turn_due) for one in own]
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
                turn=turns and one.asked_at is not None,
                colour=one.seat % COLOURS if one.colour is None else one.colour,
                person=None if one.guest is None else public_id(one.guest),
                ended=None if one.rank is None else SeatEnd(one.score, one.rank, one.won),
                holiday=None
                if guest is None or one.guest is None or row.status in ENDED
                else rooms.holiday(one.guest),
                usual=usual.get(one.guest) if _waits_for_days(row) else None,
            )
            for one in people
        ),
        created_at=row.created_at,
        changed_at=row.changed_at,
        ended_at=row.ended_at,
        here=sum(one.guest in here for one in people if one.guest is not None),
        watchers=rooms.watchers(row.id),
        shared=row.challenge,
        rated=row.rated,
        yours=yours,
        owner=guest is not None and guest == row.owner,
        asked_at=min(asked, default=None) if turns else None,
        due=min((due for due in dues if due is not None), default=None) if turns else None,
        invited_by=_name_of(row.owner, people) if invited else inviter,
        unseen=any(one.unseen for one in own),
        paused=CardPause(row.paused_until, row.halted) if paused else None,
        clock=control_of(row._asdict()),
    )


def _name_of(guest: str, people: Iterable[Row[Any]]) -> str:
    """The name of ``guest`` among ``people``; empty if the guest is not there."""
    return next((one.name for one in people if one.guest == guest), "")
