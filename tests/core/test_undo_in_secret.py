"""The reason why a seat cannot undo says nothing about secret choices of others."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.undo import DRAWN, OTHERS, REVEALED, TOGETHER, UndoHistory

BOTH = (0, 1)


class CardPlayed(msgspec.Struct, frozen=True, tag="card_played"):
    discloses: ClassVar[bool] = True
    card: int


def act(n: int, seat: int, tape: tuple[int, ...] = ()) -> Entry:
    return Entry(n, 0, "act", seat=seat, tape=tape)


def why(history: UndoHistory, seat: int) -> str | None:
    text = history.offer(seat, (seat,)).why
    return text.key if text else None


def test_where_several_choose_nobody_is_told_whether_another_one_has() -> None:
    history = UndoHistory()
    history.acted(Entry(1, 0, "act", seat=0), "before", to_act=(0,), events=())
    untouched = history.offer(0, BOTH)

    history.acted(Entry(2, 0, "act", seat=1), "then", to_act=BOTH, events=())

    assert history.offer(0, BOTH) == untouched
    assert untouched.why is not None
    assert untouched.why.key == TOGETHER


def test_nobody_goes_back_to_before_they_saw_the_card_of_another() -> None:
    history = UndoHistory()
    history.acted(act(1, 0), "start", to_act=(0,), events=())
    history.acted(act(2, 1), "one", to_act=(1,), events=())

    history.acted(act(3, 1), "two", to_act=(1,), events=(CardPlayed(7),))

    assert why(history, 0) == REVEALED
    history.went_back(1, 2)
    assert why(history, 0) == REVEALED, "it has seen the card all the same"


def test_who_played_a_card_may_take_it_back() -> None:
    history = UndoHistory()
    history.acted(act(1, 0), "start", to_act=(0,), events=())
    history.acted(act(2, 1), "one", to_act=(1,), events=())
    history.acted(act(3, 1), "two", to_act=(1,), events=(CardPlayed(7),))

    assert history.find(1, 2, (1,)) == ("two", (3,))
    assert history.find(1, 1, (1,)) == ("one", (2, 3))


def test_what_another_has_drawn_in_secret_is_only_told_as_too_late() -> None:
    said = []
    for events in ((), ("told",)):
        history = UndoHistory()
        history.acted(act(1, 0), "start", to_act=(0,), events=())
        history.acted(act(2, 1, tape=(3,)), "one", to_act=(1,), events=events)
        said.append(why(history, 0))

    assert said == [OTHERS, DRAWN]
