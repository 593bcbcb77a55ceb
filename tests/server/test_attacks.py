"""Nobody else notices much of somebody who means the house harm: the short form of
``make attacks``, with bounds that hold on a busy machine, too."""

from __future__ import annotations

import pathlib
import statistics

import msgspec
import pytest
from tests.pace import slower
from tests.server.attacks import ATTACKS
from tests.server.siege import besiege, open_house, put_into

from ludoteca.cli.bench.report import Measurement, report

MEDIAN_MS = 500
MORE_MB = 60


def test_figures_of_one_attack_are_put_among_the_others() -> None:
    first, second, *_, last = ATTACKS

    def figures(late: dict[str, int]) -> list[Measurement]:
        return [Measurement(name, "late", count, "count") for name, count in late.items()]

    before = report("attacks", figures({first: 1, last: 2}))

    then = put_into(before, figures({second: 3, first: 4}))

    assert [(one.name, one.value) for one in then.results] == [(first, 4), (second, 3), (last, 2)]
    elsewhere = msgspec.structs.replace(before, machine={"cores": 512})
    with pytest.raises(ValueError, match="elsewhere"):
        put_into(elsewhere, then.results)


@pytest.mark.long
async def test_the_house_stands_whatever_one_visitor_does(
    tmp_path: pathlib.Path, deep: bool
) -> None:
    """Every day every other attack; the limits that hold them have tests of their own."""
    house = open_house(tmp_path / "data")
    try:
        found = await besiege(house, list(ATTACKS)[:: 1 if deep else 2], seconds=0.3, pause=0)
    finally:
        house.close()

    assert all(one.tried for one in found), found
    assert all(one.answers for one in found), found
    assert statistics.median(one.median for one in found) < MEDIAN_MS * slower()
    assert sum(one.moves for one in found)
    assert [one for one in found if one.lost] == []
    assert found[-1].after < found[0].before + MORE_MB
    assert "Traceback" not in house.log
