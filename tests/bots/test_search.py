"""The search finds the right option of games in which it is known, within its budget."""

from __future__ import annotations

import itertools
import time
from typing import Any

import pytest
from tests.bots.toys import Bluff, Cave, Climb, Doubts, NoOptions, Signs, Wide
from tests.titles import IN_TURN

from ludoteca.bots import levels
from ludoteca.bots.budget import Budget, PlayOuts, Seconds
from ludoteca.bots.levels import MEDIUM, Searcher
from ludoteca.bots.random import choose_at_random
from ludoteca.bots.search import evaluate, search
from ludoteca.core.chance import Stream
from ludoteca.core.knowledge import ValueHint
from ludoteca.core.replay.self_play import play

MANY: Budget = PlayOuts(300)


def chosen(game: Any, seat: int = 0, seats: int = 2, budget: Budget = MANY) -> int:
    state = game.setup(game.Options(), seats, Stream(b"table"))
    listed = game.options(state, seat)
    return search(game, game.view(state, seat), seat, listed, Stream(b"thinks"), budget)


# ---- right choices ---------------------------------------------------------------------------


def test_more_steps_are_better() -> None:
    assert chosen(Climb()) == 2


def test_the_best_of_many_options_is_found() -> None:
    assert chosen(Wide()) >= 10


def test_a_team_is_helped() -> None:
    assert chosen(Cave()) == 2


def test_it_bets_on_what_is_likely_and_cannot_see_the_coin() -> None:
    choices = set()
    for coin in range(4):
        game = Bluff()
        state = game.setup(game.Options(), 2, Stream(b"coin"))
        state.hidden = coin
        choices.add(
            search(game, game.view(state, 0), 0, game.options(state, 0), Stream(b"t"), PlayOuts(90))
        )

    assert choices == {1}


@pytest.mark.parametrize("seat", [0, 1])
def test_at_once_each_seat_chooses_without_the_others_choice(seat: int) -> None:
    assert chosen(Signs(), seat) == 2


def test_bots_and_play_outs_never_take_back() -> None:
    bots = [("search", Searcher(PlayOuts(20))), ("random", choose_at_random)]

    record = play(Doubts(), NoOptions(), bots, "doubts/1")  # type: ignore[arg-type]

    assert len(record.entries) == 1 + 2 * Doubts.TURNS


def test_an_only_option_needs_no_thought() -> None:
    state = Climb().setup(None, 2, Stream(b"table"))
    options = Climb().options(state, 0)[:1]

    assert search(Climb(), None, 0, options, Stream(b""), PlayOuts(1)) == 0  # looks at nothing


# ---- reproducible, within its budget -----------------------------------------------------------


class Counting(Climb):
    """Counts play-outs by the results that are asked for; a tick of its clock is one of them."""

    def __init__(self) -> None:
        self.ends = 0

    def result(self, state: Any) -> Any:
        self.ends += 1
        return super().result(state)

    def clock(self) -> float:
        return float(self.ends)


def test_equal_chance_and_budget_give_the_equal_choice() -> None:
    title = IN_TURN
    game = title.game
    state = game.setup(game.Options(), 4, Stream(b"table"))
    listed = game.options(state, state.turn)
    view = game.view(state, state.turn)
    medium = Searcher(PlayOuts(50), title.hint)

    for key in (b"1", b"2", b"3"):
        one, other = (medium(game, view, state.turn, listed, Stream(key)) for _ in range(2))

        assert one is other


@pytest.mark.parametrize("count", [1, 2, 3, 10, 300])
def test_a_budget_of_play_outs_is_never_passed(count: int) -> None:
    game = Counting()

    chosen(game, budget=PlayOuts(count))

    assert game.ends == count


@pytest.mark.parametrize("seconds", [1, 7, 100])
def test_a_budget_of_seconds_ends_with_the_play_out_in_which_it_runs_out(seconds: int) -> None:
    game = Counting()

    assert chosen(game, budget=Seconds(seconds, game.clock)) in range(3)
    assert game.ends == seconds


def test_who_overruns_plays_the_best_so_far() -> None:
    jumps = itertools.chain([0.0] * 60, itertools.repeat(99.0))

    assert chosen(Climb(), budget=Seconds(1.0, lambda: next(jumps))) == 2


def test_a_clock_that_has_already_run_out_still_gives_an_option() -> None:
    late = itertools.chain([0.0], itertools.repeat(5.0))

    assert chosen(Wide(), budget=Seconds(1.0, lambda: next(late))) in range(12)


def test_a_choice_takes_as_long_as_it_may_and_hardly_longer() -> None:
    title = IN_TURN
    game = title.game
    medium = levels(title, time.thread_time)["medium"]  # what others do meanwhile is not counted
    chance = Stream(b"budget")
    state = game.setup(game.Options(), 4, chance)
    took = []
    while len(took) < 100 and (who := game.to_act(state)):
        listed = game.options(state, who[0])
        view = game.view(state, who[0])
        begin = time.thread_time()
        action = medium(game, view, who[0], listed, chance)
        if len(listed) > 1:
            took.append(time.thread_time() - begin)
        game.apply(state, who[0], action, chance, None)

    took.sort()
    assert took[len(took) // 2] >= 0.9 * MEDIUM.seconds
    assert took[len(took) * 99 // 100 - 1] <= 1.2 * MEDIUM.seconds


# ---- hints and estimates -----------------------------------------------------------------------


def test_a_hint_takes_the_place_of_the_rest_of_a_play_out() -> None:
    game = Counting()
    state = game.setup(game.Options(), 2, Stream(b"table"))
    least_is_best = ValueHint(lambda state, seat: 1 / (1 + state.points[seat]), look_ahead=0)

    options = game.options(state, 1)
    found = search(game, game.view(state, 1), 1, options, Stream(b""), PlayOuts(600), least_is_best)

    assert found == 0
    assert game.ends == 0


def test_each_option_gets_an_estimate_of_wins_and_score() -> None:
    game = Climb()
    state = game.setup(game.Options(), 2, Stream(b"table"))
    options = game.options(state, 0)

    none, one, two = evaluate(
        game, game.view(state, 0), 0, options, Stream(b"thinks"), PlayOuts(900)
    )

    assert none.playouts == one.playouts == two.playouts == 300
    assert 0 < none.win_share < two.win_share <= 1
    assert one.worth < two.worth
    assert two.score - none.score == pytest.approx(2, abs=1)
    assert one.score == pytest.approx(3 + 4 * 2.5 + 1 + 3, abs=1)


def test_options_that_a_short_budget_did_not_reach_have_no_play_outs() -> None:
    game = Wide()
    state = game.setup(game.Options(), 2, Stream(b"table"))

    estimates = evaluate(
        game, game.view(state, 0), 0, game.options(state, 0), Stream(b""), PlayOuts(5)
    )

    assert sorted(estimate.playouts for estimate in estimates) == [0] * 7 + [1] * 5
