"""A person takes the seat of a bot at a table that runs; the rules hear nothing of it."""

from __future__ import annotations

import pytest
from tests.core.test_forfeits import change, raw, table

from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import CannotFollow
from ludoteca.core.replay.seating import Return, StandIn, TakeSeat

ANA = TakeSeat("Ana", "seat 1")


def test_from_then_on_the_seat_is_a_persons() -> None:
    given = table(None, "easy", "easy")
    state, to_act = given.state, given.to_act

    then = change(given, 1, ANA)

    assert then.seating.people == (0, 1)
    assert then.seating.taken == {1}
    assert (then.state, then.to_act) == (state, to_act)


def test_whoever_came_may_leave_and_return_as_anybody() -> None:
    given = change(table(None, "easy"), 1, ANA)

    left = change(given, 1, StandIn("easy", "left"))
    assert left.seating.people == (0,)

    assert change(left, 1, Return()).seating.people == (0, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_seat_of_a_person_is_taken_by_nobody(seat: int) -> None:
    given = change(table(None, "easy"), 1, ANA)

    with pytest.raises(CannotFollow, match="a person's"):
        given.step(Entry(given.n + 1, 0, "seat", seat, body=raw(TakeSeat("Ben", "seat 1"))))


def test_where_a_person_came_the_table_is_not_decided_by_a_single_forfeit() -> None:
    given = change(table(None, "easy", "easy"), 1, ANA)

    then = change(given, 0, StandIn("easy", "resigned"))

    assert not then.seating.decided
    assert then.to_act
