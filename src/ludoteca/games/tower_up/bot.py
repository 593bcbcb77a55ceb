"""Bots of Tower Up.

A planner weighs every build and every card by its gain now and by its prospects: the best build
that the bot's floors then allow, or nearly allow, less a part of the best build left to the next
player. ``hard`` tries the best choices by play-outs of a few turns, with the same cards for all of
them, and compares its leads.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

from ludoteca.core.bot import EVEN, Temper, varied
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from ludoteca.games.tower_up.city import ROOFS
from ludoteca.games.tower_up.evaluation import Taste, outlook_of_stock, weighed, worth_of_cards
from ludoteca.games.tower_up.scoring import points
from ludoteca.games.tower_up.types import Action, Options, State, View

VARIED: Final = ("toward", "seen", "covered", "foreign", "rare")
BY: Final = 0.5
"""Largest relative change of these weights by a temper: some bots prefer stars, visible roofs,
safety of their own roofs, harm to others, or sparing of colours. All agree on the worth of extra
turns, roofs and floors, because an error there makes a bot weaker, not different."""


# ---- the bots ----------------------------------------------------------------------------------


def prospects(state: State) -> list[float]:
    """Points per seat plus the estimated worth of its floors and roofs in hand; for the active
    player also the best card of the market, because new cards are the luck of this game."""
    to = _AT_A_GLANCE
    found = [_prospect(state, seat, to) for seat in range(len(state.stocks))]
    if state.stage == "act":
        seat = state.turn
        left = ROOFS - len(state.roofs[seat])
        cards = [value for value, _ in worth_of_cards(state, seat, left, to)]
        found[seat] = max(cards) + points(state, seat).total
    return found


def _prospect(state: State, seat: Seat, to: Taste) -> float:
    total = float(points(state, seat).total)
    if state.visible[seat] >= 0:
        return total
    left = ROOFS - len(state.roofs[seat])
    return total + outlook_of_stock(state, seat, state.stocks[seat], state.tracks[seat], left, to)


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Bot that takes the option with the most worth, by its weights for the number of seats, or any
    option within ``blur`` points of it. With ``samples`` it tries the best ``plans`` by this number
    of play-outs of ``turns`` turns per player."""

    tastes: tuple[Taste, Taste, Taste]
    plans: int = 1
    samples: int = 0
    turns: int = 3
    blur: float = 0.0
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if len(options) == 1:
            return options[0]
        state: State = game.imagine(view, seat, chance)
        found = weighed(state, seat, self._taste(state))
        if not found:
            return options[chance.below(len(options))]
        found.sort(key=_worth, reverse=True)
        if self.blur:
            liked = [one for one in found if one[0] >= found[0][0] - self.blur]
            return liked[chance.below(len(liked))][1]
        best = found[: self.plans]
        if state.stage != "act" or not self.samples:
            return best[0][1]
        return self._played_on(game, state, seat, [action for _, action in best], chance)

    def brief(self) -> Planner:
        """The same bot with less search, for tests that check how bots choose, not how well."""
        plans, samples = min(self.plans, 2), min(self.samples, 1)
        return dataclasses.replace(self, plans=plans, samples=samples, turns=1)

    def _taste(self, state: State) -> Taste:
        to = self.tastes[len(state.stocks) - 2]
        return varied(to, VARIED, BY, self.temper) if self.temper else to

    def _played_on(
        self, game: AnyGame, state: State, seat: Seat, actions: list[Action], chance: Chance
    ) -> Action:
        to = self._taste(state)
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            key = chance.below(1 << 30).to_bytes(4, "big")
            for at, action in enumerate(actions):
                after = game.clone(state)
                cards = Stream(key)
                game.apply(after, seat, action, cards, None)
                _play_on(game, after, self.turns, to, cards)
                ends = [_prospect(after, one, to) for one in range(len(after.stocks))]
                totals[at] += ends.pop(seat) - max(ends)
        return actions[totals.index(max(totals))]


def _play_on(game: AnyGame, state: State, rounds: int, to: Taste, chance: Chance) -> None:
    """Plays some turns of each player by the planner without play-outs."""
    turns = rounds * len(state.stocks)
    while turns and state.turn >= 0:
        seat = state.turn
        if state.stage == "confirm":
            turns -= 1
            action = game.options(state, seat)[0]
        else:
            action = max(weighed(state, seat, to), key=_worth)[1]
        game.apply(state, seat, action, chance, None)


def _worth(one: tuple[float, Action]) -> float:
    return one[0]


_AT_A_GLANCE: Final = Taste(promise=0.0)
_HASTY: Final = Taste(promise=0.0, lack=0.0, roof=0.0, spent=0.0, rival=0.0, toward=0.0, extra=2.0)
_PATIENT: Final = (
    Taste(roof=2.2, rival=0.1),
    Taste(rival=0.2, end=2.0),
    Taste(rival=0.6, end=2.0),
)
"""Weights for two, three and four players: the more players, the more rivals take."""


KNOWLEDGE: Final = Knowledge(
    levels={
        "easy": Planner((_HASTY,) * 3, blur=2.0),
        "medium": Planner(_PATIENT),
        "hard": Planner(_PATIENT, plans=4, samples=3),
    },
    prospects=prospects,
    presets={
        "new-town": Options(),
        "first-street": Options(objectives="starter"),
        "founders": Options(start_sites="chosen"),
    },
)
