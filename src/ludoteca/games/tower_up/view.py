"""Views, prompts and option names of Tower Up, and the state that a view shows."""

from __future__ import annotations

import textwrap
from typing import Final, Literal

from ludoteca.core.chance import Chance
from ludoteca.core.diagram import WIDEST
from ludoteca.core.game import Audience, Fact, Seat, Text
from ludoteca.games.tower_up.building import (
    EMPTY,
    Effect,
    city_of,
    effect,
    found,
    grounds,
    missing_floors,
    standing,
    tried,
)
from ludoteca.games.tower_up.city import (
    ALL,
    CARD_NUMBERS,
    CARDS,
    CITIES,
    COLOUR_WORDS,
    COLOURS,
    CONE_POINTS,
    FIELD,
    FLOOR,
    FLOOR_BITS,
    GOAL_NUMBERS,
    GOALS,
    NUMBERS,
    ROOFS,
    STOCK_LIMIT,
    WILD,
    unpacked,
)
from ludoteca.games.tower_up.scoring import chips_left, points, stars, visible
from ludoteca.games.tower_up.types import (
    Action,
    Build,
    Building,
    Choose,
    End,
    Gain,
    Objective,
    Offer,
    Place,
    Plan,
    Player,
    Refusal,
    Return,
    Roof,
    Roofing,
    State,
    Take,
    View,
)
from ludoteca.kit import choosing

NONE: Final = (0,) * len(COLOURS)


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
        market=tuple([_offer(state, card) for card in state.market]),
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
        plans=_plans(state, state.turn) if acting and state.stage == "act" else (),
        refused=_refused(state, state.turn) if acting else (),
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


def _offer(state: State, number: int) -> Offer:
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


# ---- possible builds, and reasons against the others -------------------------------------------


def open_sites(state: State) -> list[int]:
    """Sites where the next starting building may stand."""
    if state.stage != "place":
        return []
    field = FIELD[state.to_place[0]]
    return [
        site
        for site, cost in enumerate(state.costs)
        if state.colours[site] == EMPTY and not cost & field
    ]


def _plans(state: State, seat: Seat) -> tuple[Plan, ...]:
    if len(state.roofs[seat]) == ROOFS:
        return ()
    city = city_of(state)
    found_plans = []
    for site, colour in grounds(state, seat):
        after = tried(state, seat, site, colour)
        near = standing(state, site)
        before, left = state.stocks[seat], after.stocks[seat]
        cost = tuple([had - has for had, has in zip(before, left, strict=True)])
        seen = visible(state, seat)
        roofs = tuple([_roofing(after, seat, roof, seen) for roof in (site, *near)])
        plan = Plan(city.ids[site], COLOURS[colour], cost, _covered(state, near), roofs)
        found_plans.append(plan)
    return tuple(found_plans)


def _covered(state: State, sites: list[int]) -> tuple[Seat, ...]:
    """Seats whose roofs are on top of the buildings on these ``sites``."""
    tops = [site << FLOOR_BITS | state.heights[site] for site in sites]
    return tuple([seat for top in tops for seat, roofs in enumerate(state.roofs) if top in roofs])


def _gain(after: State, seat: Seat, roof: int, does: Effect, seen: int) -> int:
    """Points that a roof brings at once, for its vehicle and the change of the cone; ``seen`` is
    the number of the seat's visible roofs before the build. Chips count separately."""
    roofs = after.roofs[seat]
    roofs.append(roof << FLOOR_BITS | after.heights[roof])
    cone = CONE_POINTS[visible(after, seat)] - CONE_POINTS[seen]
    roofs.pop()
    return does.points + cone


def _roofing(after: State, seat: Seat, roof: int, seen: int) -> Roofing:
    does = effect(after, seat, roof)
    return Roofing(
        site=city_of(after).ids[roof],
        colour=COLOURS[after.colours[roof]],
        height=after.heights[roof],
        start=does.start,
        end=does.end,
        points=_gain(after, seat, roof, does, seen),
        extra=does.extra,
        gains=tuple(
            [
                Gain(GOALS[goal].id, chip)
                for goal, chip in zip(after.objectives, does.chips, strict=True)
                if chip
            ]
        ),
    )


def _refused(state: State, seat: Seat) -> tuple[Refusal, ...]:
    ids = city_of(state).ids
    if state.stage == "place":
        fits = open_sites(state)
        return tuple(
            [
                Refusal(ids[site], "colours", NONE)
                for site, colour in enumerate(state.colours)
                if colour == EMPTY and site not in fits
            ]
        )
    if state.stage != "act":
        return ()
    no_roof = len(state.roofs[seat]) == ROOFS
    usable = set() if no_roof else {site for site, _ in grounds(state, seat)}
    refused = []
    for site, cost in enumerate(state.costs):
        if state.colours[site] != EMPTY or site in usable:
            continue
        if not cost:
            refused.append(Refusal(ids[site], "no-building", NONE))
        elif no_roof:
            refused.append(Refusal(ids[site], "no-roof", NONE))
        elif (missing := missing_floors(state, seat, site)) is None:
            refused.append(Refusal(ids[site], "colours", NONE))
        else:
            refused.append(Refusal(ids[site], "floors", missing))
    return tuple(refused)


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


# ---- as text -----------------------------------------------------------------------------------

LETTERS: Final = "ABCD"
"""Letters that stand for seats in a diagram."""
SIGNS: Final = "wgbk"
"""Letters that stand for colours in a diagram: white, grey, brown, black."""


def diagram(view: View) -> str:
    """Position as text: the active player and the market; the city by districts, each building with
    its colour, height and roofs from bottom to top (letters; the visible one is a capital); the
    players.
    """
    city = CITIES[len(view.players)]
    standing_on = {building.site: building for building in view.buildings}
    turn = "over" if view.turn is None else f"{LETTERS[view.turn]} to {view.stage}"
    lines = [f"{view.board}, {turn}"]
    lines.append("supply " + _counted(view.supply))
    lines.append("market " + ", ".join([_card(offer.card) for offer in view.market]))
    goals = [f"{one.id} {'/'.join(map(str, one.chips)) or '-'}" for one in view.objectives]
    lines.append("objectives " + ", ".join(goals))
    for district in dict.fromkeys(name[0] for name in city.ids):
        words = [
            f"{name} {_stack(standing_on.get(name))}" for name in city.ids if name[0] == district
        ]
        lines += textwrap.wrap("  ".join(words), WIDEST, subsequent_indent="  ")
    for seat, player in enumerate(view.players):
        vehicles = " ".join(map(str, player.vehicles))
        chips = "+".join([str(chip) for chip in player.chips if chip]) or "-"
        lines.append(
            f"{LETTERS[seat]} has {_counted(player.stock)}; vehicles {vehicles}; roofs "
            f"{player.roofs}; chips {chips}; {player.points.total}{'.' if player.scored else ''}"
        )
    return "\n".join([line.rstrip() for line in lines])


def _counted(floors: tuple[int, ...]) -> str:
    return " ".join([f"{sign}{count}" for sign, count in zip(SIGNS, floors, strict=True)])


def _card(name: str) -> str:
    if not name:
        return "-"
    card = CARDS[CARD_NUMBERS[name]]
    floors = "".join([SIGNS[floor] if floor != WILD else "?" for floor in card.floors])
    return floors + "".join([f">{SIGNS[colour]}" for colour in card.vehicles])


def _stack(building: Building | None) -> str:
    if building is None:
        return "."
    roofs = [
        LETTERS[roof.seat] if roof.floor == building.height else LETTERS[roof.seat].lower()
        for roof in building.roofs
    ]
    return f"{SIGNS[NUMBERS[building.colour]]}{building.height}{''.join(roofs)}"


# ---- prompts and names of options --------------------------------------------------------------


def prompt(state: State, audience: Audience) -> Text:
    """Prompt: for the active player what to do, for all others what that player is doing."""
    seat = state.turn
    if seat < 0:
        return Text("prompt-over")
    facts: dict[str, Fact] = {"seat": seat}
    if audience != seat:
        return Text("prompt-others-place" if state.stage == "place" else "prompt-others", facts)
    if state.stage == "place":
        only = "yes" if len(open_sites(state)) == 1 else "no"
        facts = {"colour_word": COLOUR_WORDS[state.to_place[0]], "only": only}
        return Text("prompt-place", facts)
    if state.stage == "choose":
        want = wanted(state)
        return Text("prompt-wild") if want == "wild" else _instead(f"colour-{want}")
    if state.stage == "return":
        only = "yes" if sum(map(bool, state.stocks[seat])) == 1 else "no"
        return Text("prompt-return", {"floors": excess(state), "only": only})
    if state.stage == "confirm":
        return Text("prompt-done")
    final = "yes" if state.finals > 0 else "no"
    kind = "take" if len(state.roofs[seat]) == ROOFS or not grounds(state, seat) else "act"
    return Text(f"prompt-{kind}", {"extra": "yes" if state.extra else "no", "final": final})


def _instead(word: str) -> Text:
    return Text("prompt-instead", {"colour_word": word})


def describe(state: State, seat: Seat, action: Action) -> Text:
    """Name of an option, with its cost and its gain."""
    city = city_of(state)
    if isinstance(action, Build):
        return _describe_build(state, seat, action)
    if isinstance(action, Take):
        number = CARD_NUMBERS[action.card]
        card = CARDS[number]
        ends = "yes" if _offer(state, number).ends else "no"
        place = state.market.index(number) + 1
        facts: dict[str, Fact] = {"card": card.id, "card_word": card.word}
        return Text("choice-take", {**facts, "place": place, "ends": ends})
    if isinstance(action, Place):
        site = city.numbers[action.site]
        return Text("choice-place", {"site": action.site, "site_word": city.words[site]})
    if isinstance(action, Choose | Return):
        colour = NUMBERS[action.colour]
        left = state.supply[colour] if isinstance(action, Choose) else state.stocks[seat][colour]
        key = "choice-choose" if isinstance(action, Choose) else "choice-return"
        facts = {"colour": action.colour, "colour_word": COLOUR_WORDS[colour]}
        return Text(key, {**facts, "left": left})
    return choosing.describe_ending(action, ())


def _describe_build(state: State, seat: Seat, action: Build) -> Text:
    city = city_of(state)
    site, colour, roof = (
        city.numbers[action.site],
        NUMBERS[action.colour],
        city.numbers[action.roof],
    )
    after = tried(state, seat, site, colour)
    does: Effect = effect(after, seat, roof)
    on = after.colours[roof]
    return Text(
        "choice-build",
        {
            "site": action.site,
            "site_word": city.words[site],
            "colour": action.colour,
            "colour_word": COLOUR_WORDS[colour],
            "cost": 1 + sum(unpacked(state.costs[site])),
            "roof": action.roof,
            "roof_word": city.words[roof],
            "new": "yes" if roof == site else "no",
            "on": COLOURS[on],
            "on_word": COLOUR_WORDS[on],
            "height": after.heights[roof],
            "start": does.start,
            "end": does.end,
            "points": _gain(after, seat, roof, does, visible(state, seat)),
            "extra": "yes" if does.extra else "no",
            "chips": sum(does.chips),
        },
    )
