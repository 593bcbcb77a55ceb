"""Invariants of every position of random tables."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.chance import Stream
from ludoteca.core.clone import cloner
from ludoteca.core.codec import codec, encode
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.scoring import score_of
from ludoteca.games.thats_life.state import HOME, State, pieces_each
from ludoteca.games.thats_life.tiles import ACTIONS, FINISH, GUARDED, NUMBERS, SCORING, START
from ludoteca.games.thats_life.types import PieceMoved
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)

MAX_TURNS = (6 * 3 + 8) * 37
"""Each turn moves one figure at least one of 37 steps forward; choices come on top."""

tables = given(
    options=st.sampled_from(MIXES),
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 11), max_size=60),
)
some = settings(max_examples=settings().max_examples // 3, deadline=None)


def played(options, seats, seed, picks, told=None):
    """States of a table: ``picks`` choose among the options, then chance does."""
    chance = Stream(seed.to_bytes(8, "big"))
    state = GAME.setup(options, seats, chance)
    picks = list(picks)
    yield state
    while to_act := GAME.to_act(state):
        found = GAME.options(state, to_act[0])
        pick = picks.pop() if picks else chance.below(len(found))
        GAME.apply(state, to_act[0], found[pick % len(found)], chance, told)
        yield state


@some
@tables
def test_no_tile_is_lost_or_doubled(options, seats, seed, picks) -> None:
    actions = list(ACTIONS) if options.action_tiles else []
    for state in played(options, seats, seed, picks):
        path = state.path[1 : -len(HOME)]
        taken = [tile for tower in state.towers for tile in tower]

        assert sorted(path + taken) == sorted([*SCORING, *actions])
        assert [tile for tile in path if tile in ACTIONS] == actions
        assert state.path[0] == START
        assert state.path[-len(HOME) :] == list(HOME)


@some
@tables
def test_no_figure_is_lost_or_doubled(options, seats, seed, picks) -> None:
    each = pieces_each(options, seats)
    for state in played(options, seats, seed, picks):
        view = GAME.view(state, None)
        standing = [START] + [NUMBERS[stone.id] for stone in view.path]
        guards = sum(stone.guards for stone in view.path) + view.guards_home

        for seat in range(seats):
            on_path = sum(stone.pieces[seat] for stone in view.path)
            assert view.start[seat] + on_path + view.finish[seat] == each
            assert state.pieces[seat] == sorted(state.pieces[seat], key=state.path.index)
        assert guards == (len(GUARDED) if options.guards else 0)
        assert state.guards == sorted(state.guards, key=state.path.index)
        everybody = [tile for own in [*state.pieces, state.guards] for tile in own]
        assert state.figures == [*(everybody.count(tile) for tile in range(FINISH)), 0]
        assert set(everybody) <= set(standing)


@some
@tables
def test_the_path_never_grows_and_the_table_ends(options, seats, seed, picks) -> None:
    length = 99
    for turn, state in enumerate(played(options, seats, seed, picks)):
        assert len(state.path) <= length
        assert turn <= 2 * MAX_TURNS
        length = len(state.path)
    assert not any(state.pieces)


@some
@tables
def test_figures_only_go_forward(options, seats, seed, picks) -> None:
    told: list[object] = []
    path: list[str] = []
    for state in played(options, seats, seed, picks, told):
        for event in told:
            if isinstance(event, PieceMoved):
                assert path.index(event.from_tile) < path.index(event.to_tile)
        told.clear()
        path = ["start", *(stone.id for stone in GAME.view(state, None).path), "finish"]


@some
@tables
def test_whoever_is_to_act_has_options_and_nobody_else(options, seats, seed, picks) -> None:
    for state in played(options, seats, seed, picks):
        to_act = GAME.to_act(state)
        for seat in range(seats):
            assert bool(GAME.options(state, seat)) == (seat in to_act)
        assert (state.die == 0) == (to_act == ())


@some
@tables
def test_scores_are_those_of_the_towers_and_rank_the_players(options, seats, seed, picks) -> None:
    for state in played(options, seats, seed, picks):
        scores = GAME.scores(state)
        ranks = GAME.result(state).ranks

        assert scores == [score_of(options)(tower) for tower in state.towers]
        assert min(ranks) == 1
        for one in range(seats):
            for other in range(seats):
                if scores[one] > scores[other]:
                    assert ranks[one] < ranks[other]


@some
@tables
def test_a_view_leads_back_to_its_state(options, seats, seed, picks) -> None:
    chance = Stream(b"unused")
    for state in played(options, seats, seed, picks):
        views = [GAME.view(state, audience) for audience in (None, *range(seats))]

        assert all(view == views[0] for view in views)
        assert GAME.imagine(views[0], 0, chance) == state


@some
@tables
def test_states_views_and_events_survive_json_in_little_space(options, seats, seed, picks) -> None:
    read = codec(GAME)
    told: list[object] = []
    for state in played(options, seats, seed, picks, told):
        view = GAME.view(state, None)

        assert read.state(encode(state)) == state
        assert read.view(encode(view)) == view
        assert read.events(encode(told)) == told
        assert len(encode(state)) < 700
        told.clear()


@some
@tables
def test_a_clone_goes_its_own_way(options, seats, seed, picks) -> None:
    clone = cloner(State)
    for state in played(options, seats, seed, picks):
        if not GAME.to_act(state):
            break
        before = encode(state)
        copy = clone(state)
        assert copy == state
        found = GAME.options(copy, copy.turn)
        GAME.apply(copy, copy.turn, found[-1], Stream(b"other"), None)

        assert encode(state) == before
        assert copy != state
