"""Checks that scores and ranks agree."""

from __future__ import annotations

import itertools

from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position


def scores_and_ranks_agree(position: Position) -> None:
    """One score and one rank per seat; 1 is best, after a shared rank the next is skipped.

    No seat is ranked behind one with fewer points, and seats that share a rank have the same
    points; equal points may have different ranks (tie-breaks). Team games may rank as they like.
    """
    scores = position.game.scores(position.state)
    result = position.game.result(position.state)
    ranks = result.ranks
    seats = len(position.seats)
    if type(scores) is not list or len(scores) != seats or {type(s) for s in scores} != {int}:
        raise Fault(f"scores are {scores!r}: not one whole number per seat")
    if type(ranks) is not tuple or len(ranks) != seats:
        raise Fault(f"ranks are {ranks!r}: not one per seat")
    best = sorted(ranks)
    for rank in ranks:
        if rank != 1 + best.index(rank):
            raise Fault(f"ranks are {ranks!r}: after {rank} others do not count on as 1, 1, 3")
    if (result.team is not None) != position.game.meta.together:
        raise Fault(f"team is {result.team!r}, but `Meta.together` says otherwise")
    if result.team is not None:
        return
    standing = sorted(zip(ranks, scores, strict=True))
    for (rank, points), (next_rank, next_points) in itertools.pairwise(standing):
        if points != next_points if rank == next_rank else points < next_points:
            raise Fault(f"scores {scores} and ranks {ranks} disagree")
