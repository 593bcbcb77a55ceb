"""Queries for the lists of tables: bounded, by page, and along indices."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import BindParameter, Row, Select, bindparam, null, select, tuple_, union

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import invitations, seats, tables
from ludoteca.server.lobby.card_rows import COLUMNS, read_cards
from ludoteca.server.lobby.cards import Lobby, Page, Yours
from ludoteca.server.lobby.pages import PAGE, place_of
from ludoteca.server.lobby.urgency import due_of, urgency_of, with_due
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import Status

MOST_TURNS: Final = 50
AT_ONCE: Final = 500
"""Most guests in one query."""

Which: TypeAlias = Literal["open", "running", "over"]

STATUS: Final[Mapping[Which, Status]] = {"open": "waiting", "running": "running", "over": "over"}

LIVE: Final = ("waiting", "running")


class LobbyStore:
    """Reads lists from ``database``; ``rooms`` knows who is at a table now."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms

    @property
    def stamp(self) -> tuple[int, int, int]:
        """Changes whenever lists may have changed, but not with every move. With other processes it
        also changes from time to time."""
        return self._database.written, self._rooms.visits, self._rooms.changes_elsewhere

    async def settle(self) -> None:
        """Write pending turns, so that later reads see the present state."""
        await self._rooms.settle_turns()

    # ---- public lists ---------------------------------------------------------------------

    async def lobby(self, game: str | None) -> Lobby:
        waiting = await self.listed("open", game, None)
        await asyncio.sleep(0)  # SQLite is read on the event loop: a move passes between
        return Lobby(waiting, await self.listed("running", game, None))

    async def listed(self, which: Which, game: str | None, before: str | None) -> Page:
        """A page of the public tables: the first table of each address, then the second of each,
        and so on; the newest first among them. Of those that are over, the latest first."""
        query, by = _first_page(which, game is not None), _order(which)
        if before is not None:
            query = query.where(tuple_(*by) < tuple_(*place_of(before, len(by) - 1)))
        values = {} if game is None else {"game": game}
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query, values))
            cards = await read_cards(connection, self._rooms, rows[:PAGE], None)
        more = None
        if len(rows) > PAGE:
            row = rows[PAGE - 1]
            more = "-".join(str(abs(getattr(row, key.name))) for key in by[:-1]) + f"-{row.id}"
        return Page(tuple(cards), more)

    # ---- for the feed -------------------------------------------------------------------------

    async def yours(self, guests: Iterable[str]) -> Mapping[str, tuple[Yours, frozenset[str]]]:
        """A summary and the ids of the live tables, for each of ``guests``."""
        found: dict[str, list[Any]] = {guest: [] for guest in guests}
        names = list(found)
        async with self._database.reads.connect() as connection:
            for first in range(0, len(names), AT_ONCE):
                some = {"guests": names[first : first + AT_ONCE]}
                for query in (_SEATED, _INVITED):
                    for row in await connection.execute(query, some):
                        found[row.guest].append(row)
        return {
            guest: (_standing(rows), frozenset(row.id for row in rows))
            for guest, rows in found.items()
        }

    async def changed(self, since: int) -> Sequence[tuple[str, str | None, int]]:
        """Each table that changed after ``since`` with a guest in one of its seats, or who is
        invited to it, and the time of the change."""
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(_CHANGED, {"since": since})
            return [(row.id, row.guest, row.changed_at) for row in rows]


# Statements are made once, because the lists are read twice a second.


@functools.cache
def _first_page(which: Which, of_game: bool) -> Select[Any]:
    """The first page of the tables of all games, or of the one that is the value of ``game``."""
    query = select(*COLUMNS).where(tables.c.listed, tables.c.status == STATUS[which])
    query = query.where(~tables.c.halted)
    if which == "open":
        open_seat = select(seats.c.seat)
        open_seat = open_seat.where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
        query = query.where(open_seat.exists())
    if which == "over":
        query = query.where(tables.c.ended_at.is_not(None), tables.c.challenge.is_(None))
    if of_game:
        query = query.where(tables.c.game == bindparam("game"))
    return query.order_by(*(key.desc() for key in _order(which))).limit(PAGE + 1)


def _order(which: Which) -> tuple[Any, ...]:
    """The keys of a list, which is in the descending order of them."""
    if which == "over":
        return tables.c.ended_at, tables.c.id
    return tables.c.precedence, tables.c.created_at, tables.c.id


_GUESTS: Final[BindParameter[Any]] = bindparam("guests", expanding=True)

_SEATED: Final = with_due(
    select(seats.c.guest, seats.c.asked_at, *COLUMNS)
    .join_from(seats, tables, tables.c.id == seats.c.table_id)
    .where(seats.c.guest.in_(_GUESTS), seats.c.ended_at.is_(None), tables.c.status.in_(LIVE))
)
"""The live tables at which these guests sit."""

_INVITED: Final = (
    select(invitations.c.guest, null().label("asked_at"), null().label("turn_due"), *COLUMNS)
    .join_from(invitations, tables, tables.c.id == invitations.c.table_id)
    .where(
        invitations.c.guest.in_(_GUESTS),
        invitations.c.state == "open",
        tables.c.status == "waiting",
    )
)
"""The tables to which they are invited by name."""

_SINCE: Final = tables.c.changed_at > bindparam("since")
_CHANGED: Final = union(
    select(tables.c.id, seats.c.guest, tables.c.changed_at)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(_SINCE),
    select(tables.c.id, invitations.c.guest, tables.c.changed_at)
    .join(invitations, invitations.c.table_id == tables.c.id)
    .where(_SINCE, invitations.c.state == "open"),
)


def _standing(rows: Sequence[Row[Any]]) -> Yours:
    """The summary for the seats of one guest, who may hold several at a table, and for tables to
    which the guest is invited."""
    turns = sorted(
        (urgency_of(row.asked_at, due_of(row.asked_at, row.turn_due)), row.id)
        for row in _running(rows)
        if row.asked_at is not None and row.paused_since is None
    )
    return Yours(
        turn=tuple(dict.fromkeys(table for _, table in turns))[:MOST_TURNS],
        running=len({row.id for row in _running(rows)}),
        waiting=len({row.id for row in rows if row.status == "waiting"}),
        stamp=max((row.changed_at for row in rows), default=0),
    )


def _running(rows: Sequence[Row[Any]]) -> Iterator[Row[Any]]:
    return (row for row in rows if row.status == "running")
