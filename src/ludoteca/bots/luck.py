"""What the dice were worth: what each draw gave to each seat, over what it gives on average.

Nobody's choice counts here, only what came up after it. A draw is measured by the game's own
estimate of the points that a seat will have in the end. Who plays together has one luck: that of
the table.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from ludoteca.bots.review.line import line_of
from ludoteca.core.chance import Chance, branches
from ludoteca.core.codec import codec, encode
from ludoteca.core.game import AnyGame
from ludoteca.core.knowledge import Prospects
from ludoteca.core.log import Entry
from ludoteca.core.replayer import Advance
from ludoteca.core.seeded import entry_chance

MOST_OUTCOMES: Final = 1000
"""Of the draws of one entry together, that all of them are gone through."""

MOST_ROLLS: Final = 100
"""Of draws that are all alike, as those of three dice are; shuffling a deck has unlike ones."""

SAMPLES: Final = 30
"""So many stand for all where there are more rolls: each is weighed as a bot weighs its options."""


class EntryLuck(msgspec.Struct, frozen=True):
    """What the draws of entry ``n`` gave to each seat, in points above the average."""

    n: int
    gained: tuple[float, ...]


class Luck(msgspec.Struct, frozen=True):
    """``gained`` is the sum over ``entries``, which are those with draws, in order; entry 0, which
    sets the table up, is none of them. Both are empty where the game cannot tell."""

    entries: tuple[EntryLuck, ...]
    gained: tuple[float, ...]


UNTOLD: Final = Luck((), ())


class Part(msgspec.Struct, frozen=True):
    """What was found of some actions in one go, in their order: of each, what its draws gave to
    each seat; None where nothing is told of them."""

    gained: tuple[tuple[float, ...] | None, ...] = ()


def joined(parts: Iterable[Part]) -> Part:
    """All ``parts``, in their order, as one."""
    return Part(tuple(gained for part in parts for gained in part.gained))


class Reckoning:
    """The luck in a log, which may be left at any place and taken up again: the same however it
    was cut into parts. Without ``prospects`` a draw is worth the points that it scores at once.

    Raises what `ludoteca.core.replayer.Replayer.step` raises.
    """

    def __init__(
        self, game: AnyGame, entries: Sequence[Entry], prospects: Prospects | None = None
    ) -> None:
        self._game = game
        self._worth = prospects or game.scores
        self._line = line_of(game, entries)

    def go_on(self, found: Part, enough: Callable[[], bool]) -> Part:
        """What comes after all that was ``found``, until it is ``enough``: one action at least,
        unless none is missing."""
        gained: list[tuple[float, ...] | None] = []
        for at in range(len(found.gained) + 1, len(self._line)):
            gained.append(self._gained(self._line[at - 1], self._line[at]))
            if enough():
                break
        return Part(tuple(gained))

    def done(self, found: Part) -> float:
        """The part of the work that was done with what was ``found``, from 0 to 1."""
        actions = len(self._line) - 1
        return len(found.gained) / actions if actions else 1.0

    def whole(self, found: Part) -> Luck:
        """The report, once nothing is missing."""
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
    """The luck in a log in one go; see `Reckoning`."""
    reckoning = Reckoning(game, entries, prospects)
    return reckoning.whole(reckoning.go_on(Part(), lambda: False))


def _average(
    game: AnyGame, before: Any, advance: Advance, worth: Prospects
) -> Sequence[float] | None:
    """What the action of ``advance`` is worth to each seat before its draws; None when they could
    come in too many ways. The same samples are drawn whoever asks."""
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
    """There are more ways than can be gone through."""


class _Sizes:
    """Passes draws on; ``drawn`` has among how many outcomes each was."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        self.drawn.append(n)
        return self._source.below(n)


def _rounded(points: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(each, 2) + 0.0 for each in points)
