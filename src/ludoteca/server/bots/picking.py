"""Chooses the due bots that a process claims, among all tables of the house.

A process claims only as many as it has workers for; the others stay for later, or for other
processes. So fairness is decided here, before a wake is claimed, and by the same `Turns` that
assign workers.
"""

from __future__ import annotations

import collections
from collections.abc import Collection, Sequence
from typing import Protocol

from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.turns import BOT_PATIENCE, BOTS, PRICES, Payer, share_of
from ludoteca.server.metrics.probes import Kind
from ludoteca.server.tables.wakes import Due


class Roster(Protocol):
    """The people at each table, at any process; `ludoteca.server.tables.live.rooms.Rooms`."""

    def here(self, table: str) -> Collection[str]: ...

    def watchers(self, table: str) -> int: ...


class Picking:
    """Picks due wakes of bots. ``hands`` is how many a process claims at most per worker."""

    def __init__(self, pool: Pool, roster: Roster, hands: int) -> None:
        self._pool = pool
        self._roster = roster
        self._hands = hands

    def pick(self, due: Sequence[Due], under_way: Collection[Due], most: int) -> list[Due]:
        """Up to ``most`` of ``due`` in fair order, within the limit of each household.
        ``under_way`` are claimed by this process and not done."""
        self._hurry(due)
        claimed = collections.Counter(one.household for one in under_way)
        company = len({one.household for one in due} | set(claimed)) > 1
        lines = self._lines(due)
        tags = {payer: self._pool.turns.tag(payer) for payer in lines}
        usual = self._pool.turns.usual_of("awaited bot")
        picked: list[Due] = []
        while len(picked) < most:
            free = [
                payer
                for payer in lines
                if claimed[payer.household] < self._room(payer.household, company=company)
            ]
            if not free:
                break
            payer = min(free, key=lambda one: (tags[one], lines[one][-1][0]))
            (rank, _), chosen = lines[payer].pop()
            picked.append(chosen)
            claimed[payer.household] += 1
            if not lines[payer]:
                del lines[payer]
            cost = usual * PRICES[BOTS[rank]]
            for other in lines:
                if other.household == payer.household:
                    household, guest = tags[other]
                    tags[other] = (household + cost, guest + cost * (other == payer))
        return picked

    def _lines(self, due: Sequence[Due]) -> dict[Payer, list[tuple[tuple[int, int], Due]]]:
        """The due wakes of each guest, the first one at the end."""
        lines: dict[Payer, list[tuple[tuple[int, int], Due]]] = {}
        for one in due:
            rank = BOTS.index(self.kind(one.wake.table, seated=one.seated)), one.wake.due
            lines.setdefault(Payer(one.household, one.owner), []).append((rank, one))
        for line in lines.values():
            line.sort(key=lambda ranked: ranked[0], reverse=True)
        return lines

    def kind(self, table: str, *, seated: bool) -> Kind:
        """Whether people wait for the bot, or watch it, or neither. ``seated`` is whether people
        have seats at ``table``."""
        if not (self._roster.here(table) or self._roster.watchers(table)):
            return "unwatched bot"
        return "awaited bot" if seated else "watched bot"

    def _room(self, household: str, *, company: bool) -> int:
        """The number of wakes of a household that may be claimed at once."""
        return self._hands * self._pool.most_of(household, company=company)

    def _hurry(self, due: Sequence[Due]) -> None:
        """Shorten the thinking time for households with long queues, so that these do not grow."""
        crowds = {one.household: one.crowd for one in due}
        thought = self._pool.turns.usual_of("awaited bot") / self._pool.size
        self._pool.turns.hurry = {
            household: share_of((crowd * len(crowds) - 1) * thought, BOT_PATIENCE)
            for household, crowd in crowds.items()
        }
