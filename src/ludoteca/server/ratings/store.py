"""The rows of results and ratings, as the computation reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Select, and_, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import rating_standings as standings
from ludoteca.server.db.schema import rating_steps as steps
from ludoteca.server.ratings.ledger import Ledger, Position, Result, Standing, Step
from ludoteca.server.ratings.rating import VERSION, Rating
from ludoteca.server.ratings.scale import is_provisional, number_of
from ludoteca.server.ratings.season import ALL_TIME
from ludoteca.server.ratings.task import Task

_where = tuple_(steps.c.ended_at, steps.c.table_id)

_write_step = (
    update(steps)
    .where(steps.c.table_id == bindparam("b_table"), steps.c.seat == bindparam("b_seat"))
    .values(
        {
            name: bindparam(f"b_{name}")
            for name in (
                "mu_before", "sigma_before", "mu", "sigma", "moved", "played", "in_season",
            )
        }
        | {"version": VERSION}
    )
)  # fmt: skip
_new_standing = insert(standings)
_STANDING_KEY: Final = ("guest", "game", "kind", "season")
_write_standing = _new_standing.on_conflict_do_update(
    index_elements=_STANDING_KEY,
    set_={
        column.name: _new_standing.excluded[column.name]
        for column in standings.columns
        if column.name not in _STANDING_KEY
    },
)


def of_task(task: Task) -> Any:
    """The condition that a row of a result belongs to ``task`` and its table has ended."""
    return and_(steps.c.game == task.game, steps.c.kind == task.kind, steps.c.ended_at.is_not(None))


def results(task: Task) -> Select[Any]:
    """A query for the results of ``task`` in their order."""
    order = (steps.c.ended_at, steps.c.table_id, steps.c.seat)
    return select(steps).where(of_task(task)).order_by(*order)


def result_of(row: Any) -> Result:
    given = None
    if row.guest is None and row.mu_before is not None:
        given = Rating(row.mu_before, row.sigma_before)
    return Result(row.table_id, row.seat, row.guest, row.place, row.ended_at, given)


async def first_to_do(connection: Connection, task: Task) -> Position | None:
    """The earliest table that is not computed."""
    query = (
        select(steps.c.ended_at, steps.c.table_id)
        .where(of_task(task), steps.c.version.is_(None))
        .order_by(steps.c.ended_at, steps.c.table_id)
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else (row.ended_at, row.table_id)


async def begin_anew(connection: Connection, task: Task, since: Position) -> None:
    """Let all tables from ``since`` on be computed anew: they rest on it."""
    rest = update(steps).where(
        of_task(task), _where >= tuple_(*since), steps.c.version.is_not(None)
    )
    await connection.execute(rest.values(version=None))
    await connection.execute(
        delete(standings).where(
            standings.c.game == task.game,
            standings.c.kind == task.kind,
            tuple_(standings.c.ended_at, standings.c.table_id) >= tuple_(*since),
        )
    )


async def results_from(
    connection: Connection, task: Task, since: Position, tables: int
) -> list[Result]:
    """The results of so many ``tables``, none of which is computed."""
    query = (
        select(steps.c.ended_at, steps.c.table_id)
        .where(of_task(task), _where >= tuple_(*since), steps.c.version.is_(None))
        .distinct()
        .order_by(steps.c.ended_at, steps.c.table_id)
        .limit(tables)
    )
    last = [(row.ended_at, row.table_id) for row in await connection.execute(query)][-1]
    some = results(task).where(
        _where >= tuple_(*since), _where <= tuple_(*last), steps.c.version.is_(None)
    )
    return [result_of(row) for row in await connection.execute(some)]


async def standing_before(
    connection: Connection, task: Task, guest: str, since: Position
) -> Standing | None:
    query = (
        select(steps)
        .where(steps.c.guest == guest, of_task(task), _where < tuple_(*since), steps.c.moved)
        .order_by(steps.c.ended_at.desc(), steps.c.table_id.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    rating = Rating(row.mu, row.sigma)
    return Standing(rating, row.played, row.in_season, row.ended_at, row.table_id)


def step_row(step: Step) -> dict[str, Any]:
    """What is computed of one result."""
    return {
        "mu_before": step.before.mu,
        "sigma_before": step.before.sigma,
        "mu": step.after.rating.mu,
        "sigma": step.after.rating.sigma,
        "moved": step.moved,
        "played": step.after.played,
        "in_season": step.after.in_season,
    }


def standing_rows(task: Task, ledger: Ledger) -> list[dict[str, Any]]:
    """The standings that a ledger has come to."""
    return [
        {
            "guest": guest,
            "game": task.game,
            "kind": task.kind,
            "season": season,
            "mu": standing.rating.mu,
            "sigma": standing.rating.sigma,
            "number": number_of(standing.rating.mu),
            "provisional": is_provisional(standing.rating),
            "played": standing.played if season == ALL_TIME else standing.in_season,
            "ended_at": standing.ended_at,
            "table_id": standing.table,
            "version": VERSION,
        }
        for (guest, season), standing in sorted(ledger.by_season.items())
    ]


def step_writes(found: Iterable[Step]) -> list[dict[str, Any]]:
    return [
        {"b_table": step.result.table, "b_seat": step.result.seat}
        | {f"b_{name}": value for name, value in step_row(step).items()}
        for step in found
    ]


def computed(settled: Sequence[Result], task: Task) -> Any:
    """The statement that marks all ``settled`` results as computed, those of nobody as well."""
    first, last = settled[0].position, settled[-1].position
    there = of_task(task), _where >= tuple_(*first), _where <= tuple_(*last)
    return update(steps).where(*there, steps.c.version.is_(None)).values(version=VERSION)


async def write_steps(connection: Connection, found: Sequence[Step]) -> None:
    if found:
        await connection.execute(_write_step, step_writes(found))


async def write_standings(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(_write_standing, list(rows))


WRITE_STEP, WRITE_STANDING = _write_step, _write_standing
