"""A server proves the dice of a table: when it tells what, and what it still has after a crash."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import pytest
import websockets
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from tests.server.cookies import cookie_of_before
from tests.server.databases import only_sqlite, sql
from tests.server.dice import RED, contributed, gives, info, plays_to_the_end, record_of, starting
from tests.server.house import PATIENCE_SECONDS, Chair, House, Person, until
from tests.titles import ANY

import ludoteca.server.db.migrations as migrations
from ludoteca.cli import run
from ludoteca.core.draws.fair import commitment_of

Visit = Callable[..., Person]

PAGES = ("", "/history", "/record", "/luck")


async def all_until(word: str, chair: Chair) -> list[str]:
    """The frames up to the first one in which ``word`` is."""
    told = [""]
    async with asyncio.timeout(PATIENCE_SECONDS):
        while word not in told[-1]:
            told.append(str(await chair.socket.recv()))
    return told[1:]


# ---- what is told, and when ------------------------------------------------------------------


async def test_the_answer_that_makes_a_table_has_its_commitment(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")

    body = {"game": "quiet-steps", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = (await anna.post("/api/tables", body)).json()
    another = (await anna.post("/api/tables", body)).json()
    seen = await info(visitor(house), made["id"])

    assert len(bytes.fromhex(made["commitment"])) == 32
    assert made["secret"] is None
    assert seen["commitment"] == made["commitment"] != another["commitment"]


async def test_the_secret_is_told_when_the_table_is_over(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=6)
    before = await info(anna, table)
    await anna.starts(table)
    during = await info(anna, table)
    early = await anna.get(f"/api/tables/{table}/record")

    async with anna.sits_at(table) as chair:
        await plays_to_the_end(chair)

    assert before["secret"] is None is during["secret"]
    assert (early.status_code, early.json()["code"]) == (409, "error-not-over")
    told = await info(visitor(house), table)
    assert told["status"] == "over"
    assert (
        told["commitment"] == before["commitment"] == commitment_of(bytes.fromhex(told["secret"]))
    )


def spellings(secret: bytes) -> Sequence[str]:
    """The ways in which it might be told."""
    return (
        secret.hex(),
        secret.hex().upper(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        base64.b32encode(secret).decode().rstrip("="),
        repr(secret)[2:-1],
        repr(list(secret))[1:-1],
        str(int.from_bytes(secret, "big")),
    )


async def test_nothing_tells_the_secret_before_the_end_nor_elsewhere_then(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(LOG_LEVEL="debug")
    anna = await visitor(house).is_called("Anna")
    fails = await anna.makes_table("me", "raiser", goal=20)  # for its lines in the log
    await anna.starts(fails)
    table = await anna.makes_table("me", "steady", "steady", goal=20, trouble=True)
    told: list[str] = []
    async with visitor(house).sits_at(table) as watcher, anna.sits_at(table) as chair:
        async with starting(anna, table):
            await gives(chair)
        update = await chair.hears("update")
        told += [(await anna.get(f"/api/tables/{table}{path}")).text for path in PAGES]
        crash = {"type": "trouble", "kind": "crash"}
        await chair.act({**update, "options": [{"action": crash}]})
        await chair.hears("rejected")
        end = [(await anna.get(f"/api/tables/{table}")).text]
        end += await all_until('"status":"stopped"', watcher)
        for one in (watcher, chair):
            await one.say({"type": "ping"})
            end += await all_until('"pong"', one)

    async def has_failed() -> bool | None:
        return "a bot failed" in house.log or None

    await until(has_failed)
    house.close()

    [(secret,)] = sql(house.file, "SELECT secret FROM tables WHERE id = ?", table)
    [(other,)] = sql(house.file, "SELECT secret FROM tables WHERE id = ?", fails)
    entries = sql(house.file, "SELECT body, tape, draws FROM entries")
    published = f'"secret":"{secret.hex()}"'  # a table that was stopped has ended: said there only
    ended = [frame for frame in end if '"status":"stopped"' in frame]
    told += [frame.replace(published, "") if frame in ended else frame for frame in end]
    everything = "\n".join([*told, house.log, repr(entries)])
    assert len(secret) == 32
    assert end[0] in ended
    assert published in end[0]
    for spelling in (*spellings(secret), *spellings(other)):
        assert spelling not in everything


# ---- crashes ---------------------------------------------------------------------------------


async def test_a_server_killed_while_it_gathers_starts_afresh(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=6)
    before = await info(anna, table)
    async with anna.sits_at(table) as chair:
        start = asyncio.create_task(anna.post(f"/api/tables/{table}/start"))
        await chair.hears("entropy_wanted")
        house.kill()
        with pytest.raises(httpx.TransportError):
            await start

    house.open()
    between = await info(anna, table)
    async with anna.sits_at(table) as chair:
        async with starting(anna, table):
            await gives(chair)
        await plays_to_the_end(chair)

    assert between["status"] == "waiting"
    assert between["commitment"] == before["commitment"]
    assert await contributed(anna, table) == {0: RED}
    assert (await record_of(anna, table)).chance.commitment == before["commitment"]  # type: ignore[union-attr]


@pytest.mark.long
async def test_a_server_killed_in_the_middle_counts_its_draws_on(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", "steady", goal=30)
    async with anna.sits_at(table) as chair:
        async with starting(anna, table):
            await gives(chair)
        update = await chair.hears("update")
        for _ in range(3):
            with contextlib.suppress(websockets.ConnectionClosed):
                await chair.plays_on(update, until=update["n"] + 6)
    for _ in range(2):
        house.kill()
        house.open()
        async with anna.sits_at(table) as chair:
            update = await chair.plays_on(await chair.hears("update"), until=update["n"] + 6)
    async with anna.sits_at(table) as chair:
        await plays_to_the_end(chair)

    record = await record_of(anna, table)

    numbers = [draw.k for entry in record.entries for draw in entry.draws]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 20


async def test_undo_gives_no_number_again(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random", game="whispers", goal=40)
    await anna.starts(table)
    tries, undone = 0, 0
    async with anna.sits_at(table) as chair:
        over = False
        while not over:
            frame = await chair.hears("update", "accepted")
            if frame["type"] == "accepted":  # the bot may have been faster than an undo
                undone += frame["id"].startswith("undo")
                continue
            over = frame["over"]
            if frame["undo"]["to"] is not None and tries < 20:
                tries += 1
                undo = {"type": "undo", "id": f"undo{tries}", "seat": 0}
                await chair.say({**undo, "to": frame["undo"]["to"]})
            elif frame["options"]:
                await chair.act(frame, frame["n"] % len(frame["options"]))

    record = await record_of(anna, table)

    assert sum(entry.kind == "undo" for entry in record.entries) == undone > 0
    numbers = [draw.k for entry in record.entries for draw in entry.draws]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 5


# ---- databases of the first revision ---------------------------------------------------------


def made_old(file: Path) -> None:
    """Turn the database of a closed house into one of the first revision."""
    newer = file.rename(file.with_suffix(".newer"))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("ATTACH ? AS newer", (str(newer),))
        for table in ("guests", "tables", "seats", "entries", "wakes"):
            columns = [row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")]
            names, values = ", ".join(columns), ", ".join(columns).replace("seed", "secret")
            connection.execute(
                f"INSERT INTO main.{table} ({names}) SELECT {values} FROM newer.{table}"
            )
        connection.commit()


@only_sqlite
async def test_an_older_database_is_brought_up_to_date_and_its_tables_go_on(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    waiting = await anna.makes_table("me", "steady", goal=4)
    finished = await anna.makes_table("me", "steady", goal=4)
    await anna.starts(finished)
    async with anna.sits_at(finished) as chair:
        result = (await chair.plays_on(await chair.hears("update")))["result"]
    me = (await anna.get("/api/me")).json()["guest"]["id"]
    house.close()
    made_old(house.file)
    anna.web.cookies.delete("session")
    anna.web.cookies.set("guest", cookie_of_before(house.data, me), domain="127.0.0.1", path="/")

    house.open()
    await anna.starts(waiting)
    async with anna.sits_at(waiting) as chair:
        await plays_to_the_end(chair)

    await record_of(anna, waiting)
    async with anna.sits_at(finished) as chair:
        assert (await chair.hears("update"))["result"] == result
    frames = (await anna.get(f"/api/tables/{finished}/replay")).json()["frames"]
    assert frames[-1]["over"] is True
    mine = (await anna.get("/api/me/tables")).json()
    assert {table["id"] for table in mine["over"]["tables"]} == {waiting, finished}
    again = (await anna.post(f"/api/tables/{finished}/rematch")).json()
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    await anna.starts(again["id"])


# ---- as a player would check it --------------------------------------------------------------


async def test_a_record_of_a_real_game_is_verified_by_the_command(
    house: House, visitor: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("easy", "random", game=ANY)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update", over=True)
    answer = await anna.get(f"/api/tables/{table}/record")
    file = tmp_path / "record.jsonl"
    file.write_bytes(answer.content)

    code = run(["verify", str(file)])

    said = capsys.readouterr()
    assert code == 0
    assert said.out.strip().endswith("1 record verified"), said.err
    assert answer.headers["content-type"] == "application/jsonl"
    assert f"{ANY}-{table}.jsonl" in answer.headers["content-disposition"]
