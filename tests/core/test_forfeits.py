"""A seat that resigns or loses on time has ended for good, and ranks last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.contract.toys.nouns import Bid
from tests.core.tables import TOY, played

from ludoteca.core.chance import Tape
from ludoteca.core.codec import encode
from ludoteca.core.game import Result
from ludoteca.core.replay.log import Entry, Occupant, Start, read_start
from ludoteca.core.replay.picture import Picture, Pictures
from ludoteca.core.replay.replayer import CannotFollow, Replayer
from ludoteca.core.replay.seating import Return, SeatChange, Seating, StandIn, Why
from ludoteca.core.replay.standing import result_of, standing

RESIGNED = StandIn("easy", "resigned")
OUT_OF_TIME = StandIn("easy", "time")


def table(*players: str | None) -> Replayer:
    """A table of people, and of bots where a level stands."""
    entry = played("1/1", seats=len(players), rounds=3).entries[0]
    start: Start = read_start(entry.body)
    seats = tuple(Occupant(f"seat {seat}", level) for seat, level in enumerate(players))
    replayer = Replayer(TOY)
    body = raw(msgspec.structs.replace(start, seats=seats))
    replayer.step(msgspec.structs.replace(entry, body=body))
    return replayer


def raw(body: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(body))


def change(replayer: Replayer, seat: int, body: SeatChange) -> Replayer:
    replayer.step(Entry(replayer.n + 1, 0, "seat", seat, body=raw(body)))
    return replayer


def ranks(replayer: Replayer) -> tuple[int, ...]:
    return standing(TOY, replayer.state, replayer.seating).ranks


@pytest.mark.parametrize("body", [RESIGNED, OUT_OF_TIME])
def test_the_other_wins_at_once_at_a_table_of_two(body: StandIn) -> None:
    replayer = change(table(None, None), 0, body)

    assert replayer.to_act == ()
    found = standing(TOY, replayer.state, replayer.seating)
    assert found.ranks == (2, 1)
    assert (found.reason.key, found.reason.args) == (f"result-{body.why}", {"seat": 0})
    picture = Pictures(TOY, replayer.state, (), replayer.seating).of(Picture, None)
    assert picture.over
    assert picture.prompt.key == "prompt-over"
    assert picture.result is not None
    assert picture.result.ranks == (2, 1)


def test_the_others_play_on_at_a_table_of_four_and_the_first_to_go_is_behind_all() -> None:
    replayer = table(None, None, None, None)
    to_act = replayer.to_act

    change(replayer, 1, RESIGNED)
    assert replayer.to_act == to_act  # a bot plays on in the seat
    assert replayer.seating.people == (0, 2, 3)
    change(replayer, 3, OUT_OF_TIME)
    assert ranks(replayer)[1] == 4
    assert ranks(replayer)[3] == 3

    change(replayer, 0, RESIGNED)
    assert replayer.to_act == ()
    assert ranks(replayer) == (2, 4, 1, 3)


def test_a_table_at_which_only_bots_are_left_in_play_has_ended() -> None:
    replayer = change(table(None, "easy", "easy"), 0, RESIGNED)

    assert replayer.to_act == ()
    assert ranks(replayer)[0] == 3


@pytest.mark.parametrize(
    ("before", "forfeits", "after"),
    [
        ((1, 2, 3, 4), [0], (4, 1, 2, 3)),
        ((1, 1, 3, 3), [1], (1, 4, 2, 2)),
        ((1, 2, 3, 4), [3, 0], (3, 1, 2, 4)),
        ((1, 1, 1), [2, 0], (2, 1, 3)),
        ((1, 2), [1], (1, 2)),
    ],
)
def test_those_who_played_on_keep_their_order(
    before: tuple[int, ...], forfeits: Sequence[int], after: tuple[int, ...]
) -> None:
    class Decided:
        meta = TOY.meta

        def result(self, _: Any) -> Result:
            return Result(ranks=before, reason=TOY.result(table(None, None).state).reason)

        def to_act(self, _: Any) -> tuple[int, ...]:
            return ()

    seating = Seating([Occupant("somebody")] * len(before))
    for seat in forfeits:
        seating = seating.after(Entry(1, 0, "seat", seat), RESIGNED)

    assert result_of(Decided(), None, seating).ranks == after  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("first", "then", "allowed"),
    [
        (None, "resigned", True),
        ("gone", "resigned", True),
        ("left", "time", True),
        ("resigned", "resigned", False),
        ("resigned", "time", False),
        ("time", "left", False),
        ("resigned", "gone", False),
    ],
)
def test_a_seat_ends_once_also_when_its_person_was_away(
    first: Why | None, then: Why, *, allowed: bool
) -> None:
    replayer = table(None, None, None)
    if first is not None:
        change(replayer, 0, StandIn("easy", first))

    assert replayer.seating.may_stand_in(0, then) is allowed
    if allowed:
        change(replayer, 0, StandIn("easy", then))
    else:
        with pytest.raises(CannotFollow):
            change(replayer, 0, StandIn("easy", then))


def test_nobody_returns_to_a_seat_that_has_ended() -> None:
    replayer = change(table(None, None, None), 0, RESIGNED)

    with pytest.raises(CannotFollow):
        change(replayer, 0, Return())


def test_the_only_seat_cannot_rank_last() -> None:
    with pytest.raises(ValueError, match="only seat"):
        Seating([Occupant("somebody")]).check(Entry(1, 0, "seat", 0), RESIGNED)


def test_nothing_follows_at_a_table_that_a_forfeit_has_decided() -> None:
    replayer = change(table(None, None), 0, RESIGNED)
    late = Entry(replayer.n + 1, 0, "act", 1, "late", raw(Bid(1)))

    with pytest.raises(CannotFollow):
        replayer.attempt(late, replayer.read(late), Tape(()))
