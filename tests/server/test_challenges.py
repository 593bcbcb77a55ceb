"""Tables on the same dice: daily challenges, and the dice of a finished table."""

from __future__ import annotations

import asyncio
import datetime
import io
import json
import zipfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.days import NOON, HouseOfDays
from tests.server.house import PATIENCE_SECONDS, Chair, House, Person
from tests.server.test_heads import told as head_of
from tests.titles import TITLES

from ludoteca.core.option_fields import option_fields
from ludoteca.core.records.verify import verify_line
from ludoteca.i18n import LANGUAGES, name_of

Visit = Callable[[House], Person]
Choose = Callable[[list[dict[str, Any]]], int]

GAMES = {title.meta.id: title.game for title in TITLES}
SUITED = [title for title in TITLES if title.measure]
GAME = SUITED[-1].meta.id
OTHER = SUITED[0]
WORD = next(field for field in option_fields(OTHER.game) if type(field.default) is str)
TODAY = f"day-2027-03-05-{GAME}"
HOURS = 3_600_000


@pytest.fixture
def house_of_days(tmp_path: Path) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path)
    yield house
    if house.process.poll() is None:
        house.close()


def busy(options: list[dict[str, Any]]) -> int:
    """The first option, which writes a number as long as one can be written."""
    return 0


def lazy(options: list[dict[str, Any]]) -> int:
    """To be done at once."""
    kinds = [option["action"]["type"] for option in options]
    return kinds.index("confirm") if "confirm" in kinds else 0


class Listener(Chair):
    """Keeps everything that it hears."""

    heard: str = ""

    async def hears(self, *types: str, **facts: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                line = await self.socket.recv()
                self.heard += line
                frame: dict[str, Any] = json.loads(line)
                if frame["type"] in types and facts.items() <= frame.items():
                    return frame


@asynccontextmanager
async def listens(person: Person, table: str) -> AsyncIterator[Listener]:
    async with person.open_socket(table) as connection:
        listener = Listener(connection)
        await listener.say({"type": "join", "seen": -1})
        yield listener


async def plays(
    person: Person, table: str, choose: Choose = busy, until: int = 1_000_000
) -> tuple[dict[str, Any], str]:
    """Play a table to its end, or to entry ``until``; the last update and all that was heard."""
    async with listens(person, table) as chair:
        update = await chair.hears("update")
        asked = -1
        while not update["over"] and update["n"] < until:
            if update["options"] and update["asked"] > asked:
                asked = update["n"]
                await chair.act(update, choose(update["options"]))
            update = await chair.hears("update")
        return update, chair.heard


async def begins(person: Person, challenge: str = TODAY) -> str:
    answer = await person.post(f"/api/challenges/{challenge}/table")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    if answer.json()["status"] == "waiting":
        await person.starts(table)
    return table


async def opened(person: Person) -> dict[str, Any]:
    """Today's challenge of the game."""
    answer = await person.get("/api/challenges/today")
    assert answer.status_code == 200, answer.text
    return next(one for one in answer.json()["challenges"] if one["game"] == GAME)


async def compared(person: Person, challenge: str = TODAY) -> dict[str, Any]:
    answer = await person.get(f"/api/challenges/{challenge}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def faces(history: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The action die and what the dice showed, turn by turn; 0 for those not in play."""
    names = ("face", "d4", "d6", "d8", "d12", "d20")
    events = [event for moment in history["moments"] for event in moment["events"]]
    return [tuple(event[name] for name in names) for event in events if event["type"] == "rolled"]


async def test_the_challenge_of_a_day_is_the_same_for_everybody(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    ben = await visitor(house_of_days).is_called("Ben")
    challenge = await opened(anna)
    assert (await opened(ben))["commitment"] == challenge["commitment"]

    hers, his = await begins(anna), await begins(ben)
    await plays(anna, hers, busy)
    await plays(ben, his, lazy)

    rolls = [
        faces((await person.get(f"/api/tables/{table}/history")).json())
        for person, table in ((anna, hers), (ben, his))
    ]
    assert len(rolls[0]) > 3
    assert len(rolls[1]) > 3
    for one, other in zip(*rolls, strict=False):
        assert one[0] == other[0]
        shown = [pair for pair in zip(one[1:], other[1:], strict=True) if 0 not in pair]
        assert all(a == b for a, b in shown)
    assert challenge["ends_at"] - challenge["opens_at"] == 24 * HOURS


async def test_results_are_ranked_and_told_to_those_who_have_played(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    ben = await visitor(house_of_days).is_called("Ben")
    carla = await visitor(house_of_days).is_called("Carla")
    await opened(anna)
    await plays(ben, await begins(ben), lazy)
    await plays(anna, await begins(anna), busy)

    hers, his, before = await compared(anna), await compared(ben), await compared(carla)

    assert [(line["rank"], line["name"], line["you"]) for line in hers["lines"]] == [
        (1, "Anna", True),
        (2, "Ben", False),
    ]
    assert hers["yours"]["rank"] == 1
    assert (hers["behind"], his["behind"]) == (1, 0)
    assert his["yours"]["text"]["key"] == "merit-boxes"
    assert before["lines"] == []
    assert before["yours"] is None
    assert before["challenge"]["players"] == 2
    assert hers["challenge"]["yours"]["status"] == "over"


async def test_everybody_has_one_table_of_a_day_and_plays_it_alone(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    ben = await visitor(house_of_days).is_called("Ben")
    await opened(anna)
    made = await anna.post(f"/api/challenges/{TODAY}/table")
    table = made.json()["id"]

    again = await anna.post(f"/api/challenges/{TODAY}/table")
    freed = await anna.put(f"/api/tables/{table}/seats/0", {"kind": "open"})
    joined = await ben.post(f"/api/tables/{table}/join")
    eased = await anna.put(f"/api/tables/{table}/settings", {"hints": True})

    assert again.json()["id"] == table
    for refused in (freed, joined, eased):
        assert refused.json()["code"] == "error-challenge-alone"
    assert made.json()["settings"]["hints"] is False
    await anna.starts(table)
    await plays(anna, table, lazy)
    assert (await anna.post(f"/api/challenges/{TODAY}/table")).json()["id"] == table


async def test_what_a_bot_has_helped_with_does_not_count(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    await opened(anna)
    table = await begins(anna)
    await anna.post(f"/api/tables/{table}/leave")
    await anna.post(f"/api/tables/{table}/take-back")

    await plays(anna, table, lazy)

    found = await compared(anna)
    assert found["yours"]["rank"] is None
    assert found["lines"] == []
    assert found["challenge"]["players"] == 0


async def test_nobody_sees_the_dice_who_may_still_play_them(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    ben = await visitor(house_of_days).is_called("Ben")
    stranger = visitor(house_of_days)
    await opened(anna)
    table = await begins(anna)
    await plays(anna, table, busy)

    for person in (ben, stranger):
        for what in ("history", "replay", "luck", "review", "record"):
            answer = await person.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 409, what
            assert answer.json()["code"] == "error-challenge-open"
        async with person.open_socket(table) as socket:
            assert json.loads(await socket.recv())["code"] == "error-challenge-open"
    assert (await anna.get(f"/api/tables/{table}/history")).status_code == 200

    await plays(ben, await begins(ben), lazy)
    for what in ("history", "replay"):
        assert (await ben.get(f"/api/tables/{table}/{what}")).status_code == 200


async def test_the_secret_is_told_when_the_challenge_is_closed_and_not_before(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    ben = await visitor(house_of_days).is_called("Ben")
    challenge = await opened(anna)
    told = [json.dumps(challenge)]
    table = await begins(anna)
    _, heard = await plays(anna, table, busy, until=10)
    house_of_days.kill()
    house_of_days.open()
    _, later = await plays(anna, table, busy)
    told += [heard, later]
    house_of_days.set_clock(NOON + datetime.timedelta(hours=17))  # its day is over

    for path in (
        f"tables/{table}",
        f"tables/{table}/history",
        f"tables/{table}/replay",
        f"tables/{table}/record",
        f"tables/{table}/luck",
        f"tables/{table}/review",
        f"challenges/{TODAY}",
        "challenges/today",
        "me/tables",
        "me/profile",
    ):
        told.append((await anna.get(f"/api/{path}")).text)
    told.append((await ben.post(f"/api/challenges/{TODAY}/table")).text)
    told.append(house_of_days.log)
    packed = io.BytesIO((await anna.get("/api/me/export")).content)
    with zipfile.ZipFile(packed) as archive:
        exported = [archive.read(name).decode() for name in archive.namelist()]
        assert f"records/{table}.jsonl" not in archive.namelist()
    secret = house_of_days.secret(TODAY)
    assert all(secret not in text for text in (*told, *exported))
    assert json.loads(told[6])["code"] == "error-challenge-open"  # the record
    assert json.loads(told[-2])["code"] == "error-challenge-over"

    house_of_days.set_clock(NOON + datetime.timedelta(hours=18, seconds=1))
    info = (await ben.get(f"/api/tables/{table}")).json()
    record = (await ben.get(f"/api/tables/{table}/record")).content
    assert (info["secret"], info["commitment"]) == (secret, challenge["commitment"])
    assert verify_line(record.strip(), GAMES).chance.secret == secret  # type: ignore[union-attr]
    shown = (await compared(ben))["challenge"]
    assert shown["secret"] == secret
    assert (await opened(ben))["id"] == f"day-2027-03-06-{GAME}"
    assert house_of_days.secret(f"day-2027-03-06-{GAME}") != secret


async def test_what_is_over_after_the_close_does_not_count(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    await opened(anna)
    table = await begins(anna)
    house_of_days.set_clock(NOON + datetime.timedelta(hours=19))

    await plays(anna, table, lazy)

    found = await compared(anna)
    assert found["yours"]["rank"] is None
    assert found["challenge"]["players"] == 0


async def test_the_link_of_a_challenge_names_its_game_and_its_day(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    await opened(anna)

    said = {
        language: (await head_of(anna, f"/challenges/{TODAY}?lang={language}")).said
        for language in LANGUAGES
    }

    names = {language: name_of(SUITED[-1], language) for language in LANGUAGES}
    assert {language: head["og:title"] for language, head in said.items()} == {
        "en": f"{names['en']}: the challenge of March 5, 2027",
        "es": f"{names['es']}: el reto del 5 de marzo de 2027",
        "ko": f"{names['ko']} 챌린지: 2027년 3월 5일",
        "zh-Hant": f"《{names['zh-Hant']}》2027年3月5日的挑戰",
    }
    assert f"/previews/{GAME}/ko.png" in said["ko"]["og:image"]
    assert len({head["og:description"] for head in said.values()}) == len(LANGUAGES)


async def test_a_request_for_the_same_dice_that_is_repeated_makes_one_table(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    first = await anna.makes_table("me", game=OTHER.meta.id)
    await anna.starts(first)
    await plays(anna, first, busy)

    wishes = ({"id": "a"}, {"id": "a"}, {"id": "b"}, None, None)
    made = [await anna.post(f"/api/tables/{first}/again", wish) for wish in wishes]

    assert [answer.status_code for answer in made] == [201] * 5
    one, again, *others = [answer.json()["id"] for answer in made]
    assert one == again
    assert len({one, *others}) == 4


async def test_the_dice_of_a_finished_table_can_be_played_again(
    house: House, visitor: Visit
) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    first = await anna.makes_table("me", "easy", game=OTHER.meta.id, **{WORD.name: WORD.values[-1]})
    await anna.starts(first)
    await plays(anna, first, busy)

    made = await ben.post(f"/api/tables/{first}/again")
    table = made.json()["id"]
    await ben.starts(table)
    await plays(ben, table, busy)
    mine = await anna.post(f"/api/tables/{first}/again")
    await anna.starts(mine.json()["id"])
    await plays(anna, mine.json()["id"], busy)

    told = made.json()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot"]
    assert told["options"][WORD.name] == WORD.values[-1]
    assert told["shared"] == {"challenge": f"again-{first}", "told_at": 0}
    cards = [
        [event for event in moment["events"] if event["type"] in ("cards_turned", "rolled")]
        for one in (first, table)
        for moment in (await ben.get(f"/api/tables/{one}/history")).json()["moments"]
    ]
    events = [event for moment in cards for event in moment]
    assert len(events) > 20
    assert events[: len(events) // 2] == events[len(events) // 2 :]
    records = [
        (await ben.get(f"/api/tables/{one}/record")).content.strip() for one in (first, table)
    ]
    fair = [verify_line(record, GAMES).chance for record in records]
    assert fair[0] == fair[1]
    link = await head_of(anna, f"/challenges/again-{first}")
    assert link.said["og:title"] == f"{name_of(OTHER, 'en')}: the same dice once more"
    found = await compared(anna, f"again-{first}")
    assert found["challenge"]["players"] == 2
    assert found["challenge"]["source"] == first
    assert [line["level"] for line in found["lines"] if line["rank"] is None] == ["easy"]
    assert found["yours"]["table"] == first  # her first table counts, not the one she knew
    assert sorted(line["name"] for line in found["lines"] if line["rank"]) == ["Anna", "Ben"]
    strangers = await compared(visitor(house), f"again-{first}")
    assert {line["table"] for line in strangers["lines"]} == {None}  # nobody finds tables by it
    assert {line["table"] for line in found["lines"]} == {None, first}


async def test_a_table_on_known_dice_is_for_nobody_who_does_not_know(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    first = await anna.makes_table("me", "easy", game=OTHER.meta.id)
    await anna.starts(first)
    await plays(anna, first, lazy)
    before = (await anna.get("/api/me/profile")).json()["profile"]["games"]

    table = (await anna.post(f"/api/tables/{first}/again")).json()["id"]
    refused = await anna.put(f"/api/tables/{table}/settings", {"listed": True})
    cards = (await anna.get("/api/me/tables")).json()["live"]
    await anna.starts(table)
    await plays(anna, table, lazy)

    assert (refused.status_code, refused.json()["code"]) == (409, "error-known-dice")
    assert [card["shared"] for card in cards if card["id"] == table] == [f"again-{first}"]
    assert (await anna.get("/api/me/profile")).json()["profile"]["games"] == before


async def test_only_finished_tables_of_suited_games_are_played_again(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    running = await anna.makes_table("me", game=OTHER.meta.id)
    await anna.starts(running)
    other = await anna.makes_table("me", "steady", goal=1)
    await anna.starts(other)

    unfinished = await anna.post(f"/api/tables/{running}/again")
    unsuited = await anna.post(f"/api/tables/{other}/again")
    missing = await anna.post(f"/api/challenges/day-2020-01-01-{GAME}/table")

    assert unfinished.json()["code"] == "error-not-over"
    assert unsuited.json()["code"] == "error-not-comparable"
    assert missing.json()["code"] == "error-no-such-challenge"


async def archive(person: Person) -> list[dict[str, Any]]:
    answer = await person.get(f"/api/challenges/days/{GAME}")
    assert answer.status_code == 200, answer.text
    days: list[dict[str, Any]] = answer.json()["days"]
    return days


async def streak(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get("/api/challenges/today")).json()["streak"]
    return found


async def test_a_past_day_can_be_played_but_counts_no_more(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna, ben = [await visitor(house_of_days).is_called(name) for name in ("Anna", "Ben")]
    await opened(anna)
    await plays(anna, await begins(anna), lazy)
    assert await archive(anna) == []
    house_of_days.set_clock(NOON + datetime.timedelta(hours=13))
    refused = await ben.post(f"/api/challenges/{TODAY}/table")
    assert refused.json()["code"] == "error-challenge-over"
    house_of_days.set_clock(NOON + datetime.timedelta(days=1))

    table = await begins(ben)
    await plays(ben, table, lazy)

    [hers], [his] = await archive(anna), await archive(ben)
    assert (hers["id"], hers["players"], hers["text"] is None) == (TODAY, 1, False)
    assert (his["players"], his["text"], his["yours"]) == (1, None, table)
    assert (await compared(ben))["yours"]["rank"] is None
    assert (await ben.get("/api/me/profile")).json()["profile"]["games"] == []
    assert await begins(ben) == table


async def test_days_in_a_row_are_told_to_whoever_played_them(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    assert (await streak(anna))["days"] == 0
    for day in range(2):
        house_of_days.set_clock(NOON + datetime.timedelta(days=day))
        challenge = await opened(anna)
        await plays(anna, await begins(anna, challenge["id"]), lazy)

    assert await streak(anna) == {"days": 2, "best": 2, "today": True}
    house_of_days.set_clock(NOON + datetime.timedelta(days=2))
    assert await streak(anna) == {"days": 2, "best": 2, "today": False}
    house_of_days.set_clock(NOON + datetime.timedelta(days=3))
    assert await streak(anna) == {"days": 0, "best": 2, "today": False}
    assert (await streak(visitor(house_of_days)))["days"] == 0
