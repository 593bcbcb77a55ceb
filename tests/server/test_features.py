"""A feature in its own folder, with a wake, a job and an effect that no other file knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tests.server.house import START, House, Person, until

H = TypeVar("H", bound=House)


class Belfry(House):
    """A house with one more feature, by one more line in the list."""

    program = (
        "from bell.api import feature\n"
        "from ludoteca.server import app\n"
        f"app.FEATURES = (feature, *app.FEATURES)\n{START}"
    )


async def rung(who: Person, *notes: str) -> list[str] | None:
    found: list[str] = (await who.get("/api/bell")).json()
    return found if set(notes) <= set(found) else None


async def test_a_wake_a_job_and_an_effect_of_a_feature_do_their_work(
    new_house: Callable[[type[H]], H], visitor: Callable[[House], Person]
) -> None:
    house = new_house(Belfry)
    anna = await visitor(house).is_called("Anna")
    over = await anna.makes_table("me", "random", goal=500)
    await anna.starts(over)

    await anna.post(f"/api/tables/{over}/end", {"ends": True})
    ended = await until(lambda: rung(anna, f"{over} ended"))
    going_on = await anna.makes_table("me", "random", goal=500)
    await anna.starts(going_on)
    notes = await until(lambda: rung(anna, f"{going_on} rang"))

    assert ended == [f"{over} ended"]
    assert notes == [f"{over} ended", f"{going_on} rang"]  # the wake of a table ends with it
    assert house.log.count("a job failed") == 1


async def test_what_a_feature_wants_later_survives_a_kill(
    new_house: Callable[[type[H]], H], visitor: Callable[[House], Person]
) -> None:
    house = new_house(Belfry)
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random", goal=500)
    await anna.starts(table)

    house.kill()
    house.open()

    assert await until(lambda: rung(anna, f"{table} rang")) == [f"{table} rang"]
