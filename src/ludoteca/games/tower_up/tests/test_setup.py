"""Setup of a table."""

import itertools

from ludoteca.core.chance import Stream
from ludoteca.games.tower_up.building import standing
from ludoteca.games.tower_up.city import CARDS, CITIES, GOALS, WILD
from ludoteca.games.tower_up.events import BuildingStood, Founding, TurnBegan
from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.tests.conftest import Table
from ludoteca.games.tower_up.types import Build, Options, Place, State

SEEDS = range(60)


def opening(seed: int, seats: int = 2, **chosen: str) -> State:
    return GAME.setup(Options(**chosen), seats, Stream(b"opening %d" % seed))


def started(state: State) -> list[int]:
    return [site for site, colour in enumerate(state.colours) if colour >= 0]


def test_three_buildings_of_the_cards_bottoms_stand_apart() -> None:  # 56
    doubled = 0
    for seed, seats in itertools.product(SEEDS, (2, 3, 4)):
        state = opening(seed, seats)
        city = CITIES[seats]
        sites = started(state)
        bottoms = [CARDS[card].bottom for card in state.market]
        colours = [state.colours[site] for site in sites]

        assert len(sites) == 3
        assert not [site for site in sites if standing(state, site)]
        assert len({city.district[site] for site in sites}) == 3
        assert min(len(city.neighbours[site]) for site in sites) >= 3
        for bottom in bottoms:
            assert bottom == WILD or colours.count(bottom) >= bottoms.count(bottom)
        doubled += len(set(colours)) < 3
    assert doubled


def test_a_wild_bottom_becomes_a_colour_that_no_other_start_has() -> None:  # 57
    seen = set()
    for seed in range(300):
        state = opening(seed)
        bottoms = [CARDS[card].bottom for card in state.market]
        colours = [state.colours[site] for site in started(state)]
        for bottom in bottoms:
            if bottom != WILD:
                colours.remove(bottom)
        printed = {bottom for bottom in bottoms if bottom != WILD}

        assert not printed & set(colours)
        assert len(set(colours)) == len(colours)
        seen |= {(tuple(sorted(printed)), colour) for colour in colours if len(printed) == 2}
    assert len(seen) == 6 * 2, "both colours that are left come"


def test_the_start_player_can_build_at_once() -> None:  # 58
    for seed, seats in itertools.product(SEEDS, (2, 3, 4)):
        state = opening(seed, seats)

        assert [list(stock) for stock in state.stocks] == [[1, 1, 1, 1]] * seats
        assert any(isinstance(one, Build) for one in GAME.options(state, state.turn))


def test_after_any_choice_of_sites_the_start_player_can_build() -> None:  # 58
    for seed in SEEDS:
        table = Table(GAME, opening(seed, start_sites="chosen"))
        while table.state.stage == "place":
            sites = table.offered(Place, table.state.turn)
            table.place(sites[table.chance.below(len(sites))].site)
        table.confirm()

        assert table.offered(Build, table.state.start)


def test_all_floors_cards_and_chips_are_there() -> None:
    for seats in (2, 3, 4):
        state = opening(1, seats)
        view = GAME.view(state, None)

        assert sum(state.supply) == 120 - 4 * seats - 3
        assert len(state.deck) == 41
        expected = {2: (7, 5), 3: (7, 5, 3), 4: (7, 5, 3, 3)}[seats]
        assert [one.chips for one in view.objectives] == [expected] * 3
        assert view.board == ("city-small" if seats == 2 else "city-large")


def test_a_first_game_has_the_three_starter_objectives() -> None:
    state = opening(1, objectives="starter")

    assert [GOALS[number].id for number in state.objectives] == ["O01", "O02", "O03"]


def test_the_last_player_may_choose_the_starting_sites() -> None:
    for seats in (2, 3, 4):
        table = Table(GAME, opening(3, seats, start_sites="chosen"))
        start = table.state.start
        chooser = (start - 1) % seats
        colours = list(table.state.to_place)

        assert GAME.to_act(table.state) == (chooser,)
        assert len(table.offered(Place, chooser)) == CITIES[seats].size
        for _ in colours:
            sites = table.offered(Place, chooser)
            table.place(sites[-1].site)
        assert table.state.stage == "confirm"
        table.confirm()

        assert GAME.to_act(table.state) == (start,)
        assert sorted(c for c in table.state.colours if c >= 0) == sorted(colours)


def test_the_log_says_who_chooses_the_sites_and_who_begins() -> None:
    told: list = []

    state = GAME.setup(Options(start_sites="chosen"), 3, Stream(b"sites"), told)

    assert told == [Founding(state.turn, state.start)]
    assert state.turn == (state.start - 1) % 3


def test_chosen_buildings_of_one_colour_are_not_adjacent() -> None:
    seed = next(
        seed
        for seed in itertools.count()
        if len(set(opening(seed, start_sites="chosen").to_place)) < 3
    )
    table = Table(GAME, opening(seed, start_sites="chosen"))
    table.state.to_place.sort()
    table.state.to_place.sort(key=table.state.to_place.count, reverse=True)
    chooser = table.state.turn

    table.place("N5")

    for site in ("C1", "N1", "N2", "N4", "N6"):
        assert table.refusal(Place(site), chooser) == "error-same-colour-beside"
    assert table.refusal(Place("N5"), chooser) == "error-site-taken"
    refused = [(one.site, one.why) for one in table.view(chooser).refused]
    assert ("C1", "colours") in refused
    table.place("S4").place("C1")


def test_the_setup_tells_where_buildings_stand_and_who_begins() -> None:
    told: list = []
    state = GAME.setup(Options(), 3, Stream(b"told"), told)

    stood = [one for one in told if isinstance(one, BuildingStood)]
    assert {one.site for one in stood} == {CITIES[3].ids[site] for site in started(state)}
    assert told[-1] == TurnBegan(state.start, "no")


def test_each_colour_is_on_as_many_cards() -> None:
    shown = [floor for card in CARDS for floor in card.floors]
    moved = [colour for card in CARDS for colour in card.vehicles]
    bottoms = [card.bottom for card in CARDS]

    assert len(CARDS) == 44
    assert [shown.count(colour) for colour in range(4)] == [28] * 4
    assert shown.count(WILD) == 24
    assert [moved.count(colour) for colour in range(4)] == [7] * 4
    assert [bottoms.count(colour) for colour in range(4)] == [8] * 4
    assert all(2 <= len(card.floors) + len(card.vehicles) <= 4 for card in CARDS)


def test_the_boards_have_as_many_sites_and_streets_as_they_should() -> None:
    for seats, sites, by_streets in (
        (2, 30, [3, 5, 12, 7, 3]),
        (4, 47, [4, 10, 11, 17, 5]),
    ):
        city = CITIES[seats]
        streets = [len(near) for near in city.neighbours]

        assert city.size == sites
        assert [streets.count(count) for count in range(1, 6)] == by_streets
        for site, near in enumerate(city.neighbours):
            assert all(site in city.neighbours[other] for other in near)
