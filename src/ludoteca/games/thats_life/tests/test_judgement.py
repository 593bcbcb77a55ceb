"""The close look at a position: fair to both, sure at the end, exact about what a tile is worth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.core.chance import Stream
from ludoteca.games.thats_life.judgement import _expert_gain, _gain, fine_chance
from ludoteca.games.thats_life.nouns import Options
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.scoring import basic_score, expert_score
from ludoteca.games.thats_life.state import State
from ludoteca.games.thats_life.tiles import FIRST_LUCKY, SCORING, VALUES


def positions(options: Options, seats: int = 2) -> Iterator[State]:
    """Those of five random tables."""
    for table in range(5):
        chance = Stream(b"%d" % table)
        state = GAME.setup(options, seats, chance)
        while who := GAME.to_act(state):
            yield state
            listed = GAME.options(state, who[0])
            GAME.apply(state, who[0], listed[chance.below(len(listed))], chance, None)


@pytest.mark.parametrize("options", [Options(), Options(guards=True), Options(scoring="expert")])
def test_the_chances_of_two_players_make_one(options: Options) -> None:
    for state in positions(options):
        assert fine_chance(state, 0) + fine_chance(state, 1) == pytest.approx(1)


def test_of_several_players_one_at_most_has_an_even_chance() -> None:
    for state in positions(Options(), seats=4):
        assert sum(fine_chance(state, seat) > 0.5 for seat in range(4)) <= 1


def test_the_same_lead_is_surer_near_the_end() -> None:
    early = GAME.setup(Options(), 2, Stream(b"lead"))
    late = GAME.clone(early)
    late.pieces = [[late.path[-8]], [late.path[-8]]]
    early.towers[0] = late.towers[0] = [SCORING[-7], SCORING[-8]]  # +8 and +7

    assert 0.5 < fine_chance(early, 0) < fine_chance(late, 0)


def test_it_knows_exactly_what_a_tile_would_change_in_the_score() -> None:
    for state in positions(Options()):
        for tower in state.towers:
            debts = sorted((-VALUES[tile] for tile in tower if VALUES[tile] < 0), reverse=True)
            gain = _gain(debts, sum(tile >= FIRST_LUCKY for tile in tower))
            expert = _expert_gain(tower)
            for tile in set(SCORING) - set(tower):
                assert gain(tile) == basic_score([*tower, tile]) - basic_score(tower)
                assert expert(tile) == expert_score([*tower, tile]) - expert_score(tower)
