from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import msgspec
import pytest

from ludoteca.core.clone import cloner
from ludoteca.core.contract import Fault
from ludoteca.core.contract.sharing import changeable, refuse_sharing


class Card(msgspec.Struct, frozen=True):
    suit: Literal["sun", "moon"]
    values: tuple[int, ...]


@dataclass(slots=True)
class Hand:
    cards: list[Card]
    folded: bool


@dataclass(slots=True)
class State:
    hands: list[Hand]
    grid: list[list[int | None]]
    top: Hand | None
    pairs: list[tuple[int, str]]
    name: str = ""


GIVEN = State(
    hands=[Hand([Card("sun", (1, 2))], False), Hand([], True)],
    grid=[[1, None], [2, 3]],
    top=Hand([], False),
    pairs=[(1, "one")],
    name="given",
)


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    copy = cloner(State)(GIVEN)

    assert copy == GIVEN
    refuse_sharing(GIVEN, copy, ("state", "clone"))


def test_things_that_cannot_change_are_shared() -> None:
    copy = cloner(State)(GIVEN)

    assert copy.hands[0].cards[0] is GIVEN.hands[0].cards[0]


def test_a_part_that_is_missing_stays_missing() -> None:
    assert cloner(State)(State([], [], None, [])).top is None


@dataclass(slots=True)
class WithDict:
    counts: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class WithSet:
    seen: set[int] = field(default_factory=set)


@dataclass
class WithoutSlots:
    points: int


@dataclass(slots=True)
class WithListsInTuples:
    rows: tuple[list[int], ...]


@pytest.mark.parametrize("kind", [WithDict, WithSet, WithoutSlots, WithListsInTuples])
def test_a_state_that_could_not_be_copied_safely_is_refused(kind: type) -> None:
    with pytest.raises(TypeError):
        cloner(kind)


def test_an_object_on_two_paths_is_found_with_both() -> None:
    hand = Hand([], False)

    with pytest.raises(Fault, match=r"hands\[\d\] and state.hands\[\d\] are the same"):
        changeable(State([hand, hand], [], None, []))


def test_kinds_of_objects_that_a_state_cannot_hold_are_found() -> None:
    with pytest.raises(Fault, match=r"state\[0\] is a dict"):
        changeable([{}])
