"""The effect of entries on ratings: who is rated is written with the start of a table, results and
the job that computes ratings with its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    Integer,
    String,
    bindparam,
    delete,
    false,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Seat
from ludoteca.core.replay.seating import Why
from ludoteca.server.accounts.lasting import CREDENTIALS
from ludoteca.server.db.schema import rating_steps
from ludoteca.server.db.write import Write
from ludoteca.server.jobs import job_write
from ludoteca.server.ratings.ledger import Kind
from ludoteca.server.ratings.rating import Rating
from ludoteca.server.ratings.task import Task
from ludoteca.server.tables.state import Change, Effect

FOR_GOOD: Final = ("left", "resigned", "time")
"""Why a bot plays for people who do not mean to come back. Who was merely ``gone``, perhaps because
their line broke, gets the result of their seat."""

Anchors = Mapping[str, Mapping[str, Rating]]
"""The ratings of levels, by game."""

_row = {
    "table_id": String,
    "seat": Integer,
    "game": String,
    "kind": String,
    "guest": String,
    "level": String,
    "place": Integer,
    "ended_at": BigInteger,
    "mu_before": BigInteger,
    "sigma_before": BigInteger,
}
_is_lasting = or_(
    *(select(column).where(column == bindparam("b_person")).exists() for column in CREDENTIALS)
)
_enter = (
    insert(rating_steps)
    .from_select(
        [*_row, "moved", "played", "in_season"],
        select(
            *(bindparam(name, type_=kind) for name, kind in _row.items()),
            false(),
            literal_column("0"),
            literal_column("0"),
        ).where(_is_lasting),
        include_defaults=False,
    )
    .on_conflict_do_nothing()
)
"""A row of a person with a lasting identity, or of a bot that plays against one."""

_of_seat = (rating_steps.c.table_id == bindparam("b_table")) & (
    rating_steps.c.seat == bindparam("b_seat")
)
_end = (
    update(rating_steps)
    .where(_of_seat)
    .values(place=bindparam("b_place"), ended_at=bindparam("b_ended_at"))
)
_void = delete(rating_steps).where(_of_seat)


def effect_of(anchors: Anchors) -> Effect:
    """The effect on rated tables, and on those of one person with bots whose level has an anchor.

    A table is rated among the people who have a lasting identity when it starts: who is winning
    cannot get one for it, nor who is losing get rid of it.
    """

    def effect(change: Change) -> Iterable[Write]:
        state = change.state
        if state.row.shared is not None or state.title.meta.together:
            return
        rated = state.settings.rated and _several(change)
        if change.entry.kind == "start" and rated:
            yield from _start(change)
        elif change.ends and rated:
            yield from _finish(change)
        elif change.ends:
            yield from _practise(change, anchors.get(state.row.game, {}))

    return effect


def _several(change: Change) -> bool:
    """Whether more than one person has played from the start, also if forgotten since."""
    people = change.state.people
    return len({people[seat].guest or str(seat) for seat in _from_the_start(change)}) > 1


def _from_the_start(change: Change) -> list[Seat]:
    """The seats of people who did not take them from bots: what a bot did is rated for nobody."""
    taken = change.state.table.seating.taken
    people = change.state.people
    return [seat for seat, who in enumerate(people) if who.kind == "person" and seat not in taken]


def _start(change: Change) -> Iterable[Write]:
    held = [who.guest for who in change.state.people if who.guest is not None]
    for seat, who in enumerate(change.state.people):
        if who.guest is not None and held.count(who.guest) == 1:
            yield _entering(change, seat, "rated", who.guest, guest=who.guest)


def _finish(change: Change) -> Iterable[Write]:
    decided, away = change.decided, change.away
    people = _from_the_start(change)
    places = {} if decided.standing is None else places_among(people, decided.standing.ranks, away)
    for seat in people:
        key = {"b_table": decided.table, "b_seat": seat}
        never_came = away.get(seat) == "gone" and decided.own_moves[seat] == 0
        if seat not in places or never_came:
            yield Write(_void, key)
        else:
            yield Write(_end, key | {"b_place": places[seat], "b_ended_at": decided.at})
    if places:
        yield job_write(Task(decided.game, "rated").job(decided.table, decided.at))


def places_among(
    people: Sequence[Seat], ranks: Sequence[int], away: Mapping[Seat, Why]
) -> Mapping[Seat, int]:
    """The places of people among each other; those who have left for good are behind all others,
    whatever the bots made of their seats."""
    merit = {seat: (away.get(seat) in FOR_GOOD, ranks[seat]) for seat in people}
    return {seat: 1 + sum(other < mine for other in merit.values()) for seat, mine in merit.items()}


def _practise(change: Change, anchors: Mapping[str, Rating]) -> Iterable[Write]:
    """A table of one person and bots, which the person has played to its end."""
    people = change.state.people
    mine = [seat for seat, who in enumerate(people) if who.guest is not None]
    levels = [who.level for who in people if who.kind == "bot"]
    if len(mine) != 1 or not levels or any(level not in anchors for level in levels):
        return
    decided, person = change.decided, people[mine[0]].guest
    if (
        decided.standing is None
        or decided.helped
        or decided.taken
        or not decided.own_moves[mine[0]]
    ):
        return
    assert person is not None
    for seat, who in enumerate(people):
        ended = {"place": decided.standing.ranks[seat], "ended_at": decided.at}
        if who.level is None:
            yield _entering(change, seat, "practice", person, guest=person, **ended)
        else:
            anchor = anchors[who.level]
            given = {"mu_before": anchor.mu, "sigma_before": anchor.sigma}
            yield _entering(change, seat, "practice", person, level=who.level, **ended, **given)
    yield job_write(Task(decided.game, "practice").job(decided.table, decided.at))


def _entering(change: Change, seat: Seat, kind: Kind, person: str, **known: str | int) -> Write:
    row = dict.fromkeys(_row) | {
        "table_id": change.state.row.id,
        "seat": seat,
        "game": change.state.row.game,
        "kind": kind,
        "b_person": person,
    }
    return Write(_enter, row | known)
