"""Setup of a table, compared with the facts of the box in ``tiles.json``."""

import json
from pathlib import Path

import pytest

from ludoteca.core.chance import Recorder, Stream
from ludoteca.core.game import Rejected
from ludoteca.games.thats_life import tiles
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.types import Began, Event, Options, Rolled
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)

DATA = json.loads((Path(__file__).parent / "tiles.json").read_text(encoding="utf-8"))


def test_everybody_is_told_who_begins_with_which_die() -> None:
    told: list[Event] = []

    state = GAME.setup(Options(), 4, Stream(b"who"), told)

    assert told == [Began(state.turn), Rolled(state.turn, state.die)]


def ids(view) -> list[str]:
    return [stone.id for stone in view.path]


def test_the_tiles_are_those_of_the_box(opening) -> None:
    path = opening().view.path

    found = {stone.id: (stone.kind, stone.value) for stone in path if stone.kind != "action"}

    assert found == {tile["id"]: (tile["kind"], tile["value"] or 0) for tile in DATA["tiles"]}
    for kind in ("minus", "plus", "lucky", "action"):
        assert sum(stone.kind == kind for stone in path) == DATA["counts"][kind]


@pytest.mark.parametrize("layout", ["standard", "variant1", "variant2"])
def test_a_sorted_layout_lies_as_in_the_rules(opening, layout) -> None:
    path = opening(layout=layout, action_tiles=False).view

    assert ids(path) == DATA["layouts"][layout]["order"]


def test_a_shuffled_path_has_all_tiles_in_different_orders(opening) -> None:
    paths = [ids(opening(seed=seed, action_tiles=False).view) for seed in range(20)]

    assert all(sorted(path) == sorted(tile["id"] for tile in DATA["tiles"]) for path in paths)
    assert len(set(map(tuple, paths))) == 20


def test_every_tile_is_as_likely_in_every_place_of_a_shuffled_path() -> None:
    chance = Stream(b"fair")
    first = [0] * len(tiles.IDS)
    last = [0] * len(tiles.IDS)

    for _ in range(6400):
        path = GAME.setup(Options(action_tiles=False), 2, chance).path
        first[path[1]] += 1
        last[path[32]] += 1

    # 200 expected each; six standard deviations of 13.9 either way
    assert all(117 < first[tile] < 283 for tile in tiles.SCORING)
    assert all(117 < last[tile] < 283 for tile in tiles.SCORING)


@pytest.mark.parametrize("layout", DATA["options"]["layout"])
def test_an_action_tile_lies_after_every_eighth_tile_gift_side_up(opening, layout) -> None:
    path = opening(layout=layout).view.path

    actions = {place: stone for place, stone in enumerate(path, 1) if stone.kind == "action"}

    assert list(actions) == DATA["action_placement"]["path_positions_with_all_four"]
    assert [stone.id for stone in actions.values()] == ["x1", "x2", "x3", "x4"]
    assert {stone.side for stone in actions.values()} == {"gift"}
    assert len(path) == 36


def test_without_action_tiles_the_path_has_thirty_two_tiles(opening) -> None:  # 32
    assert len(opening(action_tiles=False).view.path) == 32


@pytest.mark.parametrize("layout", DATA["options"]["layout"])
def test_guards_begin_on_the_best_tiles_wherever_those_lie(opening, layout) -> None:
    path = opening(layout=layout, guards=True).view.path

    guarded = [stone.id for stone in path if stone.guards]

    assert sorted(guarded) == sorted(DATA["guards"]["start_tiles"])
    assert sum(stone.guards for stone in path) == DATA["guards"]["count"]


def test_without_guards_there_are_none(opening) -> None:
    assert not any(stone.guards for stone in opening().view.path)


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_begins_with_all_pieces_on_start_and_no_tiles(opening, seats) -> None:
    three = opening(seats).view
    fewer = opening(seats, pieces="rulebook").view

    each = DATA["pieces"]["per_player_rulebook_option"][str(seats)]
    assert three.start == (3,) * seats
    assert fewer.start == (each,) * seats
    assert three.towers == ((),) * seats
    assert three.finish == (0,) * seats


def test_the_first_player_and_the_first_die_are_random(opening) -> None:
    openings = [opening(6, seed).view for seed in range(300)]

    assert {view.turn for view in openings} == set(range(6))
    assert {view.die for view in openings} == set(DATA["die"]["faces"])


def test_setup_draws_the_first_player_the_shuffle_and_the_die_in_this_order() -> None:
    sorted_tape, shuffled_tape = Recorder(Stream(b"a")), Recorder(Stream(b"a"))

    plain = GAME.setup(Options(layout="standard"), 4, sorted_tape)
    GAME.setup(Options(), 4, shuffled_tape)

    assert sorted_tape.tape == [plain.turn, plain.die - 1]
    assert len(shuffled_tape.tape) == 1 + 31 + 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_other_than_two_to_six_seats_are_refused(seats) -> None:
    with pytest.raises(Rejected, match="error-seats") as refused:
        GAME.setup(Options(), seats, Stream(b""))

    assert refused.value.facts == {"seats": seats, "least": 2, "most": 6}
    assert (DATA["players"]["min"], DATA["players"]["max"]) == GAME.meta.seats


def test_all_mixes_of_options_can_be_set_up() -> None:
    assert len(set(MIXES)) == 4 * 2 * 2 * 2 * 2
    assert MIXES[0] == Options() == Options(**DATA["options"]["defaults"])
    for options in MIXES:
        assert GAME.view(GAME.setup(options, 5, Stream(b"")), 0).options == options


def test_tops_are_ranked_as_in_the_rules() -> None:
    ranked = sorted(tiles.SCORING, key=tiles.WORTH.__getitem__)

    faces = [tiles.FACES[tile].removeprefix("+") for tile in ranked]
    assert list(dict.fromkeys(faces)) == list(map(str, DATA["top_value_order_low_to_high"]))
