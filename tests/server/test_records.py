"""Records that visitors bring along are checked and played back, whatever is in them."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import House, Person
from tests.server.toys.quiet_steps.rules import GAME, Options, Trouble

from ludoteca.core.codec import encode
from ludoteca.core.game import Text
from ludoteca.core.log import Entry, Sitter, Start
from ludoteca.core.record import Seeded, seal
from ludoteca.core.sources import Sources
from ludoteca.core.standing import Standing

FIXTURES = pathlib.Path(__file__).parents[2] / "src/ludoteca/games/thats_life/fixtures"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of our own: it takes a limited number of records from one address."""
    house = House(tmp_path_factory.mktemp("records") / "data")
    yield house
    house.close()


def lines() -> list[bytes]:
    return [
        line for file in sorted(FIXTURES.glob("*.jsonl")) for line in file.read_bytes().splitlines()
    ]


async def brings(person: Person, line: bytes, query: str = "") -> httpx.Response:
    """Send one line of a file as it is."""
    await person.get("/api/me")
    headers = {"x-csrftoken": person.web.cookies["csrftoken"], "content-type": "application/json"}
    return await person.web.post(f"/api/records/replay{query}", content=line, headers=headers)


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_record_is_played_back_to_whoever_brings_it(
    new_house: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    ben = visitor(new_house())

    for line in lines():
        record = json.loads(line)
        answer = await brings(ben, line + b"\n")

        assert answer.status_code == 200, answer.text
        replay = answer.json()
        last = replay["frames"][-1]
        assert replay["newest"] == last["n"] == len(record["entries"]) - 1
        assert replay["audience"] is None
        assert last["over"]
        assert last["scores"] == record["result"]["scores"]
        tapes = [len(entry.get("tape", ())) for entry in record["entries"]]
        assert [len(ranges) for ranges in replay["ranges"]] == tapes


async def test_a_stretch_of_a_record_is_seen_from_any_seat(
    new_house: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    ben = visitor(new_house())
    line = lines()[0]

    whole = (await brings(ben, line, "?seat=1")).json()
    middle = (await brings(ben, line, "?seat=1&from=3&to=5")).json()

    assert whole["audience"] == 1
    assert middle["frames"] == [frame for frame in whole["frames"] if 3 <= frame["n"] <= 5]
    assert problem(await brings(ben, line, "?seat=9")) == (422, "error-no-such-seat")
    assert problem(await brings(ben, line, "?from=2&to=1")) == (422, "error-history-range")


def changed(line: bytes, what: str) -> bytes:
    record: Any = json.loads(line)
    if what == "draw":
        entry = next(entry for entry in record["entries"][1:] if entry.get("tape"))
        entry["tape"][0] = (entry["tape"][0] + 1) % 6
    elif what == "result":
        record["result"]["scores"][0] += 1
    elif what == "game":
        record["game"] = "chess"
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()


@pytest.mark.parametrize(
    ("what", "place"), [("draw", "entry"), ("result", "result"), ("game", "game")]
)
async def test_a_changed_record_is_refused_with_the_place_of_the_change(
    house: House, visitor: Callable[..., Person], what: str, place: str
) -> None:
    answer = await brings(visitor(house), changed(lines()[0], what))

    assert problem(answer) == (422, "error-record")
    assert answer.json()["facts"]["place"].startswith(place)
    assert answer.json()["facts"]["what"]


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b"\n",
        b"\xff\xfe",
        b"{}",
        b"[1, 2, 3]",
        b'{"format":"ludoteca-record-1"}',
        b"[" * 100_000,
        b"\x89PNG\r\n\x1a\n" * 100,
    ],
)
async def test_rubbish_is_refused_in_words(
    house: House, visitor: Callable[..., Person], rubbish: bytes
) -> None:
    assert problem(await brings(visitor(house), rubbish)) == (422, "error-record")


async def test_a_file_that_is_too_large_is_refused(
    house: House, visitor: Callable[..., Person]
) -> None:
    answer = await brings(visitor(house), b" " * (1024 * 1024 + 1))

    assert problem(answer) == (413, "error-too-large")


async def test_a_record_of_rules_that_hang_is_refused_and_others_play_on(
    new_house: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = new_house(RULES_TIME_LIMIT="0.2")
    anna = await visitor(house).is_called("Anna")

    assert problem(await brings(anna, hanging())) == (422, "error-record")
    table = await anna.makes_table("me", "steady")
    await anna.starts(table)


def hanging() -> bytes:
    """The record of a table in which somebody makes the rules hang."""
    options = Options(trouble=True)
    seats = (Sitter("Anna"),)
    start = Start(game="quiet-steps", rules=1, options=msgspec.Raw(encode(options)), seats=seats)
    chance = Sources(Seeded("1/1")).of(0)
    GAME.setup(options, 1, chance)
    begun = Entry(0, 0, "start", body=msgspec.Raw(encode(start)), tape=tuple(chance.tape))
    hung = Entry(1, 0, "act", 0, body=msgspec.Raw(encode(Trouble("hang"))))
    record = seal(
        game=start.game,
        rules=start.rules,
        options=start.options,
        seats=seats,
        chance=Seeded("1/1"),
        entries=(begun, hung),
        result=Standing(scores=(0,), ranks=(1,), reason=Text("result-steps")),
    )
    return encode(record)
