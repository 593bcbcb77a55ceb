"""Levels that every title has, and their strength; docs/bots.md has the measurements."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from tests.titles import IN_TURN, TITLES

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.match import Match
from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Stream
from ludoteca.games import ours
from ludoteca.i18n import name_of


def test_every_title_has_a_weakest_level_and_two_that_search() -> None:
    for title in TITLES:
        names = list(levels(title))

        assert names[0] == "random"
        assert names[-2:] == ["medium", "hard"]
        assert set(title.bots) <= set(names)


@pytest.mark.parametrize(("weaker", "tables", "least"), [("random", 20, 0.85), ("easy", 40, 0.55)])
@pytest.mark.deep  # strength is measured by who changes a bot
def test_a_tenth_of_mediums_budget_beats_the_levels_below(
    weaker: str, tables: int, least: float
) -> None:
    title = IN_TURN
    known = levels(title)
    bots = {"medium": Searcher(PlayOuts(100), title.hint), weaker: known[weaker]}
    match = Match(title.game, title.game.Options(), bots, list(bots), 7, float)

    for _ in match.run(tables, early=False):
        pass

    best = match.result(tables).levels[0]
    assert best.level == "medium"
    assert best.win_share >= least


def test_levels_that_search_stand_in_for_those_that_a_title_lacks() -> None:
    title = dataclasses.replace(IN_TURN, bots={})
    known = levels(title)

    assert known["medium"] == Searcher(PlayOuts(1000), title.hint)
    assert known["hard"] == Searcher(PlayOuts(5000), title.hint)
    assert levels(dataclasses.replace(title, bots={"hard": choose_at_random}))["hard"] == (
        choose_at_random
    )


def test_the_document_says_which_games_have_levels_of_their_own() -> None:
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    told = {
        name: (medium == "the search", hard == "the search")
        for names, medium, hard in re.findall(r"^\| (.+) \| (.+) \| (.+) \|$", document, re.M)
        if medium in ("the search", "its own", "their own")
        for name in names.split(", ")
    }

    searching = {
        name_of(title, "en")
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        .partition(":")[0]: tuple(
            isinstance(levels(title)[level], Searcher) for level in ("medium", "hard")
        )
        for title in ours().values()
    }

    assert told == searching


def test_hints_are_chances() -> None:
    for title in TITLES:
        if (hint := title.hint) is None:
            continue
        game, chance = title.game, Stream(b"hints")
        state = game.setup(game.Options(), title.meta.seats[1], chance)
        while who := game.to_act(state):
            for seat in range(title.meta.seats[1]):
                assert 0 <= hint.value(state, seat) <= 1
            listed = game.options(state, who[0])
            game.apply(state, who[0], listed[chance.below(len(listed))], chance, None)
