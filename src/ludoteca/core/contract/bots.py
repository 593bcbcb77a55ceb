"""Checks that a bot chooses one of its options, by its seat's view alone, and reproducibly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.codec import codec, encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.context import CheckContext
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.draws.seeded import bot_chance, entry_chance
from ludoteca.core.game import AnyGame, Seat, onward


def check_bot(game: AnyGame, bot: Bot, mix: Mix, seed: str, ask_every: int = 1) -> None:
    """Plays one table to its end with ``bot`` in every seat.

    On average one entry in ``ask_every`` asks the bot; the others are random, so that slow bots
    are still asked at every stage of a table. Raises `ContractBroken`.
    """
    context = CheckContext(game, mix, seed)
    asks, others = bot_chance(seed, mix.seats), bot_chance(seed, mix.seats + 1)
    with context.checking("setup_fits_the_seats"):
        state = context.state = game.setup(mix.options, mix.seats, entry_chance(seed, 0))
    while to_act := game.to_act(state):
        context.entry += 1
        seat = to_act[context.entry % len(to_act)]
        with context.checking("options_are_for_those_to_act"):
            options = onward(game, game.options(state, seat))
            if not options:
                raise Fault(f"seat {seat} is to act and has no option")
        if asks.below(ask_every):
            action = options[others.below(len(options))]
        else:
            view = encode(game.view(state, seat))
            key = encode((seed, context.entry))
            with context.checking("bots_choose_one_of_their_options"):
                action = _chosen(game, bot, view, seat, options, Stream(key))
            with context.checking("bots_are_reproducible"):
                again = _chosen(game, bot, view, seat, options, Stream(key))
                if action != again:
                    raise Fault(f"seat {seat} chose {action!r} and {again!r} by the same chance")
        context.acts(context.entry + 1, seat, action)
        with context.checking("listed_options_are_accepted"):
            game.apply(state, seat, action, entry_chance(seed, context.entry + 1), None)


def _chosen(
    game: AnyGame, bot: Bot, view: bytes, seat: Seat, options: Sequence[Any], chance: Chance
) -> Any:
    offered = tuple(options)
    action = bot(game, codec(game).view(view), seat, offered, chance)
    if action not in offered:
        raise Fault(f"seat {seat} chose {action!r}, which it was not offered")
    return action
