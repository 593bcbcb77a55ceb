"""Tower Up: take floors or build; every building beside a new one grows.

Designed by Frank Crittin, Grégoire Largey and Sébastien Pauchon; published in 2024. README.md
numbers every case of the rules and names the test that holds it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Meta, Rejected, Seat
from ludoteca.games.tower_up import diagram, scoring, texts, types, view
from ludoteca.games.tower_up.building import (
    EMPTY,
    builds,
    city_of,
    found,
    missing_floors,
    raise_around,
    standing,
)
from ludoteca.games.tower_up.city import (
    ALL,
    CARD_NUMBERS,
    CARDS,
    CHOOSE,
    CITIES,
    COLOUR_WORDS,
    COLOURS,
    FLOOR_BITS,
    FLOORS_EACH,
    GOALS,
    NUMBERS,
    RETURN,
    ROOFS,
    TAKE,
    WILD,
    City,
)
from ludoteca.games.tower_up.events import (
    BuildingStarted,
    BuildingStood,
    Built,
    ConeChanged,
    Event,
    Founding,
    ObjectiveMet,
    Roofed,
    TurnBegan,
)
from ludoteca.games.tower_up.plans import open_sites
from ludoteca.games.tower_up.taking import choose_colour, return_floor, take_card
from ludoteca.games.tower_up.turns import (
    NOBODY,
    confirm,
    end_turn,
    move_vehicle,
    reaches_star,
    trigger_end,
)
from ludoteca.games.tower_up.types import (
    Action,
    Build,
    Choose,
    Options,
    Place,
    Return,
    Stage,
    State,
    Take,
)
from ludoteca.kit.choosing import CONFIRM, Confirm
from ludoteca.kit.draws import draw_several
from ludoteca.kit.wiring import wire

META: Final = Meta(
    id="tower-up",
    rules_version=1,
    seats=(2, 4),
    minutes=(20, 45),
    complexity=2,
    age=8,
    year=2024,
    authors=("Frank Crittin", "Grégoire Largey", "Sébastien Pauchon"),
)

MARKET: Final = 3
STREETS_AT_START: Final = 3
"""Least number of streets at the site of a starting building."""

_CONFIRM: Final = (CONFIRM,)
_TO_ACT: Final[tuple[tuple[Seat, ...], ...]] = (*((seat,) for seat in range(META.seats[1])), ())
"""Indexed by the active seat; `NOBODY` is -1 and so finds the last entry."""


# ---- setup -------------------------------------------------------------------------------------


def setup(options: Options, seats: int, chance: Chance, told: list[Event] | None) -> State:
    """State of a new table. Draws the market, the colours of wild starting buildings, the
    objectives, the start player, and the sites unless they are chosen."""
    city = CITIES[seats]
    deck = list(range(len(CARDS)))
    market = draw_several(chance, deck, MARKET)
    bottoms = [CARDS[card].bottom for card in market]
    for place, bottom in enumerate(bottoms):
        if bottom == WILD:
            free = [colour for colour in ALL if colour not in bottoms]
            bottoms[place] = free[chance.below(len(free))]
    if options.objectives == "starter":
        objectives = [number for number, goal in enumerate(GOALS) if goal.starter]
    else:
        objectives = draw_several(chance, list(range(len(GOALS))), 3)
    start = chance.below(seats)
    state = State(
        options=options,
        stage="act",
        start=start,
        turn=start,
        colours=[EMPTY] * city.size,
        heights=[0] * city.size,
        costs=[0] * city.size,
        stocks=[[1] * len(COLOURS) for _ in range(seats)],
        tracks=[[0] * len(COLOURS) for _ in range(seats)],
        roofs=[[] for _ in range(seats)],
        chips=[[0] * len(objectives) for _ in range(seats)],
        visible=[-1] * seats,
        supply=[FLOORS_EACH - seats - bottoms.count(colour) for colour in ALL],
        deck=deck,
        discard=[],
        market=market,
        objectives=objectives,
        to_place=[],
    )
    if options.start_sites == "chosen":
        state.stage, state.turn, state.to_place = "place", (start - 1) % seats, bottoms
        if told is not None:
            told.append(Founding(state.turn, start))
    else:
        _place_at_random(state, city, bottoms, chance, told)
        if told is not None:
            told.append(TurnBegan(start, "no"))
    return state


def _place_at_random(
    state: State, city: City, bottoms: list[int], chance: Chance, told: list[Event] | None
) -> None:
    """Place the starting buildings in different districts, not beside each other, on sites with at
    least three streets."""
    used: list[int] = []
    for colour in bottoms:
        districts = [city.district[site] for site in used]
        sites = [
            site
            for site in range(city.size)
            if len(city.neighbours[site]) >= STREETS_AT_START
            and city.district[site] not in districts
            and not state.costs[site]
        ]
        used.append(sites[chance.below(len(sites))])
        found(state, used[-1], colour)
        if told is not None:
            facts = (
                city.ids[used[-1]],
                city.words[used[-1]],
                COLOURS[colour],
                COLOUR_WORDS[colour],
            )
            told.append(BuildingStood(*facts))


# ---- options -----------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    """The active player, or before the first turn the seat that places; empty when it is over."""
    return _TO_ACT[state.turn]


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """Legal actions: cards in the order of the market, then builds site by site."""
    if seat != state.turn:
        return ()
    if state.stage == "act":
        return (*[TAKE[card] for card in state.market], *builds(state, seat))
    if state.stage == "confirm":
        return _CONFIRM
    if state.stage == "choose":
        return tuple([CHOOSE[colour] for colour in ALL if state.supply[colour]])
    if state.stage == "return":
        stock = state.stocks[seat]
        return tuple([RETURN[colour] for colour in ALL if stock[colour]])
    city = city_of(state)
    return tuple([city.place[site] for site in open_sites(state)])


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action of the active player.

    Draws the new card at the end of a turn in which a card was taken.
    Raises: `Rejected` for an illegal action, with nothing changed and nothing drawn.
    """
    if seat != state.turn:
        raise Rejected("error-table-over" if state.stage == "over" else "error-not-your-turn")
    if type(action) is Build:
        _asked(state, "act")
        _build(state, seat, action, told)
    elif type(action) is Take:
        _asked(state, "act")
        take_card(state, seat, CARD_NUMBERS.get(action.card, NOBODY), told)
    elif type(action) is Confirm:
        _asked(state, "confirm")
        confirm(state, seat, chance, told)
    elif type(action) is Choose:
        _asked(state, "choose")
        choose_colour(state, seat, NUMBERS[action.colour], told)
    elif type(action) is Return:
        _asked(state, "return")
        return_floor(state, seat, NUMBERS[action.colour], told)
    elif type(action) is Place:
        _asked(state, "place")
        _place(state, seat, action.site, told)
    else:
        raise Rejected("error-no-such-action")


def _asked(state: State, stage: Stage) -> None:
    if state.stage != stage:
        raise Rejected(f"error-asked-{state.stage}")


def _place(state: State, seat: Seat, name: str, told: list[Event] | None) -> None:
    city = city_of(state)
    site = city.numbers.get(name, EMPTY)
    if site not in open_sites(state):
        if site == EMPTY:
            raise Rejected("error-no-such-site")
        taken = state.colours[site] >= 0
        raise Rejected("error-site-taken" if taken else "error-same-colour-beside")
    colour = state.to_place.pop(0)
    found(state, site, colour)
    if told is not None:
        where = (city.ids[site], city.words[site])
        told.append(BuildingStarted(seat, *where, COLOURS[colour], COLOUR_WORDS[colour]))
    if not state.to_place:
        state.stage = "confirm"


# ---- building ----------------------------------------------------------------------------------


def _build(state: State, seat: Seat, action: Build, told: list[Event] | None) -> None:
    city = city_of(state)
    site, roof = city.numbers.get(action.site, EMPTY), city.numbers.get(action.roof, EMPTY)
    colour = NUMBERS[action.colour]
    _must_be_legal(state, seat, site, colour, roof)
    cones = [] if told is None else scoring.cones(state)
    raised = raise_around(state, seat, site, colour)
    height, on = state.heights[roof], state.colours[roof]
    roofs = state.roofs[seat]
    roofs.append(roof << FLOOR_BITS | height)
    if told is not None:
        new = (city.ids[site], city.words[site], COLOURS[colour], COLOUR_WORDS[colour])
        old = (city.ids[roof], city.words[roof], COLOURS[on], COLOUR_WORDS[on])
        told.append(Built(seat, *new, raised))
        told.append(Roofed(seat, *old, height, ROOFS - len(roofs)))
    move_vehicle(state, seat, on, height, told)
    if told is not None:
        _tell_cones(state, cones, told)
    _take_chips(state, seat, told)
    state.idle = 0
    if len(roofs) == ROOFS:
        trigger_end(state, seat, "roofs", "roofs", told)
    if reaches_star(state, seat, told):
        end_turn(state, seat, told)  # without `confirm`: nothing was drawn, so undo still works
    else:
        state.stage = "confirm"


def _must_be_legal(state: State, seat: Seat, site: int, colour: int, roof: int) -> None:
    """Raises `Rejected` for a build that `builds` does not list."""
    if len(state.roofs[seat]) == ROOFS:
        raise Rejected("error-no-roof")
    if site == EMPTY or roof == EMPTY:
        raise Rejected("error-no-such-site")
    if state.colours[site] >= 0:
        raise Rejected("error-site-taken")
    near = standing(state, site)
    if not near:
        raise Rejected("error-no-building-beside")
    if colour in [state.colours[other] for other in near]:
        raise Rejected("error-same-colour-beside")
    if not state.stocks[seat][colour] or any(missing_floors(state, seat, site) or ()):
        raise Rejected("error-floors-missing")
    if roof != site and roof not in near:
        raise Rejected("error-roof-elsewhere")


def _tell_cones(state: State, before: list[int], told: list[Event]) -> None:
    for seat, (start, end) in enumerate(zip(before, scoring.cones(state), strict=True)):
        if start != end:
            told.append(ConeChanged(seat, scoring.visible(state, seat), start, end))


def _take_chips(state: State, seat: Seat, told: list[Event] | None) -> None:
    own = state.chips[seat]
    for place, goal in enumerate(state.objectives):
        if not own[place] and scoring.meets(state, seat, goal):
            own[place] = chip = scoring.next_chip(state, place)
            if told is not None:
                name = GOALS[goal].id
                told.append(ObjectiveMet(seat, name, f"objective-{name.lower()}", chip))


GAME: Final = wire(__name__, types, view, texts, diagram, scoring)
