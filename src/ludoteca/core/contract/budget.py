"""How much random play is enough to hold a mix of options to the contract."""

from __future__ import annotations

import contextlib

import msgspec

from ludoteca.core.chance import Stream
from ludoteca.core.contract.mixes import Mix, mixes
from ludoteca.core.game import AnyGame

LOOK_EVERY = 20
"""One entry in so many gets a close look, on average."""

OF_A_TITLE = 3_000
"""So many options of a title get a close look in all its mixes together, in everyday tests."""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """Of one mix: tables and options that get a close look.

    A mix is played to its end ``fewest`` times at least, and on until ``options`` options have
    had a close look, but not more than ``tables`` times. In one more table every entry is looked
    at, or so many, from its beginning to its end, that about ``closely`` options are; None is all
    of them.
    """

    options: int
    fewest: int
    tables: int
    closely: int | None

    def is_enough(self, tables: int, looked: int) -> bool:
        return tables >= self.tables or (tables >= self.fewest and looked >= self.options)

    def look_every(self, game: AnyGame, mix: Mix) -> int:
        """Where a few tables hold many times the options that are wanted, one looks less often
        rather than at their beginnings only."""
        if self.closely is None:
            return LOOK_EVERY
        return max(LOOK_EVERY, self.fewest * options_met(game, mix) // self.options)

    def look_closely_every(self, game: AnyGame, mix: Mix) -> int:
        return 1 if self.closely is None else max(1, options_met(game, mix) // self.closely)


DEEP = Budget(options=8_000, fewest=10, tables=300, closely=None)
"""For `make test-deep`: after a change to rules or to the contract, and before a release."""


def everyday(game: AnyGame) -> Budget:
    """For `make test`: a title with many mixes needs less of each."""
    options = max(50, OF_A_TITLE // len(mixes(game)))
    return Budget(options=options, fewest=1, tables=300, closely=80)


MOST_ACTIONS = 5_000


def options_met(game: AnyGame, mix: Mix) -> int:
    """How many options all seats have together on the way through one random table.

    Never raises: what is broken here breaks again where a check looks at it and can name it.
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
