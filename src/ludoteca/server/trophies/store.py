"""The rows of trophies."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Integer, Select, String, and_, bindparam, exists, func, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.trophy import Award
from ludoteca.server.db.schema import jobs, outcomes, trophies
from ludoteca.server.trophies.effect import KIND

_sat = outcomes.alias("sat")

_counts = (
    outcomes.c.counted
    & ~outcomes.c.early
    & outcomes.c.guest.is_not(None)
    & (_sat.c.table_id == outcomes.c.table_id)
    & (_sat.c.guest == outcomes.c.guest)
)
"""The seat that counts for the guest in the seat ``sat``: with several seats, only one does."""

_columns = ("table_id", "seat", "trophy", "game", "guest", "ended_at")

KEEP: Final = (
    insert(trophies)
    .from_select(
        _columns,
        select(
            outcomes.c.table_id,
            outcomes.c.seat,
            bindparam("b_trophy", type_=String),
            outcomes.c.game,
            outcomes.c.guest,
            outcomes.c.ended_at,
        ).where(
            _counts,
            _sat.c.table_id == bindparam("b_table", type_=String),
            _sat.c.seat == bindparam("b_seat", type_=Integer),
        ),
        include_defaults=False,
    )
    .on_conflict_do_nothing()
)
"""Writes an award, if the table counts for the person."""


def kept(table: str, found: Collection[Award]) -> list[dict[str, Any]]:
    """The parameters of `KEEP` for awards at ``table``."""
    return [{"b_table": table, "b_seat": one.seat, "b_trophy": one.trophy} for one in found]


def counting(table: str) -> Select[Any]:
    """For each seat of ``table`` whose person the table counts for: the ``seat``, and ``counts``,
    the seat to which their trophies are written."""
    seats = select(_sat.c.seat, outcomes.c.seat.label("counts"))
    return seats.where(_counts, _sat.c.table_id == table)


def waiting(table: str) -> Select[Any]:
    """Whether trophies are still to be looked for at ``table``."""
    return select(exists().where(jobs.c.kind == KIND, jobs.c.key == table))


def of_person(guest: str) -> Select[Any]:
    """Each trophy of ``guest`` once: how many ``times``, since when, and the first table. One walk
    along an index, and a look into it for each trophy."""
    first = trophies.alias("first")
    same = (first.c[name] == trophies.c[name] for name in ("guest", "game", "trophy"))
    first_table = (
        select(first.c.table_id)
        .where(*same)
        .order_by(first.c.ended_at, first.c.table_id)
        .limit(1)
        .scalar_subquery()
    )
    kinds = (trophies.c.guest, trophies.c.game, trophies.c.trophy)
    return (
        select(
            *kinds,
            func.count().label("times"),
            func.min(trophies.c.ended_at).label("ended_at"),
            first_table.label("table_id"),
        )
        .where(trophies.c.guest == guest)
        .group_by(*kinds)
    )


def of_table(table: str) -> Select[Any]:
    """The trophies of ``table``; ``first`` is whether the person had none of its kind before."""
    earlier = trophies.alias("earlier")
    before = exists().where(
        and_(
            earlier.c.guest == trophies.c.guest,
            earlier.c.game == trophies.c.game,
            earlier.c.trophy == trophies.c.trophy,
            earlier.c.ended_at < trophies.c.ended_at,
        )
    )
    query = select(trophies.c.seat, trophies.c.trophy, (~before).label("first"))
    return query.where(trophies.c.table_id == table).order_by(trophies.c.seat)
