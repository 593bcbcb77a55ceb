"""What bots know of Tower Up.

A planner weighs every build and every card by what it brings now and by what it leads to: the best
build that the own floors then allow, or nearly allow, less a part of the best one that it leaves
to the next player. ``hard`` plays the choices that look best on for a few turns, with the same
cards for all of them, and compares how far it is ahead.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ludoteca.core.bot import EVEN, Temper, varied
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import Knowledge
from ludoteca.games.tower_up.building import city_of, effect, grounds, standing, tried
from ludoteca.games.tower_up.city import (
    ALL,
    CARDS,
    CHOOSE,
    FLOOR_BITS,
    LAST_SPACE,
    RETURN,
    ROOFS,
    STAR_COLUMNS,
    STOCK_LIMIT,
    TAKE,
    TRACK_POINTS,
    WILD,
    unpacked,
)
from ludoteca.games.tower_up.scoring import points, stars
from ludoteca.games.tower_up.types import Action, Options, State, View

HIGHEST: Final = 6
"""Floors of the highest building that there can be."""
FAR: Final = 4
"""A build for which more floors are missing is out of sight."""
PLENTIFUL: Final = 10
"""Of a colour of which so many floors are left one need not be sparing."""

Floors: TypeAlias = list[int]
Weighed: TypeAlias = list[tuple[float, Action]]


class Taste(NamedTuple):
    """What things are worth, in points: an ``extra`` turn; a step ``toward`` the next star; a roof
    that is ``seen``, for each free site beside it times ``fade``; an own roof that gets ``covered``
    and a ``foreign`` one; a ``roof`` and a ``floor`` in hand, and what is ``spent`` for a floor in
    the city. Parts: of the ``promise`` of the best build to come, for each floor that it ``lack``s,
    and of a ``rival``'s best one. Prices: of waiting while all are ``idle``, of each roof in hand
    when one brings about the ``end``, and of taking a floor of a ``rare`` colour."""

    extra: float = 5.0
    toward: float = 0.4
    seen: float = 1.2
    fade: float = 0.45
    covered: float = 0.7
    foreign: float = 0.3
    roof: float = 2.6
    floor: float = 0.4
    spent: float = 0.2
    promise: float = 0.7
    lack: float = 0.45
    rival: float = 0.0
    idle: float = 0.03
    end: float = 1.0
    rare: float = 0.05


VARIED: Final = ("toward", "seen", "covered", "foreign", "rare")
BY: Final = 0.5
"""By what part of these tempers differ at most: some are keen on stars, vain about roofs that are
seen, jealous of the own ones, spiteful to others, thrifty with colours. In the worth of extra
turns, roofs and floors all agree: who errs there is a weaker player and not another one."""


# ---- what there is to come ---------------------------------------------------------------------


def best_build(state: State, stock: Floors, track: Sequence[int], level: int, to: Taste) -> float:
    """At a glance, the best build for who has this ``stock`` and these vehicles, and less where
    floors are missing for it."""
    low, *rest = sorted(track)
    moves = [_moves(space, rest[0] if space == low else low, level, to) for space in track]
    neighbours, colours, heights = city_of(state).neighbours, state.colours, state.heights
    known: dict[int, tuple[float, float, float] | None] = {}
    best = 0.0
    for site, cost in enumerate(state.costs):
        if not cost or colours[site] >= 0:
            continue
        if cost in known:
            terms = known[cost]
        else:
            terms = known[cost] = _terms(cost, stock, moves, to)
        if terms is None:
            continue
        value, spent, part = terms
        for near in neighbours[site]:
            on = colours[near]
            if on >= 0 and (move := moves[on][heights[near] + 1]) > value:
                value = move
        value = (value - spent) * part
        if value > best:
            best = value
    return best


def _terms(
    cost: int, stock: Floors, moves: list[tuple[float, ...]], to: Taste
) -> tuple[float, float, float] | None:
    """Of a site with this packed ``cost``: the best move by a roof on the new building, what is
    spent, and the part that counts with so many floors missing; None where it is out of sight."""
    missing, spent, value = 0, 1, -1.0
    fits = at_hand = False
    for colour, need in enumerate(unpacked(cost)):
        spent += need
        have = stock[colour]
        if need > have:
            missing += need - have
        elif not need:
            fits = True
            if have:
                at_hand = True
                value = max(value, moves[colour][1])
    if not fits or missing > FAR:
        return None
    part = 1.0
    for _ in range(missing + (not at_hand)):
        part *= to.lack
    return value, to.spent * spent, part


@functools.lru_cache(maxsize=1 << 14)
def _moves(start: int, others: int, level: int, to: Taste) -> tuple[float, ...]:
    """By number of steps what a move of a vehicle is worth, with the star that it may bring;
    ``others`` is the space of the rearmost of the others."""
    column = STAR_COLUMNS[level] if level < len(STAR_COLUMNS) else 0
    found = []
    for steps in range(HIGHEST + 1):
        end = min(LAST_SPACE, start + steps)
        value: float = TRACK_POINTS[end] - TRACK_POINTS[start]
        if column:
            value += to.toward * (min(end, column) - min(start, column))
            if min(end, others) >= column:
                value += to.extra
        found.append(value)
    return tuple(found)


def _outlook(
    state: State, seat: Seat, stock: Floors, track: Sequence[int], left: int, to: Taste
) -> float:
    """What a stock is good for, with ``left`` roofs in hand."""
    value = to.floor * sum(stock)
    if left:
        value += to.roof * left
        if to.promise:
            value += to.promise * best_build(state, stock, track, stars([*track]), to)
    return value


def _toward(before: Sequence[int], after: Sequence[int], level: int, to: Taste) -> float:
    """What the steps to the next star column are worth."""
    if level == len(STAR_COLUMNS):
        return 0.0
    column = STAR_COLUMNS[level]
    return to.toward * sum(
        [min(end, column) - min(start, column) for start, end in zip(before, after, strict=True)]
    )


# ---- weighing what can be done -----------------------------------------------------------------


def weighed(state: State, seat: Seat, to: Taste) -> Weighed:
    """Every option of ``seat`` with its worth, but for those that there is nothing to say of."""
    stock, track = state.stocks[seat], state.tracks[seat]
    left = ROOFS - len(state.roofs[seat])
    if state.stage == "act":
        return [*_cards(state, seat, left, to), *_builds(state, seat, left, to)]
    if state.stage in ("choose", "return"):
        sign = 1 if state.stage == "choose" else -1
        from_ = state.supply if sign > 0 else stock
        found: Weighed = []
        for colour in ALL:
            if from_[colour]:
                after = [*stock]
                after[colour] += sign
                value = _outlook(state, seat, after, track, left, to)
                value += sign * _rare(state, colour, to) - 0.02 * sum([n * n for n in after])
                found.append((value, CHOOSE[colour] if sign > 0 else RETURN[colour]))
        return found
    return []


def _rare(state: State, colour: int, to: Taste) -> float:
    """The price of taking a floor of a colour of which few are left."""
    return to.rare * (min(state.supply[colour], PLENTIFUL) - PLENTIFUL)


def _is_last(state: State) -> bool:
    """Whether the player scores after this turn."""
    return state.finals > 0


def _cards(state: State, seat: Seat, left: int, to: Taste) -> Iterator[tuple[float, Action]]:
    for number in state.market:
        card = CARDS[number]
        before = state.tracks[seat]
        track = [*before]
        value = 0.0
        for colour in card.vehicles:
            end = min(LAST_SPACE, track[colour] + 1)
            value += TRACK_POINTS[end] - TRACK_POINTS[track[colour]]
            track[colour] = end
        extra = stars(track) > state.level
        value += to.extra * extra + _toward(before, track, state.level, to)
        if extra or not _is_last(state):
            after = [
                _outlook(state, seat, stock, track, left, to)
                + sum([_rare(state, colour, to) * new for colour, new in gained])
                for stock, gained in _stocks(state, seat, card.floors)
            ]
            value += max(after) - to.idle * state.idle * state.idle
            if state.ended_by is None and (
                any(card.floors.count(colour) > state.supply[colour] for colour in ALL)
                or len(card.floors) > sum(state.supply)
            ):
                value -= to.end * left
        yield value, TAKE[number]


def _stocks(
    state: State, seat: Seat, floors: tuple[int, ...]
) -> list[tuple[Floors, list[tuple[int, int]]]]:
    """The stocks that a card with ``floors`` can lead to, and what was gained of each colour; of
    what is too much, that goes back of which there is most."""
    printed = [floor for floor in floors if floor != WILD]
    there = [colour for colour in ALL if state.supply[colour]]
    wild = list(itertools.combinations_with_replacement(there, floors.count(WILD))) or [()]
    found = []
    for chosen in wild:
        stock = [*state.stocks[seat]]
        for colour in (*printed, *chosen):
            if state.supply[colour]:
                stock[colour] += 1
        for _ in range(sum(stock) - STOCK_LIMIT):
            stock[stock.index(max(stock))] -= 1
        had = state.stocks[seat]
        found.append((stock, [(at, max(0, stock[at] - had[at])) for at in ALL]))
    return found


def _builds(state: State, seat: Seat, left: int, to: Taste) -> Iterator[tuple[float, Action]]:
    if not left:
        return
    city = city_of(state)
    last = _is_last(state)
    for site, colour in grounds(state, seat):
        after = tried(state, seat, site, colour)
        near = standing(state, site)
        value = -to.spent * (1 + len(near)) + _covers(state, after, seat, near, last, to)
        if to.rival and not last:
            value -= to.rival * _left_to_rival(after, seat, to)
        outlooks: dict[tuple[int, int], float] = {}
        for roof in (site, *near):
            does = effect(after, seat, roof)
            worth = value + does.points + sum(does.chips) + _stays_seen(after, roof, last, to)
            track = [*after.tracks[seat]]
            on = after.colours[roof]
            track[on] = does.end
            worth += to.extra * does.extra + _toward(after.tracks[seat], track, state.level, to)
            if does.extra or not last:
                if (on, does.end) not in outlooks:
                    outlooks[on, does.end] = _outlook(
                        after, seat, after.stocks[seat], track, left - 1, to
                    )
                worth += outlooks[on, does.end]
            yield worth, city.build[site][colour][roof]


def _stays_seen(after: State, site: int, last: bool, to: Taste) -> float:
    """What a visible roof on ``site`` is worth: each free site beside it may bury it."""
    value = to.seen
    if not last:
        for near in city_of(after).neighbours[site]:
            if after.colours[near] < 0:
                value *= to.fade
    return value


def _covers(
    state: State, after: State, seat: Seat, near: list[int], last: bool, to: Taste
) -> float:
    """What it is worth that the visible roofs on ``near`` get covered."""
    value = 0.0
    for site in near:
        top = site << FLOOR_BITS | state.heights[site]
        for other, roofs in enumerate(state.roofs):
            if top in roofs and state.visible[other] < 0:
                part = -to.covered if other == seat else to.foreign
                value += part * _stays_seen(after, site, last, to)
    return value


def _left_to_rival(after: State, seat: Seat, to: Taste) -> float:
    """The best build of the next player."""
    other = (seat + 1) % len(after.stocks)
    if after.visible[other] >= 0 or len(after.roofs[other]) == ROOFS:
        return 0.0
    track = after.tracks[other]
    return best_build(after, after.stocks[other], track, stars(track), to)


# ---- the bots ----------------------------------------------------------------------------------


def prospects(state: State) -> list[float]:
    """Points per seat, and at a glance what is in hand; to who is to act the best card of the
    market, too: what comes there is the luck of this game."""
    to = _AT_A_GLANCE
    found = [_prospect(state, seat, to) for seat in range(len(state.stocks))]
    if state.stage == "act":
        seat = state.turn
        left = ROOFS - len(state.roofs[seat])
        cards = [value for value, _ in _cards(state, seat, left, to)]
        found[seat] = max(cards) + points(state, seat).total
    return found


def _prospect(state: State, seat: Seat, to: Taste) -> float:
    total = float(points(state, seat).total)
    if state.visible[seat] >= 0:
        return total
    left = ROOFS - len(state.roofs[seat])
    return total + _outlook(state, seat, state.stocks[seat], state.tracks[seat], left, to)


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Takes what weighs most by its taste for so many seats, or anything that weighs less by no
    more than ``blur`` points. With ``samples`` it plays the best ``plans`` on for so many
    ``turns`` of each player that often. Keeps the protocol `Bot`."""

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
        """The same with less thought, for tests that ask how bots choose and not how well."""
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
    """Some turns of each player, as one who plans without playing on."""
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
"""For two, three and four players: the more they are, the more a rival takes."""


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
