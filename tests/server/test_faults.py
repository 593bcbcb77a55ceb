"""What was acknowledged is in the log once, whatever breaks: the short form of ``make faults``."""

from __future__ import annotations

import pathlib

import pytest
from tests.server.databases import need
from tests.server.faults import break_everything, kill_on_sqlite
from tests.server.machines import is_missing

NOTHING = (0, 0, 0, 0)


@pytest.mark.long
async def test_kills_under_play_lose_nothing(tmp_path: pathlib.Path) -> None:
    counts = await kill_on_sqlite(tmp_path, kills=3, tables=5, goal=120)

    assert counts.wrong == NOTHING, counts
    assert counts.acknowledged > 0


@pytest.mark.long
@pytest.mark.deep  # half a minute; every day each of them fails alone
async def test_processes_redis_and_postgresql_fail_and_nothing_is_lost(
    tmp_path: pathlib.Path,
) -> None:
    need(is_missing())

    counts = await break_everything(tmp_path, rounds=1, tables=5, goal=120)

    assert counts.wrong == NOTHING, counts
    assert counts.acknowledged > 0
