"""The learned evaluation: fair to both sides, sure at the end, exact about what a tile is worth."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from ludoteca.core.chance import Stream
from ludoteca.games.thats_life.bot import KNOWLEDGE, Foresight
from ludoteca.games.thats_life.evaluation import gains_by
from ludoteca.games.thats_life.learned import FEATURES, Judgement, features
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.scoring import basic_score, lucky_tiles, score_of
from ludoteca.games.thats_life.state import NOBODY, State
from ludoteca.games.thats_life.tiles import FIRST_LUCKY, SCORING, VALUES
from ludoteca.games.thats_life.tools.fit_judgement import Net
from ludoteca.games.thats_life.types import Options

HARD = KNOWLEDGE.levels["hard"]
assert isinstance(HARD, Foresight)
PLUS_8 = SCORING[-7]


def positions(options: Options, seats: int = 2, tables: int = 5) -> Iterator[State]:
    """Positions of random tables."""
    for table in range(tables):
        chance = Stream(b"%d" % table)
        state = GAME.setup(options, seats, chance)
        while who := GAME.to_act(state):
            yield state
            listed = GAME.options(state, who[0])
            GAME.apply(state, who[0], listed[chance.below(len(listed))], chance, None)


@pytest.mark.parametrize("options", [Options(), Options(guards=True), Options(scoring="expert")])
@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_chances_and_look_at_no_die(options: Options, seats: int, deep: bool) -> None:
    for state in positions(options, seats, 5 if deep else 1):
        chances = [HARD.judgement.chances(state, seat) for seat in range(seats)]

        assert all(0 < one < 1 for one in chances)
        state.die = 7 - state.die
        assert chances == [HARD.judgement.chances(state, seat) for seat in range(seats)]
        state.die = 7 - state.die


def test_the_chances_of_two_players_make_about_one() -> None:
    off = [
        abs(HARD.judgement.chances(state, 0) + HARD.judgement.chances(state, 1) - 1)
        for state in positions(Options())
    ]

    assert sum(off) / len(off) < 0.1


def test_who_leads_is_likelier_to_win() -> None:
    state = GAME.setup(Options(), 2, Stream(b"lead"))
    even = HARD.judgement.chances(state, 0)
    state.towers[0] = [PLUS_8]

    assert HARD.judgement.chances(state, 1) < even < HARD.judgement.chances(state, 0)


def test_when_it_is_over_the_chances_are_what_was_won() -> None:
    state = GAME.setup(Options(), 3, Stream(b"over"))
    state.pieces, state.turn = [[], [], []], NOBODY
    state.towers = [[PLUS_8], [PLUS_8], []]

    assert [HARD.judgement.chances(state, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_the_net_says_in_whole_numbers_what_it_has_learned() -> None:
    net = Net(1)
    shown = np.array([features(state, 0) + features(state, 1) for state in positions(Options())])
    for _ in range(50):
        net.learn(shown.astype(np.int16), shown[:, 1] / 40, 0.001)
    judgement = msgspec.json.decode(net.written(), type=Judgement)

    for state in positions(Options()):
        row = np.array([features(state, 0) + features(state, 1)], dtype=np.int16)
        assert judgement.chances(state, 0) == pytest.approx(float(net.chances(row)[0]), abs=0.01)


def test_the_net_learns_what_it_is_shown() -> None:
    net, random = Net(2), np.random.default_rng(2)
    seen = random.integers(-5, 6, (128, 2 * FEATURES)).astype(np.int16)
    wanted = (seen[:, 0] > seen[:, FEATURES]).astype(float)
    net.scale /= 5
    before = np.mean(abs(net.chances(seen) - wanted))

    for _ in range(200):
        net.learn(seen, wanted, 0.01)

    assert np.mean(abs(net.chances(seen) - wanted)) < before / 2


@pytest.mark.parametrize("options", [Options(), Options(scoring="expert")])
def test_it_knows_exactly_what_a_tile_would_change_in_the_score(options: Options) -> None:
    score = score_of(options)
    for state in positions(options):
        for tower in state.towers:
            gain, next_debt, spare = gains_by(options, tower)
            for tile in set(SCORING) - set(tower):
                assert gain(tile) == score([*tower, tile]) - score(tower)
            minus = [tile for tile in tower if VALUES[tile] < 0]
            assert spare == max(0, lucky_tiles(tower) - len(minus))
            assert 2 * next_debt == basic_score([*tower, FIRST_LUCKY]) - basic_score(tower)
