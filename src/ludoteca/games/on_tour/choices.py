"""What may be done, and doing it: numbers, stars and X, taking them back, confirming.

What a seat may write is judged by its map at the start of the turn and the finished pair: in
which order the two marks are made makes no difference.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Rejected, Seat
from ludoteca.games.on_tour import turns
from ludoteca.games.on_tour.maps import MAPS, MOST_AREAS
from ludoteca.games.on_tour.marks import CIRCLE, EMPTY, STAR, X
from ludoteca.games.on_tour.nouns import Action, Event, Mark, What
from ludoteca.games.on_tour.state import (
    FINAL_DOUBLES,
    FINAL_NUMBERS,
    NUMBERS,
    OVER,
    State,
)
from ludoteca.kit.together import (
    CONFIRM,
    EVERYBODY,
    TAKE_ALL_BACK,
    TAKE_BACK,
    Confirm,
    TakeAllBack,
    TakeBack,
    waiting_for,
)

_WHATS: Final[tuple[What, ...]] = ("low", "high", "star", "x")
_MARKS: Final = tuple(
    {what: tuple(Mark(area, what) for area in land.ids) for what in _WHATS} for land in MAPS
)


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have not confirmed; nobody when the table is over."""
    if state.kind == OVER:
        return ()
    return waiting_for(len(state.marks), state.confirmed)


def options(state: State, seat: Seat) -> list[Action]:
    """Marks that can be completed to a whole turn, by area; to be done; to take back."""
    if state.kind == OVER or state.confirmed >> seat & 1:
        return []
    found: list[Action] = []
    recent = state.recent[seat]
    if len(recent) == wanted(state):
        found.append(CONFIRM)
    else:
        table = _MARKS[state.map]
        for what, areas in places(state, seat):
            row = table[what]
            found += [row[area] for area in areas]
    if recent:
        found.append(TAKE_BACK)
        if len(recent) > 1:
            found.append(TAKE_ALL_BACK)
    return found


def wanted(state: State) -> int:
    """How many marks everybody makes this turn."""
    if state.kind == NUMBERS:
        return 2
    return min(2, turns.empties(state)) if state.kind == FINAL_NUMBERS else 1


def places(state: State, seat: Seat) -> list[tuple[What, list[int]]]:
    """What may be written next, and where; empty areas only."""
    marks, recent = state.marks[seat], state.recent[seat]
    empty = [area for area, mark in enumerate(marks) if not mark or area in recent]
    if state.kind == FINAL_DOUBLES:
        return [("star", empty)]
    if state.kind == FINAL_NUMBERS:
        return _numbers_left(state, marks, recent, [a for a in empty if a not in recent])
    reached = reach(state)
    if state.kind != NUMBERS:
        open_areas = [area for area in empty if reached[area]]
        return [("star", open_areas)] if open_areas else [("x", empty)]
    return _places_of_pairs(state, marks, recent, empty, reached)


def reach(state: State) -> tuple[int, ...]:
    """Per area of the map the cards by which it may be written, as bits."""
    return _reach(state.map, tuple(state.cards))


@functools.lru_cache(maxsize=4096)
def _reach(number: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    land = MAPS[number]
    regions = [land.inside[land.card[card]] for card in cards]
    return tuple(
        sum(inside[area] << bit for bit, inside in enumerate(regions)) for area in range(land.size)
    )


def together(one: int, other: int) -> bool:
    """Whether two areas, reached by these cards, can be written by two different cards."""
    return bool(one and other) and (one != other or one & (one - 1) != 0)


def writable(empty: list[int], reached: Sequence[int]) -> int:
    """How many of the two numbers can be written: what must be written."""
    found = [reached[area] for area in empty if reached[area]]
    if not found:
        return 0
    cards = found[0]
    if found.count(cards) < len(found):
        return 2
    return 2 if len(found) > 1 and cards & (cards - 1) else 1


def _places_of_pairs(
    state: State, marks: list[int], recent: list[int], empty: list[int], reached: Sequence[int]
) -> list[tuple[What, list[int]]]:
    must = writable(empty, reached)
    open_areas = [area for area in empty if reached[area]]
    if not must:
        return [("x", [area for area in empty if area not in recent])]
    if must == 2:
        kinds = {reached[area] for area in open_areas}
        if recent:
            first = recent[0]
            fitting = {cards for cards in kinds if together(reached[first], cards)}
            free = [area for area in open_areas if area != first and reached[area] in fitting]
        else:
            several = {cards for cards in kinds if len(kinds) > 1 or cards & (cards - 1)}
            free = [area for area in open_areas if reached[area] in several]
        return _numbers_left(state, marks, recent, free)
    # One number and one X, which goes where the cards show room if there is any.
    alone = len(open_areas) == 1
    if not recent:
        crossed = [area for area in empty if area not in open_areas] if alone else open_areas
        return [*_numbers_left(state, marks, recent, open_areas), ("x", crossed)]
    first = recent[0]
    if marks[first] == X:
        free = [area for area in open_areas if area != first]
        return _numbers_left(state, marks, recent, free)
    others = empty if alone else open_areas
    return [("x", [area for area in others if area != first])]


def _numbers_left(
    state: State, marks: list[int], recent: list[int], areas: list[int]
) -> list[tuple[What, list[int]]]:
    """The numbers that were not written yet this turn, each into ``areas``."""
    used = [marks[area] >> 1 for area in recent]
    left: list[tuple[What, list[int]]] = []
    if state.low not in used:
        left.append(("low", areas))
    if state.high not in used:
        left.append(("high", areas))
    return left


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action. Draws the next cards and dice when it ends the turn.

    Raises: `Rejected`, with nothing changed and nothing drawn, for what the rules forbid.
    """
    if state.kind == OVER:
        raise Rejected("error-table-over")
    if not 0 <= seat < len(state.marks):
        raise Rejected("error-not-your-turn")
    if state.confirmed >> seat & 1:
        raise Rejected("error-confirmed")
    recent = state.recent[seat]
    if type(action) is Mark:
        _mark(state, seat, action)
    elif type(action) is Confirm:
        if len(recent) < wanted(state):
            raise Rejected("error-marks-missing", marks=wanted(state) - len(recent))
        state.confirmed |= 1 << seat
        if state.confirmed == EVERYBODY[len(state.marks)]:
            turns.reveal(state, told)
            turns.next_turn(state, chance, told)
    elif type(action) is TakeBack or type(action) is TakeAllBack:
        if not recent:
            raise Rejected("error-nothing-marked")
        if type(action) is TakeAllBack and len(recent) == 1:  # not offered: it would be the same
            raise Rejected("error-one-mark")
        for _ in range(len(recent) if type(action) is TakeAllBack else 1):
            state.marks[seat][recent.pop()] = EMPTY
        circle(state, seat)
    else:
        raise Rejected("error-not-now")


def _mark(state: State, seat: Seat, action: Mark) -> None:
    area = MAPS[state.map].names.get(action.area, -1)
    if area < 0:
        raise Rejected("error-no-such-area")
    recent, marks = state.recent[seat], state.marks[seat]
    if len(recent) == wanted(state):
        raise Rejected("error-marked-all")
    if marks[area]:
        raise Rejected("error-area-full", area_word=MAPS[state.map].words[area])
    for what, areas in places(state, seat):
        if what == action.what and area in areas:
            break
    else:
        raise _refusal(state, seat, action)
    place(state, seat, action.what, area)


def place(state: State, seat: Seat, what: What, area: int) -> None:
    """Make a mark that was found to be legal."""
    state.recent[seat].append(area)
    state.marks[seat][area] = _new_mark(state, what)
    circle(state, seat)


def _new_mark(state: State, what: What) -> int:
    if what == "x":
        return X
    if what == "star":
        return STAR
    return 2 * (state.low if what == "low" else state.high)


def _refusal(state: State, seat: Seat, action: Mark) -> Rejected:
    """Why a mark does not go there."""
    offered = [what for what, _ in places(state, seat)]
    if action.what not in offered:
        if action.what == "x":
            return Rejected("error-x-not-needed")
        return Rejected("error-not-this-mark")
    word = MAPS[state.map].words[MAPS[state.map].names[action.area]]
    key = "error-x-not-here" if action.what == "x" else "error-not-here"
    return Rejected(key, area_word=word)


def circle(state: State, seat: Seat) -> None:
    """Circle the marks of this turn, each as the others let it."""
    marks, recent = state.marks[seat], state.recent[seat]
    numbers = [area for area in recent if marks[area] < STAR]
    for area in recent:
        if marks[area] == X:
            continue
        if marks[area] >= STAR:
            circled = star_is_circled(state, area)
        else:
            circled = number_is_circled(state, area, [other for other in numbers if other != area])
        marks[area] = marks[area] & ~CIRCLE | (CIRCLE if circled else 0)


def star_is_circled(state: State, area: int) -> bool:
    return turns.star_mark(state, area) & CIRCLE != 0


def number_is_circled(state: State, area: int, others: list[int]) -> bool:
    """Whether a number in ``area`` is circled: a card names it, and the ``others`` that are
    written this turn do not need that very card."""
    if area not in state.cards:
        return False
    card = 1 << state.cards.index(area)
    reached = reach(state)
    return all(reached[other] != card for other in others)


assert MOST_AREAS <= 64, "routes and bots hold areas as bits"
