"""The effect of entries on people's notifications: turns, time that runs out, starts and ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.replay.pausing import Halt
from ludoteca.server.db.write import Write
from ludoteca.server.notifications.happened import GRACE, Happened, Kind, Over
from ludoteca.server.notifications.reachable import Reachable
from ludoteca.server.notifications.still import margin
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.rows import (
    ClosedEarly,
    Filled,
    InvitationsOver,
    Invited,
    Listed,
    Reopened,
    RowEffect,
    RowHappened,
    SeatsGone,
    Vacant,
)
from ludoteca.server.tables.state import Change, Departure, Effect, TableState

LEAST_TIME: Final = 1_800_000
"""Milliseconds that a turn must last, for the absent to be told that their time runs out."""

SILENCE: Final = 40_000
"""Milliseconds within which a connection ends whose client does not answer: it is asked every 20
seconds, and has as many to answer."""

Writes: TypeAlias = Callable[..., Iterable[Write]]


def row_effect_of(writes: Writes) -> RowEffect:
    """The effect of full tables, of rematches and of invitations."""

    def effect(happened: RowHappened) -> Iterable[Write]:
        if isinstance(happened, Listed | SeatsGone):
            return ()
        path = f"/t/{happened.table}"
        if isinstance(happened, InvitationsOver):
            at, table = happened.at, happened.table
            over = (Over(kind="invited", guest=one, at=at, topic=table) for one in happened.guests)
            return writes(*over)
        if isinstance(happened, Vacant | ClosedEarly):
            at, table = happened.at, happened.table
            return writes(Over(kind="full", guest=happened.owner, at=at, topic=table))
        if isinstance(happened, Invited):
            return writes(
                Happened(
                    kind="invited",
                    guest=happened.guest,
                    at=happened.at,
                    topic=happened.table,
                    n=happened.at % 2**31,  # it may be taken back, and made again
                    game=happened.game,
                    name=happened.by,
                    path=path,
                )
            )
        if isinstance(happened, Filled):
            if happened.owner == happened.newcomer:
                return ()
            return writes(
                Happened(
                    kind="full",
                    guest=happened.owner,
                    at=happened.at,
                    topic=happened.table,
                    n=happened.at % 2**31,  # it may be full, then not, and again
                    game=happened.game,
                    path=path,
                )
            )
        if isinstance(happened, Reopened):
            return writes(
                *(
                    Happened(
                        kind="reopened",
                        guest=guest,
                        at=happened.at,
                        topic=happened.table,
                        n=happened.at % 2**31,  # it may be closed again, and opened again
                        game=happened.game,
                        path=path,
                    )
                    for guest in happened.guests
                )
            )
        return writes(
            *(
                Happened(
                    kind="rematch",
                    guest=guest,
                    at=happened.at,
                    topic=happened.table,
                    game=happened.game,
                    name=happened.by,
                    path=path,
                )
                for guest in {who.guest for who in happened.people if who.invited}
                if guest is not None
            )
        )

    return effect


def effect_of(reachable: Reachable, writes: Writes) -> Effect:
    """The effect for these ``reachable`` guests; nothing is written about others."""

    def effect(change: Change) -> Iterable[Write]:
        entry = change.entry
        if entry.kind != "start" and not change.ends and not _turns_change(change):
            return ()
        if not any(who.guest in reachable for who in change.state.people):
            return ()
        return writes(*_happened(change, reachable))

    return effect


def _turns_change(change: Change) -> bool:
    if change.entry.kind == "pause":
        return True
    return bool(change.called) or change.questions.keys() != change.draft.questions.keys()


def _happened(change: Change, reachable: Reachable) -> Iterator[Happened | Over]:
    state, entry = change.state, change.entry
    people = state.people
    here = state.here
    away = {
        who.guest: seat
        for seat, who in enumerate(people)
        if who.guest is not None and who.guest in reachable and who.guest not in here
    }

    happened = partial(_at, state, entry.at)
    if entry.kind == "start":
        for guest in away:
            yield happened("started", guest, entry.n)
        yield Over(kind="full", guest=state.row.owner, at=entry.at, topic=state.row.id)
    if change.ends:
        for guest in away:
            yield happened("finished", guest, entry.n)
    elif entry.kind == "pause" and isinstance(state.table.paused, Halt):
        for guest in away:
            yield happened("reopened", guest, entry.n)
    asked: set[str] = set()
    for seat, question in change.called.items():
        n = entry.n if entry.kind == "pause" else question  # at its end people are told again
        its = people[seat].guest
        if its is None or its not in away or seat not in change.people or change.ends:
            continue
        asked.add(its)
        yield happened("turn", its, n)
        whole = _time_for_answer(change, seat)
        if whole is not None and whole >= LEAST_TIME:
            yield happened("running_out", its, n, grace=whole - margin(whole))
    yield from (over for over in _ended(change, reachable) if over.guest not in asked)


def _time_for_answer(change: Change, seat: Seat) -> int | None:
    """Milliseconds until the turn of an absent person is taken; None if it never is."""
    return _time_left(change.state, change.draft.clocks, seat, change.entry.at)


def _time_left(state: TableState, clocks: Clocks | None, seat: Seat, at: int) -> int | None:
    if clocks is not None:
        due = clocks.seats[seat].due
        return None if due is None else due - at
    patience = state.settings.patience
    return None if patience is None else patience * 1000


def after(departure: Departure) -> Iterator[Happened]:
    """What a person is told who has left while it was their turn: that their time runs out, and of
    a turn that began when their connection may have been dead already."""
    state, guest, at = departure.state, departure.guest, departure.at
    n = max(departure.asked.values())
    happened = partial(_at, state, at)
    if departure.lost and state.table.moments[n].at >= at - SILENCE:
        yield happened("turn", guest, n)
    clocks = state.table.clocks.now
    spans = [_time_left(state, clocks, seat, at) for seat in departure.asked]
    whole = min((span for span in spans if span is not None), default=0)
    if whole >= LEAST_TIME:
        yield happened("running_out", guest, n, grace=whole - margin(whole))


def _at(
    state: TableState, at: int, kind: Kind, guest: str, n: int, *, grace: int = GRACE
) -> Happened:
    """It happened at this table."""
    return Happened(
        kind=kind,
        guest=guest,
        at=at,
        topic=state.row.id,
        n=n,
        game=state.row.game,
        path=f"/t/{state.row.id}",
        grace=grace,
    )


def _ended(change: Change, reachable: Reachable) -> Iterator[Over]:
    """Turns that end with this entry, and have been open for so long that they may have been told:
    for people who play move by move there are none."""
    moments = change.state.table.moments
    after = change.draft.questions
    ended: dict[str, None] = {}
    for seat, n in change.questions.items():
        guest = change.state.people[seat].guest
        if guest is None or guest not in reachable or (after.get(seat) == n and not change.ends):
            continue
        if change.entry.at - moments[n].at >= GRACE:
            ended[guest] = None
    for guest in ended:
        for kind in ("turn", "running_out"):
            yield Over(kind=kind, guest=guest, at=change.entry.at, topic=change.state.row.id)
