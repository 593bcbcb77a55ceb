"""The effect of a full table on webhooks of the table: jobs with the last seat that is taken."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.server.db.write import Write
from ludoteca.server.tables.rows import Filled, RowHappened
from ludoteca.server.webhooks.occurrence import Occurrence, table_write


def jobs_of_full(happened: RowHappened) -> Iterable[Write]:
    if not isinstance(happened, Filled):
        return []
    table, at = happened.table, happened.at
    what = Occurrence("full", f"full/{table}/{at}", at, table)
    return [table_write(table, what)]
