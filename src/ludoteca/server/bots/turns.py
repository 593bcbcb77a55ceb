"""Fair queueing of the bot workers' time.

Households (addresses of visitors), and within each its guests, are served by the seconds that
workers have spent on them: the one with less comes first, and unused turns cannot be saved up. A
second costs least for bots that people wait for, more for bots that people only watch, and most at
tables without people: those come last, but not never.

Source: P. Goyal, H. M. Vin, H. Cheng, "Start-time fair queueing" (SIGCOMM 1996), on two levels.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from ludoteca.server.metrics.probes import Kind

BOTS: Final[tuple[Kind, ...]] = ("awaited bot", "watched bot", "unwatched bot")
"""The kinds of bots' thoughts, by priority."""

PRICES: Final[Mapping[Kind, float]] = {
    "awaited bot": 1.0,
    "watched bot": 2.0,
    "unwatched bot": 4.0,
    "hint": 1.0,
    "luck": 1.0,
    "review": 1.0,
}
"""The price of a second by kind."""

USUAL_SECONDS: Final = 0.2
"""Assumed duration of a thought before the first measurement."""

NEWEST: Final = 0.1
"""Weight of the newest duration in the moving average."""

OTHERS_SECONDS: Final = 30.0
"""How long a household counts as company for others after its last thought."""

MEMORY_SECONDS: Final = 600.0
"""How long the spending of a household's guests is kept."""

LEAST_SHARE: Final = 0.1
"""Least share of its usual time for a thought; with it a `hard` bot has the time of a `medium`
one."""

BOT_PATIENCE: Final = 1.0
HINT_PATIENCE: Final = 2.0
"""Seconds of work in a household's queue before its thoughts are shortened."""

CROWD: Final = 10_000


class Payer(NamedTuple):
    """The guest, and the household, whose turn a thought uses up."""

    household: str
    guest: str


Tag: TypeAlias = tuple[float, float]
"""The virtual start times of a payer's next thought: among households, and within its own."""


class Share:
    """A fair queue among names. ``now`` is the virtual time: the start of the newest thought."""

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
        """Charge ``more`` for a thought that took longer than assumed."""
        if name in self._used:
            self._used[name] += more


class Turns:
    """The fair queue of a pool's workers, on two levels. ``hurry`` has the share of the usual time
    for households with many waiting bots."""

    def __init__(self) -> None:
        self.hurry: Mapping[str, float] = {}
        self._usual: dict[str, float] = {}
        self._households = Share()
        self._guests: dict[str, Share] = {}
        self._seen: dict[str, float] = {}

    def usual_of(self, kind: Kind) -> float:
        """Average seconds of a full thought; all kinds of bots share one average."""
        return self._usual.get(_group(kind), USUAL_SECONDS)

    def tag(self, payer: Payer) -> Tag:
        """The key of the queue's order; the smallest is next."""
        guests = self._guests.get(payer.household)
        return (
            self._households.start(payer.household),
            0.0 if guests is None else guests.start(payer.guest),
        )

    def begin(self, payer: Payer, kind: Kind) -> Thought:
        """Start a thought for ``payer``, charged with the average in advance."""
        household, guest = payer
        cost = self.usual_of(kind) * PRICES[kind]
        self._households.begin(household, cost)
        self._guests.setdefault(household, Share()).begin(guest, cost)
        self._note(household)
        return Thought(payer, kind, cost)

    def end(self, thought: Thought, seconds: float, share: float) -> None:
        """End a thought that took ``seconds`` with a ``share`` of its usual time."""
        household, guest = thought.payer
        more = seconds * PRICES[thought.kind] - thought.paid
        self._households.correct(household, more)
        if household in self._guests:
            self._guests[household].correct(guest, more)
        usual = self.usual_of(thought.kind)
        self._usual[_group(thought.kind)] = usual + NEWEST * (seconds / share - usual)

    def has_company(self, household: str) -> bool:
        """Whether workers have lately thought for other households, too."""
        since = time.monotonic() - OTHERS_SECONDS
        for other in reversed(self._seen):
            if other != household:
                return self._seen[other] >= since
        return False

    def _note(self, household: str) -> None:
        """Move the household to the end of `_seen`, and drop those not seen for long."""
        now = time.monotonic()
        self._seen.pop(household, None)
        self._seen[household] = now
        while self._seen[first := next(iter(self._seen))] < now - MEMORY_SECONDS:
            del self._seen[first]
            self._guests.pop(first, None)


def _group(kind: Kind) -> str:
    return "bot" if kind in BOTS else kind


class Thought(NamedTuple):
    """A running thought; ``paid`` is its charge so far."""

    payer: Payer
    kind: Kind
    paid: float


def share_of(seconds: float, patience: float) -> float:
    """The share of its usual time for a thought whose payer's queue would take ``seconds``: all of
    it up to ``patience``, then less, so that the queue becomes shorter."""
    return 1.0 if seconds <= patience else max(LEAST_SHARE, patience / seconds)
