from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.titles import ANY

from ludoteca.games import titles


@pytest.mark.long
def test_bench_rules_measures_every_game_for_programs(ludoteca: Callable[..., Any]) -> None:
    said = ludoteca("bench", "rules", "--json", "--rounds", 1)

    report = json.loads(said.out)
    assert set(report) == {"bench", "machine", "versions", "results"}
    assert report["bench"] == "rules"
    assert {"ludoteca", "python", "msgspec"} <= set(report["versions"])
    for result in report["results"]:
        assert set(result) == {"name", "metric", "value", "unit"}
        assert result["value"] > 0
    metrics = {(result["name"], result["metric"]) for result in report["results"]}
    for title in titles():
        assert {(title, "random_tables"), (title, "move_and_views")} <= metrics
    assert (ANY, "search_playouts") in metrics
    own = [name for name, title in titles().items() if "medium" in title.bots]
    assert own
    assert not [name for name in own if (name, "search_playouts") in metrics]
