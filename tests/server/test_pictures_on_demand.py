"""Pictures are made only for connected audiences; later ones see the same."""

from __future__ import annotations

import pathlib

import pytest
from tests.server.processes import ANNA, BEN, act, make, two_processes

from ludoteca.core.replay.picture import Pictures
from ludoteca.server.tables.play.server_frames import Accepted
from ludoteca.server.tables.state.fanout import Connection


@pytest.mark.parametrize("options", [b"{}", b'{"repick":true}', b'{"take_back":true}'])
async def test_who_comes_late_sees_what_everybody_saw(
    tmp_path: pathlib.Path, options: bytes
) -> None:
    async with two_processes(tmp_path / "db") as (full, empty):
        room = await make(full, "t", options)
        for guest in (ANNA, BEN, None):
            room.enter(Connection(guest))
        picks = [(0, 0), (1, 0), (1, 2), (0, 2), (0, 4)]
        for number, (seat, seen) in enumerate(picks):
            answer = await room.act(act(seat, seen, f"c{number}"), (ANNA, BEN)[seat].id)
            assert isinstance(answer, Accepted)

            late = (await empty.rooms.get("t")).table
            for audience in (None, 0, 1):
                assert late.told(audience) == room.table.told(audience)
                assert late.update(audience) == room.table.update(audience)
            room.table.put_away()
            empty.rooms.drop_idle(idle=0)


async def test_nothing_is_drawn_for_who_is_not_here(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        room = await make(process, "t", b"{}")
        room.enter(Connection(BEN))
        await room.act(act(0, 0, "a"), ANNA.id)
        drawn: list[int | None] = []
        draw = Pictures.of

        def count(self: Pictures, kind: object, to: int | None, *rest: object, **more: object):  # type: ignore[no-untyped-def]
            drawn.append(to)
            return draw(self, kind, to, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(Pictures, "of", count)
        room.state.table._check_commits = False

        await room.act(act(1, 0, "b"), BEN.id)  # now all have picked, and all move

        assert drawn == [1]
