"""Reviews computed in parts, which can be interrupted and continued.

Each finding - a point of the curve, a first look at a decision, a verdict on a suspect - has its
own chance, seeded by its entry, so that a review is the same however it was cut into parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from ludoteca.bots.review.chances import Point, outlook_point, playout_point
from ludoteca.bots.review.costly_moves import CostlyMove, Look, Trial, Verdict, costliest
from ludoteca.bots.review.main_line import main_line
from ludoteca.bots.review.turning_point import TurningPoint, turning_point
from ludoteca.core.draws.seeded import entry_chance
from ludoteca.core.game import AnyGame
from ludoteca.core.knowledge import Value
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import Advance

PLAYOUTS_PER_OUTLOOK: Final = 6
"""One call of an outlook replaces this number of play-outs and takes as long as one of them."""

CURVE: Final = 1 / 3
"""The part of all play-outs for the curve."""

Enough: TypeAlias = Callable[[], bool]
"""Called after each finding: whether this part of the review ends here."""


class Review(msgspec.Struct, frozen=True):
    """A review. ``curve`` has one point per entry of the main line; ``costly`` a few moves of each
    seat, the costliest first. ``turning`` is for teams. ``glanced`` says whether the game's own
    outlook replaced the play-outs."""

    curve: tuple[Point, ...]
    costly: tuple[CostlyMove, ...]
    turning: TurningPoint | None = None
    glanced: bool = False


class Part(msgspec.Struct, frozen=True):
    """A part of a review: points of the curve, then looks at decisions, then verdicts on suspects,
    each in order."""

    points: tuple[Point, ...] = ()
    looks: tuple[Look, ...] = ()
    verdicts: tuple[Verdict, ...] = ()


def joined(parts: Iterable[Part]) -> Part:
    """Joins ``parts`` in their order."""
    points: list[Point] = []
    looks: list[Look] = []
    verdicts: list[Verdict] = []
    for part in parts:
        points += part.points
        looks += part.looks
        verdicts += part.verdicts
    return Part(tuple(points), tuple(looks), tuple(verdicts))


class Reviewing:
    """Reviews a finished log within about ``playouts`` play-outs, or fewer calls of the game's
    ``outlook``. Equal ``seed`` and ``playouts`` give equal reviews.

    Raises what `ludoteca.core.replay.replayer` raises for a log that cannot be replayed.
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
        self._line = main_line(game, entries)
        if outlook:
            playouts //= PLAYOUTS_PER_OUTLOOK
        for_curve = round(playouts * CURVE)
        self._each = max(1, for_curve // len(self._line))
        self._trial = Trial(game, self._line, seed, playouts - for_curve, outlook)

    def go_on(self, found: Part, enough: Enough) -> Part:
        """The next part after ``found``, until it is ``enough``: at least one finding, unless none
        is missing."""
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
        """The progress after ``found``, from 0 to 1."""
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
        """The review, when ``found`` is complete."""
        return Review(
            curve=found.points,
            costly=costliest(found.verdicts),
            turning=turning_point(self._game, self._line, found.points),
            glanced=self._outlook is not None,
        )

    def _point(self, advance: Advance) -> Point:
        if self._outlook:
            return outlook_point(self._game, advance, self._outlook)
        chance = entry_chance(f"{self._seed}/curve", advance.entry.n)
        return playout_point(self._game, advance, chance, self._each)
