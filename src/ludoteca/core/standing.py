"""The standing of a table: points and ranks in one value, for records and for people."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.core.game import AnyGame, Message


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`Game.scores` and `Game.result` together; one score and one rank per seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Message
    team: Literal["won", "lost"] | None = None


def standing(game: AnyGame, state: Any) -> Standing:
    """The standing of the table in ``state``, also before the end."""
    result = game.result(state)
    return Standing(
        scores=tuple(game.scores(state)),
        ranks=result.ranks,
        reason=result.reason,
        team=result.team,
    )
