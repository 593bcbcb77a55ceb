"""Bots of Roll for Adventure.

A planner evaluates the table after each option, up to the next roll or card. `worth` is a
hand-written evaluation in free dice: stones and progress towards them, free dice, and the expected
damage by enemies. `judgement` is a learned probability that the team wins. ``easy`` uses the
former, ``medium`` both, and ``hard`` tries the best choices by play-outs until the turn's dice are
placed, with the same dice for all of them.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ludoteca.core.bot import EVEN, Temper, varied
from ludoteca.core.chance import Chance, Stream, until_draw
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from ludoteca.games.roll_for_adventure import cards
from ludoteca.games.roll_for_adventure.enemies import master_among
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tasks import last_hole, total
from ludoteca.games.roll_for_adventure.types import Action, Flip, Mark, Options, Place, State, View
from ludoteca.games.roll_for_adventure.view import takes
from ludoteca.kit.preference import liked
from ludoteca.kit.win_probability import Odds, probability


class Taste(NamedTuple):
    """Weights of the hand-written evaluation, in free dice.

    ``stone``     a power stone
    ``desert``, ``fortress``, ``forest``: worth of a nearly finished task, as a part of a stone
    ``focus``     exponent of a task's progress
    ``hand``      a die that is still to be rolled in this turn
    ``idle``      price of a hero without a die
    ``few``       price of free dice missing to `ENOUGH`, squared
    ``gone``      a die in Oblivion; ``hope`` for each point of Resurrection
    ``harm``      a skull's progress; ``cliff`` near the end of the track
    ``foe``       an enemy that surely attacks again; ``wound`` the part for dice on it
    ``shield``    price of a die that an attack would take
    ``ice``       rewards of the ice cave
    """

    stone: float = 24.414
    desert: float = 0.6
    fortress: float = 0.453
    forest: float = 1.24
    focus: float = 2.355
    hand: float = 2.703
    idle: float = 1.164
    few: float = 0.359
    gone: float = 0.148
    hope: float = 0.059
    harm: float = 0.196
    cliff: float = 3.309
    foe: float = 3.942
    wound: float = 0.708
    shield: float = 1.298
    ice: float = 0.684


PLAIN: Final = Taste()

VARIED: Final = ("desert", "fortress", "forest", "ice", "foe", "wound", "shield", "harm", "idle")
BY: Final = 0.12
"""Largest relative change of these weights by a temper: it affects favourite places, fear of
enemies and damage, and openness to suggestions."""

WON: Final = 1000.0
ENOUGH: Final = 5
"""Number of dice on all boards and in hand below which a team soon has none."""
UNDER_ATTACK: Final = ("lose", "save", "settle")
ANSWERED: Final = ("turn", "fight", "raise", "eat", "price", "claim", "give", "defeat", "reset")
"""Stages that ask the player who has just placed dice."""
ROW: Final = (0.0, 0.5, 1.2, 2.2, 3.6, 5.0, 6.0)
"""Worth of the ice cave by number of dice."""
PREFERENCE: Final = 0.05
"""Largest bonus for an option that suits the temper, in log odds."""
WORST_ROLL: Final = -1.5
"""Worth of rolling again for the Adventurer, so that she rolls only if her best placement loses
more."""
ODDS_PER_DIE: Final = 0.1
"""Log odds of winning per free die."""
TASTE_AFTER_PLAY_OUTS: Final = 0.2
"""Weight of the evaluation by taste, in wins per unit of log odds, beside the results of
play-outs."""
NEAR_BEST: Final = 0.8
"""Largest distance from the best plan, in log odds, at which a plan is tried by play-outs."""
COMPARISONS: Final = 24
"""Play-outs per option for the comparison of two options."""
ABILITY_PRICE: Final = 0.5
"""Price of using an ability."""
ABSENT: Final = 8
"""Value in place of the dice of a hero that is not in the game."""
HIT_LEVELS: Final = 6
"""Number of levels for expected hits without a shield, in quarters of a hit."""
JUDGEMENT: Final = msgspec.json.decode(
    (files(__package__) / "judgement.json").read_bytes(), type=Odds
)
"""Tables for `counts`, made by ``tools/fit_judgement.py``."""


# ---- the hand-written evaluation ---------------------------------------------------------------


def worth(state: State, to: Taste) -> float:
    """Evaluation of a table for its team, in free dice."""
    if state.ended_by:
        return WON if state.ended_by == "stones" else -WON + to.stone * state.stones
    free = 0
    idle = 0
    for at, board in enumerate(state.boards):
        free += len(board)
        if not board and not (at == state.turn and state.pool):
            idle += 1
    value = to.stone * state.stones + free - to.idle * idle + to.hand * len(state.pool)
    value -= to.few * max(0, ENOUGH - free - len(state.pool)) ** 2
    value += _tasks(state, to)
    reached = total(state.vortex)
    value += len(state.oblivion) * (to.gone + to.hope * reached)
    value += len(state.vortex) * (to.gone + to.hope * reached)
    return value - _danger(state, to) - ABILITY_PRICE * state.used


def _tasks(state: State, to: Taste) -> float:
    options = state.options
    near = min(1.0, 0.8 + 0.2 * (state.stones + 1) / cards.STONES[options.adventure])
    ones = len(state.desert)
    if options.desert == "A":
        desert = (3 * len(state.raised) + ones + 0.1 * ones * ones) / 9
    else:
        desert = (sum(cards.CHAINS[: state.tiles]) + ones) / 12
    spaces, walls = cards.WALLS[options.fortress]
    fortress = 0.0
    for section, left in zip(state.sections, state.barriers, strict=True):
        fortress += (walls - left) / walls
        if section:
            fortress += (len(section) / spaces) ** to.focus / walls * 0.85
    forest = len(state.path) / state.boundary
    tasks: float = to.desert * desert**1.2 + to.fortress * (fortress / 3) ** 1.1
    tasks += to.forest * forest**to.focus
    dice = cards.SPACES - state.row.count(cards.EMPTY)
    return to.stone * near * tasks + to.ice * ROW[dice]


def _danger(state: State, to: Taste) -> float:
    """Price of damage so far, and of the expected effect of the next cards."""
    among = master_among(state)
    comes = 1 / among if among else 0.0
    if not state.master and not among and sum(state.deck) > cards.pile_of(state.options):
        comes = 0.02
    foes = tuple([(enemy.card, enemy.at) for enemy in state.enemies])
    again, attacks = expected_attacks(tuple(state.deck), foes, comes)
    value = 0.0
    for enemy, often in zip(state.enemies, again, strict=True):
        hurt = total(enemy.dice) / cards.CARDS[enemy.card].strength
        value += to.foe * (often + 0.15) * (1 - to.wound * hurt)
    harm = _harm(last_hole(state), to)
    shields = _shields(state)
    for territory, hole in enumerate(state.skulls):
        more = harm[hole + 1] - harm[hole]
        value += harm[hole]
        coming, shield = attacks[territory], shields[territory]
        held = min(coming, shield)
        if held:
            value += held * to.shield * takes(state, territory)
        value += (coming - held) * more
        if shield < 2:
            value += max(0.0, coming - 0.5) * 0.3 * more
    return value


@functools.lru_cache(maxsize=1 << 10)
def expected_attacks(
    deck: tuple[int, ...], foes: tuple[tuple[int, int], ...], comes: float
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Expected number of commands by the next card for each enemy, by card and place, and of
    attacks on each territory; ``comes`` is the probability of the Master."""
    left = sum(deck) or 1
    above = [0.0] * 4
    attacks = [0.4 * comes] * 4
    for card, count in enumerate(deck):
        for rank in range(1, cards.RANKS[card]):
            above[rank] += count / left
    again = tuple([comes + (1 - comes) * above[cards.RANKS[card]] for card, _ in foes])
    for often, (_, at) in zip(again, foes, strict=True):
        for territory in range(4):
            attacks[territory] += often / 3 if at >= cards.BESIDE else often * (at == territory)
    for territory in range(4):
        first = 3 * territory
        attacks[territory] += (1 - comes) * sum(deck[first : first + 3]) / left
    return again, tuple(attacks)


@functools.lru_cache(maxsize=1 << 10)
def _harm(last: int, to: Taste) -> tuple[float, ...]:
    """Price of a skull by its hole, up to one beyond the last."""
    found = [to.harm * hole * hole for hole in range(last + 2)]
    for hole, cliff in ((last - 2, 1 / 3), (last - 1, 1), (last, 3), (last + 1, 3)):
        found[hole] += to.cliff * cliff
    return tuple(found)


def _shields(state: State) -> list[float]:
    """Number of attacks that each territory can take without damage."""
    found = [0.0] * 4
    found[cards.DESERT] = len(state.desert) / (1 if state.options.desert == "A" else 2)
    found[cards.FORTRESS] = max([len(section) for section in state.sections])
    if state.path:
        faces = [die & 7 for die in state.path]
        found[cards.FOREST] = max(faces.count(5), faces.count(6))
    found[cards.ICE_CAVE] = cards.SPACES - state.row.count(cards.EMPTY)
    return found


# ---- the learned evaluation --------------------------------------------------------------------


def counts(state: State) -> list[int]:
    """Features of the learned evaluation; ``tools/fit_judgement.py`` has a name for each."""
    options, boards, row = state.options, state.boards, state.row
    among = master_among(state)
    foes = [(enemy.card, enemy.at) for enemy in state.enemies]
    again, attacks = expected_attacks(tuple(state.deck), tuple(foes), 1 / among if among else 0.0)
    left = [cards.CARDS[enemy.card].strength - total(enemy.dice) for enemy in state.enemies]
    free = [kind for board in boards for kind in board] + [die >> 3 for die in state.pool]
    sizes = [len(board) for board in boards]
    heroes, turn, hand = len(boards), max(state.turn, 0), len(state.pool)
    fives = sum([die & 7 == 5 for die in state.path])
    alike = max(fives, len(state.path) - fives)
    in_row = len(row) - row.count(cards.EMPTY)
    spaces = cards.WALLS[options.fortress][0]
    filled = [len(section) for section in state.sections]
    needs = [spaces - dice for dice, wall in zip(filled, state.barriers, strict=True) if wall]
    gone, reached = len(state.oblivion), total(state.vortex)
    found = [
        cards.STONES[options.adventure] - state.stones,
        heroes,
        sum(state.deck),
        state.deck[cards.LULL],
        among,
        state.master,
        len(foes),
        [cards.RANKS[card] for card, _ in foes].count(3),
        sum([at >= cards.BESIDE for _, at in foes]),
        sum(left) // 3,
        sum([one <= 3 for one in left]),
        sum([len(enemy.dice) for enemy in state.enemies]),
        round(2 * sum(again)),
        len(free),
        hand,
        *[sizes[(turn + on) % heroes] if on < heroes else ABSENT for on in range(4)],
        sizes.count(0),
        free.count(cards.BONUS),
        free.count(cards.ALLY),
        state.supply,
        _in_the_desert(state),
        len(state.eaten),
        13 * (options.fortress == "B") + sum(state.barriers) * spaces - sum(filled),
        5 * (options.fortress == "B") + min(needs),
        state.boundary - len(state.path),
        state.boundary,
        alike,
        6 * (options.ice_cave == "B") + in_row,
        len({*row} & {*range(heroes)}),
        5 * min(gone, 5) + min(reached, 9) // 2,
        gone,
        len(state.vortex),
        sum(state.skulls),
        state.heroes[turn] if hand and not state.used else len(cards.HEROES),
    ]
    desert = len(state.desert) / (1 if options.desert == "A" else 2)
    shields = (desert, max(filled), alike, in_row)
    last = last_hole(state)
    for hole, coming, shield in zip(state.skulls, attacks, shields, strict=True):
        hits = min(HIT_LEVELS - 1, round(4 * max(0.0, coming - shield)))
        found += (last - hole, HIT_LEVELS * (min(last - hole, 3) - 1) + hits)
    sides = (options.desert, options.fortress, options.forest, options.ice_cave)
    found += [side == "B" for side in sides]
    found += (options.dragons, options.phantoms, options.giants)
    return found


def _in_the_desert(state: State) -> int:
    if state.options.desert == "A":
        return 3 * min(len(state.raised), 2) + min(len(state.desert), 2)
    return 9 + sum(cards.CHAINS[: state.tiles]) + len(state.desert)


# ---- the bots ----------------------------------------------------------------------------------

Value: TypeAlias = Callable[[State, Taste], float]
"""Evaluation of a table, in log odds of winning."""


def by_taste(state: State, to: Taste) -> float:
    return ODDS_PER_DIE * worth(state, to)


def by_chances(state: State, to: Taste) -> float:
    if state.ended_by:
        return ODDS_PER_DIE * worth(state, to)
    return JUDGEMENT.log_odds(counts(state))


def by_both(state: State, to: Taste) -> float:
    """Sum of both evaluations, because their errors differ: the learned one sees far but confuses
    positions with the same features."""
    if state.ended_by:
        return by_taste(state, to)
    return by_taste(state, to) + JUDGEMENT.log_odds(counts(state))


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
