"""Reviews: the curve of the chances and the costliest moves, always the same."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Literal

import msgspec
import pytest
from tests.server.toys.quiet_steps.rules import GAME, Pick, QuietSteps, TakeBack
from tests.server.toys.whispers import rules as whispers
from tests.titles import TITLES, by_turns

from ludoteca.bots import levels
from ludoteca.bots.review import Part, Review, Reviewing, review
from ludoteca.bots.review.reviewing import joined
from ludoteca.core.chance import Recorder
from ludoteca.core.codec import encode
from ludoteca.core.draws.seeded import entry_chance
from ludoteca.core.game import AnyGame, Message, Result, Seat
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.self_play import play
from ludoteca.core.replay.undo import UndoTo
from ludoteca.core.title import Title


class Writer:
    """Writes the log of a table down, as a server would."""

    def __init__(self, game: AnyGame, seats: int, **options: Any) -> None:
        self._game = game
        chosen = game.Options(**options)
        chance = Recorder(entry_chance("log", 0))
        self._states = [game.setup(chosen, seats, chance)]
        occupants = tuple(Occupant(f"P{seat}") for seat in range(seats))
        start = Start(game.meta.id, 1, msgspec.Raw(encode(chosen)), occupants)
        body = msgspec.Raw(encode(start))
        self.log = [Entry(0, 0, "start", body=body, tape=tuple(chance.tape))]

    def act(self, seat: Seat, action: Any) -> Writer:
        n = len(self.log)
        chance = Recorder(entry_chance("log", n))
        state = self._game.clone(self._states[-1])
        self._game.apply(state, seat, action, chance, None)
        self._states.append(state)
        body = msgspec.Raw(encode(action))
        self.log.append(Entry(n, 0, "act", seat, f"c{n}", body, tuple(chance.tape)))
        return self

    def undo(self, seat: Seat, to: int) -> Writer:
        n = len(self.log)
        self._states.append(self._states[to])
        self.log.append(Entry(n, 0, "undo", seat, f"c{n}", msgspec.Raw(encode(UndoTo(to)))))
        return self


def race(*rounds: Sequence[int], goal: int = 20) -> Review:
    """The review of a race in which each round has the steps of each seat."""
    writer = Writer(GAME, len(rounds[0]), goal=goal)
    for steps in rounds:
        for seat, far in enumerate(steps):
            writer.act(seat, Pick(far))
    return review(GAME, writer.log, "seed", 20_000)


def test_the_slow_step_cost_most_and_the_long_one_was_better() -> None:
    found = race((3, 3), (3, 3), (1, 3), (3, 3), goal=14)

    worst = found.costly[0]

    assert (worst.n, worst.seat) == (5, 0)
    assert worst.chosen.args == {"steps": 1}
    assert worst.better.args == {"steps": 3}
    assert worst.wins > 0.1
    assert worst.score > 0.5


def test_who_always_takes_the_best_option_is_not_blamed() -> None:
    found = race((3, 1), (3, 1), (3, 1), goal=9)

    assert {move.seat for move in found.costly} == {1}


def test_no_seat_is_blamed_for_more_than_three_moves() -> None:
    found = race(*[(1, 1)] * 7, goal=16)

    for seat in (0, 1):
        assert 0 < sum(move.seat == seat for move in found.costly) <= 3


def in_parts(
    reviewing: Callable[[], Reviewing], sizes: Iterable[int]
) -> tuple[Review, list[float]]:
    """The review computed in parts of this size, each read from JSON before, and the progress after
    each part."""
    kept: list[bytes] = []
    far: list[float] = []
    read = msgspec.json.Decoder(Part).decode
    for size in sizes:
        one, found = reviewing(), joined(map(read, kept))
        if one.done(found) == 1:
            return one.whole(found), far
        left = iter(range(size - 1, -1, -1))
        kept.append(encode(one.go_on(found, lambda left=left: next(left) == 0)))  # type: ignore[misc]
        far.append(one.done(joined(map(read, kept))))
    raise AssertionError("there were more parts")


def test_a_review_says_how_far_it_is_up_to_its_end() -> None:
    writer = Writer(GAME, 2, goal=9)
    for seat, far in ((0, 3), (1, 1), (0, 3), (1, 1), (0, 3), (1, 1)):
        writer.act(seat, Pick(far))

    _, heard = in_parts(lambda: Reviewing(GAME, writer.log, "seed", 2_000), itertools.repeat(1))

    assert len(heard) > len(writer.log)
    assert heard == sorted(set(heard))
    assert 0 < heard[0] < 0.1
    assert heard[-1] == 1


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_a_review_in_parts_is_that_of_one_go_byte_for_byte(title: Title) -> None:
    seats = max(2, title.meta.seats[0]) if title.meta.seats[1] > 1 else 1
    bots = [("random", levels(title)["random"])] * seats
    log = play(title.game, title.game.Options(), bots, "parts").entries[:9]

    def reviewing() -> Reviewing:
        return Reviewing(title.game, log, "seed", 60, title.outlook)

    found, _ = in_parts(reviewing, itertools.cycle((1, 7, 13, 19)))

    assert encode(found) == encode(review(title.game, log, "seed", 60, title.outlook))


def test_the_chances_begin_even_and_end_with_the_result() -> None:
    found = race((3, 1), (3, 1), (3, 1), goal=9)

    assert [point.n for point in found.curve] == list(range(7))
    assert found.curve[0].wins == pytest.approx((0.5, 0.5), abs=0.25)
    assert found.curve[-1].wins == (1, 0)
    assert found.curve[-1].scores[0] >= 9
    assert all(sum(point.wins) == pytest.approx(1, abs=0.002) for point in found.curve)


def test_what_was_taken_back_leaves_no_trace() -> None:
    game = whispers.GAME
    table = Writer(game, 2, goal=4)
    table.act(0, whispers.Step(1)).undo(0, 0).act(0, whispers.Step(2)).act(0, whispers.Step(2))

    found = review(game, table.log, "seed", 2_000)

    assert [point.n for point in found.curve] == [0, 3, 4]
    assert all(move.n in (3, 4) for move in found.costly)


def test_a_choice_that_was_taken_back_in_secret_is_not_blamed() -> None:
    table = Writer(GAME, 2, goal=9, take_back=True)
    table.act(0, Pick(1)).act(0, TakeBack()).act(0, Pick(3)).act(1, Pick(1))
    for _ in range(2):
        table.act(0, Pick(3)).act(1, Pick(1))

    found = review(GAME, table.log, "seed", 20_000)

    assert {move.seat for move in found.costly} == {1}


class Together(QuietSteps):
    """All win when the first seat has 6 steps."""

    def result(self, state: Any) -> Result:
        team: Literal["won", "lost"] = "won" if state.at[0] >= 6 else "lost"
        return Result(ranks=(1,) * len(state.at), reason=Message("won-together", {}), team=team)


def test_a_team_has_a_turning_point_at_the_largest_change() -> None:
    game: Any = Together()
    table = Writer(game, 2, goal=9)
    for far in (1, 3, 1):
        table.act(0, Pick(far)).act(1, Pick(1))

    def outlook(state: Any, seat: Seat) -> float:
        return min(1.0, state.at[0] / 10)

    found = review(game, table.log, "seed", 300, outlook)

    assert found.glanced
    assert [point.wins[0] for point in found.curve[:2]] == [found.curve[0].wins[1]] * 2
    steps = [round(after.wins[0] - before.wins[0], 3) for before, after in pairwise(found.curve)]
    assert found.turning is not None
    assert found.turning.n == 1 + steps.index(max(steps)) == 4
    assert found.turning.after - found.turning.before == pytest.approx(max(steps))


def test_who_plays_against_others_has_no_turning_point() -> None:
    assert race((3, 1), (3, 1), (3, 1), goal=9).turning is None


def test_a_table_on_which_nothing_was_chosen_has_a_curve_all_the_same() -> None:
    found = review(GAME, Writer(GAME, 2).log, "seed", 10)

    assert len(found.curve) == 1
    assert found.costly == ()


@pytest.mark.parametrize("title", by_turns(3))
def test_the_same_seed_gives_the_same_review(title: Title) -> None:
    bots = [("random", levels(title)["random"])] * title.meta.seats[0]
    log = play(title.game, title.game.Options(), bots, "review/1").entries[:20]

    first, again = (encode(review(title.game, log, "seed", 200)) for _ in range(2))

    assert first == again
    assert first != encode(review(title.game, log, "another", 200))
