"""Opens, begins and compares challenges."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.challenges.cards import (
    Archive,
    ChallengeCard,
    Comparison,
    OwnTable,
    Today,
)
from ludoteca.server.challenges.challenge import (
    DAY,
    Challenge,
    again,
    name_of_week,
    of_day,
    of_week,
    title_of_week,
    week_at,
)
from ludoteca.server.challenges.result import results_of
from ludoteca.server.challenges.store import ChallengeStore
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.people.streak import streak_of
from ludoteca.server.tables.log import Alarm, RulesBroke
from ludoteca.server.tables.play import TableSettings, helped_seats
from ludoteca.server.tables.rows import OPEN, SeatRow, TableRow, TableStore, new_table
from ludoteca.server.tables.state import RoomState

ALONE = TableSettings(absence=None, talk="off", hints=False)
"""Settings of a daily challenge, which is played without help."""


class ChallengeService:
    """The service for challenges. ``grace`` is how long the dice of a daily challenge stay secret
    after its day, in milliseconds."""

    def __init__(
        self,
        store: ChallengeStore,
        tables: TableStore,
        titles: Mapping[str, Title],
        alarm: Alarm,
        grace: int,
    ) -> None:
        self._store = store
        self._tables = tables
        self._titles = titles
        self._alarm = alarm
        self._grace = grace

    # ---- today's challenge -----------------------------------------------------------------

    async def today(self, guest: str | None) -> Today:
        """Today's challenge of each game that can be compared; the first request opens it."""
        now = clock.now()
        titles = [title for title in self._titles.values() if _suits(title)]
        found = [await self._of_day(title, now) for title in titles]
        played = await self._store.days_of(guest) if guest else ()
        streak = streak_of(played, now // DAY)
        return Today(now, tuple([await self._card(one, guest) for one in found]), streak)

    async def archive(self, game: str, guest: str | None) -> Archive:
        """The closed challenges of a game. Raises `Problem` ``error-no-such-game``."""
        if game not in self._titles:
            raise Problem("error-no-such-game", game=game)
        return Archive(game, await self._store.past(game, clock.now(), guest))

    async def find(self, id: str) -> Challenge:
        """The challenge of this id. Raises `Problem` ``error-no-such-challenge``."""
        challenge = await self._store.find(id)
        if challenge is None:
            raise Problem("error-no-such-challenge")
        return challenge

    async def at(self, id: str) -> tuple[str, int | None] | None:
        """The game of a challenge, and the start of its day (None for the dice of a finished
        table). The id of a game stands for its challenge of today. None for an unknown id."""
        challenge = await self._store.find(id)
        if challenge is not None:
            of_a_day = challenge.daily and challenge.group_id is None
            return challenge.game, challenge.opens_at if of_a_day else None
        title = self._titles.get(id)
        return (id, clock.now()) if title is not None and _suits(title) else None

    async def begin(self, id: str, guest: Guest) -> str:
        """The id of the guest's table of a daily challenge; makes one if there is none. Between its
        day and its close a challenge cannot be begun: its secret is not public yet. Raises
        `Problem`."""
        challenge = await self.find(id)
        if challenge.group_id is not None:
            raise Problem("error-no-such-challenge")
        return await self._begin(challenge, guest)

    async def _begin(self, challenge: Challenge, guest: Guest) -> str:
        there = await self._tables.table_of(challenge.id, guest.id)
        if there is not None and challenge.daily:
            return there[0]
        now = clock.now()
        if challenge.ends_at is None or challenge.ends_at <= now < challenge.closes_at:
            raise Problem("error-challenge-over")
        people = [SeatRow("person", guest.id, guest.name)]
        return await self._tables.create_once(_row(challenge, guest, ALONE), people)

    # ---- the week of a group ---------------------------------------------------------------

    async def week(self, group: str, at: int) -> Challenge | None:
        """The challenge of a group for the UTC week of the time ``at``: the stored one, or one as
        it would be made now. None if no game can be compared."""
        begins = week_at(at)
        there = await self._store.find(name_of_week(group, begins))
        titles = [title for title in self._titles.values() if _suits(title)]
        if there is not None or not titles:
            return there
        return of_week(title_of_week(titles, group, begins), group, begins, self._grace)

    async def is_there(self, id: str) -> bool:
        return await self._store.find(id) is not None

    async def begin_week(self, group: str, guest: Guest) -> str:
        """As `begin`, for a member of a group and the present week, which the first one opens."""
        challenge = await self.week(group, clock.now())
        if challenge is None:
            raise Problem("error-no-week")
        return await self._begin(await self._store.keep(challenge), guest)

    # ---- the dice of a finished table ------------------------------------------------------

    async def again(self, state: RoomState, guest: Guest, command: str | None) -> str:
        """Make a table on the dice of a finished one, and return its id. ``command`` is the
        client's id of the request; repetitions make no second table. Raises `Problem`.

        The guest gets their old seat, or the first seat of a person; bots keep their seats, and the
        seats of other people are open.
        """
        if state.title.measure is None:
            raise Problem("error-not-comparable")
        if state.veiled:
            raise Problem("error-challenge-open")
        if state.status != "over":
            raise Problem("error-not-over")
        challenge = await self._again(state)
        settings = msgspec.structs.replace(state.settings, listed=False, rated=False)
        people = _people(state, guest)
        row = _row(challenge, guest, settings, command)
        await self._tables.create(row, people)
        return row.id

    async def _again(self, state: RoomState) -> Challenge:
        if state.row.shared is not None:
            return await self.find(state.row.shared.challenge)
        fair = state.table.fair
        assert fair is not None, "a table that is over has started"
        at = state.table.moments[-1].at
        challenge = Challenge(
            id=again(state.row.id),
            game=state.row.game,
            options=state.row.options,
            seats=len(state.people),
            fair=fair,
            secret=state.dice.reveal(),
            opens_at=clock.now(),
            ends_at=None,
            closes_at=0,
        )
        measure = state.title.measure
        try:
            with self._alarm.guard():
                merits = state.table.measured(measure) if measure else ()
        except RulesBroke as broke:
            raise Problem("error-table-stopped") from broke
        first = results_of(
            challenge.shared, state.people, merits, helped_seats(state.table.moments), at
        )
        return await self._store.keep(challenge, state.row.id, at, first)

    # ---- comparison ------------------------------------------------------------------------

    async def compare(self, id: str, guest: str | None) -> Comparison:
        """The results of a challenge. Raises `Problem` ``error-no-such-challenge``."""
        challenge = await self.find(id)
        card = await self._card(challenge, guest)
        closed = clock.now() >= challenge.closes_at and challenge.group_id is None
        if not closed and (guest is None or not await self._tables.has_played(id, guest)):
            return Comparison(challenge=card, lines=(), yours=None, behind=0)
        mine = await self._store.of(id, guest) if guest else None
        yours, behind = mine or (None, 0)
        lines = await self._store.best(challenge, guest)
        return Comparison(challenge=card, lines=lines, yours=yours, behind=behind)

    async def _of_day(self, title: Title, now: int) -> Challenge:
        fresh = of_day(title, now, self._grace)
        return await self._store.keep(fresh)

    async def _card(self, challenge: Challenge, guest: str | None) -> ChallengeCard:
        yours = await self._tables.table_of(challenge.id, guest) if guest else None
        told = clock.now() >= challenge.closes_at
        return ChallengeCard(
            id=challenge.id,
            game=challenge.game,
            options=msgspec.Raw(challenge.options),
            seats=challenge.seats,
            opens_at=challenge.opens_at,
            ends_at=challenge.ends_at,
            closes_at=challenge.closes_at,
            commitment=challenge.fair.commitment,
            secret=challenge.secret.hex() if told else None,
            source=challenge.source if challenge.id == again(challenge.source) else None,
            players=await self._store.players(challenge.id),
            yours=None if yours is None else OwnTable(*yours),
        )


def _suits(title: Title) -> bool:
    """Whether a game can have daily challenges: comparable, and playable solo."""
    return title.measure is not None and title.meta.seats[0] == 1


def _row(
    challenge: Challenge, guest: Guest, settings: TableSettings, command: str | None = None
) -> TableRow:
    return new_table(
        game=challenge.game,
        options=challenge.options,
        owner=guest,
        settings=settings,
        shared=challenge.shared,
        command=command,
    )


def _people(state: RoomState, guest: Guest) -> list[SeatRow]:
    mine = state.held(guest.id) or tuple(
        seat for seat, who in enumerate(state.people) if who.kind == "person"
    )
    return [
        SeatRow("person", guest.id, guest.name)
        if seat in mine[:1]
        else SeatRow("bot", name=bot_name(seat), level=who.level)
        if who.kind == "bot"
        else OPEN
        for seat, who in enumerate(state.people)
    ]
