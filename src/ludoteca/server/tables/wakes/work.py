"""Kinds of wakes as work for the scheduler."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.db.engine import until_saved
from ludoteca.server.jobs import Work
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import Due, DueWake
from ludoteca.server.tables.wakes.wake_kind import Pick, WakeKind


def work_of(wakes: Wakes, kind: WakeKind, probes: Probes = NO_PROBES) -> Work:
    if kind.pick is None:
        return Work(wakes, kind.name, kind.handle, kind.at_once, kind.lease)
    picked = PickedWakes(wakes, kind, kind.pick, probes)
    return Work(picked, kind.name, picked.handle, kind.at_once, kind.lease)


class PickedWakes:
    """The wakes of a kind that picks: it sees all that is due, and what is under way."""

    def __init__(self, wakes: Wakes, kind: WakeKind, pick: Pick, probes: Probes) -> None:
        self._wakes, self._kind, self._pick, self._probes = wakes, kind, pick, probes
        self._under_way: dict[DueWake, Due] = {}

    async def first_due(self, now: int, kinds: Sequence[str]) -> tuple[str, int] | None:
        return await self._wakes.first_due(now, kinds)

    async def claim(
        self, now: int, until: int, most: int, kinds: Sequence[str], *, early: int = 0
    ) -> Sequence[DueWake]:
        """Nothing is done ``early``: what is picked depends on who has waited."""
        due = await self._wakes.due(now, kinds)
        self._probes.due(sum({one.household: one.crowd for one in due}.values()))
        chosen = self._pick(due, list(self._under_way.values()), most)
        claimed = await self._wakes.claim_those(chosen, now, until) if chosen else []
        self._under_way |= {one.wake: one for one in claimed}
        return [one.wake for one in claimed]

    async def handle(self, wake: DueWake) -> None:
        try:
            await until_saved(lambda: self._kind.handle(wake))
        finally:
            self._under_way.pop(wake, None)
