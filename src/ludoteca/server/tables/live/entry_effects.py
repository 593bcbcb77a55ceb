"""What is made durable together with an entry: whom it wakes, whose turn it is, how it ended."""

from __future__ import annotations

from ludoteca.core.game import Seat
from ludoteca.server.tables.live.roster import Attendance
from ludoteca.server.tables.log.effects import Decided, Write
from ludoteca.server.tables.log.entry_store import Append
from ludoteca.server.tables.play.table import Proposal
from ludoteca.server.tables.state.room_state import RoomState
from ludoteca.server.tables.wakes.wakes import WHOLE_TABLE, Kind, Wake


def append_of(state: RoomState, attendance: Attendance, proposal: Proposal) -> Append:
    """With the entry: the bots that it wakes, those who are gone and were asked, and when to look
    after the table next."""
    if proposal.entry.kind == "act" and len(proposal.people) == state.table.seats:
        return _among_people(state, attendance, proposal)
    return in_general(state, attendance, proposal)


def in_general(state: RoomState, attendance: Attendance, proposal: Proposal) -> Append:
    entry, services = proposal.entry, state.services
    before, after = state.table.questions, proposal.questions
    people = proposal.people
    bots_before = set(before) - set(attendance.people)
    turns_before, turns_after = set(before) & set(attendance.people), set(after) & set(people)
    asked = {seat: n for seat, n in after.items() if before.get(seat) != n}
    bots = {
        seat: n
        for seat, n in after.items()
        if seat not in people and (seat in asked or seat not in bots_before)
    }
    wakes = [Wake(seat, n, entry.at + services.bot_pace) for seat, n in bots.items()]
    wakes += attendance.gone_wakes(
        {seat: n for seat, n in asked.items() if seat in people}, entry.at
    )
    cleared: list[tuple[Kind, Seat]] = [
        ("bot", seat) for seat in bots_before if seat not in after or seat in people
    ]
    if entry.kind == "start":
        wakes.append(Wake(WHOLE_TABLE, -1, entry.at + services.patience.silent, "close"))
        cleared.append(("expire", WHOLE_TABLE))
    elif entry.kind == "seat" and entry.seat is not None:
        cleared.append(("gone", entry.seat))
    if entry.kind in ("start", "seat"):
        wakes += attendance.farewells(people, entry.at)
    return Append(
        table=state.row.id,
        entry=entry,
        status=proposal.status,
        wakes=tuple(wakes),
        cleared=tuple(cleared),
        closed=proposal.closed,
        effects=_effects(state, proposal),
        turns=tuple((seat, seat in turns_after) for seat in sorted(turns_before ^ turns_after)),
        waited_since=state.row.changed_at if entry.kind == "start" else None,
    )


def _among_people(state: RoomState, attendance: Attendance, proposal: Proposal) -> Append:
    """The same for most entries: no bot plays, and nobody came or went."""
    entry, before, after = proposal.entry, state.table.questions, proposal.questions
    asked = {seat: n for seat, n in after.items() if before.get(seat) != n}
    turns = [(seat, False) for seat in before if seat not in after]
    turns += [(seat, True) for seat in after if seat not in before]
    return Append(
        table=state.row.id,
        entry=entry,
        status=proposal.status,
        wakes=attendance.gone_wakes(asked, entry.at) if asked else (),
        closed=proposal.closed,
        effects=_effects(state, proposal),
        turns=tuple(sorted(turns)),
    )


def _effects(state: RoomState, proposal: Proposal) -> tuple[Write, ...]:
    """What features keep of a table that ends now."""
    if proposal.standing is None and proposal.closed is None:
        return ()
    table, last = state.table, proposal.entry.seat
    own_moves = dict.fromkeys(range(len(state.people)), 0) | table.own_moves
    if last is not None and last not in table.seating.stand_ins:
        own_moves[last] += 1
    decided = Decided(
        table=state.row.id,
        game=state.row.game,
        together=state.title.meta.together,
        began_at=table.moments[0].at if table.moments else proposal.entry.at,
        at=proposal.entry.at,
        people=tuple(state.people),
        standing=proposal.standing,
        closed=proposal.closed,
        shared=state.row.shared,
        merits=proposal.merits,
        helped=frozenset(table.helped),
        own_moves=own_moves,
    )
    return tuple(write for feature in state.services.effects for write in feature(decided))
