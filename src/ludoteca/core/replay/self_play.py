"""Self-play: bots play a whole table on seeded chance, which gives a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.bot import Bot, with_style
from ludoteca.core.codec import encode
from ludoteca.core.draws.seeded import bot_chance, bot_style
from ludoteca.core.draws.sources import Sources
from ludoteca.core.game import AnyGame, onward
from ludoteca.core.records.record import Origin, Proved, Record, Seeded, seal
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.standing import standing


def play(
    game: AnyGame,
    options: Any,
    bots: Sequence[tuple[str, Bot]],
    seed: str,
    origin: Origin | None = None,
) -> Record:
    """The record of one table with a bot in each seat, each given with the name of its level.

    A bot sees only the view and the options of its seat. When several seats are to act at once,
    the first one acts. Equal arguments give equal records. The table's draws come from
    ``origin``, or from ``seed`` without one; the bots' draws and playing styles from ``seed``.
    Raises `Rejected` when the game cannot be set up for this number of seats.
    """
    if origin is None:
        origin = Seeded(seed)
    sources = Sources(origin)
    occupants = tuple(Occupant(name=level, bot=level) for level, _ in bots)
    start = Start(
        game=game.meta.id,
        rules=game.meta.rules_version,
        options=msgspec.Raw(encode(options)),
        seats=occupants,
        fair=origin.fair if isinstance(origin, Proved) else None,
    )
    chance = sources.of(0)
    state = game.setup(options, len(bots), chance)
    entries = [
        Entry(
            n=0,
            at=0,
            kind="start",
            body=msgspec.Raw(encode(start)),
            tape=tuple(chance.tape),
            draws=tuple(chance.draws),
        )
    ]
    minds = [bot_chance(seed, seat) for seat in range(len(bots))]
    seated = [with_style(bot, bot_style(seed, seat)) for seat, (_, bot) in enumerate(bots)]
    while to_act := game.to_act(state):
        seat = to_act[0]
        listed = onward(game, game.options(state, seat))
        assert listed, f"seat {seat} is to act after entry {len(entries) - 1} and has no option"
        action = seated[seat](game, game.view(state, seat), seat, listed, minds[seat])
        n = len(entries)
        chance = sources.of(n)
        game.apply(state, seat, action, chance, None)
        body = msgspec.Raw(encode(action))
        entries.append(
            Entry(
                n=n,
                at=0,
                kind="act",
                seat=seat,
                body=body,
                tape=tuple(chance.tape),
                draws=tuple(chance.draws),
            )
        )
    return seal(
        game=start.game,
        rules=start.rules,
        options=start.options,
        seats=occupants,
        chance=origin,
        entries=tuple(entries),
        result=standing(game, state),
    )
