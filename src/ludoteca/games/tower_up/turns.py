"""Vehicles, the end of a turn, extra turns, the end of the table, and the market."""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.chance import Chance
from ludoteca.core.game import Seat
from ludoteca.games.tower_up import scoring
from ludoteca.games.tower_up.building import can_grow
from ludoteca.games.tower_up.city import (
    CARDS,
    COLOUR_WORDS,
    COLOURS,
    CONE_POINTS,
    LAST_SPACE,
    STAR_COLUMNS,
)
from ludoteca.games.tower_up.events import (
    CardRevealed,
    Ended,
    EndTriggered,
    Event,
    ExtraTurn,
    Reshuffled,
    Scored,
    TurnBegan,
    VehicleMoved,
)
from ludoteca.games.tower_up.types import EndedBy, State
from ludoteca.kit.draws import draw

IDLE_ROUNDS: Final = 6
"""Rounds without a build after which the end is triggered."""
NOBODY: Final = -1


def move_vehicle(
    state: State, seat: Seat, colour: int, steps: int, told: list[Event] | None
) -> None:
    track = state.tracks[seat]
    start = track[colour]
    track[colour] = end = min(LAST_SPACE, start + steps)
    if told is not None:
        move = (COLOURS[colour], COLOUR_WORDS[colour], start, end)
        told.append(VehicleMoved(seat, *move))


def reaches_star(state: State, seat: Seat, told: list[Event] | None) -> bool:
    """Whether all vehicles have reached another star column since the turn began."""
    level = scoring.stars(state.tracks[seat])
    if level == state.level:
        return False
    if told is not None:
        told.append(ExtraTurn(seat, STAR_COLUMNS[level - 1]))
    return True


def trigger_end(
    state: State,
    seat: Seat,
    by: EndedBy,
    why: Literal["roofs", "supply", "full", "idle"],
    told: list[Event] | None,
) -> None:
    """Trigger the end. Later triggers change nothing."""
    if state.ended_by is None:
        state.ended_by, state.trigger = by, seat
        if told is not None:
            told.append(EndTriggered(seat, why))


def confirm(state: State, seat: Seat, chance: Chance, told: list[Event] | None) -> None:
    slot = state.slot
    if slot >= 0:
        state.discard.append(state.market[slot])
        state.discard.sort()
        state.market[slot] = NOBODY
        state.slot = NOBODY
        state.idle += 1
        end_turn(state, seat, told)
        _refill(state, slot, chance, told)
    elif state.roofs[seat] or any(state.roofs):
        end_turn(state, seat, told)
    else:
        state.stage = "act"  # all starting buildings have a site
        _begin_turn(state, state.start, told)


def end_turn(state: State, seat: Seat, told: list[Event] | None) -> None:
    """End the turn of ``seat`` and begin an extra turn or the next player's turn."""
    if state.ended_by is None:
        if not can_grow(state):
            trigger_end(state, seat, "supply", "full", told)
        elif state.idle >= IDLE_ROUNDS * len(state.stocks):
            trigger_end(state, seat, "supply", "idle", told)
    state.stage = "act"
    level = scoring.stars(state.tracks[seat])
    state.extra = level > state.level
    if state.extra:
        state.level = level
    else:
        _hand_on(state, seat, told)


def _hand_on(state: State, seat: Seat, told: list[Event] | None) -> None:
    seats = len(state.stocks)
    if state.finals > 0:
        _score(state, seat, told)
        state.finals -= 1
    elif state.ended_by == "roofs":
        _score(state, seat, told)
        state.finals = seats - 1
    elif state.ended_by == "supply":
        state.finals = seats
    if not state.finals:
        state.stage, state.turn = "over", NOBODY
        if told is not None:
            told.append(Ended())
        return
    _begin_turn(state, (seat + 1) % seats, told)


def _begin_turn(state: State, seat: Seat, told: list[Event] | None) -> None:
    state.turn = seat
    state.level = scoring.stars(state.tracks[seat])
    if told is not None:
        told.append(TurnBegan(seat, "yes" if state.finals > 0 else "no"))


def _score(state: State, seat: Seat, told: list[Event] | None) -> None:
    """Place the cone of ``seat``, so that later builds over its roofs do not matter."""
    state.visible[seat] = seen = scoring.visible(state, seat)
    if told is not None:
        total = scoring.points(state, seat).total
        told.append(Scored(seat, seen, CONE_POINTS[seen], total))


def _refill(state: State, slot: int, chance: Chance, told: list[Event] | None) -> None:
    if not state.deck:
        state.deck, state.discard = state.discard, state.deck
        if told is not None:
            told.append(Reshuffled())
    state.market[slot] = card = draw(chance, state.deck)
    if told is not None:
        told.append(CardRevealed(CARDS[card].id, CARDS[card].word))
