"""Queries for the lists of tables: bounded, by page, and along indices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Row, Select, and_, select, tuple_, union

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import entries, outcomes, seats, tables
from ludoteca.server.guests.guest import public_id
from ludoteca.server.lobby.cards import Lobby, MyTables, Page, SeatCard, SeatEnd, TableCard, Yours
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.rows import COLOURS

PAGE: Final = 20
"""Number of tables on a page."""

MOST_LIVE: Final = 200
"""Most waiting and running tables in the list of one person."""

MOST_TURNS: Final = 50
AT_ONCE: Final = 500
"""Most guests in one query."""

Which: TypeAlias = Literal["open", "running"]

LIVE: Final = ("waiting", "running")

_COLUMNS: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.options,
    tables.c.owner,
    tables.c.status,
    tables.c.created_at,
    tables.c.changed_at,
    tables.c.challenge,
    tables.c.precedence,
)


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
        return Lobby(
            await self.listed("open", game, None), await self.listed("running", game, None)
        )

    async def listed(self, which: Which, game: str | None, before: str | None) -> Page:
        """A page of the public tables: the first table of each address, then the second of each,
        and so on; the newest first among them."""
        query = select(*_COLUMNS).where(
            tables.c.listed, tables.c.status == ("waiting" if which == "open" else "running")
        )
        if which == "open":
            query = query.where(
                select(seats.c.seat)
                .where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
                .exists()
            )
        if game is not None:
            query = query.where(tables.c.game == game)
        return await self._page(query, (tables.c.precedence, tables.c.created_at), before, None)

    # ---- for one person --------------------------------------------------------------------

    async def mine(self, guest: str) -> MyTables:
        await self.settle()
        query = (
            select(*_COLUMNS)
            .where(tables.c.id.in_(_of(guest)), tables.c.status.in_(LIVE))
            .order_by(tables.c.changed_at.desc())
            .limit(MOST_LIVE)
        )
        live = sorted((card for _, card in await self._cards(query, guest)), key=_urgency)
        return MyTables(tuple(live), await self.over(guest, None, None))

    async def over(self, guest: str, game: str | None, before: str | None) -> Page:
        """A page of the ended tables of ``guest`` that were started, for one game or all, the
        latest first."""
        query = select(*_COLUMNS).where(
            tables.c.id.in_(_of(guest)),
            tables.c.status.not_in(LIVE),
            select(entries.c.n).where(entries.c.table_id == tables.c.id, entries.c.n == 0).exists(),
        )
        if game is not None:
            query = query.where(tables.c.game == game)
        return await self._page(query, (tables.c.changed_at,), before, guest)

    async def yours(self, guests: Iterable[str]) -> Mapping[str, tuple[Yours, frozenset[str]]]:
        """A summary and the ids of the live tables, for each of ``guests``."""
        found: dict[str, list[Any]] = {guest: [] for guest in guests}
        names = list(found)
        async with self._database.reads.connect() as connection:
            for first in range(0, len(names), AT_ONCE):
                query = (
                    select(seats.c.guest, seats.c.asked_at, *_COLUMNS)
                    .join(tables, tables.c.id == seats.c.table_id)
                    .where(
                        seats.c.guest.in_(names[first : first + AT_ONCE]),
                        tables.c.status.in_(LIVE),
                    )
                )
                for row in await connection.execute(query):
                    found[row.guest].append(row)
        return {
            guest: (_standing(rows), frozenset(row.id for row in rows))
            for guest, rows in found.items()
        }

    async def changed(self, since: int) -> Sequence[tuple[str, str | None]]:
        """Pairs of a table that changed after ``since`` and a guest in one of its seats."""
        query = (
            select(tables.c.id, seats.c.guest)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.changed_at > since)
            .distinct()
        )
        async with self._database.reads.connect() as connection:
            return [(row.id, row.guest) for row in await connection.execute(query)]

    # ---- rows into cards -------------------------------------------------------------------

    async def _page(
        self, query: Select[Any], by: tuple[Any, ...], before: str | None, guest: str | None
    ) -> Page:
        """The page of ``query`` after the position ``before``, in descending order of ``by``."""
        keys = (*by, tables.c.id)
        if before is not None:
            query = query.where(tuple_(*keys) < tuple_(*_place(before, len(by))))
        ordered = query.order_by(*(key.desc() for key in keys)).limit(PAGE + 1)
        found = await self._cards(ordered, guest)
        more = None
        if len(found) > PAGE:
            row = found[PAGE - 1][0]
            more = "-".join(str(abs(getattr(row, key.name))) for key in by) + f"-{row.id}"
        return Page(tuple(card for _, card in found[:PAGE]), more)

    async def _cards(
        self, query: Select[Any], guest: str | None
    ) -> list[tuple[Row[Any], TableCard]]:
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query))
            people = await connection.execute(
                select(seats, outcomes.c.score, outcomes.c.rank, outcomes.c.won)
                .outerjoin(
                    outcomes,
                    and_(
                        outcomes.c.table_id == seats.c.table_id,
                        outcomes.c.seat == seats.c.seat,
                        ~outcomes.c.early,
                    ),
                )
                .where(seats.c.table_id.in_([row.id for row in rows]))
                .order_by(seats.c.table_id, seats.c.seat)
            )
            seated: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for one in people:
                seated[one.table_id].append(one)
        return [(row, self._card(row, seated[row.id], guest)) for row in rows]

    def _card(self, row: Row[Any], people: Sequence[Row[Any]], guest: str | None) -> TableCard:
        here = self._rooms.here(row.id)
        running = row.status == "running"
        yours: tuple[Seat, ...] = ()
        if guest is not None:
            yours = tuple(one.seat for one in people if one.guest == guest)
        invited = row.status == "waiting" and any(people[seat].invited for seat in yours)
        asked = [people[seat].asked_at for seat in yours if people[seat].asked_at is not None]
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
            here=sum(one.guest in here for one in people if one.guest is not None),
            watchers=self._rooms.watchers(row.id),
            shared=row.challenge,
            yours=yours,
            owner=guest is not None and guest == row.owner,
            asked_at=min(asked, default=None) if running else None,
            invited_by=_name_of(row.owner, people) if invited else None,
        )


def _place(before: str, numbers: int) -> tuple[int | str, ...]:
    """The position in `Page.more`: ``numbers`` keys of the order, and a table."""
    *known, table = before.split("-")
    if len(known) < numbers:  # from a page of a version without precedence
        known.insert(0, "0")
    *precedence, time = known[-numbers:]
    return *(-int(one) for one in precedence), int(time), table


def _of(guest: str) -> Any:
    """A query for the tables at which ``guest`` sits or which they own."""
    return union(
        select(seats.c.table_id).where(seats.c.guest == guest),
        select(tables.c.id).where(tables.c.owner == guest),
    )


def _name_of(guest: str, people: Iterable[Row[Any]]) -> str:
    """The name of ``guest`` among ``people``; empty if the guest is not there."""
    return next((one.name for one in people if one.guest == guest), "")


def _urgency(card: TableCard) -> tuple[int, int]:
    if card.asked_at is not None:
        return 0, card.asked_at
    return 2 if card.invited_by is None else 1, -card.changed_at


def _standing(rows: Sequence[Row[Any]]) -> Yours:
    """The summary for the seats of one guest, who may hold several at a table."""
    turn = {row.id: row.asked_at for row in _running(rows) if row.asked_at is not None}
    return Yours(
        turn=tuple(sorted(turn, key=turn.__getitem__)[:MOST_TURNS]),
        running=len({row.id for row in _running(rows)}),
        waiting=len({row.id for row in rows if row.status == "waiting"}),
        stamp=max((row.changed_at for row in rows), default=0),
    )


def _running(rows: Sequence[Row[Any]]) -> Iterator[Row[Any]]:
    return (row for row in rows if row.status == "running")
