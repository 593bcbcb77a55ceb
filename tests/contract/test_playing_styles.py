"""Playing styles of one level differ, and each chooses equally for equal chance; for all levels of
every title but the random one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.titles import TITLES

from ludoteca.bots import levels
from ludoteca.bots.random import choose_at_random
from ludoteca.core.bot import EVEN, Bot, PlayingStyle, with_style
from ludoteca.core.chance import Stream
from ludoteca.core.game import Seat, onward
from ludoteca.core.title import Title
from ludoteca.testing.bots import short_thinking

Position = tuple[Any, Seat, Any]

LEVELS = [
    pytest.param(title, bot, id=f"{title.meta.id}-{level}")
    for title in TITLES
    for level, bot in short_thinking(levels(title)).items()
    if level != "random"
]
STYLES = [PlayingStyle("styles", seat) for seat in range(4)]
MOST = 300
"""Most decisions to compare; fewer are enough where styles differ often."""


def positions(title: Title) -> Iterator[Position]:
    """View, seat and options of decisions at tables of quick bots."""
    bot = title.bots.get("easy", choose_at_random)
    game, chance = title.game, Stream(b"styles")
    while True:
        state = game.setup(game.Options(), max(2, game.meta.seats[0]), chance)
        while to_act := game.to_act(state):
            seat = to_act[0]
            listed, view = onward(game, game.options(state, seat)), game.view(state, seat)
            if len(listed) > 1:
                yield view, seat, listed
            choice = bot(game, view, seat, listed, Stream(b"even"))
            game.apply(state, seat, choice, chance, None)


@pytest.mark.parametrize(("title", "bot"), LEVELS)
def test_playing_styles_differ_and_are_reproducible(title: Title, bot: Bot) -> None:
    often = 0
    for number, (view, seat, listed) in enumerate(positions(title)):

        def chosen(style: PlayingStyle, number: int, position: Position) -> Any:
            view, seat, listed = position
            chance = Stream(b"%d" % number)
            return with_style(bot, style)(title.game, view, seat, listed, chance)

        choices = [chosen(style, number, (view, seat, listed)) for style in STYLES]
        assert all(choice in listed for choice in choices)
        if number < 2:
            again = [chosen(style, number, (view, seat, listed)) for style in STYLES]
            assert again == choices
        often += any(choice != choices[0] for choice in choices)
        if often == 2 or number == MOST:
            break

    assert often == 2


@pytest.mark.parametrize(("title", "bot"), LEVELS)
def test_without_a_style_a_level_is_as_it_was_made(title: Title, bot: Bot) -> None:
    assert with_style(with_style(bot, STYLES[0]), EVEN) == bot
