"""The rows of groups: queries, and nothing but them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Row,
    Select,
    String,
    Subquery,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or  # SQLite says it in the same words

from ludoteca.server.challenges.results import BEST_FIRST, lines
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import (
    challenge_results,
    group_members,
    group_tables,
    groups,
    guests,
    outcomes,
    seats,
    tables,
)
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.lobby.card_rows import COLUMNS
from ludoteca.server.tables.rows import RematchMade, RowHappened, later

MOST_OPEN: Final = 20
"""Tables of a group that are shown before their end, the newest."""

MOST_RECENT: Final = 10
MOST_LATEST: Final = 500
"""The latest tables, of which all that is shown is made: the cost of a look is bounded."""

_members = group_members.c
_its = groups.c
_tables = group_tables.c

_marking = (
    update(tables)
    .where(
        tables.c.id == bindparam("b_table", type_=String),
        exists(select(_tables.group_id).where(_tables.table_id == tables.c.id)),
    )
    .values(grouped=True)
)
_following = (
    insert_or(group_tables)
    .from_select(
        ("table_id", "group_id", "at"),
        select(
            bindparam("b_table", type_=String),
            _tables.group_id,
            bindparam("b_at", type_=BigInteger),
        )
        .join(tables, tables.c.id == _tables.table_id)
        .where(tables.c.rematch == bindparam("b_table", type_=String)),
        include_defaults=False,
    )
    .on_conflict_do_nothing()
)


class Group(NamedTuple):
    id: str
    link: str
    owner: str
    name: str


class Member(NamedTuple):
    """``person`` is the public id of ``guest``. Who is ``removed`` is no member."""

    guest: str
    person: str
    name: str
    removed: bool


def keep_rematch(happened: RowHappened) -> Sequence[Write]:
    """The effect of a rematch: it belongs to the group of the table before."""
    if not isinstance(happened, RematchMade):
        return ()
    row = {"b_table": happened.table, "b_at": happened.at}
    return (Write(_following, row), Write(_marking, {"b_table": happened.table}))


async def find(connection: Connection, link: str) -> Group | None:
    """The group with this link; None if there is none. Raises `Problem` ``error-group-ended`` for
    one that moderators have ended."""
    query = select(_its.id, _its.link, _its.owner, _its.name, _its.ended_at)
    row = (await connection.execute(query.where(_its.link == link))).first()
    if row is not None and row.ended_at is not None:
        raise Problem("error-group-ended")
    return None if row is None else Group(row.id, row.link, row.owner, row.name)


async def add(connection: Connection, one: Group, at: int) -> None:
    await connection.execute(insert(groups).values(one._asdict() | {"created_at": at}))


async def change(connection: Connection, group: str, **values: str) -> None:
    await connection.execute(update(groups).where(_its.id == group).values(values))


async def owned_by(connection: Connection, guest: str) -> int:
    query = select(func.count()).select_from(groups).where(_its.owner == guest)
    return await connection.scalar(query) or 0


# ---- members -----------------------------------------------------------------------------


async def members(connection: Connection, group: str) -> list[Member]:
    """The members, and those who are kept out, in the order in which they came."""
    query = (
        select(_members.guest, guests.c.person, guests.c.name, _members.removed)
        .join(guests, guests.c.id == _members.guest)
        .where(_members.group_id == group)
        .order_by(_members.joined_at, _members.guest)
    )
    return [
        Member(row.guest, row.person, row.name, row.removed)
        for row in await connection.execute(query)
    ]


async def is_in(connection: Connection, group: str, guest: str) -> bool:
    query = _membership(select(_members.guest), group, guest).where(~_members.removed)
    return await connection.scalar(query) is not None


async def join(connection: Connection, group: str, guest: str, at: int) -> None:
    row = {"group_id": group, "guest": guest, "joined_at": at, "removed": False}
    await connection.execute(insert(group_members).values(row))


async def keep_out(connection: Connection, group: str, guest: str) -> None:
    change = _membership(update(group_members), group, guest)
    await connection.execute(change.values(removed=True))


async def let_in_again(connection: Connection, group: str) -> None:
    """Nobody is kept out any more."""
    gone = delete(group_members).where(_members.group_id == group, _members.removed)
    await connection.execute(gone)


async def groups_of(connection: Connection, guest: str) -> int:
    query = select(func.count()).where(_members.guest == guest, ~_members.removed)
    return await connection.scalar(query) or 0


async def cards_of(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    """The groups of ``guest`` by name, with the number of members."""
    others = group_members.alias("others")
    count = (
        select(func.count())
        .where(others.c.group_id == _its.id, ~others.c.removed)
        .scalar_subquery()
    )
    query = (
        select(_its.link, _its.name, _its.owner, count.label("members"))
        .join(group_members, _members.group_id == _its.id)
        .where(_members.guest == guest, ~_members.removed, _its.ended_at.is_(None))
        .order_by(_its.name, _its.link)
    )
    return (await connection.execute(query)).all()


def _membership(statement: Any, group: str, guest: str) -> Any:
    return statement.where(_members.group_id == group, _members.guest == guest)


# ---- tables ------------------------------------------------------------------------------


async def table(connection: Connection, id: str) -> Row[Any] | None:
    """What decides whether a table can be one of a group."""
    its = tables.c
    columns = its.game, its.owner, its.status, its.challenge, its.tournament
    query = select(*columns).where(its.id == id)
    return (await connection.execute(query)).first()


async def add_table(connection: Connection, group: str, id: str, at: int) -> None:
    new = insert_or(group_tables).values(group_id=group, table_id=id, at=at)
    here = {"group_id": new.excluded.group_id, "at": new.excluded.at}
    await connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=here))
    its = update(tables).where(tables.c.id == id)
    await connection.execute(its.values(grouped=True, changed_at=later()))


async def of_table(connection: Connection, table: str, guest: str) -> Row[Any] | None:
    """The name and link of the group of a table, if ``guest`` is a member."""
    query = (
        select(_its.name, _its.link)
        .join(group_tables, _tables.group_id == _its.id)
        .join(group_members, _members.group_id == _its.id)
        .where(_tables.table_id == table, _members.guest == guest)
        .where(~_members.removed, _its.ended_at.is_(None))
    )
    return (await connection.execute(query)).first()


async def waiting_of(connection: Connection, group: str, owner: str, but: str) -> int:
    """How many tables of ``owner`` wait in a group, ``but`` one."""
    query = (
        select(func.count())
        .join_from(group_tables, tables, tables.c.id == _tables.table_id)
        .where(
            _tables.group_id == group,
            _tables.table_id != but,
            tables.c.owner == owner,
            tables.c.status == "waiting",
        )
    )
    return await connection.scalar(query) or 0


def _latest(group: str) -> Subquery:
    """The latest tables of a group."""
    return (
        select(_tables.table_id, _tables.at)
        .where(_tables.group_id == group)
        .order_by(_tables.at.desc(), _tables.table_id)
        .limit(MOST_LATEST)
        .subquery()
    )


async def cards(connection: Connection, group: str, over: bool) -> Sequence[Row[Any]]:
    """The rows for the cards of the tables of a group: of those that wait or run, or of those that
    are over, the newest first."""
    its, latest = tables.c, _latest(group)
    inside = select(_members.guest).where(_members.group_id == group, ~_members.removed)
    which = its.status == "over"
    order, most = its.ended_at.desc(), MOST_RECENT
    if not over:  # who has left takes their waiting tables along
        which = or_(its.status == "running", (its.status == "waiting") & its.owner.in_(inside))
        order, most = latest.c.at.desc(), MOST_OPEN
    query = (
        select(*COLUMNS)
        .join_from(latest, tables, its.id == latest.c.table_id)
        .where(which)
        .order_by(order, its.id)
        .limit(most)
    )
    return (await connection.execute(query)).all()


async def results(connection: Connection, group: str) -> Sequence[Row[Any]]:
    """For each member and game how many of the latest tables they have played and won."""
    latest = _latest(group)
    won = func.sum(case((outcomes.c.won, literal(1)), else_=literal(0)))
    query = (
        select(outcomes.c.game, outcomes.c.guest, func.count().label("played"), won.label("won"))
        .join_from(latest, outcomes, outcomes.c.table_id == latest.c.table_id)
        .join(group_members, _members.guest == outcomes.c.guest)
        .where(_members.group_id == group, ~_members.removed, outcomes.c.counted, ~outcomes.c.early)
        .group_by(outcomes.c.game, outcomes.c.guest)
    )
    return (await connection.execute(query)).all()


# ---- the round of the week ---------------------------------------------------------------


async def best(connection: Connection, group: str, challenge: str) -> Sequence[Row[Any]]:
    """The results of members that count, the best first."""
    query: Select[Any] = (
        lines(challenge)
        .join(group_members, _members.guest == challenge_results.c.guest)
        .where(_members.group_id == group, ~_members.removed, challenge_results.c.counted)
        .order_by(*BEST_FIRST)
    )
    return (await connection.execute(query)).all()


async def seated(connection: Connection, them: Collection[str]) -> dict[str, set[str]]:
    """The people at each of these tables."""
    found: dict[str, set[str]] = {id: set() for id in them}
    sits = select(seats.c.table_id, seats.c.guest).where(
        seats.c.table_id.in_(them), seats.c.guest.is_not(None)
    )
    for row in await connection.execute(sits):
        found[row.table_id].add(row.guest)
    return found
