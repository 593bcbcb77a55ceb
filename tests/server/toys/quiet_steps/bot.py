"""Bots of Quiet Steps: some that work and four that do not."""

from __future__ import annotations

import dataclasses
import os
import time
from typing import Any, Final

from ludoteca.core.bot import EVEN, Temper
from ludoteca.core.knowledge import Knowledge

PONDERED_SECONDS: Final = 0.15


def steady(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    return options[chance.below(3)]


def dreamer(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    """Never answers, and costs others nothing."""
    time.sleep(86_400)


def brooder(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    """Never answers, and takes a whole processor for it."""
    while True:
        pass


def ponderer(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    """Takes its time, also on an idle machine, and none of the processor's."""
    time.sleep(PONDERED_SECONDS)
    return options[0]


def raiser(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    raise RuntimeError("no idea")


def quitter(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    """Takes its whole process with it."""
    os._exit(3)


@dataclasses.dataclass(frozen=True)
class Moody:
    """Always goes as far as its temper says, and as far as it can without one. Of four at a table
    not all go equally far."""

    temper: Temper = EVEN

    def __call__(self, game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
        leans = self.temper.leans("far") if self.temper else 1.0
        return options[sum(leans > border for border in (-0.25, 0.5))]


KNOWLEDGE = Knowledge(
    levels={
        "steady": steady,
        "moody": Moody(),
        "ponderer": ponderer,
        "dreamer": dreamer,
        "brooder": brooder,
        "raiser": raiser,
        "quitter": quitter,
    }
)
