"""Choosing ahead: an answer to one's next question, which nobody learns of before it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.house import Chair, House, Person, two_at_a_table, until

Visitor = Callable[..., Person]

STEP, PASS, ROLL = ({"type": "step", "far": 2}, {"type": "pass"}, {"type": "roll"})
KEPT_NOTE = {"type": "whisper", "note": 0}
"""What is never legal: every seat has this note from the start."""


async def chooses(person: Person, table: str, seat: int, action: Any, **more: Any) -> Any:
    answer = await person.put(
        f"/api/tables/{table}/ahead", {"seat": seat, "action": action, **more}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["choices"]


async def chosen(person: Person, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}/ahead")).json()["choices"]


async def entries(person: Person, table: str) -> list[Any]:
    answer = await person.get(f"/api/tables/{table}/history?from=0&to=100")
    moments: list[Any] = answer.json()["moments"]
    return moments


async def passes(chair: Chair, update: dict[str, Any]) -> None:
    at = next(i for i, one in enumerate(update["options"]) if one["action"] == PASS)
    await chair.act(update, at)


async def test_a_choice_is_carried_out_as_soon_as_its_seat_is_asked(
    house: House, visitor: Visitor
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    words = {"key": "choice-step", "args": {"far": 2}}
    [choice] = await chooses(ben, table, 1, STEP, words=words)
    assert choice == {"seat": 1, "action": STEP, "words": words, "fell": None}

    async with anna.sits_at(table) as chair:  # Ben is not here
        await passes(chair, await chair.hears("update"))
        update = await chair.hears("update", n=2)

    assert update["view"]["at"] == [0, 2]
    assert update["moment"]["seat"] == 1
    assert await chosen(ben, table) == []


async def test_it_takes_less_time_than_anybody_notices(house: House, visitor: Visitor) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    await chooses(ben, table, 1, STEP)

    async with anna.sits_at(table) as chair:
        await passes(chair, await chair.hears("update"))
        asked = (await chair.hears("update", n=1))["moment"]["at"]
        answered = (await chair.hears("update", n=2))["moment"]["at"]

    assert answered - asked < 1000  # some ms on an idle machine


async def test_what_is_not_legal_then_falls_away_and_its_person_is_told_when_they_come_back(
    house: House, visitor: Visitor
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    await chooses(ben, table, 1, KEPT_NOTE)

    async with anna.sits_at(table) as chair:
        await passes(chair, await chair.hears("update"))
        await chair.hears("update", n=1)

    async def fell() -> Any:
        return [one for one in await chosen(ben, table) if one["fell"]]

    [choice] = await until(fell)
    assert choice["fell"] == "illegal"
    async with ben.sits_at(table) as chair:
        assert (await chair.hears("ahead"))["choices"] == [choice]
        update = await chair.hears("update")
        assert update["n"] == 1
        await chair.act(update)  # now he answers himself, and the line is gone
        assert (await chair.hears("ahead"))["choices"] == []


async def test_a_choice_is_taken_back_and_replaced(house: House, visitor: Visitor) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    await chooses(ben, table, 1, ROLL)
    [choice] = await chooses(ben, table, 1, STEP)
    assert choice["action"] == STEP

    answer = await ben.post(f"/api/tables/{table}/ahead/1", None, "DELETE")
    assert answer.json()["choices"] == []

    async with anna.sits_at(table) as chair, ben.sits_at(table) as other:
        await passes(chair, await chair.hears("update"))
        update = await other.hears("update", n=1)
        await passes(other, update)
        assert (await chair.hears("update", n=2))["view"]["at"] == [0, 0]


async def test_all_devices_of_the_person_show_it_and_nobody_elses(
    house: House, visitor: Visitor
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    async with (
        ben.sits_at(table) as one,
        ben.sits_at(table) as other,
        anna.sits_at(table) as hers,
        visitor(house).sits_at(table) as watching,
    ):
        await chooses(ben, table, 1, STEP)

        for chair in (one, other):
            [choice] = (await chair.hears("ahead"))["choices"]
            assert choice["action"] == STEP
        async with ben.sits_at(table) as later:
            assert (await later.hears("ahead"))["choices"] == [choice]
        for chair in (hers, watching):
            await chair.say({"type": "ping"})
            heard = await everything(chair)
            assert "ahead" not in {frame["type"] for frame in heard}
    assert await chosen(anna, table) == []


async def everything(chair: Chair) -> list[dict[str, Any]]:
    """All frames up to the next pong."""
    heard = []
    while True:
        frame = await chair.hears(*EVERY)
        heard.append(frame)
        if frame["type"] == "pong":
            return heard


EVERY = (
    "hello", "table", "update", "talk", "said", "ahead", "proposed", "pong", "rejected", "accepted",
)  # fmt: skip


async def test_an_undo_that_reaches_behind_it_ends_it(house: House, visitor: Visitor) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    async with anna.sits_at(table) as chair, ben.sits_at(table) as his:
        update = await chair.hears("update")
        await chair.act(update)  # a step
        update = await chair.hears("update", n=1)
        await chooses(ben, table, 1, STEP)
        await his.hears("ahead")

        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 0})

        [choice] = (await his.hears("ahead"))["choices"]
        assert choice["fell"] == "undone"
        update = await chair.hears("update", n=2)
        await passes(chair, update)
        assert (await his.hears("update", n=3))["asked"] == 3  # nothing is carried out


async def test_an_undo_of_what_came_after_it_leaves_it(house: House, visitor: Visitor) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    async with anna.sits_at(table) as chair:
        await chooses(ben, table, 1, STEP)
        await chair.act(await chair.hears("update"))
        await chair.hears("update", n=1)
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 0})

        await passes(chair, await chair.hears("update", n=2))

        assert (await chair.hears("update", n=4))["view"]["at"] == [0, 2]


async def test_a_bot_that_takes_the_seat_ends_it(house: House, visitor: Visitor) -> None:
    _, ben, table = await two_at_a_table(house, visitor, game="whispers")
    await chooses(ben, table, 1, STEP)

    await ben.post(f"/api/tables/{table}/leave")

    [choice] = await chosen(ben, table)
    assert choice["fell"] == "replaced"


async def test_nothing_is_left_of_it_when_the_table_ends(house: House, visitor: Visitor) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers", goal=1)
    await chooses(ben, table, 1, STEP)

    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        assert (await chair.hears("update", n=1))["over"]

    assert await chosen(ben, table) == []


async def test_one_may_choose_for_the_next_question_while_others_still_choose(
    house: House, visitor: Visitor
) -> None:
    """And taking one's present choice back ends it: then the question is another."""
    anna, ben, table = await two_at_a_table(house, visitor, goal=50, take_back=True)
    pick = {"type": "pick", "steps": 3}
    async with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        await hers.act(await hers.hears("update"))
        await hers.hears("accepted")
        await chooses(anna, table, 0, pick)
        [choice] = (await hers.hears("ahead"))["choices"]
        assert choice["action"] == pick

        await his.act(await his.hears("update"))
        await hers.hears("ahead", choices=[])
        update = await his.hears("update")
        while not update["moment"] or not update["moment"]["events"]:
            update = await his.hears("update")
        await his.act(update, 0, "second")
        moved = (await hers.hears("update"))["moment"]
        while moved is None or len(moved["events"]) != 2 or moved["events"][0]["steps"] < 3:
            moved = (await hers.hears("update"))["moment"]
        assert moved["events"][0]["steps"] in (3, 4)


async def test_taking_back_the_present_choice_ends_the_choice_ahead(
    house: House, visitor: Visitor
) -> None:
    anna, _, table = await two_at_a_table(house, visitor, goal=50, take_back=True)
    async with anna.sits_at(table) as hers:
        await hers.act(await hers.hears("update"))
        await hers.hears("accepted")
        await chooses(anna, table, 0, {"type": "pick", "steps": 3})
        await hers.hears("ahead")
        async with anna.sits_at(table) as again:
            update = await again.hears("update")
            await again.act(update)  # takes back
            await again.hears("accepted")

        assert (await hers.hears("ahead"))["choices"] == []


async def test_options_are_offered_as_if_it_were_ones_turn(house: House, visitor: Visitor) -> None:
    _, ben, table = await two_at_a_table(house, visitor, game="whispers")

    answer = await ben.post(f"/api/tables/{table}/ahead/options", {"seat": 1})

    assert answer.status_code == 200, answer.text
    options = answer.json()["options"]
    assert STEP in [one["action"] for one in options]
    assert KEPT_NOTE not in [one["action"] for one in options]
    assert {"key": "choice-step", "args": {"far": 2}} in [one["text"] for one in options]


# ---- what is refused -------------------------------------------------------------------------


async def test_others_cannot_choose_for_a_seat_nor_look_nor_take_back(
    house: House, visitor: Visitor
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    other = await two_at_a_table(house, visitor, game="whispers")
    await chooses(ben, table, 1, STEP)
    stranger = await visitor(house).is_called("Dora")
    for who in (anna, stranger, other[0]):
        for request in (
            who.put(f"/api/tables/{table}/ahead", {"seat": 1, "action": ROLL}),
            who.post(f"/api/tables/{table}/ahead/options", {"seat": 1}),
            who.post(f"/api/tables/{table}/ahead/1", None, "DELETE"),
        ):
            answer = await request
            assert answer.status_code == 403, answer.text
            assert answer.json()["code"] == "error-not-your-seat"
        assert await chosen(who, table) == []
    nobody = await visitor(house).put(f"/api/tables/{table}/ahead", {"seat": 1, "action": ROLL})
    assert nobody.status_code == 401
    assert [one["action"] for one in await chosen(ben, table)] == [STEP]


async def test_who_is_asked_answers_and_does_not_choose_ahead(
    house: House, visitor: Visitor
) -> None:
    anna, _, table = await two_at_a_table(house, visitor, game="whispers")
    answer = await anna.put(f"/api/tables/{table}/ahead", {"seat": 0, "action": STEP})
    foreseen = await anna.post(f"/api/tables/{table}/ahead/options", {"seat": 0})

    assert (answer.status_code, answer.json()["code"]) == (409, "error-asked-already")
    assert (foreseen.status_code, foreseen.json()) == (
        200,
        {"options": []},
    )  # a page may ask too late


async def test_what_is_no_action_of_the_game_is_refused(house: House, visitor: Visitor) -> None:
    _, ben, table = await two_at_a_table(house, visitor, game="whispers")
    path = f"/api/tables/{table}/ahead"
    deep: Any = []
    for _ in range(500):
        deep = [deep]
    for action in ({"type": "fly"}, {"type": "step"}, 7, None, deep, {"type": "step", "far": "x"}):
        answer = await ben.put(path, {"seat": 1, "action": action})
        assert 400 <= answer.status_code < 500, answer.text
    for body in (
        {"seat": 64, "action": STEP},
        {"seat": -1, "action": STEP},
        {"seat": 1},
        {"seat": 1, "action": STEP, "fell": "undone"},
        {"seat": 1, "action": STEP, "words": {"key": "x" * 101}},
        {"seat": 1, "action": STEP, "words": {"key": "x", "args": {"a": "b" * 201}}},
        {"seat": 1, "action": STEP, "words": {"key": "x", "args": {str(i): i for i in range(21)}}},
        {"seat": 1, "action": {**STEP, "x": "y" * 5000}},
        {"seat": 1, "action": {**STEP, "x": "y" * 100_000}},
    ):
        answer = await ben.put(path, body)
        assert 400 <= answer.status_code < 500, answer.text
    assert await chosen(ben, table) == []


async def test_a_table_that_does_not_run_has_none(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open", game="whispers")

    answer = await anna.put(f"/api/tables/{table}/ahead", {"seat": 0, "action": STEP})

    assert (answer.status_code, answer.json()["code"]) == (409, "error-not-running")


async def test_floods_are_held_back(house_with: Callable[..., House], visitor: Visitor) -> None:
    house = house_with(LIMITS_TIMES="1")
    _, ben, table = await two_at_a_table(house, visitor, game="whispers")
    path = f"/api/tables/{table}/ahead"

    stored = [await ben.put(path, {"seat": 1, "action": STEP}) for _ in range(40)]
    asked = [await ben.post(f"{path}/options", {"seat": 1}) for _ in range(40)]

    for answers in (stored, asked):
        codes = [one.status_code for one in answers]
        assert codes[0] == 200
        assert codes.count(429) >= 10, codes


# ---- nobody else -----------------------------------------------------------------------------


async def test_nobody_else_is_told_anything_meanwhile(house: House, visitor: Visitor) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers")
    for person, n in ((anna, 0), (ben, 1)):
        async with person.sits_at(table) as chair:
            await passes(chair, await chair.hears("update"))
            await chair.hears("update", n=n + 1)
    async with (
        ben.sits_at(table) as his,
        anna.sits_at(table) as hers,
        visitor(house).sits_at(table) as watching,
    ):
        for chair in (hers, watching):
            info = (await chair.hears("table"))["table"]
            while info["watchers"] < 1 or not all(seat["here"] for seat in info["seats"]):
                info = (await chair.hears("table"))["table"]
            await chair.say({"type": "ping"})
            await everything(chair)
        before = await seen_by(anna, table), await seen_by(visitor(house), table)

        await ben.post(f"/api/tables/{table}/ahead/options", {"seat": 1})
        await chooses(ben, table, 1, STEP)
        await ben.post(f"/api/tables/{table}/ahead/1", None, "DELETE")
        await chooses(ben, table, 1, KEPT_NOTE)

        for chair in (hers, watching):
            await chair.say({"type": "ping"})
            assert [frame["type"] for frame in await everything(chair)] == ["pong"]
        assert (await seen_by(anna, table), await seen_by(visitor(house), table)) == before
        async with anna.sits_at(table) as again:
            await passes(again, await again.hears("update"))
            for chair in (hers, watching):
                await chair.hears("update", n=3)
            while not any(one["fell"] for one in (await his.hears("ahead"))["choices"]):
                pass  # that it fell away is told to nobody else, either
            for chair in (hers, watching):
                await chair.say({"type": "ping"})
                heard = [frame["type"] for frame in await everything(chair)]
                assert set(heard) <= {"pong", "accepted", "table"}, heard


async def seen_by(person: Person, table: str) -> list[Any]:
    """The table, its history, its board in lists and what is chosen ahead, as they are shown."""
    paths = ("", "/history?from=0&to=100", "/glance", "/ahead")
    answers = [await person.get(f"/api/tables/{table}{path}") for path in paths]
    return [(answer.status_code, answer.text) for answer in answers]
