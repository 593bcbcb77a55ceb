"""What is written together with an entry."""

from __future__ import annotations

import pathlib

from tests.server.processes import ANNA, BEN, act, make, two_processes

from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.entry_effects import append_of, in_general
from ludoteca.server.tables.play.protocol import Accepted
from ludoteca.server.tables.state.fanout import Connection


async def test_an_entry_among_people_has_the_consequences_of_any_other(
    tmp_path: pathlib.Path,
) -> None:
    """Whoever is here, up to the entry that ends the table."""
    turns, wakes = set[tuple[tuple[int, bool], ...]](), 0
    async with two_processes(tmp_path / "db") as (process, _):
        for table, here in {"nobody": [], "anna": [ANNA], "both": [ANNA, BEN]}.items():
            room = await make(process, table, b"{}")
            for guest in here:
                room.fanout.add(Connection(guest))
            while not room.finished:
                seat, seen = next(iter(room.table.questions.items()))
                command = act(seat, seen, f"{room.table.n}")
                proposal = room.table.propose(command, 0)

                general = in_general(room.state, room.roster, proposal)

                assert append_of(room.state, room.roster, proposal) == general
                turns.add(general.turns)
                wakes += len(general.wakes)
                who: Guest = (ANNA, BEN)[seat]
                assert isinstance(await room.act(command, who.id), Accepted)

    assert len(turns) > 1
    assert wakes
