"""Views of Tower Up, and the state that a view shows."""

from __future__ import annotations

from typing import Literal

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience, Seat
from ludoteca.games.tower_up.building import EMPTY, city_of, found
from ludoteca.games.tower_up.city import (
    ALL,
    CARD_NUMBERS,
    CARDS,
    CITIES,
    COLOURS,
    FLOOR,
    FLOOR_BITS,
    GOAL_NUMBERS,
    GOALS,
    NUMBERS,
    ROOFS,
    STOCK_LIMIT,
    WILD,
)
from ludoteca.games.tower_up.plans import NONE, open_sites, plans_of, refusals
from ludoteca.games.tower_up.scoring import chips_left, points, stars, visible
from ludoteca.games.tower_up.types import Building, End, Objective, Offer, Player, Roof, State, View


def view(state: State, audience: Audience) -> View:
    """The table; for the active seat also the possible builds, and the reasons against other
    sites."""
    acting = audience is not None and audience == state.turn
    seats = range(len(state.stocks))
    return View(
        options=state.options,
        board=city_of(state).id,
        stage=state.stage,
        start=state.start,
        turn=None if state.turn < 0 else state.turn,
        extra=state.extra,
        level=state.level,
        buildings=_buildings(state),
        players=tuple([_player(state, seat) for seat in seats]),
        supply=tuple(state.supply),
        market=tuple([offer_of(state, card) for card in state.market]),
        deck=len(state.deck),
        discard=tuple([CARDS[card].id for card in state.discard]),
        objectives=tuple(
            [
                Objective(GOALS[goal].id, chips_left(state, place))
                for place, goal in enumerate(state.objectives)
            ]
        ),
        taking=CARDS[state.market[state.slot]].id if state.slot >= 0 else None,
        icon=state.icon,
        wanted=wanted(state),
        excess=excess(state),
        to_place=tuple([COLOURS[colour] for colour in state.to_place]),
        idle=state.idle,
        end=_end(state),
        plans=plans_of(state, state.turn) if acting and state.stage == "act" else (),
        refused=refusals(state, state.turn) if acting else (),
        open=tuple([city_of(state).ids[site] for site in open_sites(state)]) if acting else (),
    )


def sees_as(state: State, audience: Audience) -> Audience:
    """All seats but the active one share the view of the watchers."""
    return audience if audience == state.turn else None


def _buildings(state: State) -> tuple[Building, ...]:
    city, colours = city_of(state), state.colours
    lie_on: dict[int, list[Roof]] = {}
    for seat, roofs in enumerate(state.roofs):
        for roof in roofs:
            lie_on.setdefault(roof >> FLOOR_BITS, []).append(Roof(roof & FLOOR, seat))
    return tuple(
        [
            Building(
                site=city.ids[site],
                colour=COLOURS[colour],
                height=state.heights[site],
                roofs=tuple(sorted(lie_on.get(site, ()), key=_floor)),
                free=[colours[near] for near in city.neighbours[site]].count(EMPTY),
            )
            for site, colour in enumerate(colours)
            if colour >= 0
        ]
    )


def _floor(roof: Roof) -> int:
    return roof.floor


def _player(state: State, seat: Seat) -> Player:
    return Player(
        stock=tuple(state.stocks[seat]),
        vehicles=tuple(state.tracks[seat]),
        roofs=ROOFS - len(state.roofs[seat]),
        visible=visible(state, seat),
        stars=stars(state.tracks[seat]),
        chips=tuple(state.chips[seat]),
        points=points(state, seat),
        scored=state.visible[seat] >= 0,
    )


def offer_of(state: State, number: int) -> Offer:
    if number < 0:
        return Offer("", NONE, False)
    card = CARDS[number]
    missing = tuple([max(0, card.floors.count(colour) - state.supply[colour]) for colour in ALL])
    ends = any(missing) or len(card.floors) > sum(state.supply)
    return Offer(card.id, missing, ends and state.ended_by is None)


def _end(state: State) -> End | None:
    if state.ended_by is None:
        return None
    seats = len(state.stocks)
    if state.finals >= 0:
        first, left = state.turn, state.finals
    else:  # the turn that triggered it is not over
        first, left = state.trigger + 1, seats - (state.ended_by == "roofs")
    following = [(first + further) % seats for further in range(left)]
    return End(state.ended_by, state.trigger, tuple(following))


def wanted(state: State) -> Literal["wild", "white", "grey", "brown", "black"] | None:
    """Next floor of the card being taken; None when all are taken."""
    if state.slot < 0:
        return None
    floors = CARDS[state.market[state.slot]].floors
    if state.icon >= len(floors):
        return None
    floor = floors[state.icon]
    return "wild" if floor == WILD else COLOURS[floor]


def excess(state: State) -> int:
    """Number of floors still to be returned."""
    return sum(state.stocks[state.turn]) - STOCK_LIMIT if state.stage == "return" else 0


# ---- back to a state ---------------------------------------------------------------------------


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """The only state with this ``view``: the deck's cards are those not seen, and their order is
    not decided before they are drawn."""
    players = view.players
    city = CITIES[len(players)]
    market = [CARD_NUMBERS.get(offer.card, -1) for offer in view.market]
    discard = [CARD_NUMBERS[card] for card in view.discard]
    state = State(
        options=view.options,
        stage=view.stage,
        start=view.start,
        turn=-1 if view.turn is None else view.turn,
        colours=[EMPTY] * city.size,
        heights=[0] * city.size,
        costs=[0] * city.size,
        stocks=[[*player.stock] for player in players],
        tracks=[[*player.vehicles] for player in players],
        roofs=[[] for _ in players],
        chips=[[*player.chips] for player in players],
        visible=[player.visible if player.scored else -1 for player in players],
        supply=[*view.supply],
        deck=sorted({*range(len(CARDS))}.difference(market, discard)),
        discard=discard,
        market=market,
        objectives=[GOAL_NUMBERS[objective.id] for objective in view.objectives],
        to_place=[NUMBERS[colour] for colour in view.to_place],
        level=view.level,
        extra=view.extra,
        slot=-1 if view.taking is None else market.index(CARD_NUMBERS[view.taking]),
        icon=view.icon,
        idle=view.idle,
    )
    for building in view.buildings:
        site = city.numbers[building.site]
        found(state, site, NUMBERS[building.colour])
        state.heights[site] = building.height
        for roof in building.roofs:
            state.roofs[roof.seat].append(site << FLOOR_BITS | roof.floor)
    if view.end is not None:
        state.ended_by, state.trigger = view.end.by, view.end.seat
        if view.turn is None or view.turn in view.end.left[:1]:
            state.finals = len(view.end.left)
    return state
