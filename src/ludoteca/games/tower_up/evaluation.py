"""Evaluation of stocks, cards and builds, in points, for the bots."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ludoteca.core.game import Seat
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
from ludoteca.games.tower_up.scoring import stars
from ludoteca.games.tower_up.types import Action, State

HIGHEST: Final = 6
"""Floors of the highest possible building."""
FAR: Final = 4
"""Number of missing floors from which a build counts for nothing."""
PLENTIFUL: Final = 10
"""Number of floors left from which a colour is not rare at all."""
Floors: TypeAlias = list[int]
Weighed: TypeAlias = list[tuple[float, Action]]


class Taste(NamedTuple):
    """Weights of the evaluation. In points: an ``extra`` turn; a step ``toward`` the next star; a
    visible roof (``seen``), times ``fade`` for each free site beside it; an own roof that gets
    ``covered`` and a ``foreign`` one; a ``roof`` and a ``floor`` in hand, and a floor ``spent`` in
    the city. Factors: for the best build to come (``promise``), for each floor that it ``lack``s,
    and for a ``rival``'s best build. Prices: of waiting while all are ``idle``, of each roof in
    hand for a player who triggers the ``end``, and of taking a floor of a ``rare`` colour."""

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


# ---- prospects ---------------------------------------------------------------------------------


def best_build(state: State, stock: Floors, track: Sequence[int], level: int, to: Taste) -> float:
    """Estimated worth of the best build for a player with this ``stock`` and these vehicles; builds
    with missing floors count less."""
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
    """For a site with this packed ``cost``: the best move by a roof on the new building, the cost,
    and the factor for the missing floors; None when too many are missing."""
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
    """Worth of a vehicle's move by number of steps, including a star; ``others`` is the space of
    the rearmost of the player's other vehicles."""
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


def outlook_of_stock(
    state: State, seat: Seat, stock: Floors, track: Sequence[int], left: int, to: Taste
) -> float:
    """Worth of a stock with ``left`` roofs in hand."""
    value = to.floor * sum(stock)
    if left:
        value += to.roof * left
        if to.promise:
            value += to.promise * best_build(state, stock, track, stars([*track]), to)
    return value


def _toward(before: Sequence[int], after: Sequence[int], level: int, to: Taste) -> float:
    """Worth of the steps towards the next star column."""
    if level == len(STAR_COLUMNS):
        return 0.0
    column = STAR_COLUMNS[level]
    return to.toward * sum(
        [min(end, column) - min(start, column) for start, end in zip(before, after, strict=True)]
    )


# ---- worth of options --------------------------------------------------------------------------


def weighed(state: State, seat: Seat, to: Taste) -> Weighed:
    """Options of ``seat`` with their worth; options without an evaluation are left out."""
    stock, track = state.stocks[seat], state.tracks[seat]
    left = ROOFS - len(state.roofs[seat])
    if state.stage == "act":
        return [*worth_of_cards(state, seat, left, to), *_builds(state, seat, left, to)]
    if state.stage in ("choose", "return"):
        sign = 1 if state.stage == "choose" else -1
        from_ = state.supply if sign > 0 else stock
        found: Weighed = []
        for colour in ALL:
            if from_[colour]:
                after = [*stock]
                after[colour] += sign
                value = outlook_of_stock(state, seat, after, track, left, to)
                value += sign * _rare(state, colour, to) - 0.02 * sum([n * n for n in after])
                found.append((value, CHOOSE[colour] if sign > 0 else RETURN[colour]))
        return found
    return []


def _rare(state: State, colour: int, to: Taste) -> float:
    """Price of taking a floor of a rare colour."""
    return to.rare * (min(state.supply[colour], PLENTIFUL) - PLENTIFUL)


def _is_last(state: State) -> bool:
    """Whether the player scores after this turn."""
    return state.finals > 0


def worth_of_cards(
    state: State, seat: Seat, left: int, to: Taste
) -> Iterator[tuple[float, Action]]:
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
                outlook_of_stock(state, seat, stock, track, left, to)
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
    """Stocks that a card with ``floors`` can lead to, with the gain of each colour. Above the
    limit, floors of the most frequent colour go back."""
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
                    outlooks[on, does.end] = outlook_of_stock(
                        after, seat, after.stocks[seat], track, left - 1, to
                    )
                worth += outlooks[on, does.end]
            yield worth, city.build[site][colour][roof]


def _stays_seen(after: State, site: int, last: bool, to: Taste) -> float:
    """Worth of a visible roof on ``site``, less for each free site beside it, because a build there
    may cover the roof."""
    value = to.seen
    if not last:
        for near in city_of(after).neighbours[site]:
            if after.colours[near] < 0:
                value *= to.fade
    return value


def _covers(
    state: State, after: State, seat: Seat, near: list[int], last: bool, to: Taste
) -> float:
    """Worth of covering the visible roofs on the sites ``near``."""
    value = 0.0
    for site in near:
        top = site << FLOOR_BITS | state.heights[site]
        for other, roofs in enumerate(state.roofs):
            if top in roofs and state.visible[other] < 0:
                part = -to.covered if other == seat else to.foreign
                value += part * _stays_seen(after, site, last, to)
    return value


def _left_to_rival(after: State, seat: Seat, to: Taste) -> float:
    """Worth of the next player's best build."""
    other = (seat + 1) % len(after.stocks)
    if after.visible[other] >= 0 or len(after.roofs[other]) == ROOFS:
        return 0.0
    track = after.tracks[other]
    return best_build(after, after.stocks[other], track, stars(track), to)
