"""Checks on random tables: the contract, bots, same dice, diagrams."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from typing import Final

from ludoteca.bots import levels
from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.core.contract import (
    ContractBroken,
    Mix,
    check_bot,
    check_closely,
    check_mix,
    check_nouns,
    check_same_dice,
    check_table,
    mixes,
)
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.option_fields import option_fields
from ludoteca.core.replay.self_play import play
from ludoteca.core.title import Title
from ludoteca.testing.bots import short_thinking
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.messages import message_checks

ASKED: Final = 1_000
"""A bot is asked about this number of times per title, or at each entry if there are fewer."""

SAME_DICE_TABLES: Final = 4
SAME_DICE_MIXES: Final = 6


def contract(subject: Subject) -> Iterator[Finding]:
    """Random tables of every mix of options keep the contract of `ludoteca.core.game`."""
    found, game = Found("contract"), subject.title.game
    try:
        check_nouns(game)
        words = message_checks(subject.title)
        for mix in mixes(game):
            check_mix(game, mix, words)
            check_closely(game, mix, words)
    except ContractBroken as broken:
        yield _broken(found, broken, _again(subject, broken))


def one_table(subject: Subject, mix: Mix, seed: str, entry: int) -> Iterator[Finding]:
    """Repeats one table of the contract, with a close look after ``entry``."""
    try:
        check_table(subject.title.game, mix, seed, message_checks(subject.title), only_at=entry)
    except ContractBroken as broken:
        yield _broken(Found("contract"), broken, _again(subject, broken))


def bots(subject: Subject) -> Iterator[Finding]:
    """Every level chooses one of its options, by its seat's view alone, and reproducibly."""
    found, title = Found("bots"), subject.title
    every = math.ceil(_random_entries(title) / ASKED)
    for name, bot in short_thinking(levels(title)).items():
        try:
            for mix in mixes(title.game):
                check_bot(title.game, bot, mix, "bots/1", every)
        except ContractBroken as broken:
            again = subject.command("check", "--only bots")
            yield _broken(found, broken, again, f" by the level {name}")


def same_dice(subject: Subject) -> Iterator[Finding]:
    """A game with a measure makes the same draws for all choices."""
    found, title = Found("same dice"), subject.title
    if title.measure is None:
        return
    try:
        for mix in mixes(title.game)[:SAME_DICE_MIXES]:
            check_same_dice(title.game, title.measure, mix, "same/1", SAME_DICE_TABLES)
    except ContractBroken as broken:
        yield _broken(found, broken, subject.command("check", "--only 'same dice'"))


def diagram(subject: Subject) -> Iterator[Finding]:
    """The game has its own diagram; the contract checks its size."""
    game = subject.title.game
    low, _ = subject.title.meta.seats
    view = game.view(game.setup(game.Options(), low, Stream(b"diagram")), None)
    if game.diagram(view) == plain_diagram(view):
        yield Found("diagram").open(
            "rules.py",
            "positions are listed field by field",
            "write diagram(view), which draws the position as text",
        )


def _random_entries(title: Title) -> int:
    """The number of entries of random tables of all mixes. Tables that fail do not count, because
    checks meet and report the same error."""
    players = ("random", choose_at_random)
    entries = 1
    for mix in mixes(title.game):
        with contextlib.suppress(Exception):
            record = play(title.game, mix.options, [players] * mix.seats, "bots/1")
            entries += len(record.entries)
    return entries


def _broken(found: Found, broken: ContractBroken, again: str, by: str = "") -> Finding:
    what = f"not kept{by}: {broken.check.replace('_', ' ')}. {broken.what}"
    if broken.mix is None:
        return found.wrong("rules.py", what, "see ludoteca.core.game")
    where = f"entry {broken.entry} of seed {broken.seed!r}"
    return found.wrong(where, what, f"repeat it: {again}", broken.shown)


def _again(subject: Subject, broken: ContractBroken) -> str:
    """The command that repeats the table on which the contract was broken."""
    mix = broken.mix
    if mix is None:
        return subject.command("check", "--only contract")
    chosen = [
        f"--option {field.name}={value if isinstance(value, str) else encode(value).decode()}"
        for field in option_fields(subject.title.game)
        if (value := getattr(mix.options, field.name)) != field.default
    ]
    table = f"--seed {broken.seed} --entry {broken.entry} --seats {mix.seats}"
    return subject.command("check", " ".join([table, *chosen]))
