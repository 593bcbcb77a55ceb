"""On Tour: plan a hundred days on the road, two numbers at a time.

Designed by Chad DeShon; first edition 2019, second edition 2020. README.md numbers every case of
the rules and names the test that holds it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from ludoteca.core.chance import Chance
from ludoteca.core.game import Meta, Rejected, Seat
from ludoteca.games.on_tour import scoring, types, view
from ludoteca.games.on_tour.maps import CIRCLE, EMPTY, MAPS, areas_in, bits, name_of
from ludoteca.games.on_tour.marking import erase, place, places, wanted, write
from ludoteca.games.on_tour.types import Action, Event, Kind, Mark, Options, State, What
from ludoteca.kit import choosing
from ludoteca.kit.draws import draw
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="on-tour",
    rules_version=1,
    seats=(1, 8),
    minutes=(15, 30),
    complexity=1,
    age=8,
    year=2019,
    authors=("Chad DeShon",),
)

CARDS: Final = 3

_PLANS: Final = {
    "single-roll": ((True, "low"), (False, "low"), (False, "high"), (False, "high")),
    "rulebook": ((True, "low"), (False, "high"), (True, "low"), (False, "high")),
    "four-rolls": ((True, "low"), (True, "low"), (True, "high"), (True, "high")),
}
"""Per card of the setup: whether the dice are rolled before it, and which number is written."""


def setup(options: Options, seats: int, chance: Chance, told: list[Event] | None) -> State:
    """State of a new table: four areas filled, first cards turned up, dice rolled."""
    size = MAPS[options.map].size
    deck = list(range(size))
    marks = [EMPTY] * size
    started: list[int] = []
    low = high = 0
    for rolls, what in _PLANS[options.setup]:
        if rolls:
            low = high = 0
        while low == high:  # equal dice are rolled again
            low, high = _roll(chance)
        area = draw(chance, deck)
        started.append(area)
        marks[area] = 2 * (low if what == "low" else high) | CIRCLE
        if told is not None:
            land = MAPS[options.map]
            told.append(types.Started(land.ids[area], land.words[area], name_of(marks[area])))
    state = State(
        options,
        deck=deck,
        started=started,
        marks=[marks[:] for _ in range(seats)],
        recent=[[] for _ in range(seats)],
        empty=[bits(deck)] * seats,
    )
    next_turn(state, chance, told)
    return state


def _roll(chance: Chance) -> tuple[int, int]:
    """The two numbers of two ten-sided dice, the lower one first."""
    one, other = sorted((chance.below(10), chance.below(10)))
    return 10 * one + other, 10 * other + one


# ---- in a turn ---------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that have not confirmed; empty when the table is over."""
    return () if state.kind is None else choosing.waiting_for(len(state.marks), state.confirmed)


_MARKS: Final = {
    (map_id, what): tuple(Mark(area, what) for area in land.ids)
    for map_id, land in MAPS.items()
    for what in get_args(What)
}


def options(state: State, seat: Seat) -> list[Action]:
    """Legal actions: marks that can be completed to a whole turn, by area; confirming; taking back
    marks or the confirmation."""
    if state.kind is None:
        return []
    if state.confirmed >> seat & 1:
        return [choosing.REOPEN]
    found: list[Action] = []
    recent = state.recent[seat]
    if len(recent) == wanted(state):
        found.append(choosing.CONFIRM)
    else:
        for what, areas in places(state, seat):
            marks = _MARKS[state.options.map, what]
            found += [marks[area] for area in areas_in(areas)]
    found += choosing.takes_back_of(recent)
    return found


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action. Draws the next cards and dice when it ends the turn.

    Raises: `Rejected` for an illegal action, with nothing changed and nothing drawn.
    """
    if state.kind is None:
        raise Rejected("error-table-over")
    if isinstance(action, choosing.Reopen):
        state.confirmed = choosing.reopened(state.confirmed, seat)
        return
    choosing.must_choose(state.confirmed, seat)
    recent = state.recent[seat]
    if isinstance(action, Mark):
        write(state, seat, action)
    elif isinstance(action, choosing.Confirm):
        missing = wanted(state) - len(recent)
        if missing:
            raise Rejected("error-marks-missing", marks=missing)
        state.confirmed |= 1 << seat
        if choosing.everybody_has(len(state.marks), state.confirmed):
            _reveal(state, told)
            next_turn(state, chance, told)
    else:
        erase(state, seat, choosing.taken_back(recent, action))


# ---- from turn to turn -------------------------------------------------------------------------


def _reveal(state: State, told: list[Event] | None) -> None:
    """After the last confirmation: announce all marks and discard the cards."""
    land = MAPS[state.options.map]
    for seat, recent in enumerate(state.recent):
        state.empty[seat] &= ~bits(recent)
        if told is not None:
            for area in recent:
                mark = state.marks[seat][area]
                name, word = land.ids[area], land.words[area]
                ring: Literal["yes", "no"] = "yes" if mark & CIRCLE else "no"
                told.append(types.Marked(seat, name, word, name_of(mark), ring))
        recent.clear()
    state.confirmed = 0
    state.discard = sorted(state.discard + state.cards)
    state.cards = []


def next_turn(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Turn up cards and roll for the next turn, or end the table. Makes forced choices itself."""
    left = state.empty[0].bit_count()
    if not left:
        state.kind = None
        if told is not None:
            told.append(types.Ended())
        return
    state.turn += 1
    if left > 2:
        _turn_up(state, chance, told)
    state.low, state.high = _roll(chance)
    state.kind = _kind(state)
    if told is not None:
        low, high = f"{state.low:02d}", f"{state.high:02d}"
        told.append(types.Rolled(state.turn, low, high, state.kind))
        if state.cards:
            told.append(_cards_turned(state))
    if left == 1 and state.kind == "final-doubles":
        for seat, empty in enumerate(state.empty):
            place(state, seat, "star", *areas_in(empty))
        _reveal(state, told)
        next_turn(state, chance, told)


def _kind(state: State) -> Kind:
    doubles = state.low == state.high
    if not state.cards:
        return "final-doubles" if doubles else "final-numbers"
    card = MAPS[state.options.map].card
    regions = {card[area] for area in state.cards}
    return "doubles" if doubles else "same-region" if len(regions) == 1 else "numbers"


def _turn_up(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Turn up three cards. When the deck runs out, the discarded cards form a new one."""
    for _ in range(CARDS):
        if not state.deck:
            state.deck, state.discard = state.discard, []
            if told is not None:
                told.append(types.Reshuffled())
        state.cards.append(draw(chance, state.deck))


def _cards_turned(state: State) -> types.CardsTurned:
    land = MAPS[state.options.map]
    facts: list[Any] = []
    for area in state.cards:
        facts += land.ids[area], land.words[area], land.card[area]
    return types.CardsTurned(*facts)


GAME: Final = wire(__name__, types, view, scoring)
