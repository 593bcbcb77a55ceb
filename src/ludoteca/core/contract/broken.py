"""How a broken contract is reported: what was checked, where it failed, how to see it again."""

from __future__ import annotations

from ludoteca.core.contract.mixes import Mix


class Fault(Exception):
    """A game does not keep the contract; raised by a check, which knows only its position."""


class ContractBroken(Exception):
    """A `Fault` with all that is needed to meet it again.

    `check_table` with the same game, ``mix`` and ``seed``, looking at every entry, fails at
    this entry or before it. ``entry`` is -1 before the start.
    """

    def __init__(self, check: str, game: str, mix: Mix | None, seed: str, entry: int, what: str):
        self.check = check
        self.game = game
        self.mix = mix
        self.seed = seed
        self.entry = entry
        self.what = what
        super().__init__(f"{game}: {check} at entry {entry} of seed {seed!r}, {mix}: {what}")
