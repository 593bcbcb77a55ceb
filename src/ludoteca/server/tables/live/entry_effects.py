"""What is made durable together with an entry: whom it wakes, whose turn it is, how it ended."""

from __future__ import annotations

from ludoteca.core.game import Seat
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.log.effects import Decided, Write
from ludoteca.server.tables.log.entry_store import Append
from ludoteca.server.tables.play.table import Draft
from ludoteca.server.tables.state.room_state import RoomState
from ludoteca.server.tables.wakes.wakes import WHOLE_TABLE, Kind, Wake


def append_of(state: RoomState, roster: Roster, draft: Draft) -> Append:
    """With the entry: the bots that it wakes, those who are gone and were asked, and when to look
    after the table next."""
    if draft.entry.kind == "act" and len(draft.people) == state.table.seats:
        return _among_people(state, roster, draft)
    return in_general(state, roster, draft)


def in_general(state: RoomState, roster: Roster, draft: Draft) -> Append:
    entry, services = draft.entry, state.services
    before, after = state.table.questions, draft.questions
    people = draft.people
    bots_before = set(before) - set(roster.people)
    turns_before, turns_after = set(before) & set(roster.people), set(after) & set(people)
    asked = {seat: n for seat, n in after.items() if before.get(seat) != n}
    bots = {
        seat: n
        for seat, n in after.items()
        if seat not in people and (seat in asked or seat not in bots_before)
    }
    wakes = [Wake(seat, n, entry.at + services.bot_pace) for seat, n in bots.items()]
    wakes += roster.gone_wakes({seat: n for seat, n in asked.items() if seat in people}, entry.at)
    cleared: list[tuple[Kind, Seat]] = [
        ("bot", seat) for seat in bots_before if seat not in after or seat in people
    ]
    if entry.kind == "start":
        wakes.append(Wake(WHOLE_TABLE, -1, entry.at + services.patience.silent, "close"))
        cleared.append(("expire", WHOLE_TABLE))
    elif entry.kind == "seat" and entry.seat is not None:
        cleared.append(("gone", entry.seat))
    if entry.kind in ("start", "seat"):
        wakes += roster.farewells(people, entry.at)
    return Append(
        table=state.row.id,
        entry=entry,
        status=draft.status,
        wakes=tuple(wakes),
        cleared=tuple(cleared),
        closed=draft.closed,
        effects=_effects(state, draft),
        turns=tuple((seat, seat in turns_after) for seat in sorted(turns_before ^ turns_after)),
        waited_since=state.row.changed_at if entry.kind == "start" else None,
    )


def _among_people(state: RoomState, roster: Roster, draft: Draft) -> Append:
    """The same for most entries: no bot plays, and nobody came or went."""
    entry, before, after = draft.entry, state.table.questions, draft.questions
    asked = {seat: n for seat, n in after.items() if before.get(seat) != n}
    turns = [(seat, False) for seat in before if seat not in after]
    turns += [(seat, True) for seat in after if seat not in before]
    return Append(
        table=state.row.id,
        entry=entry,
        status=draft.status,
        wakes=roster.gone_wakes(asked, entry.at) if asked else (),
        closed=draft.closed,
        effects=_effects(state, draft),
        turns=tuple(sorted(turns)),
    )


def _effects(state: RoomState, draft: Draft) -> tuple[Write, ...]:
    """What features keep of a table that ends now."""
    if draft.standing is None and draft.closed is None:
        return ()
    table, last = state.table, draft.entry.seat
    own_moves = dict.fromkeys(range(len(state.people)), 0) | table.own_moves
    if last is not None and last not in table.seating.stand_ins:
        own_moves[last] += 1
    decided = Decided(
        table=state.row.id,
        game=state.row.game,
        together=state.title.meta.together,
        began_at=table.moments[0].at if table.moments else draft.entry.at,
        at=draft.entry.at,
        people=tuple(state.people),
        standing=draft.standing,
        closed=draft.closed,
        shared=state.row.shared,
        merits=draft.merits,
        helped=frozenset(table.helped),
        own_moves=own_moves,
    )
    return tuple(write for feature in state.services.effects for write in feature(decided))
