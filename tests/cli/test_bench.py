from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ludoteca.games import titles


def test_bench_rules_measures_every_game_for_programs(ludoteca: Callable[..., Any]) -> None:
    said = ludoteca("bench", "rules", "--json")

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
    assert ("thats-life", "search_playouts") in metrics
    assert ("on-tour", "search_playouts") not in metrics  # it brings a medium of its own
