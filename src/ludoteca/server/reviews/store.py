"""The rows of reviews in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import reviews


class ReviewStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> bytes | None:
        """The review of ``table`` as JSON, if there is one."""
        query = select(reviews.c.body).where(reviews.c.table_id == table)
        async with self._database.reads.connect() as connection:
            body: bytes | None = await connection.scalar(query)
        return body

    async def keep(self, table: str, body: bytes) -> None:
        """Store a review. Raises `Problem` when the disk refuses."""
        async with self._database.write() as connection:
            await connection.execute(review_row(table, body))


def review_row(table: str, body: bytes) -> Any:
    """The statement that stores a review, unless there is one."""
    new = insert(reviews).values(table_id=table, body=body, made_at=clock.now())
    return new.on_conflict_do_nothing()
