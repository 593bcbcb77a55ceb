"""A review in the making, which may be left at any place and taken up again.

Each thing that is found - a point of the curve, a first look at a decision, a verdict on a
suspect - has chance of its own, by its entry: so a review is the same however it was cut in parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from ludoteca.bots.review.chances import Point, glance, point
from ludoteca.bots.review.costly import CostlyMove, Look, Trial, Verdict, costliest
from ludoteca.bots.review.line import line_of
from ludoteca.bots.review.turning import TurningPoint, turning_point
from ludoteca.core.game import AnyGame
from ludoteca.core.knowledge import Value
from ludoteca.core.log import Entry
from ludoteca.core.replayer import Advance
from ludoteca.core.seeded import entry_chance

GLANCES: Final = 6
"""A glance says as much as so many play-outs, which are mostly chance, and takes as long as one."""

CURVE: Final = 1 / 3
"""The part of all play-outs that goes into the curve."""

Enough: TypeAlias = Callable[[], bool]
"""Says after each finding whether this part of the review ends here."""


class Review(msgspec.Struct, frozen=True):
    """``curve`` has one point per entry that stood in the end; ``costly`` a few moves of each seat,
    the dearest of all first. ``turning`` is told to teams. ``glanced`` is whether all that was
    found by the game's own outlook, without play-outs."""

    curve: tuple[Point, ...]
    costly: tuple[CostlyMove, ...]
    turning: TurningPoint | None = None
    glanced: bool = False


class Part(msgspec.Struct, frozen=True):
    """What was found in one go: a point for each entry that stood, then a look at each decision,
    then a verdict on each suspect, all in their order."""

    points: tuple[Point, ...] = ()
    looks: tuple[Look, ...] = ()
    verdicts: tuple[Verdict, ...] = ()


def joined(parts: Iterable[Part]) -> Part:
    """All ``parts``, in their order, as one."""
    points: list[Point] = []
    looks: list[Look] = []
    verdicts: list[Verdict] = []
    for part in parts:
        points += part.points
        looks += part.looks
        verdicts += part.verdicts
    return Part(tuple(points), tuple(looks), tuple(verdicts))


class Reviewing:
    """The review of a finished log within about ``playouts`` play-outs, or fewer looks at the
    game's own ``outlook``; the same ``seed`` and number give the same review.

    Raises what `ludoteca.core.replayer` raises for a log that cannot be replayed.
    """

    def __init__(
        self,
        game: AnyGame,
        entries: Sequence[Entry],
        seed: str,
        playouts: int,
        outlook: Value | None = None,
    ) -> None:
        self._game = game
        self._seed = seed
        self._outlook = outlook
        self._line = line_of(game, entries)
        if outlook:
            playouts //= GLANCES
        for_curve = round(playouts * CURVE)
        self._each = max(1, for_curve // len(self._line))
        self._trial = Trial(game, self._line, seed, playouts - for_curve, outlook)

    def go_on(self, found: Part, enough: Enough) -> Part:
        """What comes after all that was ``found``, until it is ``enough``: one thing at least,
        unless nothing is missing."""
        points: list[Point] = []
        looks: list[Look] = []
        verdicts: list[Verdict] = []

        def told() -> Part:
            return Part(tuple(points), tuple(looks), tuple(verdicts))

        for advance in self._line[len(found.points) :]:
            points.append(self._point(advance))
            if enough():
                return told()
        for decision in self._trial.decisions[len(found.looks) :]:
            looks.append(self._trial.look(decision))
            if enough():
                return told()
        suspects = self._trial.suspects((*found.looks, *looks))
        for suspect in suspects[len(found.verdicts) :]:
            verdicts.append(self._trial.judge(suspect, len(suspects)))
            if enough():
                return told()
        return told()

    def done(self, found: Part) -> float:
        """The part of the work that was done with what was ``found``, from 0 to 1."""
        decisions = len(self._trial.decisions)
        curve = len(found.points) / len(self._line)
        if not decisions:
            return curve
        looked, judged = len(found.looks) / decisions, 0.0
        if len(found.looks) == decisions:
            suspects = len(self._trial.suspects(found.looks))
            judged = len(found.verdicts) / suspects if suspects else 1.0
        return 1.0 if curve == looked == judged == 1 else CURVE * (curve + looked + judged)

    def whole(self, found: Part) -> Review:
        """The review, once nothing is missing."""
        return Review(
            curve=found.points,
            costly=costliest(found.verdicts),
            turning=turning_point(self._game, self._line, found.points),
            glanced=self._outlook is not None,
        )

    def _point(self, advance: Advance) -> Point:
        if self._outlook:
            return glance(self._game, advance, self._outlook)
        chance = entry_chance(f"{self._seed}/curve", advance.entry.n)
        return point(self._game, advance, chance, self._each)
