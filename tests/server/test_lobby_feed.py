"""The feed of the lobby reads only lists that somebody follows, and only after changes."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.databases import POSTGRES
from tests.server.house import until
from tests.server.processes import ANNA, BEN, make, two_processes

from ludoteca.server.lobby.cards import Lobby, Page, Yours
from ludoteca.server.lobby.feed import LobbyFeed, Subscriber
from ludoteca.server.lobby.protocol import Follow
from ludoteca.server.lobby.store import LobbyStore
from ludoteca.server.matching.crowds import Crowds
from ludoteca.server.tables.state.fanout import Connection


async def test_lists_are_read_only_when_something_was_written_or_somebody_came(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        reads: list[str] = []
        event.listen(
            (process.database.engine if POSTGRES else process.database.reads).sync_engine,
            "before_cursor_execute",
            lambda _connection, _cursor, statement, *_: reads.append(statement),
        )
        presence = process.presence
        crowds = Crowds(process.database, presence)
        changes = LobbyFeed(LobbyStore(process.database, process.rooms), crowds)
        subscriber = Subscriber(None)
        subscriber.follow(Follow(lobby=True))
        changes.add(subscriber)
        room = await make(process, "u")
        counts = []

        for happens in (None, None, lambda: room.enter(Connection(BEN)), None):
            if happens:
                happens()
                await room.settle()
            before = len(reads)
            await changes.look()
            counts.append(len(reads) - before)

        assert counts[0] > 0
        assert counts[1] == 0
        assert counts[2] > 0
        assert counts[3] == 0


class NotedLists(LobbyStore):
    """Notes whose lists are read, and those of which games."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.read: list[set[str]] = []
        self.games: list[str | None] = []

    async def lobby(self, game: str | None) -> Lobby:
        self.games.append(game)
        return await super().lobby(game)

    async def yours(self, guests: Iterable[str]) -> Mapping[str, tuple[Yours, frozenset[str]]]:
        wanted = set(guests)
        self.read.append(wanted)
        return await super().yours(wanted)


async def test_who_comes_is_answered_without_reading_the_lists_of_all_others_anew(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        crowds = Crowds(process.database, process.presence)
        lists = NotedLists(process.database, process.rooms)
        changes = LobbyFeed(lists, crowds)
        await make(process, "u")
        changes.add(Subscriber(ANNA))
        await changes.look()

        changes.add(Subscriber(BEN))
        await changes.answer()
        await changes.answer()

        assert lists.read == [{ANNA.id}, {BEN.id}]


async def test_only_lists_that_somebody_follows_still_are_read(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        crowds = Crowds(process.database, process.presence)
        lists = NotedLists(process.database, process.rooms)
        changes = LobbyFeed(lists, crowds)
        anna, ben, clara = Subscriber(ANNA), Subscriber(BEN), Subscriber(None)
        for one in (anna, ben, clara):
            changes.add(one)
        changes.follow(anna, Follow(lobby=True, game="a"))
        changes.follow(ben, Follow(lobby=True, game="b"))
        changes.follow(clara, Follow(lobby=True))
        read = []

        for happens in (
            lambda: None,
            lambda: changes.follow(ben, Follow(lobby=True, game="a")),
            lambda: changes.remove(ben),
            lambda: changes.remove(clara),
            lambda: changes.follow(anna, Follow()),
        ):
            happens()
            lists.games.clear()
            await make(process, f"u{len(read)}")
            await changes.look()
            read.append(set(lists.games))

        assert read == [{"a", "b", None}, {"a", None}, {"a", None}, {"a"}, set()]


async def test_who_has_left_the_lobby_is_told_of_no_table(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        crowds = Crowds(process.database, process.presence)
        lists = NotedLists(process.database, process.rooms)
        changes = LobbyFeed(lists, crowds)
        first, second = Subscriber(ANNA), Subscriber(ANNA)
        changes.add(first)
        changes.add(second)
        await make(process, "u")
        await changes.look()
        changes.remove(first)
        changes.remove(second)
        lists.read.clear()

        await make(process, "v")
        await changes.look()

        assert lists.read == []


class BreakingLists(LobbyStore):
    """The disk fails after ``left`` more lists have been read. The list of the game ``newest`` has
    changed; while that is None, the next list that is read becomes it."""

    left = 99
    newest: str | None = "none"

    async def lobby(self, game: str | None) -> Lobby:
        if not self.left:
            raise OSError("the disk")
        self.left -= 1
        self.newest = self.newest or game
        return Lobby(Page((), "new" if game == self.newest else "old"), Page((), None))


async def test_a_list_that_was_read_before_another_could_not_be_is_told_by_the_next_look(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        lists = BreakingLists(process.database, process.rooms)
        changes = LobbyFeed(lists, Crowds(process.database, process.presence))
        followers = {"a": Subscriber(ANNA), "b": Subscriber(BEN)}
        for game, one in followers.items():
            changes.add(one)
            changes.follow(one, Follow(lobby=True, game=game))
        await changes.look()

        await make(process, "u")
        lists.left, lists.newest = 1, None
        with pytest.raises(OSError, match="the disk"):
            await changes.look()
        lists.left = 99
        await make(process, "v")
        await changes.look()

        async def is_told() -> bool:
            told = followers[str(lists.newest)].waiting
            return any(b'"new"' in message.data for message in told)

        await until(is_told)
