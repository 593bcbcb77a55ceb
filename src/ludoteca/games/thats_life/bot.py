"""What bots know of That's Life!: the level ``easy``, a quick look at a position for it and for
bots that search, and a close look for ``hard``, which has learned from tables against itself.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from importlib.resources import files
from operator import mul
from typing import Final, NamedTuple

import msgspec

from ludoteca.core.bot import EVEN, Temper
from ludoteca.core.chance import Chance, branches
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import Knowledge, ValueHint
from ludoteca.games.thats_life.scoring import result, score_of
from ludoteca.games.thats_life.state import HOME, NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_ACTION, FIRST_LUCKY, NUMBERS, START, VALUES
from ludoteca.games.thats_life.types import Action, ChoosePlayer, MoveGuard, Options, View

# ---- the quick look ----------------------------------------------------------------------------

ALONE: Final = 0.6
"""How likely a player who stands alone on a tile will be the one to take it."""
IN_COMPANY: Final = 0.25
"""The same with others, or a guard, on the tile."""
RIVAL: Final = 0.5
"""How much of the strongest opponent's prospects counts against the own."""
HALFWAY: Final = 20.0
"""Points ahead that are worth half of the way from an even chance to a sure win."""
HOPE: Final = 0.07
"""By how much tempers differ in the first two of these, and ``ENVY`` in the third."""
ENVY: Final = 0.15
FOND: Final = 0.25
"""Points that one gives up at most for the own manner; ``SLIGHT`` the same in chances to win."""
SLIGHT: Final = 0.005


class Taste(NamedTuple):
    """What a player thinks of standing alone, of company, and of who is ahead."""

    alone: float = ALONE
    company: float = IN_COMPANY
    rival: float = RIVAL


PLAIN: Final = Taste()


def taste_of(temper: Temper) -> Taste:
    """The hopeful count on tiles where they stand alone, the sociable on shared ones, and the
    envious mind more what others have."""
    return Taste(
        ALONE + HOPE * temper.leans("to stand alone"),
        IN_COMPANY + HOPE * temper.leans("company"),
        RIVAL + ENVY * temper.leans("rivals"),
    )


def manner(temper: Temper, state: State, action: Action) -> float:
    """How much somebody likes an action at equal prospects, -1 to 1: some run ahead and some bring
    up the rear, some push guards, and everybody has a grudge against somebody."""
    if isinstance(action, ChoosePlayer):
        return temper.leans(f"seat {action.target_seat}")
    if isinstance(action, MoveGuard):
        return temper.leans("guards")
    place = state.path.index(NUMBERS[action.tile])
    return temper.leans("to run ahead") * (2 * place / len(state.path) - 1)


@dataclasses.dataclass(frozen=True, slots=True)
class Glance:
    """Takes the option with the best prospects on average over the next die; of equals what suits
    its temper, and without one the first. Keeps the protocol `Bot`."""

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
            return expected + FOND * manner(self.temper, state, action) if self.temper else expected

        return max(options, key=outlook)


easy: Final = Glance()


def value(state: State, seat: Seat, taste: Taste = PLAIN) -> float:
    """How well ``seat`` stands, in points: its prospects less half of the best opponent's."""
    others = prospects(state, taste)
    own = others.pop(seat)
    return own - taste.rival * max(others)


def winning_chance(state: State, seat: Seat) -> float:
    """How likely ``seat`` wins, 0 to 1, by how far its prospects are ahead of the best other's."""
    others = prospects(state)
    ahead = others.pop(seat) - max(others)
    return 0.5 + 0.5 * ahead / (HALFWAY + abs(ahead))


def prospects(state: State, taste: Taste = PLAIN) -> list[float]:
    """The points that each seat can expect: the score, the likely change by each tile stood on,
    and the best use of the die in hand."""
    return [_prospects(state, seat, taste) for seat in range(len(state.pieces))]


def _prospects(state: State, seat: Seat, taste: Taste) -> float:
    alone, in_company, _ = taste
    tower, figures = state.towers[seat], state.figures
    gain, _, _ = _gains(state.options, tower)
    likely_points: float = score_of(state.options)(tower)
    moves: list[float] = []
    for tile in dict.fromkeys(own := state.pieces[seat]):
        own_here = own.count(tile)
        company = figures[tile] > own_here
        at_stake = gain(tile) if START < tile < FIRST_ACTION else 0
        likely = at_stake * (in_company if company else alone)
        likely_points += likely
        if seat == state.turn and not state.question:
            reached = state.reached_from(tile)
            change = gain(reached) if reached < FIRST_ACTION else 0
            move = change * (in_company if figures[reached] else alone)
            if own_here == 1:
                move += (0 if company else at_stake) - likely
            moves.append(move)
    return likely_points + max(moves, default=0)


# ---- the close look ----------------------------------------------------------------------------

DICE: Final = range(1, 7)
FEW: Final = 4
"""With more options than that one roll is foreseen only: there is time for some 700 positions."""
LARGEST_MINUS: Final = 10
BEHIND: Final = 6
"""Figures so many tiles behind may still join a piece where it stands."""
SLOTS: Final = 3
"""Pieces of a player, hindmost first in the last slots: who is home leaves the first ones empty."""
PER_PIECE: Final = 17
FEATURES: Final = SLOTS * PER_PIECE + 14


def features(state: State, seat: Seat) -> list[int]:
    """What a position shows of one seat, as `FEATURES` whole numbers."""
    own, tower = state.pieces[seat], state.towers[seat]
    gain, next_debt, spare = _gains(state.options, tower)
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


def _gains(options: Options, tower: Sequence[int]) -> tuple[Callable[[int], int], int, int]:
    """What one more tile changes in the score of a tower; the largest minus tile that is not
    turned, as a positive number or 0; how many lucky tiles have none to turn."""
    values = sorted([VALUES[tile] for tile in tower])  # minus tiles, then the lucky ones with 0
    lucky = values.count(0)
    next_debt = max(0, -values[lucky]) if lucky < len(values) else 0
    least_turned = -values[lucky - 1] if lucky else LARGEST_MINUS
    spare = values[:lucky].count(0)
    if options.scoring == "expert":
        top = VALUES[tower[-1]] if tower else 0
        return lambda tile: VALUES[tile] or -2 * top, next_debt, spare

    def gain(tile: int) -> int:
        value = VALUES[tile]
        if not value:
            return 2 * next_debt
        return -value - 2 * least_turned if -value > least_turned else value

    return gain, next_debt, spare


class Judgement(msgspec.Struct, frozen=True):
    """A net of one hidden layer, in whole numbers, so that it says the same on every machine.

    ``own`` and ``other`` have a row of `FEATURES` weights for each hidden unit, ``bias`` and
    ``last`` a number each; ``unit`` is what makes three chances of four. The file is made by
    ``tools/fit_judgement.py``.
    """

    own: tuple[tuple[int, ...], ...]
    other: tuple[tuple[int, ...], ...]
    bias: tuple[int, ...]
    last: tuple[int, ...]
    unit: int

    def chances(self, state: State, seat: Seat) -> float:
        """How likely ``seat`` comes out before the strongest of the others, 0 to 1, when nobody
        has seen the next die."""
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


_JUDGEMENT: Final = msgspec.json.decode(
    (files(__package__) / "judgement.json").read_bytes(), type=Judgement
)


@dataclasses.dataclass(frozen=True, slots=True)
class Foresight:
    """Takes the option with the best chances on average over the next ``rolls`` dice, everybody
    answering each by what looks best at once. Keeps the protocol `Bot`."""

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
            return expected + SLIGHT * manner(self.temper, state, action)

        return max(options, key=outlook)

    def brief(self) -> Foresight:
        """The same with less thought, for tests that ask how bots choose and not how well."""
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
        """What looks best at once to whoever is to act, and its chances then."""
        seat = state.turn
        best, most = state, -1.0
        for option in game.options(state, seat):
            after = _after(game, state, option)
            chances = self.judgement.chances(after, seat)
            if chances > most:
                best, most = after, chances
        return best, most


def _after(game: AnyGame, state: State, action: Action) -> State:
    """What comes of an action of whoever is to act; the die that follows means nothing."""
    after: State = game.clone(state)
    game.apply(after, after.turn, action, _NO_DIE, None)
    return after


class _NoDie:
    """Stands for a die that nobody looks at."""

    def below(self, n: int) -> int:
        return 0


_NO_DIE: Final = _NoDie()


CLASSIC: Final = Options(layout="standard", action_tiles=False, guards=True, pieces="rulebook")
"""The first edition, 2005."""

KNOWLEDGE: Final = Knowledge(
    levels={"easy": easy, "hard": Foresight(rolls=2, judgement=_JUDGEMENT)},
    hint=ValueHint(winning_chance, look_ahead=6),
    prospects=prospects,
    presets={
        "modern": Options(),
        "classic-2005": CLASSIC,
        "expert": Options(scoring="expert"),
        "wild": Options(guards=True),
    },
)
