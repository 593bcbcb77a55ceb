"""The steps of matching: conditions of features, and a process that dies between two steps."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import pytest
from sqlalchemy import select
from tests.server.databases import migrated
from tests.server.processes import TITLES, Process

from ludoteca.server import clock
from ludoteca.server.db.schema import guests, jobs, seats, tables
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import DueJob, Jobs
from ludoteca.server.matching import store
from ludoteca.server.matching.bell import PARTY, POOL, pace_of
from ludoteca.server.matching.conditions import Apart
from ludoteca.server.matching.open_seats import OpenSeats
from ludoteca.server.matching.parties import Parties
from ludoteca.server.matching.pools import Pools
from ludoteca.server.matching.search import Search
from ludoteca.server.matching.store import SearchStore

ANNA, BEN, CLARA = Guest("a" * 32, "Anna"), Guest("b" * 32, "Ben"), Guest("c" * 32, "Clara")
GAME = next(iter(TITLES))
SEATS = {game: title.meta.seats for game, title in TITLES.items()}


class AllHere:
    complete = True

    def is_here(self, guest: str) -> bool:
        return True


class Feud:
    """A condition of another feature: two who do not play with each other."""

    def __init__(self, *guests: Guest) -> None:
        self._guests = {guest.id for guest in guests}
        self.asked = 0

    async def judge(self, searches: Sequence[Search]) -> Apart:
        self.asked += 1
        return lambda one, other: {one.guest, other.guest} == self._guests


class Matchmaker:
    """The steps, by hand."""

    def __init__(self, process: Process, *conditions: Any) -> None:
        self.process = process
        self.jobs = Jobs(process.database)
        self.store = SearchStore(process.database)
        open_seats = OpenSeats(process.database)
        self.left: list[int] = []
        """Those who waited still, look by look."""
        self.pools = Pools(
            self.store,
            open_seats,
            SEATS,
            conditions,
            AllHere(),
            self._is_reached,
            lambda guests: None,
            lambda speed, waiting: self.left.append(waiting),
        )
        self.parties = Parties(
            self.store,
            process.store,
            process.rooms,
            TITLES,
            SEATS,
            tell=lambda guests: None,
            lose=lambda guests: None,
            report=self._report,
            apart=self._apart,
            open_seats=open_seats,
        )

    async def _is_reached(self, guest: str) -> bool:
        return False

    async def _apart(self, searches: Sequence[Search]) -> bool:
        return False

    async def _report(self, table: str, game: str, guests: Sequence[str]) -> None:
        """Nobody is told."""

    async def wants(self, *guests: Guest, bots_after: int | None = None) -> None:
        for at, guest in enumerate(guests):
            await self.store.write(
                Search(
                    guest=guest.id,
                    name=guest.name,
                    games=(GAME,),
                    least=2,
                    most=2,
                    speed="live",
                    language=None,
                    bots_after=bots_after,
                    created_at=clock.now() + at,
                )
            )

    async def pairs(self) -> int | None:
        due = clock.now()
        return await self.pools.match(DueJob(POOL, "live", due, b"null", 0, due))

    async def parties_due(self) -> list[DueJob]:
        now = clock.now()
        return list(await self.jobs.claim(now, now + 1, 9, [PARTY]))

    async def found(self, statement: Any) -> list[Any]:
        async with self.process.database.reads.connect() as connection:
            return list((await connection.scalars(statement)).all())


@pytest.fixture
async def process(tmp_path: pathlib.Path) -> AsyncIterator[Process]:
    process = Process(await migrated(tmp_path / "db"))
    for guest in (ANNA, BEN, CLARA):
        await GuestStore(process.database).add(guest)
    yield process
    await process.database.close()


async def test_whoever_has_changed_since_the_last_look_is_known_as_they_are_now(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "READ_AT_ONCE", 2)  # a page and a half
    matching = Matchmaker(process)
    await matching.wants(ANNA, BEN, CLARA)
    first = await matching.store.waiting("live")

    renamed = guests.update().where(guests.c.id == ANNA.id).values(name="Anne")
    async with process.database.write() as connection:
        await connection.execute(renamed)
    await matching.store.note_here(BEN.id, 7)
    await matching.store.end(CLARA.id, clock.now())

    assert [one.name for one, _ in first] == ["Anna", "Ben", "Clara"]
    then = await matching.store.waiting("live")
    assert [(one.name, away) for one, away in then] == [("Anne", None), ("Ben", 7)]
    assert await matching.store.waiting("days") == []
    assert then[1][0] == first[1][0]


async def test_a_feature_can_keep_people_apart_and_is_asked_once_for_all(process: Process) -> None:
    feud = Feud(ANNA, BEN)
    matchmaker = Matchmaker(process, feud)
    await matchmaker.wants(ANNA, BEN)

    await matchmaker.pairs()
    assert await matchmaker.parties_due() == []
    await matchmaker.wants(CLARA)
    await matchmaker.pairs()

    (party,) = await matchmaker.parties_due()
    members = await matchmaker.store.members(party.key)
    assert [one.search.guest for one in members] == [ANNA.id, CLARA.id]
    assert feud.asked == 2


async def test_a_pool_rests_between_two_looks_and_longer_the_more_wait_there(
    process: Process,
) -> None:
    matchmaker = Matchmaker(process, Feud(ANNA, BEN))
    await matchmaker.wants(ANNA, BEN, bots_after=1)
    before = clock.now()

    again = await matchmaker.pairs()

    assert matchmaker.left == [2]
    assert again is not None
    assert before + 300 < again <= clock.now() + 1_001, "or as soon as one can be filled with bots"
    assert pace_of(1_000) > 4 * pace_of(2)


async def test_a_party_whose_process_died_gets_one_table(process: Process) -> None:
    matchmaker = Matchmaker(process)
    await matchmaker.wants(ANNA, BEN)
    await matchmaker.pairs()  # and dies

    other = Matchmaker(process)
    (party,) = await other.parties_due()
    assert await other.found(select(tables.c.id)) == []
    await other.parties.attend(party)
    await other.parties.attend(party)  # as after another death

    assert await other.found(select(tables.c.id)) == [party.key]
    assert sorted(await other.found(select(seats.c.guest))) == [ANNA.id, BEN.id]


async def test_a_death_between_the_table_and_its_note_makes_no_second_table(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    matchmaker = Matchmaker(process)
    await matchmaker.wants(ANNA, BEN)
    await matchmaker.pairs()
    (party,) = await matchmaker.parties_due()

    async def dies(*_: Any) -> None:
        raise SystemError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(SearchStore, "seat", dies)
        with pytest.raises(SystemError):
            await matchmaker.parties.attend(party)
    assert await matchmaker.found(select(tables.c.id)) == [party.key]

    until = await matchmaker.parties.attend(party)

    assert until is not None
    assert until > clock.now()
    assert await matchmaker.found(select(tables.c.id)) == [party.key]
    found = await matchmaker.store.read(ANNA.id)
    assert found is not None
    assert found[1] is not None
    assert found[1].table == party.key


async def test_a_party_that_is_given_up_lets_its_people_wait_again(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    matchmaker = Matchmaker(process)
    await matchmaker.wants(ANNA, BEN)
    await matchmaker.pairs()
    (party,) = await matchmaker.parties_due()

    async def fails(*_: Any) -> None:
        raise OSError("no table today")

    monkeypatch.setattr(process.store, "create", fails)
    last = DueJob(party.kind, party.key, party.due, party.body, 7, party.lease)
    with pytest.raises(OSError, match="no table"):
        await matchmaker.parties.attend(last)

    found = cast("Any", await matchmaker.store.read(BEN.id))
    assert found[1] is None
    assert found[0].returned
    assert POOL in await matchmaker.found(select(jobs.c.kind))
