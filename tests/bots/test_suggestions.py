"""Bots follow suggestions that cost nearly nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.titles import TITLES

from ludoteca.bots.suggestions import CHEAP, consider_suggestions
from ludoteca.core.chance import Stream


class Pricing:
    """Knows what each option costs."""

    def __call__(self, game: Any, view: Any, seat: int, options: Sequence[Any], chance: Any) -> Any:
        return options[0]

    def cost(self, game: Any, view: Any, seat: int, chosen: Any, other: Any, chance: Any) -> float:
        return {"dear": CHEAP, "cheap": CHEAP / 2, "better": -1.0}[other]


@pytest.mark.parametrize(
    ("proposed", "done"),
    [
        (["dear"], "mine"),
        (["cheap"], "cheap"),
        (["dear", "cheap", "better"], "better"),
        (["better", "mine"], "mine"),
    ],
)
def test_the_cheapest_suggestion_is_followed_if_it_is_cheap(proposed: list[str], done: str) -> None:
    chance = Stream(b"heed")
    assert consider_suggestions(None, None, 0, "mine", proposed, Pricing(), chance) == done  # type: ignore[arg-type]


def test_a_bot_that_knows_no_costs_keeps_its_choice() -> None:
    def bot(game: Any, view: Any, seat: int, options: Sequence[Any], chance: Any) -> Any:
        return options[0]

    assert consider_suggestions(None, None, 0, "mine", ["other"], bot, Stream(b"heed")) == "mine"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "title", [one for one in TITLES if one.meta.proposals], ids=lambda one: one.meta.id
)
def test_bots_of_titles_with_proposals_can_tell(title: Any) -> None:
    game, chance = title.game, Stream(b"tell")
    state = game.setup(game.Options(), game.meta.seats[1], chance)
    while len(options := game.options(state, seat := game.to_act(state)[0])) == 1:
        game.apply(state, seat, options[0], chance, None)
    view = game.view(state, seat)
    for bot in title.bots.values():
        chosen = bot(game, view, seat, options, Stream(b"tell"))

        assert bot.cost(game, view, seat, chosen, chosen, Stream(b"tell")) == 0
        assert -1 <= bot.cost(game, view, seat, chosen, options[0], Stream(b"tell")) <= 10
