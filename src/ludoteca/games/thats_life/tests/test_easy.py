"""The level "easy": its choices in drawn positions, and how often it beats random play."""

from math import sqrt

from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Stream
from ludoteca.games.thats_life.bot import easy
from ludoteca.games.thats_life.evaluation import value
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.types import ChoosePlayer, MovePiece, Options
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)


def choice(position):
    state = position.state
    seat = state.turn
    view, listed = GAME.view(state, seat), GAME.options(state, seat)
    return easy(GAME, view, seat, listed, Stream(b"thinks"))


def test_it_takes_a_good_tile_rather_than_a_bad_one(draw) -> None:
    assert choice(draw("b9:r a1 p8:r a2 a3:b", die=1)) == MovePiece("p8")


def test_it_leaves_a_bad_tile_while_somebody_else_is_there(draw) -> None:
    assert choice(draw("start:r b9:rb p1 p2 p3", die=1)) == MovePiece("b9")


def test_it_steals_the_best_tile(draw) -> None:
    given = draw("x1(steal):r p1 a1:b a4:g", blue="p2", green="p7").move("x1")

    assert choice(given) == ChoosePlayer(2)


def test_with_a_lucky_tile_to_spare_the_worst_tile_is_a_prize(draw) -> None:
    given = draw("b10:r a1 p4:r a2 a3:b", die=1, red="l1")

    assert choice(given) == MovePiece("b10")
    assert choice(draw("b10:r a1 p4:r a2 a3:b", die=1)) == MovePiece("p4")


def test_a_position_is_worth_more_with_better_prospects(draw) -> None:
    good = draw("start:r p8:b a1:r a2:b", turn="blue")
    bad = draw("start:r b9:b a1:r a2:b", turn="blue")

    assert value(good.state, 1) > value(bad.state, 1)
    assert value(good.state, 0) < value(bad.state, 0)


def test_equal_positions_get_equal_answers(opening) -> None:
    given = opening(4, 5)

    assert choice(given) == choice(given)


def test_it_plays_every_mix_of_options() -> None:
    for number, options in enumerate(MIXES):
        seats = 2 + number % 5
        state = table([easy] * seats, b"mix %d" % number, options)

        assert not any(state.pieces)


def test_it_beats_chance_in_four_tables_of_five(deep: bool) -> None:
    seeds = 400 if deep else 150
    won = 0.0
    for seed in range(seeds):
        for seat in (0, 1):  # duplicate dice: the same table from both seats
            bots = [choose_at_random, choose_at_random]
            bots[seat] = easy
            ranks = GAME.result(table(bots, b"duel %d" % seed)).ranks
            won += 1 / ranks.count(1) if ranks[seat] == 1 else 0

    share = won / (2 * seeds)
    margin = 1.96 * sqrt(share * (1 - share) / (2 * seeds))
    assert share >= 0.80
    assert share - margin > 0.76


def table(bots, seed, options=None):
    """Final state of a table; dice and bots draw from different streams."""
    dice, thoughts = Stream(b"dice " + seed), Stream(b"thoughts " + seed)
    state = GAME.setup(options or Options(), len(bots), dice)
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        listed = GAME.options(state, seat)
        action = bots[seat](GAME, GAME.view(state, seat), seat, listed, thoughts)
        GAME.apply(state, seat, action, dice, None)
    return state
