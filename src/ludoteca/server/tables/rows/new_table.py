"""Makes the row of a new table, with an id that nobody can guess and the secret of its dice."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from ludoteca.core.draws.fair import SECRET_BYTES
from ludoteca.server import clock
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.play import SharedDice, TableSettings
from ludoteca.server.tables.rows.table_rows import TableRow

_ID_BYTES: Final = 10


def new_table(
    *,
    game: str,
    options: bytes,
    owner: Guest,
    settings: TableSettings,
    shared: SharedDice | None = None,
    tournament: str | None = None,
    round: int = 1,
    command: str | None = None,
) -> TableRow:
    """A table that waits for its start; it is not in the database yet.

    ``command`` is the client's id of the request. The table's id follows from it and from the
    owner's id, which nobody else knows, so a repeated request finds the table that it made before.
    """
    now = clock.now()
    return TableRow(
        id=base64.b32encode(_id_bytes(owner, command)).decode().lower(),
        game=game,
        options=options,
        owner=owner.id,
        status="waiting",
        secret=secrets.token_bytes(SECRET_BYTES),
        created_at=now,
        settings=settings,
        shared=shared,
        tournament=tournament,
        round=round,
        changed_at=now,
        household=owner.household,
    )


def _id_bytes(owner: Guest, command: str | None) -> bytes:
    if command is None:
        return secrets.token_bytes(_ID_BYTES)
    return hashlib.sha256(f"{owner.id} {command}".encode()).digest()[:_ID_BYTES]
