"""The effect of entries on people's notifications: turns, time that runs out, starts and ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from ludoteca.server.db.write import Write
from ludoteca.server.notifications.happened import GRACE, Happened, Kind, Over
from ludoteca.server.notifications.reachable import Reachable
from ludoteca.server.notifications.still import margin
from ludoteca.server.tables.rows import Filled, RematchMade, RowEffect
from ludoteca.server.tables.state import Change, Effect

LEAST_ABSENCE: Final = 1800
"""Seconds that a table must wait for the absent, for them to be told that their time runs out."""

Writes: TypeAlias = Callable[..., Iterable[Write]]


def row_effect_of(writes: Writes) -> RowEffect:
    """The effect of full tables and of rematches."""

    def effect(happened: Filled | RematchMade) -> Iterable[Write]:
        path = f"/t/{happened.table}"
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
    return bool(change.asked) or change.questions.keys() != change.draft.questions.keys()


def _happened(change: Change, reachable: Reachable) -> Iterator[Happened | Over]:
    state, entry = change.state, change.entry
    people = state.people
    here = state.here
    away = {
        who.guest: seat
        for seat, who in enumerate(people)
        if who.guest is not None and who.guest in reachable and who.guest not in here
    }

    def happened(kind: Kind, guest: str, n: int, grace: int = GRACE) -> Happened:
        return Happened(
            kind=kind,
            guest=guest,
            at=entry.at,
            topic=state.row.id,
            n=n,
            game=state.row.game,
            path=f"/t/{state.row.id}",
            grace=grace,
        )

    if entry.kind == "start":
        for guest in away:
            yield happened("started", guest, entry.n)
        yield Over(kind="full", guest=state.row.owner, at=entry.at, topic=state.row.id)
    if change.ends:
        for guest in away:
            yield happened("finished", guest, entry.n)
    absence = state.settings.absence
    asked: set[str] = set()
    for seat, n in change.asked.items():
        its = people[seat].guest
        if its is None or its not in away or seat not in change.people or change.ends:
            continue
        asked.add(its)
        yield happened("turn", its, n)
        if absence is not None and absence >= LEAST_ABSENCE:
            whole = absence * 1000
            yield happened("running_out", its, n, grace=whole - margin(whole))
    yield from (over for over in _ended(change, reachable) if over.guest not in asked)


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
