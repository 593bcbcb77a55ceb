"""Simultaneous choices: confirming, taking back, and waiting for others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludoteca.core.game import Message, Rejected, is_secret, takes_back
from ludoteca.i18n import LANGUAGES
from ludoteca.kit.choosing import (
    CONFIRM,
    MOST_SEATS,
    REOPEN,
    TAKE_ALL_BACK,
    TAKE_BACK,
    Confirm,
    Reopen,
    TakeAllBack,
    TakeBack,
    bits,
    by_seat,
    describe_ending,
    everybody_has,
    is_last,
    must_choose,
    reopened,
    taken_back,
    takes_back_of,
    wait_prompt,
    waiting_for,
)
from ludoteca.kit.words import words


@given(some.lists(some.booleans(), min_size=1, max_size=MOST_SEATS))
def test_all_wait_for_those_who_have_not_confirmed(confirmed: list[bool]) -> None:
    seats, as_bits = len(confirmed), bits(confirmed)

    assert by_seat(seats, as_bits) == tuple(confirmed)
    assert waiting_for(seats, as_bits) == tuple(
        seat for seat, done in enumerate(confirmed) if not done
    )
    assert everybody_has(seats, as_bits) == all(confirmed)


def test_a_confirmed_seat_cannot_choose() -> None:
    must_choose(0b01, seat=1)

    with pytest.raises(Rejected, match="error-confirmed"):
        must_choose(0b01, seat=0)


def test_a_confirmed_seat_may_reopen_its_choice() -> None:
    assert reopened(0b101, seat=2) == 0b001

    with pytest.raises(Rejected, match="error-not-confirmed"):
        reopened(0b101, seat=1)


def test_what_can_be_taken_back_is_offered() -> None:
    assert takes_back_of([]) == ()
    assert takes_back_of([3]) == (TAKE_BACK,)
    assert takes_back_of([3, 4, 5]) == (TAKE_BACK, TAKE_ALL_BACK)


def test_the_latest_choice_is_taken_back() -> None:
    chosen = [3, 4, 5]

    assert taken_back(chosen, TAKE_BACK) == [5]
    assert chosen == [3, 4]


def test_all_choices_are_taken_back_latest_first() -> None:
    chosen = [3, 4, 5]

    assert taken_back(chosen, TAKE_ALL_BACK) == [5, 4, 3]
    assert chosen == []


@pytest.mark.parametrize("action", [TAKE_BACK, TAKE_ALL_BACK])
def test_nothing_cannot_be_taken_back(action: TakeBack | TakeAllBack) -> None:
    with pytest.raises(Rejected, match="error-nothing-to-take-back"):
        taken_back([], action)


def test_one_choice_is_not_all_choices() -> None:
    chosen = [3]

    with pytest.raises(Rejected, match="error-one-to-take-back"):
        taken_back(chosen, TAKE_ALL_BACK)

    assert chosen == [3]


def test_taking_back_is_secret_and_confirming_public() -> None:
    assert [takes_back(kind) for kind in (TakeBack, TakeAllBack, Confirm)] == [True, True, False]
    assert [is_secret(kind) for kind in (TakeBack, TakeAllBack, Confirm)] == [True, True, False]


def test_reopening_is_public() -> None:
    assert takes_back(Reopen)
    assert not is_secret(Reopen)


def test_the_prompt_names_the_last_one() -> None:
    assert wait_prompt((0, 2)) == Message("prompt-wait", {"players": 2})
    assert wait_prompt((2,)) == Message("prompt-wait-for", {"seat": 2})
    assert is_last((2,), 3, 2)
    assert not is_last((2,), 3, 1)
    assert not is_last((1, 2), 3, 2)
    assert not is_last((0,), 1, 0)  # nobody waits for who is alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_every_language(language: str) -> None:
    endings = (CONFIRM, REOPEN, TAKE_BACK, TAKE_ALL_BACK)
    keys = {describe_ending(action, [1, 2]).key for action in endings}
    keys |= {wait_prompt((0, 1)).key, wait_prompt((0,)).key}
    keys |= {"error-confirmed", "error-not-confirmed"}
    keys |= {"error-nothing-to-take-back", "error-one-to-take-back"}

    written = words(language)

    assert all(f"\n{key} =" in written for key in keys)
