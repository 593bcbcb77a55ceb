"""Forced passes."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.chance import Script
from ludoteca.kit.passing import Passed, next_able


def after(seat: int, able: set[int]) -> tuple[int | None, list[Any]]:
    told: list[Any] = []
    return next_able(3, seat, able.__contains__, told), told


def test_the_next_seat_that_can_move_is_asked_and_the_others_have_passed() -> None:
    assert after(0, {0, 1, 2}) == (1, [])
    assert after(0, {2}) == (2, [Passed(1)])
    assert after(1, {1, 0}) == (0, [Passed(2)])


def test_whoever_moved_goes_on_when_all_others_pass() -> None:
    assert after(1, {1}) == (1, [Passed(2), Passed(0)])


def test_when_nobody_can_move_nobody_passes() -> None:
    assert after(0, set()) == (None, [])
    assert next_able(2, 0, {0}.__contains__, None) == 0


TOYS = Path(__file__).resolve().parents[1] / "browser" / "toys"


def test_a_seat_without_a_move_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOYS))
    rules = importlib.import_module("turncoats.rules")
    state = rules.setup(rules.Options(size=4), 2, Script([]))
    for square in ("d3", "d2", "c1", "b4"):
        rules.apply(state, state.turn, rules.Place(square), Script([]), None)
    told: list[Any] = []

    rules.apply(state, 0, rules.Place("d1"), Script([]), told)

    assert told == [rules.Placed(0, "d1", 1), Passed(1)]
    assert rules.to_act(state) == (0,)
