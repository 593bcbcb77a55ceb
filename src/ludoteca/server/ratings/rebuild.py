"""Computes all ratings anew from the results, and compares them with the rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from ludoteca.server.db.schema import rating_standings as standings
from ludoteca.server.db.schema import rating_steps as steps
from ludoteca.server.ratings.ledger import Ledger
from ludoteca.server.ratings.rating import VERSION
from ludoteca.server.ratings.store import (
    WRITE_STANDING,
    WRITE_STEP,
    of_task,
    result_of,
    results,
    standing_rows,
    step_row,
    step_writes,
)
from ludoteca.server.ratings.task import Task

ROWS_AT_ONCE = 1000


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """How many ``results`` of a title there are, and how many rows differ from what they lead to.
    ``waiting`` results were not computed yet; those behind them were not compared."""

    game: str
    kind: str
    results: int
    waiting: int
    steps: int
    standings: int

    @property
    def same(self) -> bool:
        return self.steps == self.standings == 0


def tasks(core: Connection) -> list[Task]:
    """All titles and kinds of ratings that have results."""
    found = select(steps.c.game, steps.c.kind).distinct().order_by(steps.c.game, steps.c.kind)
    return [Task(row.game, row.kind) for row in core.execute(found)]


def check(core: Connection, task: Task) -> Comparison:
    """Compare, and change nothing."""
    return _go_through(core, task, stop_at_waiting=True)[0]


def rebuild(core: Connection, task: Task) -> Comparison:
    """Compare, and write what differs."""
    found, steps_to_write, rows = _go_through(core, task, stop_at_waiting=False)
    if steps_to_write:
        core.execute(WRITE_STEP, steps_to_write)
    core.execute(update(steps).where(of_task(task)).values(version=VERSION))
    core.execute(delete(standings).where(_of(task)))
    if rows:
        core.execute(WRITE_STANDING, rows)
    return found


def _of(task: Task) -> Any:
    return (standings.c.game == task.game) & (standings.c.kind == task.kind)


def _go_through(
    core: Connection, task: Task, *, stop_at_waiting: bool
) -> tuple[Comparison, list[dict[str, Any]], list[dict[str, Any]]]:
    ledger = Ledger({})
    different: list[dict[str, Any]] = []
    count = waiting = wrong = 0
    for table in _tables(core, task):
        count += len(table)
        waits = sum(row.version is None for row in table)
        waiting += waits
        if waiting and stop_at_waiting:
            continue
        by_seat = {row.seat: row for row in table}
        for step in ledger.settle([result_of(row) for row in table]):
            row = by_seat[step.result.seat]
            made = step_row(step)
            if row.version == VERSION and all(getattr(row, name) == made[name] for name in made):
                continue
            wrong += row.version is not None
            different += step_writes([step])
    rows = standing_rows(task, ledger)
    there = {} if waiting and stop_at_waiting else _standings(core, task)
    made_rows = {_key(row): row for row in rows} if there or not waiting else {}
    differing = sum(there.get(key) != made_rows.get(key) for key in there.keys() | made_rows.keys())
    found = Comparison(
        game=task.game,
        kind=task.kind,
        results=count,
        waiting=waiting,
        steps=wrong,
        standings=differing,
    )
    return found, different, rows


def _tables(core: Connection, task: Task) -> Iterator[Sequence[Any]]:
    rows = core.execute(results(task), execution_options={"yield_per": ROWS_AT_ONCE})
    for _, table in groupby(rows, key=lambda row: (row.ended_at, row.table_id)):
        yield list(table)


def _key(row: dict[str, Any]) -> tuple[str, int]:
    return row["guest"], row["season"]


def _standings(core: Connection, task: Task) -> dict[tuple[str, int], dict[str, Any]]:
    rows = core.execute(select(standings).where(_of(task)))
    found = [dict(row._mapping) for row in rows]
    return {_key(row): row for row in found}
