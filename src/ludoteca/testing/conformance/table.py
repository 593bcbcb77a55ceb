"""The contract, bots, and dice that tables may have in common."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from ludoteca.bots import levels
from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Stream
from ludoteca.core.contract import (
    ContractBroken,
    check_bot,
    check_closely,
    check_mix,
    check_nouns,
    check_same_dice,
    mixes,
)
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.match import play
from ludoteca.core.title import Title
from ludoteca.testing.bots import short_thinking
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.words import spoken

ASKED: Final = 1_000
"""A bot is asked about so often in the tables of a title, or at each entry if there are fewer."""

SAME_DICE_TABLES: Final = 4
SAME_DICE_MIXES: Final = 6


def contract(subject: Subject) -> Iterator[Finding]:
    """Random tables of every mix of options keep the contract of `ludoteca.core.game`."""
    found, game = Found("contract"), subject.title.game
    try:
        check_nouns(game)
        words = spoken(subject.title)
        for mix in mixes(game):
            check_mix(game, mix, words)
            check_closely(game, mix, words)
    except ContractBroken as broken:
        yield _broken(found, broken)


def bots(subject: Subject) -> Iterator[Finding]:
    """Every level chooses among its options, by what its seat sees, and reproducibly."""
    found, title = Found("bots"), subject.title
    every = math.ceil(_random_entries(title) / ASKED)
    for name, bot in short_thinking(levels(title)).items():
        try:
            for mix in mixes(title.game):
                check_bot(title.game, bot, mix, "bots/1", every)
        except ContractBroken as broken:
            yield _broken(found, broken, f" by the level {name}")


def same_dice(subject: Subject) -> Iterator[Finding]:
    """A game with a measure draws the same whatever anybody chooses."""
    found, title = Found("same dice"), subject.title
    if title.measure is None:
        return
    try:
        for mix in mixes(title.game)[:SAME_DICE_MIXES]:
            check_same_dice(title.game, title.measure, mix, "same/1", SAME_DICE_TABLES)
    except ContractBroken as broken:
        yield _broken(found, broken)


def diagram(subject: Subject) -> Iterator[Finding]:
    """Positions are drawn as text; that they fit is in the contract."""
    game = subject.title.game
    low, _ = subject.title.meta.seats
    view = game.view(game.setup(game.Options(), low, Stream(b"diagram")), None)
    if game.diagram(view) == plain_diagram(view):
        yield Found("diagram").open(
            "rules.py",
            "positions are listed field by field",
            "write diagram(view), which draws the position as people would on paper",
        )


def _random_entries(title: Title) -> int:
    """How many entries random tables of all mixes have together."""
    players = ("random", choose_at_random)
    return sum(
        len(play(title.game, mix.options, [players] * mix.seats, "bots/1").entries)
        for mix in mixes(title.game)
    )


def _broken(found: Found, broken: ContractBroken, by: str = "") -> Finding:
    check = broken.check.replace("_", " ")
    if broken.mix is None:
        return found.wrong("rules.py", f"not kept: {check}. {broken.what}", "see core/game.py")
    return found.wrong(
        f"entry {broken.entry} of seed {broken.seed!r}",
        f"not kept{by}: {check}. {broken.what}",
        "play that table again with ludoteca.core.contract.check_table(GAME, "
        f"Mix({broken.mix.seats}, {broken.mix.options!r}), {broken.seed!r}, ...)",
    )
