"""Number of filled areas, and the last turns."""

import pytest

from ludoteca.core.chance import Stream
from ludoteca.core.game import onward
from ludoteca.games.on_tour.rules import GAME
from ludoteca.games.on_tour.types import Marked, Options, Rolled


def played(seats, seed, **options):
    """A random table; its states at each turn's end, and all events."""
    chance, told = Stream(seed), []
    state = GAME.setup(Options(**options), seats, chance)
    first = GAME.view(state, None)
    while to_act := GAME.to_act(state):
        seat = to_act[chance.below(len(to_act))]
        found = onward(GAME, GAME.options(state, seat))
        GAME.apply(state, seat, found[chance.below(len(found))], chance, told)
        assert len({marks.count(0) for marks in _maps(state)}) == 1
    return first, told, state


def _maps(state):
    """Maps at the last reveal."""
    for marks, recent in zip(state.marks, state.recent, strict=True):
        yield [0 if area in recent else mark for area, mark in enumerate(marks)]


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_everybody_fills_as_many_areas_and_ends_together(seed) -> None:  # 30
    _, _, state = played(3, seed)

    assert all(0 not in marks for marks in state.marks)


def test_with_three_empty_areas_there_are_cards_and_then_a_last_turn(draw) -> None:  # 31
    table = draw("oh ga ut", "25", empty="oh ca ga")
    assert len(table.view().cards) == 3

    table.mark("oh", "low").mark("ca", "high").next("", "19").done()

    assert table.view().kind == "final-numbers"
    assert table.view().cards == ()


def test_with_four_empty_areas_two_are_left_for_the_last_turn(draw) -> None:  # 32
    table = draw("oh ga ut", "25", empty="oh ca ga ut")

    table.mark("oh", "low").mark("ca", "high").next("", "19").done()

    assert table.view().kind == "final-numbers"
    assert table.where("low") == "ga ut"


def test_doubles_with_two_empty_areas_make_one_star_and_another_roll(draw) -> None:  # 33
    table = draw("", "66", empty="oh pa")
    assert table.view().kind == "final-doubles"

    table.mark("pa", "star").next("", "17").done()

    assert table.view().kind == "final-numbers"
    assert table.where("high") == "oh"


@pytest.mark.parametrize(("what", "number"), [("low", "29"), ("high", "92")])
def test_the_last_area_takes_either_number(draw, what, number) -> None:  # 34
    table = draw("", "29", empty="oh")

    table.mark("oh", what)
    assert table.at("oh") == number
    assert table.offers() == ""
    assert table.done().over


@pytest.mark.parametrize(("low", "high"), [("oh", "ca"), ("ca", "oh")])
def test_the_last_two_take_both_either_way_round_without_circles(draw, low, high) -> None:  # 35
    table = draw("", "92", empty="oh ca").mark(low, "low").mark(high, "high")

    assert (table.at(low), table.at(high)) == ("29", "92")
    assert table.done().over


@pytest.mark.parametrize("land", ["usa", "europe"])
def test_star_turns_make_a_table_longer_by_half_a_turn(land) -> None:  # 36
    room = {"usa": 36, "europe": 34}[land]
    for seed in range(60):
        first, told, _ = played(1, seed.to_bytes(2, "big"), map=land)
        kinds = [first.kind, *(event.kind for event in told if isinstance(event, Rolled))]
        last = [kind for kind in kinds if kind.startswith("final")]
        stars = sum(kind in ("doubles", "same-region") for kind in kinds)

        assert kinds.count("numbers") == (room - stars) // 2
        two_left = (room - stars) % 2 == 1
        assert len(last) == (2 if two_left and last[0] == "final-doubles" else 1)
        assert kinds == sorted(kinds, key=lambda kind: kind.startswith("final"))


def test_what_is_marked_is_told_when_the_turn_ends(draw) -> None:
    table = draw("oh ga ut", "25").mark("oh", "low").mark("ca", "high").done()

    assert [(e.area, e.mark, e.circled) for e in table.happened(Marked)] == [
        ("oh", "25", "yes"),
        ("ca", "52", "no"),
    ]
