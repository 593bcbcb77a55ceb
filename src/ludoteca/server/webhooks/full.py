"""The effect of a full table on webhooks: jobs with the last seat that is taken."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.server.db.write import Write
from ludoteca.server.tables.rows import Filled, RematchMade
from ludoteca.server.webhooks.occurrence import Occurrence, seated_write, table_write


def jobs_of_full(happened: Filled | RematchMade) -> Iterable[Write]:
    """For the webhooks of the table and of all people who sit there."""
    if not isinstance(happened, Filled):
        return []
    table, at = happened.table, happened.at
    what = Occurrence("full", f"full/{table}/{at}", at, table)
    return [table_write(table, what), seated_write(table, what)]
