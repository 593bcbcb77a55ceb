"""Cases 43 to 45, points and ranks."""

import json
from pathlib import Path

import pytest

from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.scoring import (
    basic_score,
    expert_score,
    score_of,
    turned_by_luck,
)
from ludoteca.games.thats_life.tiles import NUMBERS, VALUES
from ludoteca.games.thats_life.types import Ended, Finished, Options, Rolled, TileTaken

DATA = json.loads((Path(__file__).parent / "tiles.json").read_text(encoding="utf-8"))


def tower(faces: list[int | str]) -> list[int]:
    """Tile numbers for a list of values and "lucky", each tile used once."""
    ids = {**{f"a{n}": -n for n in range(1, 9)}, **{f"b{n}": -n for n in range(1, 11)}}
    ids |= {f"p{n}": n for n in range(1, 9)} | {f"l{n}": "lucky" for n in range(1, 7)}
    found = []
    for face in faces:
        name = next(name for name, written in ids.items() if written == face)
        del ids[name]
        found.append(NUMBERS[name])
    return found


@pytest.mark.parametrize("scoring", ["basic", "expert"])
@pytest.mark.parametrize(
    ("faces", "basic", "expert"),
    [
        ([-3, "lucky", "lucky"], [-3], [-3]),
        (["lucky", -5], [-5], []),
        ([8, "lucky"], [], [8]),
        ([-10, "lucky", "lucky", 4, -2, "lucky"], [-10, -2], [-10, -2]),
        ([-10, -1, "lucky"], [-10], [-1]),
        ([-4, -4, "lucky", 3], [-4], [-4]),
        (["lucky", "lucky", "lucky"], [], []),
    ],
)
def test_the_tiles_that_luck_turns_are_told_and_make_the_score(
    faces, basic, expert, scoring
) -> None:
    options = Options(scoring=scoring)
    tiles = tower(faces)

    turned = turned_by_luck(options, tiles)

    assert sorted(VALUES[tile] for tile in turned) == sorted(
        basic if scoring == "basic" else expert
    )
    assert score_of(options)(tiles) == sum(
        -VALUES[tile] if tile in turned else VALUES[tile] for tile in tiles
    )


def test_the_last_tile_is_taken_before_the_end(draw) -> None:  # 43
    given = draw("a1 b5:r", die=6, blue="a1")

    then = given.move("b5")

    assert then.turn is None
    assert then.scores == [-5, -1]
    assert then.events[1:] == [TileTaken(0, "b5", "-5"), Finished(0), Ended()]
    assert then.rolls == 0
    assert (then.view.turn, then.view.die) == (None, 0)


def test_the_last_action_is_carried_out_before_the_end(draw) -> None:  # 43
    given = draw("x4:r", die=6, red="a7", blue="p3")

    then = given.move("x4")

    assert then.turn is None
    assert then.tower("blue") == "p3 a7"


def test_the_last_choice_is_made_before_the_end(draw) -> None:  # 43
    given = draw("x4(steal):r", die=6, blue="p3", green="p8")

    asked = given.move("x4")
    then = asked.choose("green")

    assert asked.turn == "red"
    assert asked.home("red") == 3
    assert not asked.happened(Finished)
    assert then.turn is None
    assert then.tower("red") == "p8"
    assert not then.happened(Rolled)
    assert then.events[-2:] == [Finished(0), Ended()]


def test_of_equal_scores_the_one_with_fewer_lucky_tiles_wins(draw) -> None:  # 44
    given = draw("a1", red="p5 l1", blue="p5", green="p1")

    result = GAME.result(over(given))

    assert result.ranks == (2, 1, 3)
    assert result.reason.key == "result-fewer-lucky"
    assert result.reason.args == {"seat": 1, "points": 5, "lucky": 0}


def test_unused_lucky_tiles_count_for_ties_with_expert_scoring_too(draw) -> None:  # 44
    given = draw("a1", red="l1 p5", blue="p5", options=Options(scoring="expert"))

    assert GAME.result(over(given)).ranks == (2, 1)


def test_equal_scores_and_lucky_tiles_share_the_rank(draw) -> None:  # 45
    given = draw("a1", red="p5 l1", blue="a5 l2", green="p1")

    result = GAME.result(over(given))

    assert result.ranks == (1, 1, 3)
    assert result.reason.key == "result-shared"
    assert result.reason.args == {"winners": 2, "points": 5, "lucky": 1}


def test_a_shared_rank_further_down_skips_the_next(draw) -> None:  # 45
    given = draw("a1", red="p1", blue="p8", green="a1 p2", yellow="b1")

    result = GAME.result(over(given))

    assert result.ranks == (2, 1, 2, 4)
    assert result.reason.key == "result-points"


def test_nobody_has_won_while_pieces_are_on_the_path(draw) -> None:
    given = draw("a1:r a2:b", red="p8")

    result = GAME.result(given.state)

    assert result.ranks == (1, 2)
    assert result.reason.key == "result-running"


@pytest.mark.parametrize("example", DATA["scoring_examples"])
def test_towers_score_as_in_the_examples(example) -> None:
    tiles = tower(example["tower_bottom_to_top"])

    assert basic_score(tiles) == example["basic"]
    assert expert_score(tiles) == example["expert"]


def test_expert_scoring_is_used_only_where_it_was_chosen(draw) -> None:
    basic = draw("a1", red="p8 l1")
    expert = draw("a1", red="p8 l1", options=Options(scoring="expert"))

    assert basic.scores == [8, 0]
    assert expert.scores == [-8, 0]


def over(position):
    """The state of a drawn position in which every piece is home."""
    assert not any(position.state.pieces)
    position.state.turn, position.state.die = -1, 0
    return position.state
