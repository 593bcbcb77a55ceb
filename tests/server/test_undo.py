"""Undo at tables: who may, who is told, and what becomes of questions, bots and races."""

from __future__ import annotations

import asyncio
import json
import pathlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
from tests.server.databases import migrated
from tests.server.days import HouseOfDays
from tests.server.dice import record_of
from tests.server.house import House, Person
from tests.server.toys.whispers import bot
from tests.server.toys.whispers.rules import GAME

from ludoteca.core.draws.fair import Fair
from ludoteca.core.game import Audience, Rejected
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.undo import UndoOffer
from ludoteca.core.title import Title
from ludoteca.server.db.opening import open_database
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.log.journal import Journal
from ludoteca.server.tables.log.opening import entry_store_on
from ludoteca.server.tables.log.rules_timeout import Alarm
from ludoteca.server.tables.play.client_frames import Act, Undo
from ludoteca.server.tables.play.dice import Dice
from ludoteca.server.tables.play.draft import OutOfDate, Repeated
from ludoteca.server.tables.play.server_frames import Accepted, RejectedFrame, Stale, Update
from ludoteca.server.tables.play.shared_dice import SharedDice
from ludoteca.server.tables.play.table import Table
from ludoteca.server.tables.rows.outages import Outages
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow
from ludoteca.server.tables.state.room_services import RoomServices
from ludoteca.server.tables.wakes.store import Wakes

Visit = Callable[..., Person]

STEP, WHISPER, ROLL, PASS, PEEK = (
    {"type": "step", "far": 1},
    {"type": "whisper", "note": 1},
    {"type": "roll"},
    {"type": "pass"},
    {"type": "peek"},
)

# ---- the table itself ------------------------------------------------------------------------


DICE = Dice("t", bytes(32))


def start(occupants: tuple[Occupant, ...], dice: Dice = DICE) -> Start:
    return Start("whispers", 1, msgspec.Raw(b"{}"), occupants, dice.fair(()))


def started(seats: int = 2, dice: Dice = DICE) -> Table:
    table = Table(GAME, dice, check_commits=True)  # type: ignore[arg-type]
    occupants = tuple(Occupant(f"seat {seat}") for seat in range(seats))
    table.commit(table.propose_start(start(occupants, dice), 0).entry)
    return table


def act(seat: int, action: dict[str, Any], seen: int = 1000, id: str = "") -> Act:
    raw = msgspec.Raw(json.dumps(action).encode())
    return Act(id or f"{seat}-{action}-{seen}".replace(" ", ""), seat, seen, raw)


def play(table: Table, seat: int, *actions: dict[str, Any]) -> dict[Audience, Update]:
    told: dict[Audience, Update] = {}
    for action in actions:
        told = table.commit(table.propose(act(seat, action, id=f"a{table.n}"), 0).entry)
    return told


def take_back(table: Table, seat: int, to: int, id: str = "") -> dict[Audience, Update]:
    return table.commit(table.propose(Undo(id or f"u{table.n}", seat, to), 0).entry)


def offer(table: Table, seat: int) -> int | str | None:
    undo = table.update(seat).undo
    assert undo is not None
    return undo.why.key if undo.why else undo.to


def test_everybody_sees_what_was_taken_back() -> None:
    table = started()
    before = table.update(1).view
    play(table, 0, STEP)

    told = take_back(table, 0, to=0)

    assert told.keys() == {None, 0, 1}
    assert told[1].view == before
    moment = told[None].moment
    assert moment is not None
    assert (moment.n, moment.seat, moment.undone) == (2, 0, (1,))


def test_a_secret_that_is_taken_back_is_told_to_its_seat_alone() -> None:
    table = started()
    play(table, 0, WHISPER)

    told = take_back(table, 0, to=0)

    assert told.keys() == {0}
    assert table.update(1).n == 0


def test_an_update_says_how_far_back_its_seat_may_go_or_why_not() -> None:
    table = started()
    said = [offer(table, 0)]
    for action in (STEP, WHISPER, PEEK, STEP, ROLL, PASS):
        play(table, 0, action)
        said.append(offer(table, 0))
    play(table, 1, PASS)
    said.append(offer(table, 0))

    assert said == ["undo-nothing", 0, 1, "undo-revealed", 3, "undo-drawn", 5, 5]
    assert table.update(None).undo is None


def test_what_others_have_answered_is_undone_when_nobody_minds() -> None:
    table = started()
    play(table, 0, STEP)
    before = table.update(0).view
    play(table, 0, PASS)
    play(table, 1, STEP)
    undo = Undo("u", 0, 1)
    with pytest.raises(Rejected, match="undo-others"):
        table.propose(undo, 0)

    told = table.commit(table.propose(undo, 0, agreed=True).entry)

    assert told[0].view == before
    assert told[1].moment is not None
    assert told[1].moment.undone == (2, 3)
    assert table.questions == {0: 4}


def test_what_lies_behind_an_answer_is_not_undone_on_the_quiet() -> None:
    table = started()
    play(table, 0, PASS)
    play(table, 1, PASS)
    play(table, 0, STEP)

    with pytest.raises(Rejected, match="undo-others"):
        table.propose(Undo("u", 0, 0), 0)


def test_an_update_says_whether_others_have_answered() -> None:
    table = started()
    play(table, 0, PASS)
    alone = table.update(0).undo
    play(table, 1, STEP)

    answered = table.update(0).undo
    assert (alone, answered) == (UndoOffer(0, None), UndoOffer(0, None, answered=True))


def test_nobody_tries_an_answer_to_shared_dice_twice() -> None:
    fair = Fair(table="day", commitment=DICE.commitment, entropies=())
    day = SharedDice(challenge="day", fair=fair, secret=bytes(32).hex(), told_at=0)
    dice = Dice("t", bytes(32), day)
    table = started(dice=dice)
    play(table, 0, PASS)
    assert offer(table, 0) == 0
    play(table, 1, STEP)

    assert offer(table, 0) == "undo-others"
    with pytest.raises(Rejected, match="undo-others"):
        table.propose(Undo("u", 0, 0), 0, agreed=True)


def test_that_somebody_whispers_is_not_told_by_what_may_be_undone() -> None:
    table = started()
    play(table, 0, PASS)

    told = play(table, 1, WHISPER)

    assert told.keys() == {1}
    assert offer(table, 0) == 0, "it will hear that it is too late when it tries"
    with pytest.raises(Rejected, match="undo-others"):
        table.propose(Undo("late", 0, 0), 0)


def test_the_same_undo_is_not_carried_out_twice() -> None:
    table = started()
    play(table, 0, STEP, STEP)
    take_back(table, 0, to=1, id="once")

    with pytest.raises(Repeated) as repeated:
        table.propose(Undo("once", 0, 1), 0)

    assert repeated.value.n == 3


def test_an_undo_asks_its_seat_anew_and_frees_those_who_were_asked() -> None:
    table = started()
    play(table, 0, STEP, PASS)
    assert table.questions == {1: 2}

    proposal = table.propose(Undo("u", 0, 1), 0)
    table.commit(proposal.entry)

    assert proposal.questions == table.questions == {0: 3}
    with pytest.raises(OutOfDate):
        table.propose(act(1, STEP, seen=2), 0)
    play(table, 0, PASS)
    assert table.questions == {1: 4}


def test_a_choice_from_before_the_undo_is_stale() -> None:
    table = started()
    play(table, 0, STEP)
    take_back(table, 0, to=0)

    with pytest.raises(OutOfDate):
        table.propose(act(0, STEP, seen=1), 0)


def test_a_log_with_undos_that_is_read_again_is_the_same_table() -> None:
    live = Table(GAME, DICE, check_commits=True)  # type: ignore[arg-type]
    occupants = (Occupant("Anna"), Occupant("Ben"))
    log: list[Entry] = []

    def keep(proposal: Any) -> None:
        log.append(msgspec.json.decode(msgspec.json.encode(proposal.entry), type=Entry))
        live.commit(proposal.entry)

    keep(live.propose_start(start(occupants), 0))
    for command in (
        act(0, STEP), act(0, WHISPER), Undo("u", 0, 1), act(0, STEP, id="b"), act(0, ROLL),
        act(0, PASS), Undo("v", 0, 5), act(0, PASS, id="c"), act(1, STEP),
    ):  # fmt: skip
        keep(live.propose(command, 0))

    again = Table(GAME, DICE, check_commits=True)  # type: ignore[arg-type]
    for entry in log:
        again.commit(entry)
    for audience in (None, 0, 1):
        assert again.update(audience) == live.update(audience)
    assert again.moments == live.moments
    assert again.questions == live.questions


# ---- races -----------------------------------------------------------------------------------


@pytest.fixture
async def rooms(tmp_path: pathlib.Path) -> AsyncIterator[list[Room]]:
    """One table in two processes."""
    where = await migrated(tmp_path / "db")
    databases = [open_database(where) for _ in range(2)]
    await GuestStore(databases[0]).add(Guest("anna", "Anna"))
    await GuestStore(databases[0]).add(Guest("ben", "Ben"))
    titles: Any = {"whispers": Title(game=GAME, bots=bot.KNOWLEDGE.levels, package="whispers")}  # type: ignore[arg-type]
    processes = []
    for database in databases:
        journal = Journal(entry_store_on(database), on_rows=lambda due: None)
        services = RoomServices(
            TableStore(database),
            journal,
            Wakes(database),
            Alarm(0.2),
            Outages(database),
            bot_pace=0,
            check_commits=True,
        )
        processes.append(Rooms(services, titles))
    row = TableRow(
        id="t",
        game="whispers",
        options=b"{}",
        owner="anna",
        status="waiting",
        secret=bytes(32),
        created_at=0,
    )
    people = [SeatRow("person", "anna", "Anna"), SeatRow("person", "ben", "Ben")]
    await TableStore(databases[0]).create(row, people)
    first = await processes[0].get("t")
    await first.start(Guest("anna", "Anna"))
    yield [first, await processes[1].get("t")]
    for database in databases:
        await database.close()


async def test_an_undo_that_comes_after_the_opponent_is_too_late(rooms: list[Room]) -> None:
    here, there = rooms
    await here.act(act(0, PASS), "anna")
    await there.log.catch_up()
    await there.act(act(1, STEP), "ben")

    answer = await here.act(Undo("u", 0, 0), "anna")

    assert answer == RejectedFrame("u", "undo-others", {})


async def test_a_move_that_comes_after_the_undo_is_out_of_date(rooms: list[Room]) -> None:
    here, there = rooms
    await here.act(act(0, PASS), "anna")
    await there.log.catch_up()
    await here.act(Undo("u", 0, 0), "anna")

    answer = await there.act(act(1, STEP, seen=1), "ben")

    assert isinstance(answer, Stale)


async def test_of_an_undo_and_a_move_at_once_one_wins_everywhere(rooms: list[Room]) -> None:
    here, there = rooms
    for turn in range(12):
        n = here.table.n
        await there.log.catch_up()
        await here.act(act(0, PASS, id=f"p{turn}"), "anna")
        await there.log.catch_up()

        undone, moved = await asyncio.gather(
            here.act(Undo(f"u{turn}", 0, n), "anna"),
            there.act(act(1, PASS, seen=n + 1, id=f"m{turn}"), "ben"),
        )

        await here.log.catch_up()
        await there.log.catch_up()
        assert isinstance(undone, Accepted) != isinstance(moved, Accepted)
        assert here.table.update(0) == there.table.update(0)
        assert here.table.questions.keys() == {0}


async def test_an_undo_sent_again_in_another_process_is_accepted_once(rooms: list[Room]) -> None:
    here, there = rooms
    await here.act(act(0, STEP), "anna")
    first = await here.act(Undo("u", 0, 0), "anna")

    again = await there.act(Undo("u", 0, 0), "anna")

    assert first == again == Accepted("u", 2)


async def test_nobody_undoes_in_a_seat_that_is_not_theirs(rooms: list[Room]) -> None:
    here, _ = rooms
    await here.act(act(0, STEP), "anna")

    answer = await here.act(Undo("u", 0, 0), "ben")

    assert isinstance(answer, RejectedFrame)
    assert answer.code == "error-not-your-seat"


# ---- over the wire ---------------------------------------------------------------------------


async def at_a_table(house: House, visitor: Visit, *seats: str) -> tuple[Person, str]:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", *seats, game="whispers")
    await anna.starts(table)
    return anna, table


async def test_watchers_see_a_step_come_and_go(house: House, visitor: Visit) -> None:
    anna, table = await at_a_table(house, visitor, "me")
    vera = await visitor(house).is_called("Vera")
    async with anna.sits_at(table) as chair, vera.sits_at(table) as bench:
        await chair.hears("update", audience=0)
        before = await bench.hears("update", n=0)
        await chair.say({"type": "act", "id": "a", "seat": 0, "seen": 0, "action": STEP})
        moved = await bench.hears("update", n=1)
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 0})
        back = await bench.hears("update", n=2)

    history = (await vera.get(f"/api/tables/{table}/history")).json()["moments"]
    assert moved["view"]["at"] == [1, 0]
    assert back["view"] == before["view"]
    assert back["undo"] is None
    assert back["moment"]["undone"] == [1]
    assert [moment["undone"] for moment in history] == [[], [], [1]]


async def test_a_secret_and_its_undo_leave_no_trace_in_the_history_of_others(
    house: House, visitor: Visit
) -> None:
    anna, table = await at_a_table(house, visitor, "me")
    vera = await visitor(house).is_called("Vera")
    async with anna.sits_at(table) as chair:
        await chair.say({"type": "act", "id": "a", "seat": 0, "seen": 0, "action": WHISPER})
        await chair.hears("accepted")
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 0})
        await chair.hears("accepted")

    hers = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
    others = (await vera.get(f"/api/tables/{table}/history")).json()["moments"]
    assert [moment["n"] for moment in hers] == [0, 1, 2]
    assert [moment["n"] for moment in others] == [0]


async def test_what_was_taken_back_stays_so_when_the_server_is_killed(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna, table = await at_a_table(house, visitor, "me")
    async with anna.sits_at(table) as chair:
        await chair.say({"type": "act", "id": "a", "seat": 0, "seen": 0, "action": STEP})
        await chair.hears("accepted", id="a")
        await chair.say({"type": "act", "id": "b", "seat": 0, "seen": 1, "action": STEP})
        await chair.hears("accepted", id="b")
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 1})
        await chair.hears("accepted", id="u")
    house.kill()
    house.open()

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update", audience=0)
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 1})
        again = await chair.hears("accepted")
        await chair.say({"type": "undo", "id": "v", "seat": 0, "to": 0})
        further = await chair.hears("accepted", id="v")

    assert update["view"]["at"] == [1, 0]
    assert update["undo"] == {"to": 0, "why": None, "answered": False}
    assert again["n"] == 3
    assert further["n"] == 4


async def test_a_bot_does_not_answer_a_question_that_was_taken_back(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    anna, table = await at_a_table(slow_bots, visitor, "brisk")
    ben, other = await at_a_table(slow_bots, visitor, "brisk")
    async with anna.sits_at(table) as chair, ben.sits_at(other) as another:
        await chair.say({"type": "act", "id": "a", "seat": 0, "seen": 0, "action": PASS})
        await chair.hears("accepted", id="a")
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 0})
        await chair.hears("accepted", id="u")
        await another.say({"type": "act", "id": "a", "seat": 0, "seen": 0, "action": PASS})
        await another.hears("accepted", id="a")
        slow_bots.passes(31)
        await another.hears("update", n=2)  # a bot that was asked later has moved by now
        await chair.say({"type": "act", "id": "b", "seat": 0, "seen": 2, "action": PASS})
        accepted = await chair.hears("accepted", id="b")
        slow_bots.passes(31)
        moved = await chair.hears("update", n=4)

    assert accepted["n"] == 3
    assert moved["moment"]["seat"] == 1


async def test_the_record_of_a_table_with_undos_verifies(house: House, visitor: Visit) -> None:
    anna, table = await at_a_table(house, visitor, "me")
    async with anna.sits_at(table) as chair:
        for n, action in enumerate((STEP, ROLL, STEP)):
            await chair.say({"type": "act", "id": f"a{n}", "seat": 0, "seen": n, "action": action})
            await chair.hears("accepted", id=f"a{n}")
        await chair.say({"type": "undo", "id": "u", "seat": 0, "to": 2})
        await chair.plays_on(await chair.hears("update", audience=0, n=4))

    record = await record_of(anna, table)
    assert record.entries[4].kind == "undo"
    assert record.entries[2].draws, "the roll is proved"
