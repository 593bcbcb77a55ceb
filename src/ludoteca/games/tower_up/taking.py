"""Taking a card: its floors, choices of colours, returns above the limit, and its vehicles."""

from __future__ import annotations

from ludoteca.core.game import Rejected, Seat
from ludoteca.games.tower_up.city import ALL, CARDS, COLOUR_WORDS, COLOURS, STOCK_LIMIT, WILD
from ludoteca.games.tower_up.events import CardTaken, Event, FloorChosen, FloorReturned
from ludoteca.games.tower_up.turns import move_vehicle, reaches_star, trigger_end
from ludoteca.games.tower_up.types import State
from ludoteca.games.tower_up.view import wanted


def take_card(state: State, seat: Seat, card: int, told: list[Event] | None) -> None:
    if card not in state.market:
        raise Rejected("error-card-not-there")
    state.slot, state.icon = state.market.index(card), 0
    if told is not None:
        told.append(CardTaken(seat, CARDS[card].id, CARDS[card].word))
    _take_floors(state, seat, told)


def _take_floors(state: State, seat: Seat, told: list[Event] | None) -> None:
    """Take the card's floors one by one, until a colour must be chosen."""
    supply, stock = state.supply, state.stocks[seat]
    floors = CARDS[state.market[state.slot]].floors
    while state.icon < len(floors):
        wanted = floors[state.icon]
        if wanted == WILD or not supply[wanted]:
            left = [colour for colour in ALL if supply[colour]]
            if wanted != WILD or not left:
                trigger_end(state, seat, "supply", "supply", told)
            if len(left) > 1:
                state.stage = "choose"
                return
            if left:
                _take_chosen(state, seat, left[0], told)
        else:
            supply[wanted] -= 1
            stock[wanted] += 1
        state.icon += 1
    if sum(stock) > STOCK_LIMIT:
        state.stage = "return"
    else:
        _move_vehicles(state, seat, told)


def _take_chosen(state: State, seat: Seat, colour: int, told: list[Event] | None) -> None:
    state.supply[colour] -= 1
    state.stocks[seat][colour] += 1
    if told is not None:
        floor = wanted(state)
        assert floor is not None
        what = (COLOURS[colour], COLOUR_WORDS[colour], floor, f"colour-{floor}")
        told.append(FloorChosen(seat, *what))


def choose_colour(state: State, seat: Seat, colour: int, told: list[Event] | None) -> None:
    if not state.supply[colour]:
        raise Rejected("error-colour-run-out", colour_word=COLOUR_WORDS[colour])
    _take_chosen(state, seat, colour, told)
    state.icon += 1
    _take_floors(state, seat, told)


def return_floor(state: State, seat: Seat, colour: int, told: list[Event] | None) -> None:
    stock = state.stocks[seat]
    if not stock[colour]:
        raise Rejected("error-no-such-floor", colour_word=COLOUR_WORDS[colour])
    stock[colour] -= 1
    state.supply[colour] += 1
    if told is not None:
        told.append(FloorReturned(seat, COLOURS[colour], COLOUR_WORDS[colour]))
    if sum(stock) == STOCK_LIMIT:
        _move_vehicles(state, seat, told)


def _move_vehicles(state: State, seat: Seat, told: list[Event] | None) -> None:
    for colour in CARDS[state.market[state.slot]].vehicles:
        move_vehicle(state, seat, colour, 1, told)
    reaches_star(state, seat, told)
    state.stage = "confirm"
