"""From one turn to the next: setting up, cards, dice, and showing what was written."""

from __future__ import annotations

from bisect import insort
from typing import Final, Literal

from ludoteca.core.chance import Chance
from ludoteca.core.game import Rejected
from ludoteca.games.on_tour.maps import MAP_IDS, MAPS, REGIONS
from ludoteca.games.on_tour.marks import CIRCLE, EMPTY, STAR, name_of
from ludoteca.games.on_tour.nouns import (
    CardsTurned,
    Ended,
    Event,
    Marked,
    Options,
    Reshuffled,
    Rolled,
)
from ludoteca.games.on_tour.state import (
    DOUBLES,
    FINAL_DOUBLES,
    FINAL_NUMBERS,
    KINDS,
    NUMBERS,
    OVER,
    SAME_REGION,
    SETUPS,
    State,
)

MIN_SEATS: Final = 1
MAX_SEATS: Final = 8
CARDS: Final = 3

_PLANS: Final = {
    "single-roll": ((True, False), (False, False), (False, True), (False, True)),
    "rulebook": ((True, False), (False, True), (True, False), (False, True)),
    "four-rolls": ((True, False), (True, False), (True, True), (True, True)),
}
"""For each card of the set-up: whether the dice are rolled before it, whether the higher number
is written."""


def set_up(options: Options, seats: int, chance: Chance) -> State:
    """A fresh table in its first turn: four areas filled, cards turned up, dice rolled.

    Raises: ``Rejected("error-seats")`` unless there are 1 to 8 seats.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise Rejected("error-seats", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    map_number = MAP_IDS.index(options.map)
    size = MAPS[map_number].size
    deck = list(range(size))
    marks = [EMPTY] * size
    started: list[int] = []
    for rolls, high in _PLANS[options.setup]:
        if rolls:
            low_number, high_number = _different_digits(chance)
        area = deck.pop(chance.below(len(deck)))
        started.append(area)
        marks[area] = 2 * (high_number if high else low_number) | CIRCLE
    state = State(
        map=map_number,
        setup=SETUPS.index(options.setup),
        exact=options.star_circle == "exact",
        turn=0,
        kind=NUMBERS,
        low=0,
        high=0,
        cards=[],
        deck=deck,
        discard=[],
        started=started,
        marks=[marks[:] for _ in range(seats)],
        recent=[[] for _ in range(seats)],
        confirmed=0,
    )
    next_turn(state, chance, None)
    return state


def _different_digits(chance: Chance) -> tuple[int, int]:
    """The two numbers of a roll that is repeated while the dice are equal, the lower one first."""
    while True:
        one, other = chance.below(10), chance.below(10)
        if one != other:
            return _numbers(one, other)


def _numbers(one: int, other: int) -> tuple[int, int]:
    return (
        (10 * one + other, 10 * other + one)
        if one < other
        else (10 * other + one, 10 * one + other)
    )


def empties(state: State) -> int:
    """How many areas of each map were empty when the turn began; the same for all."""
    return state.marks[0].count(EMPTY) + len(state.recent[0])


def next_turn(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Turn up cards, roll, and ask; or end the table. What leaves nobody a choice is done."""
    while True:
        left = empties(state)
        if not left:
            state.kind = OVER
            if told is not None:
                told.append(Ended())
            return
        state.turn += 1
        final = left <= 2
        if not final:
            _turn_up(state, chance, told)
        one, other = chance.below(10), chance.below(10)
        state.low, state.high = _numbers(one, other)
        state.kind = _kind(state, one == other, final)
        if told is not None:
            told.append(Rolled(state.turn, state.low, state.high, KINDS[state.kind]))
        if left > 1 or state.kind != FINAL_DOUBLES:
            return
        for marks, recent in zip(state.marks, state.recent, strict=True):
            recent.append(marks.index(EMPTY))
            marks[recent[0]] = star_mark(state, recent[0])
        reveal(state, told)


def _kind(state: State, doubles: bool, final: bool) -> int:
    if final:
        return FINAL_DOUBLES if doubles else FINAL_NUMBERS
    if doubles:
        return DOUBLES
    card = MAPS[state.map].card
    one, two, three = state.cards
    return SAME_REGION if card[one] == card[two] == card[three] else NUMBERS


def _turn_up(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Three cards from the deck; when it runs out, those used before are the deck again."""
    cards: list[int] = []
    for _ in range(CARDS):
        if not state.deck:
            state.deck, state.discard = state.discard, []
            if told is not None:
                told.append(Reshuffled())
        cards.append(state.deck.pop(chance.below(len(state.deck))))
    state.cards = cards
    if told is not None:
        land = MAPS[state.map]
        one, two, three = cards
        told.append(
            CardsTurned(
                one=land.ids[one],
                one_word=land.words[one],
                one_region=REGIONS[land.card[one]],
                two=land.ids[two],
                two_word=land.words[two],
                two_region=REGIONS[land.card[two]],
                three=land.ids[three],
                three_word=land.words[three],
                three_region=REGIONS[land.card[three]],
            )
        )


def star_mark(state: State, area: int) -> int:
    """A star in ``area``, circled or not."""
    return STAR | CIRCLE if not state.exact or area in state.cards else STAR


def reveal(state: State, told: list[Event] | None) -> None:
    """All have confirmed: tell what they wrote, put the cards away."""
    if told is not None:
        land = MAPS[state.map]
        for seat, recent in enumerate(state.recent):
            for area in recent:
                mark = state.marks[seat][area]
                told.append(
                    Marked(seat, land.ids[area], land.words[area], name_of(mark), _circled(mark))
                )
    for recent in state.recent:
        recent.clear()
    state.confirmed = 0
    for area in state.cards:
        insort(state.discard, area)
    state.cards = []


def _circled(mark: int) -> Literal["yes", "no"]:
    return "yes" if mark & CIRCLE else "no"
