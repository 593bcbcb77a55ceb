"""Makes the page of a group for one reader."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from ludoteca.core.game import Text
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.challenges.cards import ComparedResult, OwnTable
from ludoteca.server.challenges.challenge import WEEK
from ludoteca.server.challenges.service import ChallengeService
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import GROUPS_OF_A_PERSON, MEMBERS_OF_A_GROUP
from ludoteca.server.groups import store
from ludoteca.server.groups.frames import (
    GameResults,
    GroupCard,
    GroupPage,
    MemberLine,
    MyGroups,
    ResultLine,
    WeekRound,
)
from ludoteca.server.groups.store import MOST_LATEST, Group, Member
from ludoteca.server.groups.wishes import wants
from ludoteca.server.lobby.card_rows import read_cards
from ludoteca.server.relations.service import Relations
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.rows import TableStore

FRESH: Final = 2.0
"""Seconds for which all who look at a group share what was counted of its tables."""

_read_text = msgspec.json.Decoder(Text).decode


class Shown:
    def __init__(
        self,
        database: Database,
        titles: Mapping[str, Title],
        tables: TableStore,
        rooms: Rooms,
        relations: Relations,
        challenges: ChallengeService,
    ) -> None:
        self._database, self._titles = database, titles
        self._tables, self._rooms = tables, rooms
        self._relations, self._challenges = relations, challenges
        self._counted: dict[str, tuple[float, Sequence[Row[Any]]]] = {}

    async def mine(self, guest: str) -> MyGroups:
        async with self._database.reads.connect() as connection:
            rows = await store.cards_of(connection, guest)
        cards = (GroupCard(row.link, row.name, row.members, row.owner == guest) for row in rows)
        return MyGroups(tuple(cards), GROUPS_OF_A_PERSON)

    async def page(self, link: str, guest: str | None) -> GroupPage:
        """Raises `Problem` ``error-no-such-group``."""
        async with self._database.reads.connect() as connection:
            one = await store.find(connection, link)
            if one is None:
                raise Problem("error-no-such-group")
            everybody = await store.members(connection, one.id)
            mine = next((who for who in everybody if who.guest == guest), None)
            people = [who for who in everybody if not who.removed]
            inside = mine is not None and not mine.removed
            here: Collection[str] = ()
            unread: Collection[str] = ()
            if inside and guest is not None:
                here = await self._relations.here_for(connection, guest)
                them = {guest, *(who.guest for who in people)}
                pairs = await self._relations.apart(connection, them)
                unread = {other for me, other in pairs if me == guest}
            page = GroupPage(
                link=one.link,
                name=one.name,
                members=tuple(_member(who, one, guest, inside, here) for who in people),
                most_members=MEMBERS_OF_A_GROUP,
                member=inside,
                owner=guest == one.owner,
                may_join=mine is None and len(people) < MEMBERS_OF_A_GROUP,
                now=clock.now(),
            )
            if not inside or guest is None:
                return page
            page = msgspec.structs.replace(page, told=await wants(connection, one.id, guest))
            heard = [who for who in people if who.guest not in unread]
            page = await self._with_tables(connection, page, one, heard, guest)
        return msgspec.structs.replace(
            page,
            week=await self._week(one, guest, clock.now(), heard),
            last_week=await self._week(one, guest, clock.now() - WEEK, heard),
        )

    async def _with_tables(
        self,
        connection: Connection,
        page: GroupPage,
        one: Group,
        heard: Sequence[Member],
        guest: str,
    ) -> GroupPage:
        open = await store.cards(connection, one.id, over=False)
        over = await store.cards(connection, one.id, over=True)
        at = await store.seated(connection, [row.id for row in (*open, *over)])
        for row in (*open, *over):
            at[row.id].add(row.owner)
        pairs = await self._relations.apart(connection, {guest, *set[str]().union(*at.values())})
        unread = {other for me, other in pairs if me == guest}
        apart = unread | {other for other, me in pairs if me == guest}
        open = [row for row in open if guest in at[row.id] or not at[row.id] & apart]
        over = [row for row in over if guest in at[row.id] or not at[row.id] & unread]
        found = await read_cards(connection, self._rooms, [*open, *over], guest)
        return msgspec.structs.replace(
            page,
            open=tuple(found[: len(open)]),
            recent=tuple(found[len(open) :]),
            results=self._results(await self._rows(connection, one.id), heard, guest),
            counted=MOST_LATEST,
        )

    async def _rows(self, connection: Connection, group: str) -> Sequence[Row[Any]]:
        now = time.monotonic()
        at, rows = self._counted.get(group, (0.0, None))
        if rows is None or now - at > FRESH:
            rows = await store.results(connection, group)
            fresh = {key: one for key, one in self._counted.items() if now - one[0] <= FRESH}
            self._counted = fresh | {group: (now, rows)}
        return rows

    def _results(
        self, rows: Sequence[Row[Any]], heard: Sequence[Member], guest: str
    ) -> tuple[GameResults, ...]:
        who = {one.guest: one for one in heard}
        games: dict[str, list[ResultLine]] = defaultdict(list)
        for row in rows:
            if (one := who.get(row.guest)) is None:
                continue
            games[row.game].append(
                ResultLine(
                    name=one.name,
                    person=one.person,
                    you=one.guest == guest,
                    played=row.played,
                    won=row.won,
                )
            )
        return tuple(
            GameResults(
                game,
                game in self._titles and self._titles[game].meta.together,
                tuple(sorted(lines, key=lambda line: (-line.won, line.played, line.name))),
            )
            for game, lines in sorted(games.items())
        )

    async def _week(
        self, one: Group, guest: str, at: int, heard: Sequence[Member]
    ) -> WeekRound | None:
        """The round of the week of the time ``at``; None for a past one that nobody began."""
        challenge = await self._challenges.week(one.id, at)
        if challenge is None or challenge.ends_at is None:
            return None
        begun = await self._challenges.is_there(challenge.id)
        now = clock.now()
        if not begun and challenge.ends_at <= now:
            return None
        yours = await self._tables.table_of(challenge.id, guest) if begun else None
        played = begun and await self._tables.has_played(challenge.id, guest)
        hidden = not played and now < challenge.closes_at
        async with self._database.reads.connect() as connection:
            rows = await store.best(connection, one.id, challenge.id) if begun else ()
        return WeekRound(
            game=challenge.game,
            challenge=challenge.id if begun else None,
            begins_at=challenge.opens_at,
            ends_at=challenge.ends_at,
            players=len(rows),
            yours=None if yours is None else OwnTable(*yours),
            hidden=hidden,
            lines=() if hidden else _ranked(rows, guest, heard),
        )


def _member(
    who: Member, one: Group, guest: str | None, inside: bool, here: Collection[str]
) -> MemberLine:
    you = who.guest == guest
    return MemberLine(
        name=who.name,
        person=who.person if inside else None,
        you=you,
        owner=inside and who.guest == one.owner,
        here=who.guest in here,
    )


def _ranked(
    rows: Sequence[Row[Any]], guest: str, heard: Sequence[Member]
) -> tuple[ComparedResult, ...]:
    """The results of those who are ``heard`` with their ranks among all, as in 1, 1, 3, under the
    names that they have now."""
    names = {who.guest: who.name for who in heard}
    found: list[ComparedResult] = []
    rank, last = 0, None
    for nth, row in enumerate(rows, start=1):
        merit = (row.points, row.tie)
        if merit != last:
            rank, last = nth, merit
        if row.guest not in names:
            continue
        yours = row.guest == guest
        found.append(
            ComparedResult(
                rank=rank,
                name=names[row.guest],
                person=row.person,
                level=None,
                text=_read_text(row.text),
                you=yours,
                table=row.table_id if yours else None,
                seat=row.seat,
            )
        )
    return tuple(found)
