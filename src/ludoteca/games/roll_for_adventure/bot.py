"""Bots of Roll for Adventure.

A planner evaluates the table after each option, up to the next roll or card. `worth` is a
hand-written evaluation in free dice: stones and progress towards them, free dice, and the expected
damage by enemies. `judgement` is a learned probability that the team wins. ``easy`` uses the
former, ``medium`` both, and ``hard`` tries the best choices by play-outs until the turn's dice are
placed, with the same dice for all of them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludoteca.core.bot import EVEN, Temper, varied
from ludoteca.core.chance import Chance, Stream, until_draw
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from ludoteca.games.roll_for_adventure import cards
from ludoteca.games.roll_for_adventure.chances import (
    JUDGEMENT,
    ODDS_PER_DIE,
    Value,
    by_both,
    by_chances,
    by_taste,
    counts,
)
from ludoteca.games.roll_for_adventure.evaluation import ABILITY_PRICE, PLAIN
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.types import Action, Flip, Mark, Options, Place, State, View
from ludoteca.kit.preference import liked
from ludoteca.kit.win_probability import probability

VARIED: Final = ("desert", "fortress", "forest", "ice", "foe", "wound", "shield", "harm", "idle")
BY: Final = 0.12
"""Largest relative change of these weights by a temper: it affects favourite places, fear of
enemies and damage, and openness to suggestions."""

UNDER_ATTACK: Final = ("lose", "save", "settle")
ANSWERED: Final = ("turn", "fight", "raise", "eat", "price", "claim", "give", "defeat", "reset")
"""Stages that ask the player who has just placed dice."""
PREFERENCE: Final = 0.05
"""Largest bonus for an option that suits the temper, in log odds."""
WORST_ROLL: Final = -1.5
"""Worth of rolling again for the Adventurer, so that she rolls only if her best placement loses
more."""
TASTE_AFTER_PLAY_OUTS: Final = 0.2
"""Weight of the evaluation by taste, in wins per unit of log odds, beside the results of
play-outs."""
NEAR_BEST: Final = 0.8
"""Largest distance from the best plan, in log odds, at which a plan is tried by play-outs."""
COMPARISONS: Final = 24
"""Play-outs per option for the comparison of two options."""


# ---- the bots ----------------------------------------------------------------------------------


def weighed(
    game: AnyGame, state: State, seat: Seat, listed: Iterable[Action], by: Value, to: Temper = EVEN
) -> list[tuple[float, Action]]:
    """Options with the evaluation of the table after each, up to the next draw, plus a bonus for
    the temper. Unless by taste alone, questions before that draw are answered too."""
    found = []
    for action in listed:
        after, done = until_dice(game, state, seat, action)
        asked = after.stage in ANSWERED and done and by is not by_taste
        if asked or isinstance(action, Flip):
            now = game.to_act(after)[0]
            stands = max(weighed(game, after, now, _plain(game, after, now), by, to), key=_first)[0]
        else:
            stands = by(after, varied(PLAIN, VARIED, BY, to))
        if isinstance(action, Mark):
            stands += ODDS_PER_DIE * (ABILITY_PRICE + WORST_ROLL)
        found.append((stands + PREFERENCE * to.likes(action), action))
    return found


def until_dice(game: AnyGame, state: State, seat: Seat, action: Action) -> tuple[State, bool]:
    """State after an action, up to the next dice or card, and whether none were needed."""
    after: State = game.clone(state)
    return after, until_draw(lambda chance: game.apply(after, seat, action, chance, None))


def _plain(game: AnyGame, state: State, seat: Seat) -> Iterator[Action]:
    """Options without those that differ only in the owners of dice: bonus dice go first, then
    allies. In the ice cave the owner matters, so all options stay."""
    same = None
    for action in game.options(state, seat):
        if type(action) is Place and action.to != "ice-cave":
            dice = action.own + action.ally + action.bonus
            before, same = same, (action.to, action.number, dice, action.avenge)
            if same == before:
                continue
        yield action


def chosen(game: AnyGame, state: State, seat: Seat, value: Value, to: Temper = EVEN) -> Action:
    """Option with the best evaluation."""
    options = [*_plain(game, state, seat)]
    if len(options) == 1 or state.stage == "mark":
        return options[-1]
    return max(weighed(game, state, seat, options, value, to), key=_first)[1]


def _first(one: tuple[float, Action]) -> float:
    return one[0]


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Bot that takes the option with the best evaluation. With ``samples`` it tries the best
    ``plans`` by this number of play-outs, until the turn's dice are placed."""

    value: Value
    plans: int = 1
    samples: int = 0
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if len(options) == 1:
            return options[0]
        state: State = game.imagine(view, seat, chance)
        if state.stage == "hero":
            return liked(options, self.temper, chance)
        if not self.samples or state.stage in (*UNDER_ATTACK, "mark"):
            return chosen(game, state, seat, self.value, self.temper)
        found = weighed(game, state, seat, _plain(game, state, seat), self.value, self.temper)
        found.sort(key=_first, reverse=True)
        plans = [action for value, action in found[: self.plans] if value > found[0][0] - NEAR_BEST]
        if len(plans) == 1:
            return plans[0]
        tried = self._tried(game, state, seat, plans, chance)
        tastes = weighed(game, state, seat, plans, by_taste, self.temper)
        scores = [
            chances + TASTE_AFTER_PLAY_OUTS * taste
            for chances, (taste, _) in zip(tried, tastes, strict=True)
        ]
        return plans[scores.index(max(scores))]

    def cost(
        self, game: AnyGame, view: View, seat: Seat, chosen: Action, other: Action, chance: Chance
    ) -> float:
        """The part of a win that ``other`` costs; see `ludoteca.bots.suggestions`. A hero is a
        matter of taste."""
        state: State = game.imagine(view, seat, chance)
        if state.stage == "hero":
            return 0.0
        both = [chosen, other]
        if self.samples and state.stage not in UNDER_ATTACK:
            sure = dataclasses.replace(self, samples=COMPARISONS)
            mine, theirs = sure._tried(game, state, seat, both, chance)
            return mine - theirs
        won = probability(JUDGEMENT.log_odds(counts(state)))
        (mine, _), (theirs, _) = weighed(game, state, seat, both, self.value)
        opinions = 2 if self.value is by_both else 1
        return won * (1 - won) * (mine - theirs) / opinions

    def brief(self) -> Planner:
        """The same bot with less search, for tests that check how bots choose, not how well."""
        return dataclasses.replace(self, plans=min(self.plans, 2), samples=min(self.samples, 1))

    def _tried(
        self, game: AnyGame, state: State, seat: Seat, actions: list[Action], chance: Chance
    ) -> list[float]:
        """Chance of winning after each option, on average over ``samples`` with the same dice."""
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            key = chance.below(1 << 30).to_bytes(4, "big")
            for at, action in enumerate(actions):
                after = _played_on(game, state, seat, action, Stream(key))
                totals[at] += probability(by_chances(after, PLAIN))
        return [total / self.samples for total in totals]


def _played_on(game: AnyGame, state: State, seat: Seat, action: Action, dice: Chance) -> State:
    """Position after an action and a play-out up to the next card, the next turn or the end."""
    after: State = game.clone(state)
    while True:
        before, _ = until_dice(game, after, seat, action)
        if before.turns > state.turns or (not before.pool and before.stage in ("roll", "over")):
            return before
        game.apply(after, seat, action, dice, None)
        if after.turn < 0:
            return after
        seat = game.to_act(after)[0]
        action = chosen(game, after, seat, by_taste)


def outlook(state: State, seat: Seat) -> float:
    """Probability that the team of ``seat`` wins, with the best option taken now."""
    who = GAME.to_act(state)[0]
    return probability(
        max(weighed(GAME, state, who, _plain(GAME, state, who), by_chances), key=_first)[0]
    )


def prospects(state: State) -> list[float]:
    """Expected number of stones at the end, per seat."""
    missing = cards.STONES[state.options.adventure] - state.stones
    expected = missing * outlook(state, 0) if state.turn >= 0 else 0.0
    return [state.stones + expected] * state.seats


KNOWLEDGE: Final = Knowledge(
    levels={
        "easy": Planner(by_taste),
        "medium": Planner(by_both),
        "hard": Planner(by_both, plans=4, samples=12),
    },
    prospects=prospects,
    outlook=outlook,
    presets={
        "apprentice": Options(),
        "companion": Options(adventure="sword", lull=1),
        "hero": Options(adventure="crown", lull=3),
        "champion": Options(adventure="crown"),
        "legend": Options(adventure="jewel", lull=1),
    },
)
