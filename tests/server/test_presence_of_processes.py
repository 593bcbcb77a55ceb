"""Who is at which table, as far as other processes say, and what follows from not knowing."""

from __future__ import annotations

import pathlib
import time
from collections.abc import AsyncIterator

import pytest
from tests.server.processes import ANNA, BEN, Process, make, two_processes

from ludoteca.server.channel import Alone
from ludoteca.server.tables.state import presence as module
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.state.presence_messages import Crowd, Here, encode_news


class Among(Alone):
    """The channel of one process among others, over which nothing comes but by a test."""

    many = True


@pytest.fixture
def presence() -> Presence:
    return Presence(Among())


def says(presence: Presence, process: str, *guests: str) -> None:
    tables = {"t": Crowd(guests)} if guests else {}
    presence._hear(encode_news(Here(process, tables, whole=True)))


def test_it_is_known_who_is_here_once_all_that_live_have_said_so(
    presence: Presence, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [presence.complete]  # nobody knows yet who lives
    presence.know_living({"b", "c"}, time.monotonic())
    says(presence, "b", "anna")
    known.append(presence.complete)
    says(presence, "c")
    known.append(presence.complete)
    monkeypatch.setattr(module, "SILENCE", 0.0)
    known.append(presence.complete)

    assert known == [False, False, True, False]


def test_who_is_here_through_a_silent_process_stays_here_as_long_as_it_lives(
    presence: Presence, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[tuple[str, frozenset[str]]] = []
    presence.on_change = lambda table, gone: lost.append((table, gone))
    says(presence, "b", "anna")
    lost.clear()
    monkeypatch.setattr(module, "SILENCE", 0.0)

    presence.know_living({"b"}, time.monotonic())
    silent = presence.guests("t")
    presence.know_living(set(), time.monotonic())

    assert silent == {"anna"}
    assert presence.guests("t") == set()
    assert lost == [("t", frozenset({"anna"}))]


def test_a_process_that_began_after_the_database_was_asked_has_not_died(
    presence: Presence,
) -> None:
    asked_at = time.monotonic()
    says(presence, "b", "anna")

    presence.know_living(set(), asked_at)

    assert presence.guests("t") == {"anna"}


@pytest.fixture
async def process(tmp_path: pathlib.Path) -> AsyncIterator[Process]:
    async with two_processes(tmp_path / "db") as (one, _):
        one.presence._channel = Among()
        yield one


async def test_who_is_here_by_hearsay_is_looked_for_again(process: Process) -> None:
    room = await make(process, "t")
    says(process.presence, "b", ANNA.id)

    later = await room.absence.mind_absence(0)

    assert later is not None
    assert (later.seat, later.kind) == (0, "gone")
    assert room.table.seating.stand_ins == {}
    says(process.presence, "b")  # and then she is not
    assert await room.absence.mind_absence(0) is None
    assert set(room.table.seating.stand_ins) == {0}


async def test_a_table_without_people_may_be_attended_while_others_have_not_said(
    process: Process,
) -> None:
    room = await make(process, "t")
    for guest in (ANNA, BEN):
        await room.leave(guest)

    process.presence.know_living({"b"}, time.monotonic())
    unknown = room.roster.may_be_attended
    says(process.presence, "b")

    assert unknown
    assert not room.roster.attended
    assert not room.roster.may_be_attended
