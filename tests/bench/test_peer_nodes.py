"""The tree of decisions and draws for OpenSpiel's search agrees with our rules."""

from __future__ import annotations

from typing import Any

import pytest
from bench.peers.nodes import CHANCE, OVER, Node, standing
from tests.bots.toys import PICKS, Toy

from ludoteca.bots.playout import win_share
from ludoteca.core.chance import Stream, Tape, branches
from ludoteca.core.codec import encode
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.types import Options
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)

SEATS = 4


@pytest.mark.parametrize("options", MIXES)
def test_a_walk_down_the_tree_is_a_table_of_ours(options: Options) -> None:
    key = encode(options)
    state = GAME.setup(options, SEATS, Stream(key))
    walked, end = walk(standing(GAME, GAME.clone(state)), Stream(key + b"walk"))

    for seat, offered, number, drawn in walked:
        assert (seat,) == GAME.to_act(state)
        assert offered == GAME.options(state, seat)
        tape = Tape(drawn)
        GAME.apply(state, seat, offered[number], tape, None)
        tape.finish()

    assert not GAME.to_act(state)
    result = GAME.result(state)
    assert end.wins() == [win_share(result, seat) for seat in range(SEATS)]
    assert sum(end.wins()) == pytest.approx(1)


def test_a_decision_has_the_branches_that_the_die_gives_it() -> None:
    state = GAME.setup(Options(), SEATS, Stream(b"branches"))
    node = standing(GAME, state)

    draw = node.after(0)

    ours = branches(lambda chance: offered_after(state, node, chance))
    assert draw.player == CHANCE
    assert [outcome for _, outcome in ours] == [
        (draw.after(face).player, draw.after(face).choices) for face in draw.choices
    ]


def test_a_node_may_be_left_as_often_as_one_likes() -> None:
    node = standing(GAME, GAME.setup(Options(), SEATS, Stream(b"again")))

    once, end = walk(node, Stream(b"same"))
    again, other_end = walk(node, Stream(b"same"))

    assert once == again
    assert end.wins() == other_end.wins()


def test_an_action_that_draws_twice_leads_to_two_draws() -> None:
    game: Any = Duel()
    state = game.setup(None, 2, Stream(b""))
    node = standing(game, state)

    first = node.after(0)
    seconds = [first.after(face) for face in first.choices]

    ours = branches(lambda chance: won_after(game, state, chance))
    assert (first.player, {second.player for second in seconds}) == (CHANCE, {CHANCE})
    assert [outcome for _, outcome in ours] == [
        second.after(face).wins() for second in seconds for face in second.choices
    ]


Decision = tuple[int, Any, int, tuple[int, ...]]


def walk(node: Node, chance: Stream) -> tuple[list[Decision], Node]:
    """The decisions of a random walk (seat, options, what was chosen and drawn), and its end."""
    found: list[Decision] = []
    while node.player != OVER:
        number = chance.below(len(node.choices))
        if node.player == CHANCE:
            seat, offered, chosen, drawn = found.pop()
            found.append((seat, offered, chosen, (*drawn, number)))
        else:
            found.append((node.player, node.choices, number, ()))
        node = node.after(number)
    return found, node


class Duel(Toy):
    """Each action rolls six sides for its seat and four against it."""

    def apply(self, state: Any, seat: int, action: Any, chance: Any, told: Any) -> None:
        state.points[seat] += chance.below(6) - chance.below(4)
        state.turn += 1


def offered_after(state: Any, node: Node, chance: Any) -> tuple[int, Any]:
    after = GAME.clone(state)
    GAME.apply(after, node.player, node.choices[0], chance, None)
    return after.turn, GAME.options(after, after.turn)


def won_after(game: Toy, state: Any, chance: Any) -> list[float]:
    after = game.clone(state)
    game.apply(after, 0, PICKS[0], chance, None)
    return [win_share(game.result(after), seat) for seat in range(2)]
