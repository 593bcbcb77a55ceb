"""What the owner of a table decides beside the options of its game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.house import House, Person

Visit = Callable[[House], Person]

DEFAULTS = {
    "listed": False,
    "absence": 300,
    "stand_in": "medium",
    "talk": "all",
    "hints": True,
    "backfill": False,
    "forfeit": "bot",
    "clock": None,
    "rated": False,
}


async def test_a_table_without_settings_has_the_usual_ones(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")

    table = await anna.makes_table("me", "open")

    assert (await anna.get(f"/api/tables/{table}")).json()["settings"] == DEFAULTS


async def test_the_owner_decides_anew_before_the_start(house: House, visitor: Visit) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "random")
    path = f"/api/tables/{table}/settings"
    wish = {"listed": True, "absence": None, "stand_in": "hard", "talk": "phrases", "hints": False}
    wish |= {"forfeit": "last", "clock": {"type": "live", "bank": 30, "increment": 5}}
    wish |= {"rated": True, "backfill": True}

    async with ben.sits_at(table) as chair:
        await chair.hears("table")
        answer = await anna.put(path, wish)
        told = await chair.hears("table")

    assert answer.json()["settings"] == wish
    assert told["table"]["settings"] == wish
    assert (await ben.put(path, wish)).json()["code"] == "error-not-owner"
    await anna.starts(table)
    assert (await anna.put(path, {})).json()["code"] == "error-table-started"


async def test_settings_outlive_the_server(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    await anna.put(f"/api/tables/{table}/settings", {"absence": 86_400, "talk": "off"})

    house.kill()
    house.open()

    settings = (await anna.get(f"/api/tables/{table}")).json()["settings"]
    assert settings == DEFAULTS | {"absence": 86_400, "talk": "off"}


@pytest.mark.parametrize(
    "rubbish",
    [
        {"absence": 0},
        {"absence": -5},
        {"absence": 1e9},
        {"absence": "long"},
        {"talk": "loud"},
        {"stand_in": ""},
        {"stand_in": "genius"},
        {"more": True},
        {"clock": {"type": "live", "bank": 9}},
        {"clock": {"type": "live", "bank": 60, "increment": -1}},
        {"clock": {"type": "days", "hours": 7}},
        {"clock": {"type": "days", "hours": 337}},
        {"clock": {"type": "never"}},
        {"clock": 60},
        [],
        None,
    ],
)
async def test_rubbish_is_refused(house: House, visitor: Visit, rubbish: object) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    answer = await anna.put(f"/api/tables/{table}/settings", rubbish)

    assert answer.status_code in (400, 422)
    assert (await anna.get(f"/api/tables/{table}")).json()["settings"] == DEFAULTS
