"""A style decides between options that play-outs cannot tell apart, and only there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.toys import Climb, Doubts, NoOptions, Pick, Position, Wide

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.search import search
from ludoteca.core.bot import EVEN, PlayingStyle, with_style
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import Seat
from ludoteca.core.knowledge import ValueHint

STYLES = [PlayingStyle("search", seat) for seat in range(40)]


class Wager(Climb):
    """Seat 0 chooses once: 50 points for sure, 0 to 100, or 40 to 60, and that is worth as much. A
    play-out ends before anybody has won."""

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        return (0,) if state.turn < 2 else ()

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        drawn = chance.below(101)
        state.points[0] = (50, drawn, 40 + drawn // 5)[action.number]
        state.turn += 1


def won(state: Position, seat: Seat) -> float:
    return state.points[seat] / 100


class Twins(Climb):
    """As `Climb`, but every step is worth the same, and there are no dice."""

    def apply(self, state: Position, seat: Seat, action: Pick, chance: Chance, told: Any) -> None:
        state.points[seat] += 1
        state.turn += 1


def chosen(
    game: Any, style: PlayingStyle, hint: ValueHint | None = None, thinks: bytes = b"t"
) -> int:
    state = game.setup(game.Options(), 2, Stream(b"table"))
    listed, view = game.options(state, 0), game.view(state, 0)
    return search(game, view, 0, listed, Stream(thinks), PlayOuts(600), hint, style)


def test_styles_choose_differently_among_equal_options() -> None:
    choices = [chosen(Twins(), style) for style in STYLES[:12]]

    assert len(set(choices)) == 3
    assert choices == [chosen(Twins(), style) for style in STYLES[:12]]


@pytest.mark.parametrize("game", [Climb(), Wide()])
def test_no_style_takes_what_is_clearly_worse(game: Any) -> None:
    best = chosen(game, EVEN)

    assert all(chosen(game, style) >= best - 1 for style in STYLES[:12])


def test_the_bold_take_what_differs_much_and_the_careful_what_does_not() -> None:
    hint = ValueHint(won, look_ahead=0)
    bold = [style for style in STYLES if style.leans("bold") > 0.7]
    careful = [style for style in STYLES if style.leans("bold") < -0.7]
    thoughts = [b"%d" % number for number in range(8)]

    def wagers(style: PlayingStyle) -> int:
        return sum(chosen(Wager(), style, hint, thinks) == 1 for thinks in thoughts)

    assert min(len(bold), len(careful)) >= 3
    assert sum(map(wagers, bold)) / len(bold) > 2 + sum(map(wagers, careful)) / len(careful)


def test_a_bot_that_searches_has_the_style_that_it_is_given() -> None:
    bot = Searcher(PlayOuts(30))
    style = PlayingStyle("search")

    assert with_style(bot, style) == Searcher(PlayOuts(30), style=style)
    assert bot.style == EVEN


def test_a_style_takes_nothing_back() -> None:
    game = Doubts()
    state = game.setup(NoOptions(), 2, Stream(b"table"))
    listed = game.options(state, 0)[1:]
    bot = with_style(Searcher(PlayOuts(20)), PlayingStyle("search"))

    assert bot(game, game.view(state, 0), 0, listed, Stream(b"t")) in listed  # type: ignore[arg-type]
