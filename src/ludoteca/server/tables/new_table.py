"""New tables: what each has of its own, an address that nobody can guess, and a secret."""

from __future__ import annotations

import base64
import secrets

from ludoteca.core.fair import SECRET_BYTES
from ludoteca.server import clock
from ludoteca.server.tables.shared_dice import SharedDice
from ludoteca.server.tables.store import TableRow
from ludoteca.server.tables.table_settings import TableSettings


def new_table(
    *,
    game: str,
    options: bytes,
    owner: str,
    settings: TableSettings,
    shared: SharedDice | None = None,
    round: int = 1,
) -> TableRow:
    """A table that waits for its start; nothing is kept of it yet."""
    now = clock.now()
    return TableRow(
        id=base64.b32encode(secrets.token_bytes(10)).decode().lower(),
        game=game,
        options=options,
        owner=owner,
        status="waiting",
        secret=secrets.token_bytes(SECRET_BYTES),
        created_at=now,
        settings=settings,
        shared=shared,
        round=round,
        changed_at=now,
    )
