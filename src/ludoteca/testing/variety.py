"""Measures how differently bots of one level play, for tests of playing styles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.bot import Bot, PlayingStyle, with_style
from ludoteca.core.chance import Stream
from ludoteca.core.draws.seeded import bot_chance, bot_style, entry_chance
from ludoteca.core.game import onward
from ludoteca.core.title import Title


def played_until(
    title: Title, bot: Bot, seats: int, seed: str, stops: Callable[[Any], bool]
) -> Any:
    """Plays a table with ``bot`` in all seats, each with its style; returns its state when
    ``stops`` is true or it is over."""
    game = title.game
    state = game.setup(game.Options(), seats, entry_chance(seed, 0))
    minds = [bot_chance(seed, seat) for seat in range(seats)]
    bots = [with_style(bot, bot_style(seed, seat)) for seat in range(seats)]
    n = 0
    while (to_act := game.to_act(state)) and not stops(state):
        seat, n = to_act[0], n + 1
        listed = onward(game, game.options(state, seat))
        choice = bots[seat](game, game.view(state, seat), seat, listed, minds[seat])
        game.apply(state, seat, choice, entry_chance(seed, n), None)
    return state


def share_of_differing(title: Title, bot: Bot, seats: int, decisions: int) -> float:
    """The share of ``decisions`` in which four styles of ``bot``, with equal chance, do not all
    choose the same option, at tables of the level without a style."""
    game = title.game
    styles = [PlayingStyle("differ", seat) for seat in range(4)]
    asked = differ = deal = 0
    while asked < decisions:
        deal, n = deal + 1, 0
        state = game.setup(game.Options(), seats, entry_chance(f"differ/{deal}", 0))
        while (to_act := game.to_act(state)) and asked < decisions:
            seat, n = to_act[0], n + 1
            view, listed = game.view(state, seat), onward(game, game.options(state, seat))
            mind = f"{deal}/{n}".encode()
            if len(listed) > 1:
                choices = [
                    with_style(bot, style)(game, view, seat, listed, Stream(mind))
                    for style in styles
                ]
                asked += 1
                differ += any(choice != choices[0] for choice in choices)
            choice = bot(game, view, seat, listed, Stream(mind))
            game.apply(state, seat, choice, entry_chance(f"differ/{deal}", n), None)
    return differ / decisions
