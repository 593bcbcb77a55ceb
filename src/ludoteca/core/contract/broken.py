"""Reports of a broken contract: the check, where it failed, and how to repeat it."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from pathlib import PurePath

from ludoteca.core.contract.mixes import Mix


class Fault(Exception):
    """A violation of the contract, raised by a check, which knows only its position."""


class ContractBroken(Exception):
    """A `Fault` with everything that is needed to repeat it.

    `check_table` with the same game, ``mix`` and ``seed``, which looks closely at every entry or
    at this one, fails at this entry or before. ``entry`` is -1 before the start. ``shown`` are
    lines with the latest entries and a diagram of the position as watchers see it.
    """

    def __init__(
        self,
        check: str,
        game: str,
        mix: Mix | None,
        seed: str,
        entry: int,
        what: str,
        shown: Sequence[str] = (),
    ):
        self.check = check
        self.game = game
        self.mix = mix
        self.seed = seed
        self.entry = entry
        self.what = what
        self.shown = tuple(shown)
        super().__init__(f"{game}: {check} at entry {entry} of seed {seed!r}, {mix}: {what}")


def with_line(error: BaseException) -> str:
    """An error as text, with the last line of its traceback in the game, or else the last."""
    frames = list(traceback.walk_tb(error.__traceback__))
    own = [one for one in frames if _is_of_a_game(str(one[0].f_globals.get("__name__", "")))]
    at = ""
    if blamed := own or frames:
        frame, line = blamed[-1]
        code = frame.f_code
        at = f" ({PurePath(code.co_filename).name}:{line}, in {code.co_name})"
    return f"{type(error).__name__}: {error}{at}"


def _is_of_a_game(module: str) -> bool:
    """Whether a module belongs to a game: not to Ludoteca, Python or msgspec."""
    top = module.partition(".")[0]
    if top == "ludoteca":
        return module.startswith("ludoteca.games.")
    return bool(top) and top not in {"msgspec", "importlib", *sys.stdlib_module_names}
