"""Whose thought is next: time of bot workers is shared out fairly among those who want it.

Households - addresses of visitors - are served in turn, and within each its guests, by the seconds
that workers have thought for them: whoever has had less comes first, and nobody saves up turns.
People who wait for a bot pay less for a second than bots among themselves, and tables that nobody
looks at pay most: they come last, but not never.

Source: P. Goyal, H. M. Vin, H. Cheng, "Start-time fair queueing" (SIGCOMM 1996), on two levels.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from ludoteca.server.metrics.probes import Kind

BOTS: Final[tuple[Kind, ...]] = ("awaited bot", "watched bot", "unwatched bot")
"""First those whom people wait for."""

PRICES: Final[Mapping[Kind, float]] = {
    "awaited bot": 1.0,
    "watched bot": 2.0,
    "unwatched bot": 4.0,
    "hint": 1.0,
    "luck": 1.0,
    "review": 1.0,
}
"""What a second counts."""

USUAL_SECONDS: Final = 0.2
"""How long a thought takes, before any was measured."""

NEWEST: Final = 0.1
"""The weight of the newest thought in the mean of all."""

OTHERS_SECONDS: Final = 30.0
"""How long whoever has thought is company for others."""

MEMORY_SECONDS: Final = 600.0
"""How long it is remembered what the guests of a household have used."""

LEAST_SHARE: Final = 0.1
"""Of its usual time, what a thought is left at least: a `hard` bot as much as a `medium` one."""

BOT_PATIENCE: Final = 1.0
HINT_PATIENCE: Final = 2.0
"""Seconds that the queue of a household may take before its thoughts are hurried."""

CROWD: Final = 10_000


class Payer(NamedTuple):
    """For whom a worker thinks. ``household`` stands for an address."""

    household: str
    guest: str


Tag: TypeAlias = tuple[float, float]
"""The virtual time at which a payer's next thought begins, among households and in its own."""


class Share:
    """Fair turns of any number of names, by what each has used. ``now`` is the virtual time: that
    at which the newest thought began."""

    def __init__(self) -> None:
        self.now = 0.0
        self._used: dict[str, float] = {}

    def start(self, name: str) -> float:
        return max(self.now, self._used.get(name, 0.0))

    def begin(self, name: str, cost: float) -> None:
        self.now = start = self.start(name)
        self._used[name] = start + cost
        if len(self._used) > CROWD:
            self._used = {key: used for key, used in self._used.items() if used > self.now}

    def correct(self, name: str, more: float) -> None:
        """What has begun took so much ``more`` than was thought."""
        if name in self._used:
            self._used[name] += more


class Turns:
    """One for all workers of a pool. ``hurry`` has households whose bots are left a share of
    their usual time, because many of them wait."""

    def __init__(self) -> None:
        self.hurry: Mapping[str, float] = {}
        self._usual: dict[str, float] = {}
        self._households = Share()
        self._guests: dict[str, Share] = {}
        self._seen: dict[str, float] = {}

    def usual_of(self, kind: Kind) -> float:
        """Mean seconds of a thought that is not hurried; bots are alike."""
        return self._usual.get(_group(kind), USUAL_SECONDS)

    def tag(self, payer: Payer) -> Tag:
        """The least is next."""
        guests = self._guests.get(payer.household)
        return (
            self._households.start(payer.household),
            0.0 if guests is None else guests.start(payer.guest),
        )

    def begin(self, payer: Payer, kind: Kind) -> Thought:
        """A worker begins to think for ``payer``, who pays for a usual thought in advance."""
        household, guest = payer
        cost = self.usual_of(kind) * PRICES[kind]
        self._households.begin(household, cost)
        self._guests.setdefault(household, Share()).begin(guest, cost)
        self._note(household)
        return Thought(payer, kind, cost)

    def end(self, thought: Thought, seconds: float, share: float) -> None:
        """It took so many ``seconds``, being left a ``share`` of its usual time."""
        household, guest = thought.payer
        more = seconds * PRICES[thought.kind] - thought.paid
        self._households.correct(household, more)
        if household in self._guests:
            self._guests[household].correct(guest, more)
        usual = self.usual_of(thought.kind)
        self._usual[_group(thought.kind)] = usual + NEWEST * (seconds / share - usual)

    def has_company(self, household: str) -> bool:
        """Whether workers have thought for others, too, lately."""
        since = time.monotonic() - OTHERS_SECONDS
        for other in reversed(self._seen):
            if other != household:
                return self._seen[other] >= since
        return False

    def _note(self, household: str) -> None:
        """The newest comes last; whoever has been silent for long is a stranger again."""
        now = time.monotonic()
        self._seen.pop(household, None)
        self._seen[household] = now
        while self._seen[first := next(iter(self._seen))] < now - MEMORY_SECONDS:
            del self._seen[first]
            self._guests.pop(first, None)


def _group(kind: Kind) -> str:
    return "bot" if kind in BOTS else kind


class Thought(NamedTuple):
    """One that has begun; ``paid`` is what it has counted for so far."""

    payer: Payer
    kind: Kind
    paid: float


def share_of(seconds: float, patience: float) -> float:
    """The part of its usual time that a thought is left where its payer's queue would take so many
    ``seconds``: all of it up to ``patience``, then less, so that the queue becomes shorter."""
    return 1.0 if seconds <= patience else max(LEAST_SHARE, patience / seconds)
