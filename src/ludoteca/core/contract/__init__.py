"""The contract of a game as plain functions that raise: no test framework needed.

`check_mix` plays random tables of one mix of options and seats, `mixes` lists mixes that cover
every pair of values, `check_closely` checks one table entry by entry; `check_game` does all of
it, within a `Budget`. `check_table` repeats a reported table; `check_bot` checks the contract of
bots, and `check_same_dice` that tables of a game can be played on the same dice.
"""

from __future__ import annotations

from ludoteca.core.contract.bots import check_bot
from ludoteca.core.contract.broken import ContractBroken, Fault
from ludoteca.core.contract.budget import DEEP, Budget, everyday
from ludoteca.core.contract.mixes import Mix, mixes
from ludoteca.core.contract.nouns import nouns_are_closed
from ludoteca.core.contract.position import Words
from ludoteca.core.contract.same_dice import check_same_dice
from ludoteca.core.contract.table import check_table
from ludoteca.core.game import AnyGame

__all__ = (
    "DEEP",
    "Budget",
    "ContractBroken",
    "Fault",
    "Mix",
    "Words",
    "check_bot",
    "check_closely",
    "check_game",
    "check_mix",
    "check_nouns",
    "check_same_dice",
    "check_table",
    "everyday",
    "mixes",
)


def check_game(game: AnyGame, words: Words, budget: Budget | None = None) -> None:
    """Checks the whole contract of ``game``. Raises `ContractBroken`."""
    check_nouns(game)
    for mix in mixes(game):
        check_mix(game, mix, words, budget)
        check_closely(game, mix, words, budget)


def check_nouns(game: AnyGame) -> None:
    """Checks the types of ``game``. Raises `ContractBroken`."""
    try:
        nouns_are_closed(game)
    except Fault as fault:
        raise ContractBroken("nouns_are_closed", game.meta.id, None, "", -1, str(fault)) from None


def check_mix(game: AnyGame, mix: Mix, words: Words, budget: Budget | None = None) -> None:
    """Checks random tables of one mix until the budget is spent. Raises `ContractBroken`."""
    budget = budget or everyday(game)
    every = budget.look_every(game, mix)
    tables = looked = 0
    while not budget.is_enough(tables, looked):
        looked += check_table(game, mix, f"contract/{tables}", words, every)
        tables += 1


def check_closely(game: AnyGame, mix: Mix, words: Words, budget: Budget | None = None) -> None:
    """Checks one table of a mix entry by entry. Raises `ContractBroken`."""
    budget = budget or everyday(game)
    check_table(game, mix, "closely/0", words, budget.look_closely_every(game, mix))
