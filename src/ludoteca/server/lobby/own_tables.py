"""Queries for the tables of one person: few, and each along an index, however many have ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Row, Select, literal_column, select, tuple_, union

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import entries, invitations, seats, tables
from ludoteca.server.lobby.card_rows import COLUMNS, read_cards
from ludoteca.server.lobby.cards import MyTables, Page, TableCard
from ludoteca.server.lobby.pages import PAGE, place_of
from ludoteca.server.lobby.urgency import urgency_of
from ludoteca.server.tables.live import Rooms

LIVE: Final = ("waiting", "running")

MOST_LIVE: Final = 200
"""Most waiting and running tables in the list of one person."""

MOST_NEW: Final = 20
"""Most new results in a list of their own; others are among the ended tables."""


class OwnTables:
    """Reads lists from ``database``; ``rooms`` knows who is at a table now."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms

    async def mine(self, guest: str) -> MyTables:
        await self._rooms.settle_turns()
        async with self._database.reads.connect() as connection:
            live = list(await connection.execute(_live(guest)))
            ended = list(await connection.execute(_ended(guest, _new(guest))))
            cards = await read_cards(connection, self._rooms, live + ended, guest)
        by_row = list(zip(ended, cards[len(live) :], strict=True))
        return MyTables(
            live=tuple(sorted(cards[: len(live)], key=_urgency)),
            new=tuple(card for row, card in by_row if row.new),
            over=_page((row, card) for row, card in by_row if not row.new),
        )

    async def over(self, guest: str, game: str | None, before: str | None) -> Page:
        """A page of the ended tables of ``guest`` that were started, for one game or all, the
        latest first."""
        async with self._database.reads.connect() as connection:
            ended = list(await connection.execute(_ended(guest, None, game, before)))
            cards = await read_cards(connection, self._rooms, ended, guest)
        return _page(zip(ended, cards, strict=True))


def _live(guest: str) -> Select[Any]:
    """The waiting and running tables at which ``guest`` sits, which they own, or to which they are
    invited by name."""
    own = union(
        select(seats.c.table_id).where(seats.c.guest == guest, seats.c.ended_at.is_(None)),
        select(tables.c.id).where(tables.c.owner == guest, tables.c.ended_at.is_(None)),
        select(invitations.c.table_id).where(
            invitations.c.guest == guest, invitations.c.state == "open"
        ),
    )
    return (
        select(*COLUMNS)
        .where(tables.c.id.in_(own), tables.c.status.in_(LIVE))
        .order_by(tables.c.changed_at.desc())
        .limit(MOST_LIVE)
    )


def _new(guest: str) -> Select[Any]:
    """The newest results that ``guest`` has not seen."""
    return (
        select(seats.c.table_id.label("id"), seats.c.ended_at)
        .where(seats.c.guest == guest, seats.c.unseen, _only_seat(guest))
        .order_by(seats.c.ended_at.desc(), seats.c.table_id.desc())
        .limit(MOST_NEW)
    )


def _ended(
    guest: str, new: Select[Any] | None, game: str | None = None, before: str | None = None
) -> Select[Any]:
    """A page, and one more, of the ended tables at which ``guest`` sat or which they own. The
    results in ``new`` come beside them, with a mark."""
    place = None if before is None else place_of(before, 1)

    def arm(table: Any, end: Any, *where: Any) -> Select[Any]:
        query = select(table.label("id"), end.label("ended_at")).where(
            *where,
            end.is_not(None),
            select(entries.c.n).where(entries.c.table_id == table, entries.c.n == 0).exists(),
        )
        if fresh is not None:
            query = query.where(table.not_in(select(fresh.c.id)))
        if game is not None:
            its_game = tables.alias("its_game")
            is_it = its_game.c.id == table, its_game.c.game == game
            query = query.where(select(its_game.c.id).where(*is_it).exists())
        if place is not None:
            query = query.where(tuple_(end, table) < tuple_(*place))
        return query.order_by(end.desc(), table.desc()).limit(PAGE + 1)

    fresh = None if new is None else new.cte("fresh")
    sat = arm(seats.c.table_id, seats.c.ended_at, seats.c.guest == guest, _only_seat(guest))
    owned = arm(tables.c.id, tables.c.ended_at, tables.c.owner == guest)
    arms = [
        select(one.c.id, literal_column(mark).label("new"))
        for one, mark in ((fresh, "1"), (sat.subquery(), "0"), (owned.subquery(), "0"))
        if one is not None
    ]
    found = union(*arms).subquery()
    return (
        select(*COLUMNS, found.c.new)
        .join_from(found, tables, tables.c.id == found.c.id)
        .order_by(tables.c.ended_at.desc(), tables.c.id.desc())
    )


def _only_seat(guest: str) -> Any:
    """Whether a row of ``seats`` is the first of ``guest`` at its table."""
    earlier = seats.alias("earlier")
    same = earlier.c.table_id == seats.c.table_id, earlier.c.guest == guest
    return ~select(earlier.c.seat).where(*same, earlier.c.seat < seats.c.seat).exists()


def _page(found: Iterable[tuple[Row[Any], TableCard]]) -> Page:
    """The first `PAGE` of the ``found``, and the position of the next page if there are more."""
    known = list(found)
    more = None
    if len(known) > PAGE:
        row = known[PAGE - 1][0]
        more = f"{row.ended_at}-{row.id}"
    return Page(tuple(card for _, card in known[:PAGE]), more)


def _urgency(card: TableCard) -> tuple[int, int]:
    """Turns by the time that is left, those without a limit by how long they wait, invitations,
    then the others by their last change."""
    if card.asked_at is not None:
        return urgency_of(card.asked_at, card.due)
    return 3 if card.invited_by is None else 2, -card.changed_at
