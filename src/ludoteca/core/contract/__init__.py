"""The contract of a game as plain functions that raise: no test framework needed.

`check_mix` plays random tables of one mix of options and seats, `mixes` lists mixes in which
every pair of values meets, `check_game` does both. `check_table` plays a reported table
again; `check_bot` holds a bot to its own small contract, `check_same_dice` games that may be
played on the same dice at several tables.
"""

from __future__ import annotations

from ludoteca.core.contract.bots import check_bot
from ludoteca.core.contract.broken import ContractBroken, Fault
from ludoteca.core.contract.mixes import Mix, mixes
from ludoteca.core.contract.nouns import nouns_are_closed
from ludoteca.core.contract.position import Words
from ludoteca.core.contract.same_dice import check_same_dice
from ludoteca.core.contract.table import check_table
from ludoteca.core.game import AnyGame

__all__ = (
    "ContractBroken",
    "Fault",
    "Mix",
    "Words",
    "check_bot",
    "check_game",
    "check_mix",
    "check_nouns",
    "check_same_dice",
    "check_table",
    "mixes",
)

TABLES = 300
"""Random tables per game and mix."""

OPTIONS = 8_000
"""So many options that got a close look are enough for a mix: where everybody acts at once and
has dozens, a few tables hold more of them than hundreds of tables of one choice at a time."""

FEWEST_TABLES = 10
"""Every mix gets to its end so often, however many options it has on the way."""

LOOK_EVERY = 20
"""One entry in so many gets a close look."""


def check_game(game: AnyGame, words: Words, tables: int = TABLES) -> None:
    """Holds ``game`` to the whole contract. Raises `ContractBroken`."""
    check_nouns(game)
    for mix in mixes(game):
        check_mix(game, mix, words, tables)


def check_nouns(game: AnyGame) -> None:
    """Holds the types of ``game`` to the contract. Raises `ContractBroken`."""
    try:
        nouns_are_closed(game)
    except Fault as fault:
        raise ContractBroken("nouns_are_closed", game.meta.id, None, "", -1, str(fault)) from None


def check_mix(game: AnyGame, mix: Mix, words: Words, tables: int = TABLES) -> None:
    """Plays up to ``tables`` random tables of one mix. Raises `ContractBroken`."""
    tried = 0
    for table in range(tables):
        tried += check_table(game, mix, f"contract/{table}", words, LOOK_EVERY)
        if tried >= OPTIONS and table + 1 >= FEWEST_TABLES:
            break
