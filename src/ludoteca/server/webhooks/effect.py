"""The effect of entries on webhooks of tables: jobs for starts, turns and ends."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.game import Seat
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change, Effect
from ludoteca.server.webhooks.known import Known
from ludoteca.server.webhooks.occurrence import Kind, Occurrence, table_write


def effect_of(known: Known) -> Effect:
    """The effect for tables that have webhooks; nothing is written about others."""

    def effect(change: Change) -> Iterable[Write]:
        table = change.state.row.id
        if table not in known:
            return
        for kind, seats in _kinds(change):
            id = f"{kind}/{table}/{change.entry.n}"
            yield table_write(table, Occurrence(kind, id, change.entry.at, table, seats))

    return effect


def _kinds(change: Change) -> Iterable[tuple[Kind, tuple[Seat, ...]]]:
    """What an entry tells, each with the seats of the people whom it concerns."""
    people = change.state.people
    all_seats = tuple(seat for seat, who in enumerate(people) if who.guest is not None)
    if change.entry.kind == "start":
        yield "started", all_seats
    if change.ends:
        yield "finished", all_seats
        return
    if asked := tuple(sorted(seat for seat in change.called if seat in change.people)):
        yield "turn", asked
