"""Setup of a table."""

import pytest

from ludoteca.core.chance import Stream
from ludoteca.games.roll_for_adventure.cards import HEROES
from ludoteca.games.roll_for_adventure.events import HeroJoined
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tests.conftest import dice_in_game, dice_of
from ludoteca.games.roll_for_adventure.types import Be, Options, State
from ludoteca.testing.drawn import Drawn


def begun(seats: int = 4, seed: int = 0, **options) -> State:
    return GAME.setup(Options(**options), seats, Stream(b"%d" % seed))


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_heroes_have_five_dice_and_allies_by_their_number(heroes) -> None:
    state = begun(heroes)

    assert [len(board) for board in state.boards] == [5 + {2: 2, 3: 1, 4: 0}[heroes]] * heroes
    assert len(dice_of(state)) == dice_in_game(heroes)
    assert state.supply == 4


def test_the_first_game_is_played_by_four_heroes_at_random() -> None:
    seen = {tuple(begun(seed=seed).heroes) for seed in range(200)}

    assert len(seen) > 12
    assert {hero for heroes in seen for hero in heroes} == {0, 1, 2, 3}


def test_random_heroes_come_from_all_ten_and_no_hero_comes_twice() -> None:
    seen = [begun(seed=seed, heroes="random").heroes for seed in range(60)]

    assert {hero for heroes in seen for hero in heroes} == set(range(10))
    assert all(len({*heroes}) == 4 for heroes in seen)


def test_heroes_may_be_chosen_one_after_the_other() -> None:
    table = Drawn(GAME, begun(2, heroes="chosen", first_player="2"))

    assert len(table.offered(Be)) == 10
    table.do(Be("ranger"), 0)
    assert len(table.offered(Be, 1)) == 9
    assert table.refusal(Be("ranger"), 1) == "error-not-now"
    table.do(Be("healer"), 1)

    assert [HEROES[hero] for hero in table.state.heroes] == ["ranger", "healer"]
    assert GAME.to_act(table.state) == (1,)
    assert [one.hero_word for one in table.happened(HeroJoined)] == ["hero-ranger", "hero-healer"]


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_one_person_alone_plays_several_heroes(heroes) -> None:
    state = begun(1, solo_heroes=heroes)

    assert (len(state.boards), GAME.to_act(state)) == (heroes, (0,))
    assert len(dice_of(state)) == dice_in_game(heroes)
    assert GAME.scores(state) == [0]


def test_who_begins_is_drawn_or_named() -> None:
    assert {begun(seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert begun(first_player="3").turn == 2
    assert begun(2, first_player="4").turn == 1


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 24),
        ({"dragons": True}, 30),
        ({"dragons": True, "phantoms": True, "giants": True, "lull": 6}, 48),
        ({"lull": 3}, 27),
    ],
)
def test_special_cards_come_on_top_of_the_twenty_four(options, cards) -> None:
    assert sum(begun(**options).deck) == cards


def test_sides_are_mixed_freely() -> None:
    state = begun(fortress="B", forest="B")

    assert (state.barriers, state.boundary) == ([2, 2, 2], 7)
    assert (begun().barriers, begun().boundary) == ([1, 1, 1], 6)


@pytest.mark.parametrize(
    ("adventure", "stones"), [("book", 5), ("sword", 6), ("crown", 7), ("jewel", 8)]
)
def test_the_adventure_says_how_many_stones_win(adventure, stones) -> None:
    assert GAME.view(begun(adventure=adventure), None).goal == stones
