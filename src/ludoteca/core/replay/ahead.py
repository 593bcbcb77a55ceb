"""The options that a seat may have at its next question, guessed from its own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.core.chance import Chance, Stream
from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame, Seat, onward
from ludoteca.core.replay.picture import Choice

MOST_OFFERED: Final = 300

SAMPLES: Final = 12
"""States that are imagined."""

FEWEST: Final = 3
"""States that are imagined however long it takes: fewer say little, and a busy machine that finds
nothing must not look like a game in which nothing can be chosen ahead."""

USUAL: Final = 0.75
"""The share of the samples in which an option must be legal to be offered."""

LONGEST: Final = 200
"""Most actions of the others until the seat is asked."""


def options_ahead(
    game: AnyGame,
    view: Any,
    seat: Seat,
    seed: bytes,
    enough: Callable[[], bool] = lambda: False,
    *,
    samples: int = SAMPLES,
    usual: float = USUAL,
) -> tuple[Choice, ...]:
    """The options that ``seat`` will probably have at its next question, the likeliest first.

    They are computed from ``view``, the seat's view, alone: states are imagined, and the others act
    at random there until the seat is asked. The caller's seat is not to act. Options that depend on
    what the others do or on dice are left out, and those whose labels do: the third card of a
    market is another one once somebody has taken the first. ``enough`` ends the computation early,
    after `FEWEST` states.
    """
    found: dict[bytes, Choice] = {}
    times: dict[bytes, int] = {}
    done = 0
    while done < samples and (done < FEWEST or not enough()):
        chance = Stream(seed + b"/%d" % done)
        state = game.imagine(view, seat, chance)
        for option in _next_options(game, state, seat, chance):
            choice = Choice(option, game.describe(state, seat, option))
            key = encode(choice)
            found.setdefault(key, choice)
            times[key] = times.get(key, 0) + 1
        done += 1
    likely = [key for key, often in times.items() if often >= usual * done]
    likely.sort(key=times.__getitem__, reverse=True)
    return tuple(found[key] for key in likely[:MOST_OFFERED])


def _next_options(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Sequence[Any]:
    """Plays ``state`` on until ``seat`` is asked; its options then, none if it is not asked."""
    for _ in range(LONGEST):
        to_act = game.to_act(state)
        if seat in to_act:
            return onward(game, game.options(state, seat))
        if not to_act:
            break
        actor = to_act[chance.below(len(to_act))]
        options = onward(game, game.options(state, actor))
        game.apply(state, actor, options[chance.below(len(options))], chance, None)
    return ()
