"""Invariants of every position of random tables."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.chance import Stream
from ludoteca.core.game import onward
from ludoteca.games.roll_to_the_top.components import BOARDS
from ludoteca.games.roll_to_the_top.rules import GAME
from ludoteca.games.roll_to_the_top.types import Options

tables = given(
    board=st.sampled_from(list(BOARDS)),
    start=st.sampled_from(("opening-roll", "all")),
    limit=st.integers(1, 12),
    auto_pass=st.booleans(),
    seats=st.integers(1, 6),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 300), max_size=40),
)
some = settings(max_examples=settings().max_examples // 3, deadline=None)


def played(board, start, limit, auto_pass, seats, seed, picks):
    """States of a table: ``picks`` choose among all options, then chance among those that advance
    the table."""
    chance = Stream(seed.to_bytes(8, "big"))
    options = Options(board=board, start_pool=start, turn_limit=limit, auto_pass=auto_pass)
    state = GAME.setup(options, seats, chance)
    picks = list(picks)
    yield state
    while to_act := GAME.to_act(state):
        seat = to_act[chance.below(len(to_act))]
        found = GAME.options(state, seat)
        if picks:
            action = found[picks.pop() % len(found)]
        else:
            found = onward(GAME, found)
            action = found[chance.below(len(found))]
        GAME.apply(state, seat, action, chance, None)
        yield state


@some
@tables
def test_what_stands_on_a_board_obeys_the_rule_of_boxes_below(
    board, start, limit, auto_pass, seats, seed, picks
) -> None:
    land = BOARDS[board]
    for state in played(board, start, limit, auto_pass, seats, seed, picks):
        for sheet in state.sheets:
            for box, number in enumerate(sheet):
                assert 0 <= number <= 50
                if number and not land.free[box]:
                    assert all(0 < sheet[below] <= number for below in land.on[box])
                    if land.beside[box]:
                        assert any(sheet[other] for other in land.beside[box])


@some
@tables
def test_entries_use_each_die_of_the_pool_once(
    board, start, limit, auto_pass, seats, seed, picks
) -> None:
    for state in played(board, start, limit, auto_pass, seats, seed, picks):
        for entries in state.entries:
            dice = [one for one, _ in entries]
            for at, one in enumerate(dice):
                assert one & state.pool == one
                assert all(one & other == 0 for other in dice[at + 1 :])


@some
@tables
def test_the_pool_is_what_was_rolled_and_never_empty(
    board, start, limit, auto_pass, seats, seed, picks
) -> None:
    for state in played(board, start, limit, auto_pass, seats, seed, picks):
        assert state.pool == sum(1 << die for die, value in enumerate(state.roll) if value)
        assert state.pool
        assert (state.phase == "pool") == (GAME.view(state, None).change is not None)
        if state.phase != "write":
            assert not any(state.entries)


@some
@tables
def test_filled_boxes_stay_filled_and_the_table_ends(
    board, start, limit, auto_pass, seats, seed, picks
) -> None:
    before = [0] * seats
    for state in played(board, start, limit, auto_pass, seats, seed, picks):
        now = GAME.scores(state)
        assert all(new >= old for new, old in zip(now, before, strict=True))
        assert state.turn <= limit
        before = now
    assert state.turn == limit or BOARDS[state.board].size in before


@some
@tables
def test_others_learn_nothing_while_everybody_writes(
    board, start, limit, auto_pass, seats, seed, picks
) -> None:
    shown = None
    turn = None
    for state in played(board, start, limit, auto_pass, seats, seed, picks):
        if state.phase == "write":
            sheets = GAME.view(state, None).sheets
            if turn == state.turn:
                assert sheets == shown
            turn, shown = state.turn, sheets
