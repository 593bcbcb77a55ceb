"""Luck reports: the worth of each draw for each seat, compared with its average.

Choices do not count, only the draws after them. A draw is measured by the game's own estimate of
the points of a seat at the end. In a team game the luck is that of the table.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from ludoteca.bots.review.main_line import main_line
from ludoteca.core.chance import Chance, branches
from ludoteca.core.codec import codec, encode
from ludoteca.core.draws.seeded import entry_chance
from ludoteca.core.game import AnyGame
from ludoteca.core.knowledge import Prospects
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import Advance

MOST_OUTCOMES: Final = 1000
"""Most outcomes of all draws of one entry for which all of them are enumerated."""

MOST_ROLLS: Final = 100
"""Most outcomes of an entry with equal draws, such as three dice, before samples replace them."""

SAMPLES: Final = 30
"""Number of samples that stand for all outcomes where there are more than `MOST_ROLLS`."""


class EntryLuck(msgspec.Struct, frozen=True):
    """What the draws of entry ``n`` gained for each seat, in points above the average."""

    n: int
    gained: tuple[float, ...]


class Luck(msgspec.Struct, frozen=True):
    """A luck report. ``entries`` are those with draws, in order, without the setup; ``gained`` is
    their sum. Both are empty where luck cannot be measured."""

    entries: tuple[EntryLuck, ...]
    gained: tuple[float, ...]


UNTOLD: Final = Luck((), ())


class Part(msgspec.Struct, frozen=True):
    """A part of a report: for some actions in order, what the draws gained for each seat; None
    where that cannot be measured."""

    gained: tuple[tuple[float, ...] | None, ...] = ()


def joined(parts: Iterable[Part]) -> Part:
    """Joins ``parts`` in their order."""
    return Part(tuple(gained for part in parts for gained in part.gained))


class Reckoning:
    """Computes the luck in a log, in parts of any size; the result is always the same. Without
    ``prospects`` a draw is worth the points that it scores at once.

    Raises what `ludoteca.core.replay.replayer.Replayer.step` raises.
    """

    def __init__(
        self, game: AnyGame, entries: Sequence[Entry], prospects: Prospects | None = None
    ) -> None:
        self._game = game
        self._worth = prospects or game.scores
        self._line = main_line(game, entries)

    def go_on(self, found: Part, enough: Callable[[], bool]) -> Part:
        """The next part after ``found``, until it is ``enough``: at least one action, unless none
        is missing."""
        gained: list[tuple[float, ...] | None] = []
        for at in range(len(found.gained) + 1, len(self._line)):
            gained.append(self._gained(self._line[at - 1], self._line[at]))
            if enough():
                break
        return Part(tuple(gained))

    def done(self, found: Part) -> float:
        """The progress after ``found``, from 0 to 1."""
        actions = len(self._line) - 1
        return len(found.gained) / actions if actions else 1.0

    def whole(self, found: Part) -> Luck:
        """The report, when ``found`` is complete."""
        told = [
            (advance.entry.n, gained)
            for advance, gained in zip(self._line[1:], found.gained, strict=True)
            if gained is not None
        ]
        seats = len(self._game.scores(self._line[0].state))
        return Luck(
            entries=tuple(EntryLuck(n, _rounded(gained)) for n, gained in told),
            gained=_rounded([sum(gained[seat] for _, gained in told) for seat in range(seats)]),
        )

    def _gained(self, before: Advance, advance: Advance) -> tuple[float, ...] | None:
        if not advance.entry.tape:
            return None
        average = _average(self._game, before.state, advance, self._worth)
        if average is None:
            return None
        came = self._worth(advance.state)
        return tuple([one - mean for one, mean in zip(came, average, strict=True)])


def luck(game: AnyGame, entries: Sequence[Entry], prospects: Prospects | None = None) -> Luck:
    """The luck in a log, computed at once; see `Reckoning`."""
    reckoning = Reckoning(game, entries, prospects)
    return reckoning.whole(reckoning.go_on(Part(), lambda: False))


def _average(
    game: AnyGame, before: Any, advance: Advance, worth: Prospects
) -> Sequence[float] | None:
    """The average worth of the action of ``advance`` for each seat, over its draws; None when there
    are too many outcomes. The samples are the same each time."""
    entry = advance.entry
    assert entry.seat is not None
    seat, action = entry.seat, codec(game).action(entry.body)
    known: dict[bytes, Sequence[float]] = {}

    def outcome(chance: Chance) -> Sequence[float]:
        after = game.clone(before)
        game.apply(after, seat, action, chance, None)
        same = encode(after)
        if same not in known:
            known[same] = worth(after)
        return known[same]

    def listed(chance: Chance) -> Sequence[float]:
        if next(tried) > MOST_OUTCOMES:
            raise _TooMany
        return outcome(chance)

    samples = _Sizes(entry_chance("luck", entry.n))
    tried = itertools.count()
    first = outcome(samples)
    if len({*samples.drawn}) == 1 and math.prod(samples.drawn) > MOST_ROLLS:
        share = 1 / SAMPLES
        found = [(share, first), *[(share, outcome(samples)) for _ in range(SAMPLES - 1)]]
    elif math.prod(samples.drawn) <= MOST_OUTCOMES:
        try:
            found = branches(listed)
        except _TooMany:
            return None
    else:
        return None
    return [sum(share * points[each] for share, points in found) for each in range(len(first))]


class _TooMany(Exception):
    """There are too many outcomes to enumerate."""


class _Sizes:
    """Passes draws on; ``drawn`` has the number of outcomes of each."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        self.drawn.append(n)
        return self._source.below(n)


def _rounded(points: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(each, 2) + 0.0 for each in points)
