"""The service of tournaments: they are made, entered, started, left and shown."""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Mapping
from typing import Final

from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.accounts.lasting import lasting
from ludoteca.server.db.engine import Connection
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import (
    ENTRIES_OF_A_PERSON,
    PEOPLE_IN_A_TOURNAMENT,
    TOURNAMENTS_OF_A_PERSON,
)
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.house import House
from ludoteca.server.tables.requests import options_of
from ludoteca.server.tables.rows import check_count
from ludoteca.server.tournaments.frames import NewTournament, TournamentLists, TournamentPage
from ludoteca.server.tournaments.pairing import Number
from ludoteca.server.tournaments.rounds import OPEN_FOR
from ludoteca.server.tournaments.shown import Known, card_of, may_enter, page_of
from ludoteca.server.tournaments.store import TournamentStore
from ludoteca.server.tournaments.tournament import (
    LEAST_PEOPLE,
    Person,
    Tournament,
    apart,
)

FRESH: Final = 0.5
"""Seconds for which all who look at a tournament are shown the same."""

SOONEST: Final = -60_000
"""A start may be this far in the past (milliseconds): clocks of browsers differ."""


class Tournaments:
    def __init__(self, house: House, store: TournamentStore) -> None:
        self._house = house
        self._store = store
        self._titles: Mapping[str, Title] = house.titles
        self._most_people = PEOPLE_IN_A_TOURNAMENT
        self._seen: dict[str, tuple[float, Known]] = {}

    # ---- what is shown ---------------------------------------------------------------------

    async def lists(self, guest: str | None) -> TournamentLists:
        async with self._store.reading() as connection:
            listed = await self._store.listed(connection)
            mine = [] if guest is None else await self._store.of(connection, guest)
            may_make = guest is not None and await lasting(connection, guest)
        return TournamentLists(
            listed=tuple(card_of(*one) for one in listed),
            mine=tuple(card_of(*one) for one in mine),
            games={game: apart(title) for game, title in self._titles.items()},
            may_make=may_make,
        )

    async def page(self, id: str, guest: str | None, *, fresh: bool = True) -> TournamentPage:
        """One that is not ``fresh`` may be half a second old: all who look on share it. Raises
        `Problem` ``error-no-such-tournament``."""
        now = time.monotonic()
        at, known = self._seen.get(id, (0.0, None))
        if fresh or known is None or now - at > FRESH:
            async with self._store.reading() as connection:
                known = await self._store.everything(connection, id)
            if known is None:
                raise Problem("error-no-such-tournament")
            self._seen = {key: one for key, one in self._seen.items() if now - one[0] <= FRESH}
            self._seen[id] = now, known
        title = self._titles.get(known.one.game)
        why = "choices" if title is None else apart(title)
        return page_of(known, guest, why, self._most_people)

    # ---- the owner -------------------------------------------------------------------------

    async def make(self, guest: Guest, wish: NewTournament) -> str:
        """Make a tournament, for a person with a lasting identity; its id. Raises `Problem`."""
        now = clock.now()
        title = self._titles.get(wish.game)
        if title is None:
            raise Problem("error-no-such-game", game=wish.game)
        if apart(title) == "together":
            raise Problem("error-tournament-together")
        check_count(title.meta, wish.seats)
        if wish.starts_at is not None and not SOONEST <= wish.starts_at - now <= OPEN_FOR:
            raise Problem("error-tournament-time")
        one = Tournament(
            id=base64.b32encode(secrets.token_bytes(10)).decode().lower(),
            owner=guest.id,
            household=guest.household,
            name=nickname(wish.name),
            game=wish.game,
            options=options_of(title, wish.options),
            seats=wish.seats,
            rounds=wish.rounds,
            late=min(wish.late, wish.rounds),
            clock=wish.clock,
            rest=wish.rest,
            listed=wish.listed,
            same_dice=apart(title) == "none",
            seed=secrets.token_bytes(32),
            state="open",
            round=0,
            created_at=now,
            next_at=wish.starts_at,
        )
        async with self._store.alone(_by(guest)) as connection:
            if not await lasting(connection, guest.id):
                raise Problem("error-not-lasting")
            if await self._store.lasting_of(connection, guest.id) >= TOURNAMENTS_OF_A_PERSON:
                raise Problem("error-too-many-tournaments", most=TOURNAMENTS_OF_A_PERSON)
            await self._store.add(connection, one)
            due = now + OPEN_FOR if wish.starts_at is None else wish.starts_at
            await self._store.ring(connection, one.id, due)
        return one.id

    async def start(self, id: str, guest: Guest) -> None:
        """Start now, for the owner. A second time nothing happens."""
        async with self._store.alone(_of(id)) as connection:
            one = await self._own(connection, id, guest)
            if one.state == "running":
                return
            if one.state != "open":
                raise Problem("error-tournament-over")
            people = await self._store.people(connection, id)
            if sum(not who.out for who in people) < LEAST_PEOPLE:
                raise Problem("error-tournament-people", least=LEAST_PEOPLE)
            now = clock.now()
            await self._store.change(connection, id, next_at=now)
            await self._store.ring(connection, id, now)

    async def cancel(self, id: str, guest: Guest) -> None:
        """Cancel before the start, for the owner. A second time nothing happens."""
        async with self._store.alone(_of(id)) as connection:
            one = await self._own(connection, id, guest)
            if one.state == "cancelled":
                return
            if one.state != "open":
                raise Problem("error-tournament-started")
            values = {"state": "cancelled", "next_at": None, "household": None}
            await self._store.change(connection, id, ended_at=clock.now(), **values)

    async def remove(self, id: str, number: Number, guest: Guest) -> None:
        """Let a person play no further round, for the owner; they cannot come back. The table of a
        round that goes on stays theirs. A second time nothing happens."""
        async with self._store.alone(_of(id)) as connection:
            one = await self._own(connection, id, guest)
            if not one.lasts:
                raise Problem("error-tournament-over")
            people = await self._store.people(connection, id)
            if number not in {who.number for who in people}:
                raise Problem("error-no-such-person")
            await self._store.remove(connection, id, number)

    async def _own(self, connection: Connection, id: str, guest: Guest) -> Tournament:
        one = await self._find(connection, id)
        if one.owner != guest.id:
            raise Problem("error-not-owner")
        return one

    # ---- those who play --------------------------------------------------------------------

    async def enter(self, id: str, guest: Guest) -> None:
        """Enter, or come back after withdrawing. A second time nothing happens. Raises
        `Problem`."""
        async with self._store.alone(_of(id), _by(guest)) as connection:
            one = await self._find(connection, id)
            people = await self._store.people(connection, id)
            mine = _who(people, guest)
            if mine is not None and not mine.out:
                return
            if mine is not None and mine.removed:
                raise Problem("error-tournament-removed")
            if not may_enter(one, people, guest.id, self._most_people):
                full = one.lasts and mine is None and len(people) >= self._most_people
                raise Problem("error-tournament-full" if full else "error-tournament-late")
            if await self._store.entered_by(connection, guest.id) >= ENTRIES_OF_A_PERSON:
                raise Problem("error-too-many-entries", most=ENTRIES_OF_A_PERSON)
            if any(look_alike(who.name, guest.name) for who in people if who.guest != guest.id):
                raise Problem("error-name-taken")
            if mine is not None:
                await self._store.set_out(connection, id, guest.id, out=False)
                return
            number = max((who.number for who in people), default=0) + 1
            now = clock.now()
            await self._store.enter(connection, id, guest.id, number, one.round + 1, now)

    async def withdraw(self, id: str, guest: Guest) -> None:
        """Play no further round. The table of a round that goes on stays theirs. A second time
        nothing happens."""
        async with self._store.alone(_of(id), _by(guest)) as connection:
            one = await self._find(connection, id)
            mine = _who(await self._store.people(connection, id), guest)
            if mine is None or mine.removed:
                return
            if one.state == "open":
                await self._store.leave(connection, id, guest.id)
            elif one.state == "running":
                await self._store.set_out(connection, id, guest.id, out=True)

    async def _find(self, connection: Connection, id: str) -> Tournament:
        one = await self._store.find(connection, id)
        if one is None:
            raise Problem("error-no-such-tournament")
        return one


def _who(people: list[Person], guest: Guest) -> Person | None:
    return next((who for who in people if who.guest == guest.id), None)


def _of(id: str) -> str:
    return f"tournament {id}"


def _by(guest: Guest) -> str:
    return f"tournaments of {guest.id}"
