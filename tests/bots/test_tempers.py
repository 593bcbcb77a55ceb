"""What play-outs cannot tell apart is chosen by temper, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.toys import Climb, Doubts, NoOptions, Pick, Position, Wide

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.search import search
from ludoteca.core.bot import EVEN, Temper, tempered
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import Seat
from ludoteca.core.knowledge import ValueHint

TEMPERS = [Temper("search", seat) for seat in range(40)]


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


def chosen(game: Any, temper: Temper, hint: ValueHint | None = None, thinks: bytes = b"t") -> int:
    state = game.setup(game.Options(), 2, Stream(b"table"))
    listed, view = game.options(state, 0), game.view(state, 0)
    return search(game, view, 0, listed, Stream(thinks), PlayOuts(600), hint, temper)


def test_where_nothing_tells_options_apart_everybody_has_likings_of_their_own() -> None:
    choices = [chosen(Twins(), temper) for temper in TEMPERS[:12]]

    assert len(set(choices)) == 3
    assert choices == [chosen(Twins(), temper) for temper in TEMPERS[:12]]


@pytest.mark.parametrize("game", [Climb(), Wide()])
def test_no_temper_takes_what_is_clearly_worse(game: Any) -> None:
    best = chosen(game, EVEN)

    assert all(chosen(game, temper) >= best - 1 for temper in TEMPERS[:12])


def test_the_bold_take_what_differs_much_and_the_careful_what_does_not() -> None:
    hint = ValueHint(won, look_ahead=0)
    bold = [temper for temper in TEMPERS if temper.leans("bold") > 0.7]
    careful = [temper for temper in TEMPERS if temper.leans("bold") < -0.7]
    thoughts = [b"%d" % number for number in range(8)]

    def wagers(temper: Temper) -> int:
        return sum(chosen(Wager(), temper, hint, thinks) == 1 for thinks in thoughts)

    assert min(len(bold), len(careful)) >= 3
    assert sum(map(wagers, bold)) / len(bold) > 2 + sum(map(wagers, careful)) / len(careful)


def test_a_bot_that_searches_has_the_temper_that_it_is_given() -> None:
    bot = Searcher(PlayOuts(30))
    temper = Temper("search")

    assert tempered(bot, temper) == Searcher(PlayOuts(30), temper=temper)
    assert bot.temper == EVEN


def test_a_temper_takes_nothing_back() -> None:
    game = Doubts()
    state = game.setup(NoOptions(), 2, Stream(b"table"))
    listed = game.options(state, 0)[1:]
    bot = tempered(Searcher(PlayOuts(20)), Temper("search"))

    assert bot(game, game.view(state, 0), 0, listed, Stream(b"t")) in listed  # type: ignore[arg-type]
