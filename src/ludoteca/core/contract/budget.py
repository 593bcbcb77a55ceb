"""Budgets: how much random play the contract checks of a mix of options need."""

from __future__ import annotations

import contextlib

import msgspec

from ludoteca.core.chance import Stream
from ludoteca.core.contract.mixes import Mix, mixes
from ludoteca.core.game import AnyGame

LOOK_EVERY = 20
"""On average one entry in this number gets a close look."""

OF_A_TITLE = 3_000
"""Number of options that get a close look in everyday tests, over all mixes of a title."""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """The budget of one mix, in tables and in options that get a close look.

    A mix is played at least ``fewest`` times, and until ``options`` options had a close look,
    but at most ``tables`` times. One more table gets close looks from its beginning to its end, at
    about ``closely`` options; None is all of them.
    """

    options: int
    fewest: int
    tables: int
    closely: int | None

    def is_enough(self, tables: int, looked: int) -> bool:
        return tables >= self.tables or (tables >= self.fewest and looked >= self.options)

    def look_every(self, game: AnyGame, mix: Mix) -> int:
        """On average one entry in this number gets a close look. It is larger where a few tables
        have more options than needed, so that looks do not end in the middle of a table."""
        if self.closely is None:
            return LOOK_EVERY
        return max(LOOK_EVERY, self.fewest * options_met(game, mix) // self.options)

    def look_closely_every(self, game: AnyGame, mix: Mix) -> int:
        return 1 if self.closely is None else max(1, options_met(game, mix) // self.closely)


DEEP = Budget(options=8_000, fewest=10, tables=300, closely=None)
"""The budget of `make test-deep`: for changes of rules or of the contract, and for releases."""


def everyday(game: AnyGame) -> Budget:
    """The budget of `make test`: less per mix for a title with many mixes."""
    options = max(50, OF_A_TITLE // len(mixes(game)))
    return Budget(options=options, fewest=1, tables=300, closely=80)


MOST_ACTIONS = 5_000


def options_met(game: AnyGame, mix: Mix) -> int:
    """The number of options of all seats over one random table.

    Never raises, because the checks meet and report the same error.
    """
    chance = Stream(b"rehearsal")
    met = 0
    with contextlib.suppress(Exception):
        state = game.setup(mix.options, mix.seats, chance)
        for _ in range(MOST_ACTIONS):
            to_act = game.to_act(state)
            if not to_act:
                break
            listed = [game.options(state, seat) for seat in range(mix.seats)]
            met += sum(map(len, listed))
            seat = to_act[chance.below(len(to_act))]
            choice = listed[seat][chance.below(len(listed[seat]))]
            game.apply(state, seat, choice, chance, None)
    return met
