"""What is made durable together with an entry: whom it wakes, whose turn it is, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.game import Seat
from ludoteca.server.challenges.feat import Feat, feats
from ludoteca.server.people.outcome import outcomes
from ludoteca.server.tables.journal import Append
from ludoteca.server.tables.table import Proposal
from ludoteca.server.tables.wakes import WHOLE_TABLE, Kind, Wake

if TYPE_CHECKING:
    from ludoteca.server.tables.room import Room


def append_of(room: Room, proposal: Proposal) -> Append:
    """With the entry: the bots that it wakes, those who are gone and were asked, and when to look
    after the table next."""
    entry, life, floor = proposal.entry, room.life, room.floor
    before, after = room.table.questions, proposal.questions
    people = proposal.people
    bots_before = set(before) - set(life.people)
    turns_before, turns_after = set(before) & set(life.people), set(after) & set(people)
    asked = {seat: n for seat, n in after.items() if before.get(seat) != n}
    bots = {
        seat: n
        for seat, n in after.items()
        if seat not in people and (seat in asked or seat not in bots_before)
    }
    wakes = [Wake(seat, n, entry.at + floor.bot_pace) for seat, n in bots.items()]
    wakes += life.gone_wakes({seat: n for seat, n in asked.items() if seat in people}, entry.at)
    cleared: list[tuple[Kind, Seat]] = [
        ("bot", seat) for seat in bots_before if seat not in after or seat in people
    ]
    if entry.kind == "start":
        wakes.append(Wake(WHOLE_TABLE, -1, entry.at + floor.patience.silent, "close"))
        cleared.append(("expire", WHOLE_TABLE))
    elif entry.kind == "seat" and entry.seat is not None:
        cleared.append(("gone", entry.seat))
    if entry.kind in ("start", "seat"):
        wakes += life.farewells(people, entry.at)
    standing = proposal.standing
    return Append(
        table=room.row.id,
        entry=entry,
        status=proposal.status,
        wakes=tuple(wakes),
        cleared=tuple(cleared),
        closed=proposal.closed,
        outcomes=outcomes(room.row.game, room.people, standing) if standing else (),
        feats=_feats(room, proposal),
        turns=tuple((seat, seat in turns_after) for seat in sorted(turns_before ^ turns_after)),
    )


def _feats(room: Room, proposal: Proposal) -> tuple[Feat, ...]:
    shared, at = room.row.shared, proposal.entry.at
    if shared is None:
        return ()
    return feats(shared, room.people, proposal.merits, room.table.helped, at)
