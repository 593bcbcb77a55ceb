"""What bots know of Roll for Adventure.

A planner weighs how the table stands after each option, up to the next roll or card. `worth` says
it in free dice: stones and what is done for them, dice that are free, and what the next enemies
would do. `judgement` has learned how likely a team is to win. ``easy`` follows the former,
``medium`` both, and ``hard`` plays the best choices on until the turn's dice are placed, with the
same dice for all of them.
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
    A_DIE,
    JUDGEMENT,
    Value,
    by_both,
    by_chances,
    by_taste,
    counts,
)
from ludoteca.games.roll_for_adventure.evaluation import PLAIN, USED
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.types import Action, Flip, Mark, Options, Place, State, View
from ludoteca.kit.preference import liked
from ludoteca.kit.win_probability import probability

VARIED: Final = ("desert", "fortress", "forest", "ice", "foe", "wound", "shield", "harm", "idle")
BY: Final = 0.12
"""By what part of these tempers differ at most: in the places that they like, in how they fear
enemies and damage, and in how much they mind others."""

UNDER_ATTACK: Final = ("lose", "save", "settle")
ANSWERED: Final = ("turn", "fight", "raise", "eat", "price", "claim", "give", "defeat", "reset")
"""What is asked of whoever has just placed dice."""
FOND: Final = 0.05
"""What a bot may give up at most for what it likes by temper, in the log of the odds."""
WORST_ROLL: Final = -1.5
"""What rolling again is worth to the Adventurer: her best placement may lose as much."""
FANCY: Final = 0.2
"""What one in the log of the odds by taste counts beside chances that were tried, in wins."""
CLOSE: Final = 0.8
"""Plans that stand behind the best by more are not tried."""
SURE: Final = 24
"""How often two options are played on to compare them."""


# ---- the bots ----------------------------------------------------------------------------------


def weighed(
    game: AnyGame, state: State, seat: Seat, listed: Iterable[Action], by: Value, to: Temper = EVEN
) -> list[tuple[float, Action]]:
    """Every option with how the table stands after it, as far as nothing was drawn, and with how
    much it is liked. Unless it is by taste alone, what is asked before that is answered, too."""
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
            stands += A_DIE * (USED + WORST_ROLL)
        found.append((stands + FOND * to.likes(action), action))
    return found


def until_dice(game: AnyGame, state: State, seat: Seat, action: Action) -> tuple[State, bool]:
    """What comes of an action up to the next dice or card, and whether none are needed."""
    after: State = game.clone(state)
    return after, until_draw(lambda chance: game.apply(after, seat, action, chance, None))


def _plain(game: AnyGame, state: State, seat: Seat) -> Iterator[Action]:
    """The options, but for those that put as many other dice of a number to the same place: bonus
    dice first, then allies. In the ice cave it matters whose die it is."""
    same = None
    for action in game.options(state, seat):
        if type(action) is Place and action.to != "ice-cave":
            dice = action.own + action.ally + action.bonus
            before, same = same, (action.to, action.number, dice, action.avenge)
            if same == before:
                continue
        yield action


def chosen(game: AnyGame, state: State, seat: Seat, value: Value, to: Temper = EVEN) -> Action:
    """What weighs most."""
    options = [*_plain(game, state, seat)]
    if len(options) == 1 or state.stage == "mark":
        return options[-1]
    return max(weighed(game, state, seat, options, value, to), key=_first)[1]


def _first(one: tuple[float, Action]) -> float:
    return one[0]


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Takes what weighs most. With ``samples`` it plays the best ``plans`` on that often, until the
    turn's dice are placed. Keeps the protocol `Bot`."""

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
        plans = [action for value, action in found[: self.plans] if value > found[0][0] - CLOSE]
        if len(plans) == 1:
            return plans[0]
        tried = self._tried(game, state, seat, plans, chance)
        tastes = weighed(game, state, seat, plans, by_taste, self.temper)
        scores = [
            chances + FANCY * taste for chances, (taste, _) in zip(tried, tastes, strict=True)
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
            sure = dataclasses.replace(self, samples=SURE)
            mine, theirs = sure._tried(game, state, seat, both, chance)
            return mine - theirs
        won = probability(JUDGEMENT.log_odds(counts(state)))
        (mine, _), (theirs, _) = weighed(game, state, seat, both, self.value)
        opinions = 2 if self.value is by_both else 1
        return won * (1 - won) * (mine - theirs) / opinions

    def brief(self) -> Planner:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(self, plans=min(self.plans, 2), samples=min(self.samples, 1))

    def _tried(
        self, game: AnyGame, state: State, seat: Seat, actions: list[Action], chance: Chance
    ) -> list[float]:
        """The chances of winning after each, on average over ``samples`` with the same dice."""
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            key = chance.below(1 << 30).to_bytes(4, "big")
            for at, action in enumerate(actions):
                after = _played_on(game, state, seat, action, Stream(key))
                totals[at] += probability(by_chances(after, PLAIN))
        return [total / self.samples for total in totals]


def _played_on(game: AnyGame, state: State, seat: Seat, action: Action, dice: Chance) -> State:
    """The position before the next card, or in the next turn, or the last one."""
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
    """How likely the team of ``seat`` is to win, 0 to 1, with the best that can be done now."""
    who = GAME.to_act(state)[0]
    return probability(
        max(weighed(GAME, state, who, _plain(GAME, state, who), by_chances), key=_first)[0]
    )


def prospects(state: State) -> list[float]:
    """The stones to expect in the end."""
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
