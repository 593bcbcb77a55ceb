"""Anchors: the fixed ratings of the levels of bots, from measured matches.

``ladder.json`` in a game's folder has the matches: two levels, the win share of the stronger at
tables of two, and the command that measured it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from ludoteca.core.title import Title
from ludoteca.server.ratings.rating import GRID, NEWCOMER, Rating

NAME: Final = "ladder.json"

SIGMA: Final = GRID
"""The standard deviation of an anchor: it is known, and never moves."""

MIDDLE_LEVEL: Final = "easy"
"""The level whose anchor is the rating of a newcomer; the others are that far above and below as
they win."""

BETA: Final = 25 / 6
LEAST, MOST = 0.01, 0.99
"""Shares beyond are taken for these: no match is long enough to measure them."""


class LadderMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of two ``levels``; ``share`` is the part of its tables that the first won."""

    levels: tuple[str, str]
    share: Annotated[float, msgspec.Meta(ge=0, le=1)]
    tables: Annotated[int, msgspec.Meta(ge=1)]


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches with the ``command`` (LEVELS and TABLES stand for what each match has), the ``seed``
    and the version of the ``rules``."""

    command: str
    seed: int
    rules: int
    matches: tuple[LadderMatch, ...]


def anchors_of(title: Title) -> Mapping[str, Rating]:
    """The anchors by level; none for a title without a ladder."""
    file = files(title.package) / NAME
    if not file.is_file():
        return {}
    return anchors(msgspec.json.decode(file.read_bytes(), type=Ladder))


def anchors(ladder: Ladder) -> Mapping[str, Rating]:
    """The mean of a level that wins the share p against another is
    ``ln(p / (1 - p)) * sqrt(2) * beta`` above that one's: the distance at which the model expects
    this share between two whose skill is certain."""
    known: dict[str, float] = {MIDDLE_LEVEL: NEWCOMER.mu / GRID}
    left = list(ladder.matches)
    while left:
        linked = next((one for one in left if set(one.levels) & set(known)), None)
        if linked is None:
            break
        left.remove(linked)
        stronger, weaker = linked.levels
        share = max(LEAST, min(MOST, linked.share))
        ahead = math.log(share / (1 - share)) * math.sqrt(2) * BETA
        if weaker in known:
            known.setdefault(stronger, known[weaker] + ahead)
        else:
            known[weaker] = known[stronger] - ahead
    return {level: Rating(round(mu * GRID), SIGMA) for level, mu in known.items()}
