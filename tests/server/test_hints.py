"""Hints for the seat whose turn it is, from its own view, if the owner allows them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, Final

import httpx
import pytest
from tests.server.house import Chair, House, Person

from ludoteca.server.edge.limits.counting import Limits
from ludoteca.server.edge.limits.households import Households
from ludoteca.server.hints.service import HintService

Visit = Callable[..., Person]


async def asks(person: Person, table: str, seat: int = 0, level: str = "medium") -> httpx.Response:
    return await person.post(f"/api/tables/{table}/hint", {"seat": seat, "level": level})


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_hint_weighs_every_option_and_says_what_the_bot_would_do(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random", goal=6)
    await anna.starts(table)

    hint = (await asks(anna, table)).json()

    assert (hint["seat"], hint["level"], hint["asked"]) == (0, "medium", 0)
    steps = {option["action"]["steps"]: option for option in hint["options"]}
    assert sorted(steps) == [1, 2, 3]
    assert [option["chosen"] for option in hint["options"]] == [True, False, False]
    best, *others = hint["options"]
    assert best["action"]["steps"] == 3, "it is a race"
    assert 0 < best["win"] <= 1
    assert best["score"] > 0
    told = [option for option in others if option["win"] is not None]
    assert all(option["win"] < best["win"] and not option["equal"] for option in told)
    assert steps[3]["text"] == {"key": "choice-pick", "args": {"steps": 3}}


async def test_a_bot_that_does_not_search_is_quoted_all_the_same(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await anna.starts(table)

    hint = (await asks(anna, table, level="random")).json()

    assert sum(option["chosen"] for option in hint["options"]) == 1


async def test_nothing_that_is_shown_beats_what_the_bot_would_do(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    chosen = []
    for _ in range(6):
        table = await anna.makes_table("me", "random", goal=6)
        await anna.starts(table)

        hint = (await asks(anna, table, level="steady")).json()  # any of the three steps

        best, *others = hint["options"]
        chosen.append((best["action"]["steps"], hint["doubted"]))
        assert hint["doubted"] == (best["win"] is None)
        assert all(one["win"] is None or one["win"] < best["win"] for one in others)
    assert all(doubted == (steps < 3) for steps, doubted in chosen if steps != 2)


def beats(one: dict[str, Any], best: dict[str, Any]) -> bool:
    """Whether the figures that are shown of an option are better than those of the bot's choice:
    the chance in whole per cent, and where that is the same the points."""
    chances = [round(100 * option["win"]) for option in (one, best)]
    points = [option["score"] or 0 for option in (one, best)]
    return chances[0] > chances[1] or (chances[0] == chances[1] and points[0] > points[1])


FEW: Final = 6
"""Options of which there is something to say also after a short while."""


async def questions(chair: Chair) -> AsyncIterator[dict[str, Any]]:
    """The first one of a table, and the first one after it that has few answers, if there is one;
    the others are answered with the first option."""
    update, asked = await chair.hears("update"), -1
    while not update["over"]:
        if update["options"] and update["asked"] > asked:
            if asked < 0:
                yield update
            elif 1 < len(update["options"]) <= FEW:
                yield update
                return
            asked = update["n"]
            await chair.act(update)
        update = await chair.hears("update")


async def compares(anna: Person, game: dict[str, Any], others: int) -> int:
    """How many options are told from the bot's choice at a table of the game with so many others;
    none of them is shown as the better one."""
    table = await anna.makes_table("me", *["random"] * others, game=game["id"])
    await anna.starts(table)
    told = 0
    async with anna.sits_at(table) as chair:
        async for update in questions(chair):
            hint = (await asks(anna, table)).json()

            offered = [choice["action"] for choice in update["options"]]
            assert all(option["action"] in offered for option in hint["options"])
            assert len(hint["options"]) == len(offered)
            best, *others_shown = hint["options"]
            shown = [one for one in others_shown if one["win"] is not None]
            assert not [one for one in shown if beats(one, best)], game["id"]
            # What is only about as good has no figures: nobody sees that it would have more
            # points.
            assert all(one["score"] is None for one in others_shown if one["equal"])
            told += len(shown)
    return told


@pytest.mark.deep  # real games; every day in small ones
async def test_a_hint_is_given_in_a_real_game_and_no_figures_beat_it(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    # As it comes; and longer, should the questions of chance or a busy machine have told nothing
    # apart until then.
    for seconds in ("1.2", "6", "6"):
        anna = await visitor(house_with(HINT_TIME=seconds)).is_called("Anna")
        told = 0
        for game in (await anna.get("/api/games")).json():
            if game["id"] == "quiet-steps":
                continue
            least = game["seats"][0]
            for seats in {max(2, least), least}:
                told += await compares(anna, game, seats - 1)
        if told:
            return
    pytest.fail("nothing was told apart")


async def test_only_who_holds_the_seat_gets_its_hints(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    berta = await visitor(house).is_called("Berta")
    table = await anna.makes_table("me", "open")
    await berta.post(f"/api/tables/{table}/join")
    await anna.starts(table)

    assert (await asks(anna, table, seat=0)).status_code == 200
    assert problem(await asks(berta, table, seat=0)) == (403, "error-not-your-seat")
    assert problem(await asks(anna, table, seat=1)) == (403, "error-not-your-seat")
    stranger = visitor(house)
    assert problem(await asks(stranger, table)) == (401, "error-no-guest")


async def test_a_hint_is_the_same_whatever_others_have_chosen_in_secret(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    berta = await visitor(house).is_called("Berta")
    table = await anna.makes_table("me", "open", repick=True, goal=3)
    await berta.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    before = (await asks(anna, table, level="random")).json()

    async with berta.sits_at(table) as chair:
        await chair.act(await chair.hears("update"), choice=2)
        await chair.hears("accepted")

    after = (await asks(anna, table, level="random")).json()
    assert after["asked"] == before["asked"]
    assert [one["action"] for one in after["options"] if one["chosen"]] == [
        one["action"] for one in before["options"] if one["chosen"]
    ]


async def test_there_are_no_hints_where_the_owner_wants_none(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    body = {"game": "quiet-steps", "seats": [{"kind": "me"}], "settings": {"hints": False}}
    made = (await anna.post("/api/tables", body)).json()
    await anna.starts(made["id"])

    assert made["settings"]["hints"] is False
    assert problem(await asks(anna, made["id"])) == (409, "error-hints-off")


async def test_there_is_nothing_to_advise_before_the_start_and_after_the_end(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", goal=1)
    assert problem(await asks(anna, table)) == (409, "error-not-running")

    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    assert problem(await asks(anna, table)) == (409, "error-not-running")


async def test_who_has_nothing_to_choose_gets_no_hint(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "me")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", audience=0))
        await chair.hears("accepted")

    assert problem(await asks(anna, table, seat=0)) == (409, "error-not-asked")
    assert (await asks(anna, table, seat=1)).status_code == 200


async def test_who_can_only_take_back_gets_no_hint(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "me", take_back=True)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", audience=0))
        await chair.hears("accepted")

    assert problem(await asks(anna, table, seat=0)) == (409, "error-not-asked")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"seat": 0, "level": "god"}, (422, "error-no-such-level")),
        ({"seat": 7, "level": "medium"}, (403, "error-not-your-seat")),
        ({"seat": -1, "level": "medium"}, (400, "error-unreadable")),
        ({"seat": 0}, (400, "error-unreadable")),
        ({"seat": 0, "level": "medium", "view": {}}, (400, "error-unreadable")),
        ({"seat": 0, "level": ""}, (400, "error-unreadable")),
        ([], (400, "error-unreadable")),
    ],
)
async def test_an_odd_question_is_refused(
    house: House, visitor: Visit, body: Any, expected: tuple[int, str]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me")
    await anna.starts(table)

    assert problem(await anna.post(f"/api/tables/{table}/hint", body)) == expected


async def test_a_bot_that_fails_gives_no_hint_and_the_next_question_is_answered(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(BOT_TIME_LIMIT="3")  # so long as a new process takes to answer
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me")
    await anna.starts(table)

    for level in ("raiser", "quitter", "dreamer"):
        assert problem(await asks(anna, table, level=level)) == (503, "error-no-hint")

    assert (await asks(anna, table)).status_code == 200


async def test_too_many_requests_have_to_wait(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(HINTS_PER_MINUTE="2")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me")
    await anna.starts(table)

    answers = [await asks(anna, table, level="random") for _ in range(3)]

    assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_guests_of_one_address_leave_room_for_the_hints_of_others() -> None:
    asked = asyncio.Event()

    class Slow:
        size = 2

        async def hint(self, _: object, __: object) -> Any:
            await asked.wait()

    households = Households(b"")
    service = HintService(Slow(), Limits(), 1.0, households)  # type: ignore[arg-type]
    update: Any = SimpleNamespace(audience=0, asked=0, view=None)

    def ask(guest: str, address: str) -> asyncio.Task[Any]:
        return asyncio.create_task(service.ask(guest, address, "t", "g", "easy", update, []))

    tasks = [ask(f"guest {at // 4}", "192.0.2.1") for at in range(40)]
    other = ask("ben", "192.0.2.2")
    await asyncio.sleep(0)
    refused = [task for task in tasks if task.done() and task.exception()]
    asked.set()

    assert len(tasks) - len(refused) == 6
    assert all(getattr(task.exception(), "code", "") == "error-too-many" for task in refused)
    await other
