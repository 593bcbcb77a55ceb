"""Bots of That's Life!: a hand-written evaluation for ``easy`` and for bots that search, and for
``hard`` a search two rolls deep with an evaluation learned from tables against itself.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

from ludoteca.core.bot import EVEN, Temper
from ludoteca.core.chance import Chance, branches
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge, ValueHint
from ludoteca.games.thats_life.evaluation import (
    ALONE,
    IN_COMPANY,
    RIVAL,
    Taste,
    prospects,
    value,
    winning_chance,
)
from ludoteca.games.thats_life.learned import LEARNED, Judgement
from ludoteca.games.thats_life.state import NOBODY, State
from ludoteca.games.thats_life.tiles import NUMBERS
from ludoteca.games.thats_life.types import Action, ChoosePlayer, MoveGuard, Options, View

TAKING_SPREAD: Final = 0.07
"""Largest difference that a temper makes to ``ALONE`` and ``IN_COMPANY``."""
RIVAL_SPREAD: Final = 0.15
"""Largest difference that a temper makes to ``RIVAL``."""
POINTS_FOR_MANNER: Final = 0.25
"""Most points that `Greedy` gives up for an action it likes."""
CHANCES_FOR_MANNER: Final = 0.005
"""Largest part of the chances to win that `Foresight` gives up for an action it likes."""


def taste_of(temper: Temper) -> Taste:
    """Weights of a bot with ``temper``: how much it counts on tiles where it stands alone, on
    shared tiles, and on what the strongest opponent has."""
    return Taste(
        ALONE + TAKING_SPREAD * temper.leans("to stand alone"),
        IN_COMPANY + TAKING_SPREAD * temper.leans("company"),
        RIVAL + RIVAL_SPREAD * temper.leans("rivals"),
    )


def manner(temper: Temper, state: State, action: Action) -> float:
    """How much a bot with ``temper`` likes an action at equal prospects, -1 to 1: to run ahead or
    to bring up the rear, to move guards, and to pick on one player rather than another."""
    if isinstance(action, ChoosePlayer):
        return temper.leans(f"seat {action.target_seat}")
    if isinstance(action, MoveGuard):
        return temper.leans("guards")
    place = state.path.index(NUMBERS[action.tile])
    return temper.leans("to run ahead") * (2 * place / len(state.path) - 1)


@dataclasses.dataclass(frozen=True, slots=True)
class Greedy:
    """Bot that takes the option with the best average prospects over the next die. Of equal
    options it takes the one that suits its temper, and without a temper the first."""

    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if len(options) == 1:
            return options[0]
        state: State = game.imagine(view, seat, chance)
        taste = taste_of(self.temper)

        def outlook(action: Action) -> float:
            def step(outcomes: Chance) -> float:
                after = game.clone(state)
                game.apply(after, seat, action, outcomes, None)
                return value(after, seat, taste)

            expected = sum(share * worth for share, worth in branches(step))
            if not self.temper:
                return expected
            return expected + POINTS_FOR_MANNER * manner(self.temper, state, action)

        return max(options, key=outlook)


easy: Final = Greedy()


DICE: Final = range(1, 7)
FEW: Final = 4
"""With more options than this, `Foresight` looks only one roll ahead: there is time for some 700
positions."""


@dataclasses.dataclass(frozen=True, slots=True)
class Foresight:
    """Bot that takes the option with the best average chances over the next ``rolls`` dice. It
    assumes that each player answers a roll with the move that looks best at once."""

    rolls: int
    judgement: Judgement
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if len(options) == 1:
            return options[0]
        state: State = game.imagine(view, seat, chance)
        rolls = self.rolls if len(options) <= FEW else 1

        def outlook(action: Action) -> float:
            expected = self._expected(game, _after(game, state, action), seat, rolls)
            return expected + CHANCES_FOR_MANNER * manner(self.temper, state, action)

        return max(options, key=outlook)

    def brief(self) -> Foresight:
        """The same bot without search, for tests that check how bots choose, not how well."""
        return dataclasses.replace(self, rolls=0)

    def _expected(self, game: AnyGame, state: State, seat: Seat, rolls: int) -> float:
        if state.question:
            state, _ = self._reply(game, state)
        if not rolls or state.turn == NOBODY:
            return self.judgement.chances(state, seat)
        total = 0.0
        for die in DICE:
            state.die = die
            after, chances = self._reply(game, state)
            if rolls > 1 or after.question:
                total += self._expected(game, after, seat, rolls - 1)
            elif state.turn == seat:
                total += chances
            elif len(state.pieces) == 2:
                total += 1 - chances
            else:
                total += self.judgement.chances(after, seat)
        return total / len(DICE)

    def _reply(self, game: AnyGame, state: State) -> tuple[State, float]:
        """State after the move that looks best to the active player, and that player's chances."""
        seat = state.turn
        best, most = state, -1.0
        for option in game.options(state, seat):
            after = _after(game, state, option)
            chances = self.judgement.chances(after, seat)
            if chances > most:
                best, most = after, chances
        return best, most


def _after(game: AnyGame, state: State, action: Action) -> State:
    """State after an action of the active player. The die in it means nothing."""
    after: State = game.clone(state)
    game.apply(after, after.turn, action, _NO_DIE, None)
    return after


class _NoDie:
    """Chance whose die is never used."""

    def below(self, n: int) -> int:
        return 0


_NO_DIE: Final = _NoDie()


CLASSIC: Final = Options(layout="standard", action_tiles=False, guards=True, pieces="rulebook")
"""The first edition, 2005."""

KNOWLEDGE: Final = Knowledge(
    levels={"easy": easy, "hard": Foresight(rolls=2, judgement=LEARNED)},
    hint=ValueHint(winning_chance, look_ahead=6),
    prospects=prospects,
    presets={
        "modern": Options(),
        "classic-2005": CLASSIC,
        "expert": Options(scoring="expert"),
        "wild": Options(guards=True),
    },
)
