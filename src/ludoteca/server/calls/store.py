"""The rows of calls: queries, and nothing but them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.calls.causes import (
    CALL,
    Cause,
    SearchBegun,
    State,
    TableListed,
    Wanted,
    read_cause,
)
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import call_wishes, guests, jobs, open_seats, searches, seats, tables

LOOKED_AT: Final = 500
"""People who are looked at for one call, those first whose last call is the longest ago."""

_its = call_wishes.c
_search = searches.c

# Made once: they are asked for each search that waits, and to make one costs more than its answer.
_OWN_SEARCH: Final = select(searches).where(
    _search.guest == bindparam("guest"), _search.created_at == bindparam("since")
)
_OPEN_SEAT: Final = (
    select(open_seats.c.game, open_seats.c.speed)
    .join(seats, seats.c.table_id == open_seats.c.table_id)
    .where(seats.c.guest == bindparam("guest"), open_seats.c.until > bindparam("now"))
    .limit(1)
)
_COUNT_CALLED: Final = select(
    func.count().label("people"), func.max(_its.called_at).label("latest")
).where(_its.call == bindparam("call"))
_WHO_WISH: Final = (
    select(call_wishes)
    .join(guests, guests.c.id == _its.guest)
    .where(
        _its.wanted,
        _its.rests_until <= bindparam("now"),
        _its.guest != bindparam("caller"),
        or_(guests.c.banned_until.is_(None), guests.c.banned_until <= bindparam("now")),
        ~exists().where(_search.guest == _its.guest),
    )
    .order_by(_its.called_at, _its.guest)
    .limit(LOOKED_AT)
)
_BANNED: Final = select(guests.c.id).where(
    guests.c.id == bindparam("guest"), guests.c.banned_until > bindparam("now")
)

_read_games = msgspec.json.Decoder(tuple[str, ...]).decode


class Wish(msgspec.Struct, frozen=True):
    """Whether ``guest`` wishes to be called, and to which ``games``: to any if there are none."""

    guest: str
    wanted: bool = False
    games: tuple[str, ...] = ()


async def read_wish(connection: Connection, guest: str) -> Wish:
    row = (await connection.execute(select(call_wishes).where(_its.guest == guest))).first()
    return Wish(guest) if row is None else Wish(guest, row.wanted, _read_games(row.games))


async def write_wish(connection: Connection, wish: Wish) -> None:
    """The time of the last call stays: nobody is called twice by asking twice."""
    row = {"wanted": wish.wanted, "games": msgspec.json.encode(wish.games)}
    new = insert(call_wishes).values(guest=wish.guest, **row)
    await connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=row))


async def cause_of(connection: Connection, call: str) -> Cause | None:
    """None for a call that is over."""
    body = await connection.scalar(
        select(jobs.c.body).where(jobs.c.kind == CALL, jobs.c.key == call)
    )
    return None if body is None else read_cause(body)


async def was_called(connection: Connection, guest: str, call: str) -> bool:
    query = select(_its.guest).where(_its.guest == guest, _its.call == call)
    return await connection.scalar(query) is not None


# ---- what is looked for ------------------------------------------------------------------------


async def state_of(connection: Connection, cause: Cause, now: int) -> State:
    if isinstance(cause, TableListed):
        return await _state_of_table(connection, cause)
    return await _state_of_search(connection, cause, now)


async def _state_of_table(connection: Connection, cause: TableListed) -> State:
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    query = select(tables.c.game).where(
        tables.c.id == cause.table, tables.c.status == "waiting", tables.c.listed, free
    )
    game = await connection.scalar(query)
    return "over" if game is None else Wanted(games=(game,), calls=True)


async def _state_of_search(connection: Connection, cause: SearchBegun, now: int) -> State:
    mine = {"guest": cause.guest, "since": cause.since}
    row = (await connection.execute(_OWN_SEARCH, mine)).first()
    if row is not None:
        return Wanted(
            games=_read_games(row.games),
            seats=(row.least, row.most),
            speed=row.speed,
            bots_after=row.bots_after,
            calls=row.party is None and row.away_since is None,
        )
    runs = (await connection.execute(_OPEN_SEAT, {"guest": cause.guest, "now": now})).first()
    return "over" if runs is None else Wanted(games=(runs.game,), speed=runs.speed, calls=False)


# ---- those who are called ----------------------------------------------------------------------


async def count_called(connection: Connection, call: str) -> tuple[int, int]:
    """How many people were called, and when the last of them."""
    row = (await connection.execute(_COUNT_CALLED, {"call": call})).one()
    return row.people, row.latest or 0


async def called(connection: Connection, call: str) -> Sequence[str]:
    return (await connection.scalars(select(_its.guest).where(_its.call == call))).all()


async def those_who_wish(connection: Connection, caller: str, now: int) -> list[Wish]:
    """People who may be called to ``caller``, the longest rested first: not those who look for
    others themselves, or are banned."""
    rows = await connection.execute(_WHO_WISH, {"caller": caller, "now": now})
    return [Wish(row.guest, row.wanted, _read_games(row.games)) for row in rows]


async def is_banned(connection: Connection, guest: str, now: int) -> bool:
    found = await connection.execute(_BANNED, {"guest": guest, "now": now})
    return found.first() is not None


async def sitting(connection: Connection, table: str) -> set[str]:
    """The people who have a seat at ``table``."""
    query = select(seats.c.guest).where(seats.c.table_id == table, seats.c.guest.is_not(None))
    return set((await connection.scalars(query)).all())


async def rest(connection: Connection, guest: str, until: int) -> None:
    """Look at ``guest`` no more before that time."""
    mine = update(call_wishes).where(_its.guest == guest)
    await connection.execute(mine.values(rests_until=until))


async def note_called(
    connection: Connection, those: Collection[str], call: str, now: int, rests_until: int
) -> Sequence[str]:
    """Write that these people are called; those who were not called elsewhere meanwhile."""
    change = (
        update(call_wishes)
        .where(_its.guest.in_(those), _its.wanted, _its.rests_until <= now)
        .values(called_at=now, rests_until=rests_until, call=call)
    )
    return (await connection.scalars(change.returning(_its.guest))).all()
