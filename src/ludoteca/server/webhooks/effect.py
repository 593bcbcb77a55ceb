"""The effect of entries on webhooks: starts, turns and ends are written as jobs with the entry."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.game import Seat
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change, Effect
from ludoteca.server.webhooks.known import Known
from ludoteca.server.webhooks.occurrence import Kind, Occurrence, person_write, table_write


def effect_of(known: Known) -> Effect:
    """The effect for tables and people that have webhooks; nothing is written about others."""

    def effect(change: Change) -> Iterable[Write]:
        people, table = change.state.people, change.state.row.id
        whose = {who.guest for who in people if who.guest is not None and who.guest in known}
        if not whose and table not in known:
            return
        for kind, seats in _kinds(change):
            id = f"{kind}/{table}/{change.entry.n}"
            if table in known:
                yield table_write(table, Occurrence(kind, id, change.entry.at, table, seats))
            for guest in sorted(whose):
                mine = tuple(seat for seat in seats if people[seat].guest == guest)
                if mine and not (kind == "turn" and guest in change.state.here):
                    yield person_write(guest, Occurrence(kind, id, change.entry.at, table, mine))

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
    if asked := tuple(sorted(seat for seat in change.asked if seat in change.people)):
        yield "turn", asked
