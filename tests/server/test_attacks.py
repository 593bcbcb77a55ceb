"""Nobody else notices much of somebody who means the house harm: the short form of
``make attacks``, with bounds that hold on a busy machine, too."""

from __future__ import annotations

import pathlib
import statistics

import pytest
from tests.server.attacks import ATTACKS
from tests.server.siege import besiege, open_house

MEDIAN_MS = 500
MORE_MB = 60


@pytest.mark.long
async def test_the_house_stands_whatever_one_visitor_does(tmp_path: pathlib.Path) -> None:
    house = open_house(tmp_path / "data")
    try:
        found = await besiege(house, list(ATTACKS), seconds=0.3, pause=0)
    finally:
        house.close()

    assert all(one.tried for one in found), found
    assert all(one.answers for one in found), found
    assert statistics.median(one.median for one in found) < MEDIAN_MS
    assert sum(one.moves for one in found)
    assert [one for one in found if one.lost] == []
    assert found[-1].after < found[0].before + MORE_MB
    assert "Traceback" not in house.log
