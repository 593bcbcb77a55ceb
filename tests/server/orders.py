"""Writes orders to a house as the commands do."""

from __future__ import annotations

import pathlib
import secrets
import time

from tests.server.databases import sql
from tests.server.house import until

from ludoteca.core.codec import encode
from ludoteca.server.operators.orders import Answer, Order, read_answer


async def ordered(file: pathlib.Path, order: Order) -> Answer:
    """What comes of an order to whoever serves the database ``file``."""
    id, now = secrets.token_hex(8), round(time.time() * 1000)
    new = "INSERT INTO orders (id, at, body) VALUES (?, ?, ?)"
    sql(file, new, id, now, encode(order))

    async def answer() -> bytes | None:
        ((found,),) = sql(file, "SELECT answer FROM orders WHERE id = ?", id)
        return None if found is None else bytes(found)

    return read_answer(await until(answer))
