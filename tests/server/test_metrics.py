"""Metrics for Prometheus, if the settings turn them on."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.house import House, Person

Visit = Callable[..., Person]
DASHBOARD = pathlib.Path(__file__).parents[2] / "docs" / "dashboard.json"


async def figures(person: Person) -> dict[str, float]:
    """Name of each sample, with its labels but for the bounds of buckets, and its value."""
    answer = await person.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if "le" not in sample.labels
    }


async def test_metrics_are_off_by_default(house: House, visitor: Visit) -> None:
    answer = await visitor(house).get("/metrics")

    assert "ludoteca_" not in answer.text


@pytest.mark.parametrize("who", ["loopback", "on"])
async def test_events_are_counted(
    house_with: Callable[..., House], visitor: Visit, who: str
) -> None:
    house = house_with(METRICS=who)
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=10)
    await anna.starts(table)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        await chair.say(
            {"type": "act", "id": "?", "seat": 1, "seen": 0, "action": {"type": "pick", "steps": 1}}
        )
        refused = await chair.hears("rejected")
        await chair.plays_on(update)
        assert (await anna.get(f"/api/tables/{table}/luck")).status_code == 200
        found = await figures(anna)

    assert found["ludoteca_entries_total"] >= 4
    assert found["ludoteca_batch_entries_sum"] == found["ludoteca_entries_total"]
    assert found["ludoteca_batch_seconds_count"] == found["ludoteca_batch_entries_count"]
    assert found["ludoteca_told_seconds_count"] >= 1
    assert found[f"ludoteca_refused_total {refused['code']}"] == 1
    assert (found["ludoteca_open_tables"], found["ludoteca_sockets"]) == (1, 1)
    assert found["ludoteca_bot_think_seconds_count"] >= 1
    assert found["ludoteca_thought_wait_seconds_count awaited bot"] >= 1
    assert found["ludoteca_thought_wait_seconds_count luck"] == 1
    assert found["ludoteca_thoughts_waiting awaited bot"] == 0
    assert found["ludoteca_bots_due"] >= 1
    assert found["ludoteca_wake_late_seconds_count"] >= 1


async def test_all_metrics_of_the_dashboard_exist(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    person = visitor(house_with(METRICS="loopback"))
    told = (await person.get("/metrics")).text

    asked = set(re.findall(r"ludoteca_[a-z_]+", DASHBOARD.read_text())) - {"ludoteca_"}

    missing = {name for name in asked if f"# TYPE {name.removesuffix('_bucket')} " not in told}
    assert len(asked) >= 9
    assert not missing
