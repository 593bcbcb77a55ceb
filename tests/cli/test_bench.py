from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.titles import ANY, IDS, TITLES

from ludoteca.cli.bench.timing import seconds_of


@pytest.fixture
def little_to_collect() -> Iterator[None]:
    """Speeds up the collection of garbage before each measurement, by ignoring the tests'
    objects."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("little_to_collect")
@pytest.mark.parametrize(
    "words",
    [("--seconds", 0.05), pytest.param((), marks=pytest.mark.deep)],
    ids=["quick", "as-it-comes"],
)
def test_bench_rules_measures_every_game_for_programs(
    ludoteca: Callable[..., Any], words: tuple[object, ...]
) -> None:
    said = ludoteca("bench", "rules", "--json", "--rounds", 1, *words)

    report = json.loads(said.out)
    assert set(report) == {"bench", "machine", "versions", "results"}
    assert report["bench"] == "rules"
    assert {"ludoteca", "python", "msgspec"} <= set(report["versions"])
    for result in report["results"]:
        assert set(result) == {"name", "metric", "value", "unit"}
        assert result["value"] > 0
    metrics = {(result["name"], result["metric"]) for result in report["results"]}
    for title in IDS:
        assert {(title, "random_tables"), (title, "move_and_views")} <= metrics
    assert (ANY, "search_playouts") in metrics
    own = [title.meta.id for title in TITLES if "medium" in title.bots]
    assert own
    assert not [name for name in own if (name, "search_playouts") in metrics]


def test_a_clock_that_counts_in_ticks_measures_quick_work_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[None] = []
    monkeypatch.setattr(time, "process_time", lambda: len(done) // 1000 / 100)

    seconds = seconds_of(lambda: done.append(None))

    assert seconds == pytest.approx(1e-5, rel=0.01)
