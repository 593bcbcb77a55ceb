"""Illegal actions are refused, change nothing and draw nothing."""

from itertools import chain

import pytest

from ludoteca.core.game import Rejected
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.tiles import IDS
from ludoteca.games.thats_life.types import ChoosePlayer, MoveGuard, MovePiece, Options
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)


class NoChance:
    def below(self, n: int) -> int:
        raise AssertionError("a refused action must not draw")


def refused(position, action, seat=None) -> str:
    """Code of the refusal, after a check that nothing changed."""
    state = position.state
    before = GAME.clone(state)
    told: list[object] = []
    with pytest.raises(Rejected) as refusal:
        GAME.apply(state, state.turn if seat is None else seat, action, NoChance(), told)
    assert state == before
    assert told == []
    return refusal.value.code


def test_nobody_moves_out_of_turn(draw) -> None:
    given = draw("a1:r a2:b a3:g")

    for seat in (1, 2, 3, -1, 99):
        assert refused(given, MovePiece("a2"), seat) == "error-not-your-turn"
        assert GAME.options(given.state, seat) == ()


def test_nobody_moves_after_the_end(draw) -> None:
    given = draw("a1:r").move("a1")

    for seat in (0, 1, 7):
        assert refused(given, MovePiece("finish"), seat) == "error-table-over"
    for seat in (-1, 0, 1):
        assert GAME.options(given.state, seat) == ()


def test_a_piece_of_somebody_else_stays(draw) -> None:
    assert refused(draw("a1:r a2:b"), MovePiece("a2")) == "error-no-piece-there"


def test_a_tile_without_pieces_has_none_to_move(draw) -> None:
    assert refused(draw("a1:r a2 a3:b"), MovePiece("a2")) == "error-no-piece-there"
    assert refused(draw("a1:r a2 a3:b"), MovePiece("start")) == "error-no-piece-there"


def test_a_tile_that_has_left_the_path_has_no_pieces(draw) -> None:
    assert refused(draw("a1:r a2:b"), MovePiece("p8")) == "error-no-piece-there"


@pytest.mark.parametrize("name", ["", "a9", "b11", "l7", "A1", "start ", "-5", "finish2"])
def test_there_are_no_other_tiles(draw, name) -> None:
    assert refused(draw("a1:r a2:b*"), MovePiece(name)) == "error-no-such-tile"
    assert refused(draw("a1:r a2:b*"), MoveGuard(name)) == "error-no-such-tile"


def test_pieces_on_finish_stay_there(draw) -> None:
    assert refused(draw("a1:r a2:b"), MovePiece("finish")) == "error-piece-home"


def test_without_guards_none_can_be_moved(draw) -> None:
    assert refused(draw("a1:r a2:b"), MoveGuard("a1")) == "error-no-guards-in-play"


def test_a_guard_is_moved_only_from_where_one_is(draw) -> None:
    assert refused(draw("a1:r a2:b*"), MoveGuard("a1")) == "error-no-guard-there"
    assert refused(draw("a1:r a2:b*"), MoveGuard("finish")) == "error-no-guard-there"
    assert refused(draw("a1:r a2:b*"), MoveGuard("start")) == "error-no-guard-there"


def test_a_lone_guard_stays(draw) -> None:
    assert refused(draw("a1:r a2:* a3:b"), MoveGuard("a2")) == "error-guard-alone"
    assert refused(draw("a1:r a2:** a3:b"), MoveGuard("a2")) == "error-guard-alone"


def test_a_player_is_chosen_only_when_asked(draw) -> None:
    assert refused(draw("a1:r a2:b", blue="p8"), ChoosePlayer(1)) == "error-no-question"


def test_an_open_choice_comes_before_any_move(draw) -> None:
    asked = draw("x1(steal):r a1 a2:b a3:g*", blue="p8", green="p1").move("x1")

    assert refused(asked, MovePiece("a1")) == "error-answer-first"
    assert refused(asked, MoveGuard("a3")) == "error-answer-first"
    assert refused(asked, ChoosePlayer(1), seat=1) == "error-not-your-turn"


@pytest.mark.parametrize("target", [0, 3, 4, -1, -2, 6, 10**9])
def test_only_those_offered_can_be_chosen(draw, target) -> None:
    asked = draw("x1(steal):r a1 a2:b a3:g a4:y", red="a1", blue="p8", green="p1").move("x1")

    assert asked.choices == ["blue", "green"]
    assert refused(asked, ChoosePlayer(target)) == "error-not-a-choice"


def test_actions_of_other_games_are_refused(draw) -> None:
    for foreign in (None, "a1", 7, Options(), {"type": "move_piece", "tile": "a1"}):
        assert refused(draw("a1:r a2:b"), foreign) == "error-no-such-action"


EVERY_ACTION = [
    *(MovePiece(name) for name in (*IDS, "zz")),
    *(MoveGuard(name) for name in (*IDS, "zz")),
    *(ChoosePlayer(seat) for seat in range(-1, 7)),
]


@pytest.mark.parametrize("mix", range(0, len(MIXES), 7))
def test_exactly_the_options_are_accepted(random_table, mix) -> None:
    for state, _ in random_table(MIXES[mix], 2 + mix % 5, mix):
        seat = state.turn
        allowed = GAME.options(state, seat) if seat >= 0 else ()
        assert len(set(allowed)) == len(allowed)
        for action in EVERY_ACTION:
            after = GAME.clone(state)
            accepted = True
            try:
                GAME.apply(after, seat, action, First(), None)
            except Rejected:
                accepted = False
                assert after == state
            assert accepted == (action in allowed), (action, state)


class First:
    def below(self, n: int) -> int:
        return 0


def test_options_are_shared_objects(random_table) -> None:
    seen: dict[object, int] = {}

    for state, _ in chain.from_iterable(random_table(MIXES[8], 4, seed) for seed in range(3)):
        for option in GAME.options(state, state.turn) if state.turn >= 0 else ():
            assert seen.setdefault(option, id(option)) == id(option)
