"""Bots of That's Life!: a hand-written evaluation for ``easy`` and for bots that search, and for
``hard`` a search two rolls deep with an evaluation learned from tables against itself.
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
from ludoteca.core.knowledge import Knowledge, ValueHint
from ludoteca.games.thats_life.scoring import result, score_of
from ludoteca.games.thats_life.state import HOME, NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_ACTION, FIRST_LUCKY, NUMBERS, START, VALUES
from ludoteca.games.thats_life.types import Action, ChoosePlayer, MoveGuard, Options, View

# ---- the hand-written evaluation -----------------------------------------------------------------

ALONE: Final = 0.6
"""Probability that a player who stands alone on a tile takes it."""
IN_COMPANY: Final = 0.25
"""Probability that a player who shares a tile with others, or with a guard, takes it."""
RIVAL: Final = 0.5
"""Weight of the strongest opponent's prospects against one's own."""
HALFWAY: Final = 20.0
"""Lead in points that is worth half of the way from an even chance to a sure win."""
TAKING_SPREAD: Final = 0.07
"""Largest difference that a temper makes to ``ALONE`` and ``IN_COMPANY``."""
RIVAL_SPREAD: Final = 0.15
"""Largest difference that a temper makes to ``RIVAL``."""
POINTS_FOR_MANNER: Final = 0.25
"""Most points that `Greedy` gives up for an action it likes."""
CHANCES_FOR_MANNER: Final = 0.005
"""Largest part of the chances to win that `Foresight` gives up for an action it likes."""


class Taste(NamedTuple):
    """Weights of the hand-written evaluation; a bot's temper changes them."""

    alone: float = ALONE
    company: float = IN_COMPANY
    rival: float = RIVAL


PLAIN: Final = Taste()


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


def value(state: State, seat: Seat, taste: Taste = PLAIN) -> float:
    """Evaluation of a position for ``seat``, in points: its prospects less half of the best
    opponent's."""
    others = prospects(state, taste)
    own = others.pop(seat)
    return own - taste.rival * max(others)


def winning_chance(state: State, seat: Seat) -> float:
    """Estimated probability that ``seat`` wins, from the lead of its prospects over the best
    opponent's."""
    others = prospects(state)
    ahead = others.pop(seat) - max(others)
    return 0.5 + 0.5 * ahead / (HALFWAY + abs(ahead))


def prospects(state: State, taste: Taste = PLAIN) -> list[float]:
    """Points that each seat can expect: its score, the likely change by each tile its pieces stand
    on, and for the active player the best use of the die."""
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


# ---- the learned evaluation ----------------------------------------------------------------------

DICE: Final = range(1, 7)
FEW: Final = 4
"""With more options than this, `Foresight` looks only one roll ahead: there is time for some 700
positions."""
LARGEST_MINUS: Final = 10
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
    """Three facts about a tower: a function that gives the change of score by one more tile; the
    largest minus tile that is not turned, as a positive number or 0; the number of lucky tiles
    that turn nothing."""
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


_JUDGEMENT: Final = msgspec.json.decode(
    (files(__package__) / "judgement.json").read_bytes(), type=Judgement
)


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
