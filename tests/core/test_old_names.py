"""Modules that were renamed can still be imported by installed games under their old names."""

from __future__ import annotations

import importlib

import pytest


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("core.game", "core.game", "Text:Message"),
        ("core.hints", "core.knowledge", "Knowledge Prospects Value ValueHint"),
        ("core.merit", "core.duplicate_score", "Measure Merit:DuplicateScore"),
        ("kit.liking", "kit.preference", "in_order liked near_least"),
        ("kit.odds", "kit.win_probability", "MOST UNIT Odds probability"),
        ("bots.advice", "bots.hints", "Advice Verdict advise verdicts"),
        ("bots.ladder", "bots.match", "Even Ladder:MatchResult Rung:LevelResult"),
        (
            "bots.heeding",
            "bots.suggestions",
            "CHEAP Heeding:CostEstimator heed:consider_suggestions",
        ),
    ],
)
def test_an_old_import_finds_the_same_things(old: str, new: str, names: str) -> None:
    before, now = (importlib.import_module(f"ludoteca.{name}") for name in (old, new))

    for name in names.split():  # "old:new" where the name changed as well
        was, _, called = name.partition(":")
        assert getattr(before, was) is getattr(now, called or was)
