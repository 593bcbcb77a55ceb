"""Levels that every title has, and how they stand to each other; docs/bots.md has the figures."""

from __future__ import annotations

import dataclasses

import pytest

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.ladder import Contest
from ludoteca.bots.levels import Searcher
from ludoteca.core.chance import Stream
from ludoteca.games import titles


def test_every_title_has_a_weakest_level_and_two_that_search() -> None:
    for title in titles().values():
        names = list(levels(title))

        assert names[0] == "random"
        assert names[-2:] == ["medium", "hard"]
        assert set(title.bots) <= set(names)


@pytest.mark.parametrize(("weaker", "tables", "least"), [("random", 20, 0.85), ("easy", 40, 0.55)])
def test_a_tenth_of_mediums_budget_beats_the_levels_below(
    weaker: str, tables: int, least: float
) -> None:
    title = titles()["thats-life"]
    known = levels(title)
    bots = {"medium": Searcher(PlayOuts(100), title.hint), weaker: known[weaker]}
    contest = Contest(title.game, title.game.Options(), bots, list(bots), 7, float)

    for _ in contest.run(tables, early=False):
        pass

    best = contest.ladder(tables).levels[0]
    assert best.level == "medium"
    assert best.win_share >= least


def test_who_has_time_thinks_with_the_finer_hint() -> None:
    title = titles()["thats-life"]
    known = levels(title)
    plain = levels(dataclasses.replace(title, fine_hint=None))

    assert known["hard"] == Searcher(PlayOuts(5000), title.fine_hint)
    assert known["medium"] == plain["medium"] == Searcher(PlayOuts(1000), title.hint)
    assert plain["hard"] == Searcher(PlayOuts(5000), title.hint)


def test_hints_are_chances() -> None:
    given = [(title, hint) for title in titles().values() for hint in (title.hint, title.fine_hint)]
    for title, hint in given:
        if hint is None:
            continue
        game, chance = title.game, Stream(b"hints")
        state = game.setup(game.Options(), title.meta.seats[1], chance)
        while who := game.to_act(state):
            for seat in range(title.meta.seats[1]):
                assert 0 <= hint.value(state, seat) <= 1
            listed = game.options(state, who[0])
            game.apply(state, who[0], listed[chance.below(len(listed))], chance, None)
