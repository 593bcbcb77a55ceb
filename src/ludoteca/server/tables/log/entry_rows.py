"""Conversions that both entry stores share: rows to entries, rows to turns, effects to statements.

Nothing here runs a statement.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ludoteca.core.draws.fair import Draw
from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry
from ludoteca.server.tables.log.entry_store import Append, Turned

_read_tape = msgspec.json.Decoder(tuple[int, ...]).decode
_read_turns = msgspec.json.Decoder(tuple[tuple[Seat, bool], ...]).decode
_read_draws = msgspec.json.Decoder(tuple[Draw, ...]).decode


def entry_of(row: Iterable[Any]) -> Entry:
    """The entry of a row ``n, at, kind, seat, command, body, tape, draws``."""
    n, at, kind, seat, command, body, tape, draws = row
    return Entry(
        n=n,
        at=at,
        kind=kind,
        seat=seat,
        id=command,
        body=msgspec.Raw(body),
        tape=_read_tape(tape),
        draws=_read_draws(draws) if draws else (),
    )


def turned_of(rows: Iterable[Sequence[Any]]) -> list[Turned]:
    """Whose turn it is at each table, from rows ``table, n, at, turns`` in the order of entries."""
    turned: dict[str, Turned] = {}
    for table, n, at, changes in rows:
        asked = turned[table].asked if table in turned else {}
        for seat, begins in _read_turns(changes):
            asked[seat] = at if begins else None
        turned[table] = Turned(table, n, at, asked)
    return list(turned.values())


def effects_of(batch: Iterable[Append]) -> Iterable[tuple[Any, list[dict[str, Any]]]]:
    """The statements of features, each with all of its rows."""
    writes = sorted((write for one in batch for write in one.effects), key=lambda one: one.order)
    rows: dict[int, tuple[Any, list[dict[str, Any]]]] = {}
    for write in writes:
        rows.setdefault(id(write.statement), (write.statement, []))[1].append(dict(write.row))
    return rows.values()
