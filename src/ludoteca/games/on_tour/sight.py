"""What people see of a table, and back from there to a state that could be."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience
from ludoteca.games.on_tour.choices import place, places, wanted
from ludoteca.games.on_tour.maps import MAP_IDS, MAPS, REGIONS
from ludoteca.games.on_tour.marks import READ, WRITTEN
from ludoteca.games.on_tour.nouns import Card, View
from ludoteca.games.on_tour.route import best_route
from ludoteca.games.on_tour.state import KINDS, OVER, SETUPS, State, options_of, revealed


def view(state: State, audience: Audience) -> View:
    """The table; of the marks of this turn only those of the audience."""
    land = MAPS[state.map]
    ids = land.ids
    seats = range(len(state.marks))
    shown = [state.marks[seat] if seat == audience else revealed(state, seat) for seat in seats]
    confirmed = state.confirmed
    return View(
        options=options_of(state),
        turn=state.turn,
        kind=None if state.kind == OVER else KINDS[state.kind],
        low=state.low,
        high=state.high,
        cards=tuple([Card(ids[area], REGIONS[land.card[area]]) for area in state.cards]),
        discard=tuple([ids[area] for area in state.discard]),
        started=tuple([ids[area] for area in state.started]),
        maps=tuple([tuple([WRITTEN[mark] for mark in marks]) for marks in shown]),
        routes=tuple(
            [
                tuple([ids[area] for area in best_route(state.map, tuple(marks))[1]])
                for marks in shown
            ]
        ),
        marks=() if audience is None else tuple([ids[area] for area in state.recent[audience]]),
        confirmed=tuple([bool(confirmed >> seat & 1) for seat in seats]),
    )


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """A state that fits ``view``; what others have marked this turn is drawn."""
    map_number = MAP_IDS.index(view.options.map)
    names = MAPS[map_number].names
    cards = [names[card.area] for card in view.cards]
    discard = [names[name] for name in view.discard]
    started = [names[name] for name in view.started]
    gone = {*cards, *discard, *started}
    state = State(
        map=map_number,
        setup=SETUPS.index(view.options.setup),
        exact=view.options.star_circle == "exact",
        turn=view.turn,
        kind=OVER if view.kind is None else KINDS.index(view.kind),
        low=view.low,
        high=view.high,
        cards=cards,
        deck=[area for area in range(len(names)) if area not in gone],
        discard=discard,
        started=started,
        marks=[[READ[text] for text in marks] for marks in view.maps],
        recent=[[] for _ in view.maps],
        confirmed=0,
    )
    if seat is not None:
        state.recent[seat] = [names[name] for name in view.marks]
    if view.kind is not None:
        for other, done in enumerate(view.confirmed):
            if other != seat:
                _mark_something(state, other, done, chance)
        state.confirmed = sum(1 << at for at, done in enumerate(view.confirmed) if done)
    return state


def _mark_something(state: State, seat: int, done: bool, chance: Chance) -> None:
    """All marks of the turn for who is done, any number of them for others."""
    most = wanted(state)
    for _ in range(most if done else chance.below(most + 1)):
        listed = places(state, seat)
        what, areas = listed[chance.below(len(listed))]
        place(state, seat, what, areas[chance.below(len(areas))])
