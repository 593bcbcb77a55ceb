"""Draws: uniform over what is there, without replacement."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.chance import Script, Stream, Tape, branches
from ludoteca.kit.draws import draw, draw_counted, draw_several, shuffled


def test_a_card_is_taken_out_of_the_deck() -> None:
    deck = [7, 8, 9]

    assert draw(Tape((1,)), deck) == 8
    assert deck == [7, 9]


def test_each_card_is_equally_likely() -> None:
    found = branches(lambda chance: draw(chance, [1, 1, 2]))

    assert sorted(found) == [(1 / 3, 1), (1 / 3, 1), (1 / 3, 2)]


def test_kinds_are_drawn_as_often_as_they_are_in_the_bag() -> None:
    odds: Counter[int] = Counter()
    for share, kind in branches(lambda chance: draw_counted(chance, [3, 0, 1])):
        odds[kind] += round(4 * share)

    assert odds == {0: 3, 2: 1}


def test_what_was_drawn_is_counted_down() -> None:
    counts = [3, 0, 1]

    assert draw_counted(Tape((3,)), counts) == 2
    assert counts == [3, 0, 0]


@pytest.mark.parametrize("nothing", [[], [0, 0]])
def test_nothing_can_be_drawn_from_what_is_empty(nothing: list[int]) -> None:
    with pytest.raises(ValueError, match="nothing is left"):
        draw_counted(Stream(b""), nothing)
    with pytest.raises(ValueError, match="nothing is left"):
        draw(Stream(b""), [])


def test_several_are_drawn_one_after_the_other() -> None:
    assert draw_several(Tape((2, 0)), ["a", "b", "c"], 2) == ["c", "a"]


def test_all_orders_are_equally_likely() -> None:
    found = branches(lambda chance: tuple(shuffled(chance, "abc")))

    assert len({order for _, order in found}) == len(found) == 6
    assert {round(share, 9) for share, _ in found} == {round(1 / 6, 9)}


def test_what_is_shuffled_stays_as_it_was() -> None:
    things = [1, 2, 3]

    shuffled(Script((0, 0)), things)

    assert things == [1, 2, 3]
