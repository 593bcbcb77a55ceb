"""The rows of orders and notices in the database, for the server processes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import notices, orders
from ludoteca.server.operators.orders import Answer, Order, read_order

KEPT_MS: Final = 86_400_000
"""How long an answer is kept."""

_ANY: Final = "SELECT 1 FROM orders WHERE holder IS NULL LIMIT 1"
_NOTICES: Final = "SELECT name, body, until FROM notices ORDER BY name"


class OperatorStore:
    """Claims orders in the name of ``process``."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def claim(self) -> tuple[str, Order] | None:
        """Claim the oldest unclaimed order, if there is one; returns its id and the order."""
        if not await self._database.reads.rows(_ANY):
            return None  # the usual case, which writes nothing
        oldest = (
            select(orders.c.id)
            .where(orders.c.holder.is_(None))
            .order_by(orders.c.at, orders.c.id)
            .limit(1)
            .with_for_update(skip_locked=True)
            .cte("oldest")
        )
        claim = update(orders).where(orders.c.id.in_(select(oldest.c.id)))
        async with self._database.write() as connection:
            await connection.execute(delete(orders).where(orders.c.at < clock.now() - KEPT_MS))
            row = (
                await connection.execute(
                    claim.values(holder=self._process).returning(orders.c.id, orders.c.body)
                )
            ).first()
        return None if row is None else (row.id, read_order(row.body))

    async def answer(self, order: str, answer: Answer) -> None:
        async with self._database.write() as connection:
            await connection.execute(
                update(orders).where(orders.c.id == order).values(answer=encode(answer))
            )

    async def notices(self) -> dict[str, tuple[str, int | None]]:
        """Text and end of each notice, by name."""
        rows = await self._database.reads.rows(_NOTICES)
        return {name: (body, until) for name, body, until in rows}

    async def put_up(self, name: str, body: str, until: int | None) -> None:
        """Write the notice ``name``, in place of an earlier one."""
        new = insert(notices).values(name=name, body=body, until=until)
        changed = {"body": body, "until": until}
        async with self._database.write() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=["name"], set_=changed)
            )

    async def take_down(self, name: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(notices).where(notices.c.name == name))
