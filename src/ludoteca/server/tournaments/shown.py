"""Makes the page of a tournament for one reader."""

from __future__ import annotations

import collections
from collections.abc import Mapping, Sequence

import msgspec

from ludoteca.core.game import Message
from ludoteca.server import clock
from ludoteca.server.tables.play import Status
from ludoteca.server.tournaments.frames import (
    RoundLine,
    SeatLine,
    StandingLine,
    TableLine,
    TournamentCard,
    TournamentPage,
)
from ludoteca.server.tournaments.pairing import Number
from ludoteca.server.tournaments.points import Earned, Place, earned
from ludoteca.server.tournaments.standings import Standing, standings
from ludoteca.server.tournaments.tournament import Apart, Person, Round, Tournament

Texts = Mapping[tuple[str, int], Message]
"""What was reached with the dice, by table and seat."""


class Known(msgspec.Struct, kw_only=True):
    """All rows of a tournament. ``statuses`` are those of its tables that are still there."""

    one: Tournament
    people: Sequence[Person]
    rounds: Sequence[Round]
    places: Sequence[Sequence[Place]]
    statuses: Mapping[str, Status]
    texts: Texts
    _computed: tuple[Sequence[Standing], tuple[RoundLine, ...]] | None = None

    @property
    def computed(self) -> tuple[Sequence[Standing], tuple[RoundLine, ...]]:
        """Standings and rounds, the same for all readers."""
        if self._computed is None:
            played = {place.number for places in self.places for place in places}
            numbers = [who.number for who in self.people if not who.removed or who.number in played]
            rounds = tuple(
                _round_line(head, places, self.statuses, self.texts)
                for head, places in zip(self.rounds, self.places, strict=True)
            )
            self._computed = standings(numbers, self.places), rounds
        return self._computed


def card_of(one: Tournament, people: int) -> TournamentCard:
    return TournamentCard(
        id=one.id,
        name=one.name,
        game=one.game,
        seats=one.seats,
        rounds=one.rounds,
        round=one.round,
        state=one.state,
        clock=one.clock,
        people=people,
        next_at=one.next_at,
        created_at=one.created_at,
    )


def may_enter(one: Tournament, people: Sequence[Person], guest: str | None, most: int) -> bool:
    """Whether ``guest``, who may have no name yet, can enter now, or come back."""
    mine = next((who for who in people if guest is not None and who.guest == guest), None)
    if not one.lasts or one.round >= one.rounds:
        return False
    if mine is not None:
        return mine.out and not mine.removed
    return one.round + 1 <= max(1, one.late) and len(people) < most


def page_of(known: Known, guest: str | None, apart: Apart, most: int) -> TournamentPage:
    one = known.one
    mine = next((who for who in known.people if guest is not None and who.guest == guest), None)
    standing, rounds = known.computed
    return TournamentPage(
        id=one.id,
        name=one.name,
        game=one.game,
        options=msgspec.Raw(one.options),
        seats=one.seats,
        rounds=one.rounds,
        late=one.late,
        clock=one.clock,
        rest=one.rest,
        listed=one.listed,
        same_dice=one.same_dice,
        apart=apart,
        state=one.state,
        round=one.round,
        created_at=one.created_at,
        next_at=one.next_at,
        ended_at=one.ended_at,
        commitment=one.commitment,
        seed=None if one.lasts else one.seed.hex(),
        owner=guest is not None and one.owner == guest,
        you=None if mine is None else mine.number,
        out=mine is not None and mine.out,
        removed=mine is not None and mine.removed,
        may_enter=may_enter(one, known.people, guest, most),
        most_people=most,
        table=_table_of(known, mine),
        standings=_lines(standing, known.people, guest),
        rounds_played=rounds,
        now=clock.now(),
    )


def _table_of(known: Known, mine: Person | None) -> str | None:
    """The table at which somebody plays now."""
    if mine is None or not known.places or not known.one.lasts:
        return None
    for place in known.places[-1]:
        if place.number == mine.number and place.state == "playing":
            return place.table
    return None


def _lines(
    standing: Sequence[Standing], people: Sequence[Person], guest: str | None
) -> tuple[StandingLine, ...]:
    who = {person.number: person for person in people}
    return tuple(
        StandingLine(
            number=one.number,
            rank=one.rank,
            name=who[one.number].name,
            person=who[one.number].person,
            you=guest is not None and who[one.number].guest == guest,
            out=who[one.number].out,
            points=one.points,
            opposition=one.opposition,
            best=one.best,
            rounds=tuple(None if each is None else each.points for each in one.rounds),
        )
        for one in standing
    )


def _round_line(
    head: Round, places: Sequence[Place], statuses: Mapping[str, Status], texts: Texts
) -> RoundLine:
    points, tables = earned(places), collections.defaultdict[str, list[Place]](list)
    for one in places:
        if one.table is not None:
            tables[one.table].append(one)
    ended = head.ended_at is not None
    return RoundLine(
        round=head.round,
        challenge=head.challenge if ended else None,
        began_at=head.began_at,
        ended_at=head.ended_at,
        tables=tuple(
            TableLine(
                id=table,
                status=statuses.get(table),
                seats=tuple(_seat_line(one, points, texts if ended else {}) for one in seats),
            )
            for table, seats in tables.items()
        ),
        byes=tuple(one.number for one in places if one.state == "bye" and one.number is not None),
        best=_best(places, points) if ended else None,
    )


def _seat_line(one: Place, points: Mapping[Number, Earned], texts: Texts) -> SeatLine:
    mine = None if one.number is None else points.get(one.number)
    text = None if one.table is None or one.seat is None else texts.get((one.table, one.seat))
    return SeatLine(
        number=one.number,
        state=one.state,
        rank=one.rank,
        points=None if mine is None else mine.points,
        place=None if mine is None else mine.place,
        field=None if mine is None else mine.field,
        text=text,
    )


def _best(places: Sequence[Place], points: Mapping[Number, Earned]) -> tuple[str, int] | None:
    """Where the round was played best: most points, of these the best with the dice."""
    played = [one for one in places if one.state == "played" and one.number is not None]
    if not played:
        return None

    def merit(one: Place) -> tuple[int, tuple[int, int]]:
        assert one.number is not None
        return points[one.number].points, one.merit or (0, 0)

    best = max(played, key=merit)
    assert best.table is not None
    assert best.seat is not None
    return best.table, best.seat
