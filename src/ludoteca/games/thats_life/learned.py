"""Evaluation of a position that was learned from tables of the bot against itself, for ``hard``."""

from __future__ import annotations

from importlib.resources import files
from operator import mul
from typing import Final

import msgspec

from ludoteca.core.game import Seat
from ludoteca.games.thats_life.evaluation import gains_by
from ludoteca.games.thats_life.scoring import result, score_of
from ludoteca.games.thats_life.state import HOME, NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_ACTION, FIRST_LUCKY, START, VALUES

BEHIND: Final = 6
"""Distance in tiles from which figures may still join a piece where it stands."""
SLOTS: Final = 3
"""Pieces of a player in `features`, hindmost first. Pieces that are home leave the first slots
empty."""
PER_PIECE: Final = 17
FEATURES: Final = SLOTS * PER_PIECE + 14


def features(state: State, seat: Seat) -> list[int]:
    """Input of the net for one seat: `FEATURES` whole numbers."""
    own, tower = state.pieces[seat], state.towers[seat]
    gain, next_debt, spare = gains_by(state.options, tower)
    path, figures, sides = state.path, state.figures, state.sides
    end = len(path) - len(HOME)
    found = [0] * (PER_PIECE * (SLOTS - len(own)))
    way = 0
    for tile in own:
        place = path.index(tile)
        way += end - place
        here = own.count(tile)
        kind = 2 if figures[tile] > here else 1 if here > 1 else 0
        one = [0] * PER_PIECE
        one[0] = 1
        one[1] = end - place
        if tile == START:
            one[2] = 1
        elif tile < FIRST_ACTION:
            one[3 + kind] = 1
            stake = gain(tile)
            one[(6 if stake > 0 else 9) + kind] = stake
        elif not kind:
            one[12 + sides[tile - FIRST_ACTION]] = 1
        costs = brings = 0
        for ahead in path[place + 1 : place + 7]:
            if ahead < FIRST_ACTION:
                change = gain(ahead) if figures[ahead] else 2 * gain(ahead)
                if change < 0:
                    costs += change
                else:
                    brings += change
        one[14], one[15] = costs, brings
        for behind in path[max(0, place - BEHIND) : place]:
            one[16] += figures[behind] - own.count(behind)
        found += one
    minus = plus = lucky = 0
    for tile in path[path.index(own[0]) + 1 : end] if own else ():
        value = VALUES[tile]
        if value < 0:
            minus += value
        elif value:
            plus += value
        elif tile < FIRST_ACTION:
            lucky += 1
    top = tower[-1] if tower else START
    found += (
        score_of(state.options)(tower),
        spare,
        next_debt,
        VALUES[top],
        top >= FIRST_LUCKY,
        not tower,
        state.turn == seat,
        minus,
        plus,
        lucky,
        way,
        len(state.pieces) - 2,
        state.options.scoring == "expert",
        len(state.guards),
    )
    return found


class Judgement(msgspec.Struct, frozen=True):
    """Neural net with one hidden layer, in whole numbers, so that its results are the same on
    every machine.

    ``own`` and ``other`` have a row of `FEATURES` weights for each hidden unit, ``bias`` and
    ``last`` one number for each. A sum of ``unit`` means a chance of three in four.
    ``tools/fit_judgement.py`` makes the file.
    """

    own: tuple[tuple[int, ...], ...]
    other: tuple[tuple[int, ...], ...]
    bias: tuple[int, ...]
    last: tuple[int, ...]
    unit: int

    def chances(self, state: State, seat: Seat) -> float:
        """Probability that ``seat`` ends ahead of its strongest opponent, before the next die is
        known."""
        if state.turn == NOBODY:
            ranks = result(state).ranks
            return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
        seen = features(state, seat)
        begun = [
            bias + sum(map(mul, row, seen)) for bias, row in zip(self.bias, self.own, strict=True)
        ]
        least = 1.0
        for other in range(len(state.pieces)):
            if other == seat:
                continue
            seen = features(state, other)
            total = 0
            for before, row, weight in zip(begun, self.other, self.last, strict=True):
                hidden = before + sum(map(mul, row, seen))
                if hidden > 0:
                    total += weight * hidden
            least = min(least, 0.5 + 0.5 * total / (self.unit + abs(total)))
        return least


LEARNED: Final = msgspec.json.decode(
    (files(__package__) / "judgement.json").read_bytes(), type=Judgement
)
