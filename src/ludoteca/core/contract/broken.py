"""How a broken contract is reported: what was checked, where it failed, how to see it again."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from pathlib import PurePath

from ludoteca.core.contract.mixes import Mix


class Fault(Exception):
    """A game does not keep the contract; raised by a check, which knows only its position."""


class ContractBroken(Exception):
    """A `Fault` with all that is needed to meet it again.

    `check_table` with the same game, ``mix`` and ``seed``, looking at every entry or at this one,
    fails at this entry or before it. ``entry`` is -1 before the start. ``shown`` are the latest
    entries and a drawing of the position, line by line, as watchers see it.
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
    """What was raised, and the last line that it came through, of the game if there is one."""
    frames = list(traceback.walk_tb(error.__traceback__))
    own = [one for one in frames if _is_of_a_game(str(one[0].f_globals.get("__name__", "")))]
    at = ""
    if blamed := own or frames:
        frame, line = blamed[-1]
        code = frame.f_code
        at = f" ({PurePath(code.co_filename).name}:{line}, in {code.co_name})"
    return f"{type(error).__name__}: {error}{at}"


def _is_of_a_game(module: str) -> bool:
    """Neither Ludoteca's own nor Python's: what is imported while something else is loaded, too."""
    top = module.partition(".")[0]
    if top == "ludoteca":
        return module.startswith("ludoteca.games.")
    return bool(top) and top not in {"msgspec", "importlib", *sys.stdlib_module_names}
