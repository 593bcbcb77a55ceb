"""The chances after each entry, by play-outs of the real state."""

from __future__ import annotations

import msgspec

from ludoteca.bots.playout import play_out, win_share
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Value
from ludoteca.core.replay.replayer import Advance


class Point(msgspec.Struct, frozen=True):
    """The chances after entry ``n`` of ``seat`` (None for the start).

    ``wins`` has the expected part of the win of each seat, 0 to 1; ``scores`` its mean points at
    the end.
    """

    n: int
    seat: Seat | None
    wins: tuple[float, ...]
    scores: tuple[float, ...]


def outlook_point(game: AnyGame, advance: Advance, outlook: Value) -> Point:
    """The chances after ``advance`` by the game's ``outlook``, with the current scores."""
    state, scores = advance.state, game.scores(advance.state)
    over, result = not game.to_act(state), game.result(state)
    return Point(
        n=advance.entry.n,
        seat=advance.entry.seat,
        wins=tuple(
            round(win_share(result, seat) if over else outlook(state, seat), 3)
            for seat in range(len(scores))
        ),
        scores=tuple(map(float, scores)),
    )


def playout_point(game: AnyGame, advance: Advance, chance: Chance, playouts: int) -> Point:
    """The chances after ``advance`` by play-outs; a finished state needs none."""
    scores = game.scores(advance.state)
    wins = [0.0] * len(scores)
    points = [0.0] * len(scores)
    times = playouts if game.to_act(advance.state) else 1
    for _ in range(times):
        state = game.clone(advance.state)
        play_out(game, state, chance)
        result = game.result(state)
        for seat, score in enumerate(game.scores(state)):
            wins[seat] += win_share(result, seat)
            points[seat] += score
    return Point(
        n=advance.entry.n,
        seat=advance.entry.seat,
        wins=tuple(round(won / times, 3) for won in wins),
        scores=tuple(round(score / times, 1) for score in points),
    )
