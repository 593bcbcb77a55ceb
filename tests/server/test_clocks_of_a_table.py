"""Clocks as a table reads them from its log, without a server."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.server.test_secret_actions import WITH_SECRETS

from ludoteca.core.codec import encode
from ludoteca.core.game import may_take_back, takes_back
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.pausing import Halt
from ludoteca.server.tables.clocks import (
    ALWAYS_RUNNING,
    Calendar,
    Clocks,
    DaysControl,
    LiveControl,
    Outage,
    TimeControl,
    clocks_after,
)
from ludoteca.server.tables.clocks.outages import extended, lost
from ludoteca.server.tables.play.client_frames import Act
from ludoteca.server.tables.play.dice import Dice
from ludoteca.server.tables.play.table import Table

DICE = Dice("t", bytes(32))
SECOND = 1_000
TWO = Start("toy", 1, msgspec.Raw(b"{}"), (Occupant("Anna"), Occupant("Ben")))
START = Entry(0, 0, "start", body=msgspec.Raw(encode(TWO)))


@dataclasses.dataclass
class Timing:
    control: TimeControl | None
    outages: Sequence[Outage] = ()

    def calendar(self, seat: int) -> Calendar:
        return ALWAYS_RUNNING


class Play:
    """A table of three people with a clock, and the time of day there."""

    def __init__(self, game: Any, control: TimeControl) -> None:
        self.timing = Timing(control)
        self.table = Table(game, DICE, None, self.timing, check_commits=True)
        self.now = 0
        occupants = tuple(Occupant(f"seat {seat}") for seat in range(3))
        options = msgspec.Raw(encode(game.Options()))
        start = Start(game.meta.id, game.meta.rules_version, options, occupants, DICE.fair(()))
        self.table.commit(self.table.propose_start(start, at=0).entry)

    def acts(self, seat: int, action: Any = None, *, after: int = 0, lasts: int = 0) -> Any:
        """``seat`` takes ``action``, or else its first option, ``after`` milliseconds; returns the
        updates. While the entry is written, the house has an outage of ``lasts`` milliseconds."""
        self.now += after
        action = self.table.onward(seat)[0] if action is None else action
        act = Act(f"{self.table.n}", seat, self.table.n, msgspec.Raw(encode(action)))
        entry = self.table.propose(act, at=self.now).entry
        if lasts:
            self.timing.outages = [*self.timing.outages, Outage(self.now, self.now + lasts)]
        return self.table.commit(entry)


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.meta.id)
def test_nobody_sees_by_the_clocks_that_another_chose_in_secret(game: Any) -> None:
    play = Play(game, LiveControl(60, 5))
    first, other = sorted(play.table.questions)[:2]
    before = play.table.clocks.told((other,))
    watched = play.table.clocks.told((None,))

    told = play.acts(first, after=7_500)

    own = told[first].clocks
    assert own[first].left == 58 * SECOND
    assert play.table.clocks.told((other,)) == before
    assert play.table.clocks.told((None,)) == watched
    assert play.table.update(other).clocks == before


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.meta.id)
def test_a_table_goes_on_when_an_outage_kept_a_secret_choice_from_being_written(game: Any) -> None:
    play = Play(game, LiveControl(60, 5))
    first, other = sorted(play.table.questions)[:2]
    before = play.table.clocks.told((other,))

    play.acts(first, after=7_500, lasts=600)

    assert before is not None
    assert play.table.clocks.now is not None
    assert play.table.clocks.now.seats[other].due == (before[other].due or 0) + 600


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.meta.id)
def test_nobody_sees_by_the_clocks_of_a_halted_table_that_another_chose_in_secret(
    game: Any,
) -> None:
    play = Play(game, LiveControl(60, 5))
    first, other = sorted(play.table.questions)[:2]
    for _ in range(9):  # some choose in several steps, and confirm
        if first in play.table.questions:
            play.acts(first, play.table.onward(first)[-1], after=7_500)
    assert first not in play.table.questions
    watched = play.table.clocks.told((None,))

    play.table.commit(play.table.propose_pause(Halt(), at=play.now).entry)

    told = play.table.clocks.told((None,))
    assert watched is not None
    assert told is not None
    assert told[first] == watched[first]
    assert told[other].since is None


@pytest.mark.parametrize(
    "game", [one for one in WITH_SECRETS if may_take_back(one)], ids=lambda game: game.meta.id
)
def test_choosing_anew_after_taking_back_earns_no_second_increment(game: Any) -> None:
    play = Play(game, LiveControl(60, 5))
    seat = min(play.table.questions)
    for _ in range(3):
        play.acts(seat)
        back = next(one for one in play.table.options(seat) if takes_back(type(one)))
        play.acts(seat, back)

    assert play.table.clocks.now is not None
    assert play.table.clocks.now.seats[seat].left == 65 * SECOND


def fold(control: TimeControl, *entries: Entry, timing: Timing | None = None) -> Clocks:
    """Two people who move in turn, seat 0 first."""
    timing = timing or Timing(control)
    clocks = None
    for entry in entries:
        turn = sum(one.kind == "act" for one in entries[: entry.n + 1]) % 2
        clocks = clocks_after(clocks, entry, {turn}, (0, 1), timing)
    assert clocks is not None
    return clocks


def test_the_bank_shrinks_by_what_an_answer_took_and_grows_by_the_increment() -> None:
    clocks = fold(
        LiveControl(30, 5),
        START,
        Entry(1, 10_500, "act", 0),
        Entry(2, 11_000, "act", 1),
    )

    assert clocks.seats[0].left == 25 * SECOND
    assert clocks.seats[1].left == 35 * SECOND  # half a second is what a line may take
    assert clocks.seats[0].due == 11_500 + 25 * SECOND


def test_over_days_time_begins_anew_with_each_question() -> None:
    clocks = fold(DaysControl(24), START, Entry(1, 1_000, "act", 0), Entry(2, 9_000, "act", 1))

    assert clocks.seats[0].due == 9_000 + 24 * 3_600_000
    assert clocks.seats[1].left == 24 * 3_600_000


def test_an_outage_within_a_question_costs_nothing_and_one_that_was_answered_in_gives_nothing() -> (
    None
):
    control = LiveControl(30, 0)
    timing = Timing(control, [Outage(5_000, 8_000), Outage(20_000, 90_000)])
    start, first = START, Entry(1, 10_500, "act", 0)

    once = fold(control, start, first, timing=timing)
    within = fold(control, start, first, Entry(2, 31_000, "act", 1), timing=timing)

    assert once.seats[0].left == 23 * SECOND
    assert once.seats[1].due == 11_000 + 30 * SECOND + 70 * SECOND
    assert within.seats[1].left == 10 * SECOND


def test_a_clock_that_ends_within_an_outage_goes_on_after_it() -> None:
    outages = [Outage(0, 10), Outage(50, 70), Outage(100, 150)]

    assert extended(outages, 20, 40) == 40
    assert extended(outages, 20, 60) == 80
    assert extended(outages, 20, 95) == 165
    assert lost(outages, 60, 120) == 10
