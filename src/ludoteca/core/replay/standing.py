"""The standing of a table: points and ranks in one value, for records and for people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from ludoteca.core.game import AnyGame, Message, Result, Seat
from ludoteca.core.replay.seating import Seating


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`Game.scores` and `Game.result` together; one score and one rank per seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Message
    team: Literal["won", "lost"] | None = None


def standing(game: AnyGame, state: Any, seating: Seating | None = None) -> Standing:
    """The standing of the table in ``state``, also before the end. ``seating`` has the forfeits."""
    result = result_of(game, state, seating)
    return Standing(
        scores=tuple(game.scores(state)),
        ranks=result.ranks,
        reason=result.reason,
        team=result.team,
    )


def result_of(game: AnyGame, state: Any, seating: Seating | None) -> Result:
    """The result by the rules, with the seats that forfeited after all others.

    Where all win or lose together nothing changes.
    """
    result = game.result(state)
    if seating is None or not seating.forfeits or game.meta.together:
        return result
    ranks = _ranks(result.ranks, tuple(seating.forfeits))
    if not game.to_act(state):
        return msgspec.structs.replace(result, ranks=ranks)
    seat, why = next(reversed(seating.forfeits.items()))
    return msgspec.structs.replace(
        result, ranks=ranks, reason=Message(f"result-{why}", {"seat": seat})
    )


def _ranks(ranks: Collection[int], forfeits: tuple[Seat, ...]) -> tuple[int, ...]:
    """``forfeits`` rank last, the first one to go behind all others; the rest as before."""
    played = [rank for seat, rank in enumerate(ranks) if seat not in forfeits]
    return tuple(
        len(ranks) - forfeits.index(seat)
        if seat in forfeits
        else 1 + sum(other < rank for other in played)
        for seat, rank in enumerate(ranks)
    )
