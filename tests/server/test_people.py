"""People's public pages and statistics."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import House, Person
from tests.titles import PROPOSING, TITLES

from ludoteca.core.game import Text
from ludoteca.core.replay.standing import Standing
from ludoteca.server.people.outcome import Outcome, outcomes_of
from ludoteca.server.tables.log.decided import Decided
from ludoteca.server.tables.rows.table_rows import SeatRow

Visitors = Callable[..., Person]

ANNA, BEN = SeatRow("person", "a", "Anna"), SeatRow("person", "b", "Ben")
BOT = SeatRow("bot", None, "Bibo", "easy")


async def plays_a_table(person: Person, *seats: str) -> str:
    """A whole table, taking the first option each time."""
    table = await person.makes_table(*seats)
    await person.starts(table)
    async with person.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    return table


async def own_page(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/me/profile")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.on_both
async def test_a_table_that_is_over_counts_at_once_for_who_played_it(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")

    table = await plays_a_table(anna, "me", "random")

    page = await own_page(anna)
    (record,) = page["profile"]["games"]
    assert (record["game"], record["played"]) == ("quiet-steps", 1)
    assert [(one["level"], one["played"]) for one in record["bots"]] == [("random", 1)]
    (recent,) = page["recent"]
    assert recent["table"] == table
    assert recent["seats"] == 2
    assert record["average"] == record["best"] == recent["score"]
    (week,) = page["profile"]["weeks"]
    assert (week["played"], week["won"]) == (1, record["won"])
    assert 0 <= recent["ended_at"] - week["at"] < 7 * 86_400_000
    assert datetime.datetime.fromtimestamp(week["at"] / 1000, datetime.UTC).weekday() == 0
    assert page["profile"]["streak"] == {"days": 1, "best": 1, "today": True}
    assert record["won"] == recent["won"] == (recent["rank"] == 1)


@pytest.mark.on_both
async def test_wins_are_counted_for_each_preset(house: House, visitor: Visitors) -> None:
    """Where everybody wins or loses together, at the level that was chosen."""
    anna = await visitor(house).is_called("Anna")
    title = next(one for one in TITLES if one.meta.id == PROPOSING)
    *_, (name, options) = title.presets.items()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    body = {"game": PROPOSING, "seats": seats, "options": msgspec.to_builtins(options)}
    table = (await anna.post("/api/tables", body)).json()["id"]
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        over = await chair.plays_on(await chair.hears("update"))

    (record,) = (await own_page(anna))["profile"]["games"]

    won = int(over["result"]["team"] == "won")
    assert record["presets"] == [{"preset": name, "played": 1, "won": won}]


async def test_others_see_the_name_and_the_figures_and_no_more(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays_a_table(anna, "me", "random")
    me = (await anna.get("/api/me")).json()["guest"]

    answer = await visitor(house).get(f"/api/people/{me['person']}")

    assert set(answer.json()) == {
        "thinking",
        "person",
        "name",
        "since",
        "games",
        "weeks",
        "streak",
        "wins",
        "stays",
        "holiday",
    }
    assert answer.json()["name"] == "Anna"
    assert answer.json()["since"] % 86_400_000 == 0
    assert me["id"] not in answer.text
    assert table not in answer.text


async def test_a_seat_leads_to_the_page_of_its_person(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open", "random")

    seats = (await visitor(house).get(f"/api/tables/{table}")).json()["seats"]

    person = (await anna.get("/api/me")).json()["guest"]["person"]
    assert [seat["person"] for seat in seats] == [person, None, None]


@pytest.mark.parametrize("person", ["AAAAAAAAAAAAAAAA", "nobody", "x" * 17, "%00"])
async def test_there_is_no_page_of_nobody(house: House, visitor: Visitors, person: str) -> None:
    answer = await visitor(house).get(f"/api/people/{person}")

    assert answer.status_code in (400, 404)


async def test_a_table_that_runs_or_was_given_up_counts_for_nobody(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    for ends in (False, True):
        table = await anna.makes_table("me", "me")
        await anna.starts(table)
        if ends:
            answer = await anna.post(f"/api/tables/{table}/end", {"ends": True})
            assert answer.json()["closed"] == "ended"

        page = await own_page(anna)
        assert (page["profile"]["games"], page["recent"]) == ([], [])


async def test_a_table_may_be_over_when_it_starts(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    tables = [await anna.makes_table("me", *["random"] * 3, goal=1) for _ in range(4)]

    for table in tables:  # of 16 starts, 15 are at the goal
        await anna.starts(table)

    assert await own_page(anna)


async def test_a_table_against_bots_that_was_ended_early_counts_as_played(
    slow_bots: HouseOfDays, visitor: Visitors
) -> None:
    anna = await visitor(slow_bots).is_called("Anna")  # the bot has no time to move
    table = await anna.makes_table("me", "random")
    await anna.starts(table)
    await anna.post(f"/api/tables/{table}/end", {"ends": True})
    assert (await own_page(anna))["recent"] == [], "nobody has moved there"
    table = await anna.makes_table("me", "random")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", audience=0))
        await chair.hears("accepted")
        await anna.post(f"/api/tables/{table}/end", {"ends": True})

    page = await own_page(anna)

    (record,) = page["profile"]["games"]
    assert (record["played"], record["won"], record["early"]) == (1, 0, 1)
    assert (record["average"], record["best"]) == (None, None)
    assert [(one["played"], one["won"]) for one in record["bots"]] == [(1, 0)]
    assert [(one["table"], one["early"]) for one in page["recent"]] == [(table, True)]
    assert (page["profile"]["weeks"], page["profile"]["streak"]["days"]) == ([], 0)
    over = (await anna.get("/api/me/tables/over")).json()["tables"]
    assert [seat["ended"] for one in over for seat in one["seats"]] == [None] * 4


@pytest.mark.on_both
async def test_outcomes_survive_a_crash_with_the_entry_that_ends_the_table(
    house_to_kill: House, visitor: Visitors
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await plays_a_table(anna, "me", "random")
    house.kill()
    (count,) = sql(house.file, "SELECT count(*) FROM outcomes WHERE table_id = ?", table)
    house.open()

    assert count == (2,)
    assert (await own_page(anna))["profile"]["games"][0]["played"] == 1


EVERYBODY = (5, 5, 5)


def ended(
    *ranks: int,
    people: tuple[SeatRow, ...],
    team: Any = None,
    moves: tuple[int, ...] = EVERYBODY,
    helped: tuple[int, ...] = (),
    seconds: int = 600,
) -> tuple[Outcome, ...]:
    """What comes of a table of ``people`` with these ``ranks``."""
    standing = Standing(
        scores=tuple(10 - rank for rank in ranks), ranks=ranks, reason=Text("x"), team=team
    )
    return outcomes_of(
        Decided(
            table="t",
            game="g",
            together=team is not None,
            began_at=0,
            at=1000 * seconds,
            people=people,
            standing=standing,
            closed=None,
            shared=None,
            merits=(),
            helped=frozenset(helped),
            taken=frozenset(),
            own_moves=dict(enumerate(moves[: len(people)])),
            thinking={},
        )
    )


def test_a_shared_first_place_is_a_win_for_both() -> None:
    found = ended(1, 1, 3, people=(ANNA, BEN, BOT))

    assert [one.won for one in found] == [True, True, False]
    assert [one.counted for one in found] == [True, True, False]


def test_nobody_wins_without_moves_of_their_own() -> None:
    found = ended(1, 2, 1, people=(ANNA, BEN, BOT), moves=(1, 5, 5))

    assert [one.won for one in found] == [False, False, True]
    assert all(one.counted for one in found[:2])


@pytest.mark.parametrize(
    ("how", "won"),
    [
        ({}, True),
        ({"moves": (5, 1)}, False),
        ({"moves": (5, 1), "helped": (1,)}, True),  # from the bot that played on
        ({"moves": (1, 5), "helped": (0,)}, False),
        ({"moves": (20, 20), "seconds": 4}, False),
    ],
)
def test_two_people_win_from_each_other_where_both_play(how: Any, won: bool) -> None:
    found = ended(1, 2, people=(ANNA, BEN), **how)

    assert [one.won for one in found] == [won, False]
    assert all(one.counted for one in found)


def test_a_move_in_any_seat_of_theirs_is_one_of_their_own() -> None:
    found = ended(1, 1, people=(ANNA, ANNA), team="won", moves=(0, 2))

    assert found[0].won


async def test_a_stand_in_wins_for_nobody_who_left_at_once(house: House, visitor: Visitors) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    await anna.post(f"/api/tables/{table}/leave")

    async with ben.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    assert (await own_page(anna))["recent"][0]["won"] is False
    assert (await own_page(anna))["profile"]["games"][0]["played"] == 1


def test_whoever_plays_against_themselves_has_no_figures_of_it() -> None:
    found = ended(1, 2, 3, people=(ANNA, ANNA, BEN))

    assert [one.counted for one in found] == [False, False, True]


def test_a_team_that_wins_counts_once_for_who_plays_several_of_it() -> None:
    found = ended(1, 1, people=(ANNA, ANNA), team="won")

    assert [(one.counted, one.won) for one in found] == [(True, True), (False, True)]


def test_nobody_wins_alone_against_nobody() -> None:
    assert not ended(1, people=(ANNA,))[0].won
    assert ended(1, people=(ANNA,), team="won")[0].won
