"""The turning point of a team: where its chance to win fell or rose most."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec

from ludoteca.bots.review.chances import Point
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.replay.replayer import Advance


class TurningPoint(msgspec.Struct, frozen=True):
    """Entry ``n`` of ``seat``, with its draws, changed the chance to win from ``before`` to
    ``after``."""

    n: int
    seat: Seat
    before: float
    after: float


def turning_point(
    game: AnyGame, line: Sequence[Advance], curve: Sequence[Point]
) -> TurningPoint | None:
    """The first of the largest changes, without the entry that ended the table, whose effect is
    obvious. None for games without a team, and when nothing changed."""
    if game.result(line[-1].state).team is None:
        return None
    running = [one for one, advance in zip(curve, line, strict=True) if game.to_act(advance.state)]
    changes = list(itertools.pairwise(running))
    if not changes:
        return None
    before, after = max(changes, key=lambda change: abs(change[1].wins[0] - change[0].wins[0]))
    if after.wins[0] == before.wins[0]:
        return None
    assert after.seat is not None
    return TurningPoint(after.n, after.seat, before.wins[0], after.wins[0])
