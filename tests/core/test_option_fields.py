from __future__ import annotations

import itertools
from typing import Annotated, Any, Literal

import msgspec
import pytest
from tests.contract.toys.sealed_bids import SealedBids

from ludoteca.core.contract.mixes import mixes, pairwise
from ludoteca.core.option_fields import OptionField, option_fields, options_from


def with_options(kind: type[Any]) -> SealedBids:
    game = SealedBids()
    game.Options = kind
    return game


def test_options_offer_their_values_in_the_order_in_which_they_are_written() -> None:
    assert option_fields(SealedBids()) == (
        OptionField("rounds", 2, (1, 2, 3)),
        OptionField("tie", "nobody", ("nobody", "lot")),
        OptionField("encore", True, (False, True)),
    )


class Endless(msgspec.Struct, frozen=True):
    rounds: int = 3


class Unsaid(msgspec.Struct, frozen=True):
    rounds: bool


class Free(msgspec.Struct, frozen=True):
    motto: str = ""


@pytest.mark.parametrize("kind", [Endless, Unsaid, Free])
def test_options_that_no_form_could_list_are_refused(kind: type[Any]) -> None:
    with pytest.raises(TypeError):
        option_fields(with_options(kind))


def test_chosen_options_stand_beside_the_defaults() -> None:
    options = options_from(SealedBids(), {"rounds": 3})

    assert (options.rounds, options.tie, options.encore) == (3, "nobody", True)


@pytest.mark.parametrize("chosen", [{"rounds": 4}, {"tie": "all"}, {"tempo": 1}, {"rounds": "3"}])
def test_options_that_do_not_exist_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        options_from(SealedBids(), chosen)


@pytest.mark.parametrize(
    "lengths", [[5, 4, 2, 2, 2, 2], [2, 2], [3, 3, 3, 3], [1, 1], [7], [10, 10, 2]]
)
def test_every_pair_of_values_meets_in_some_row(lengths: list[int]) -> None:
    factors = [tuple(f"{factor}.{value}" for value in range(n)) for factor, n in enumerate(lengths)]

    rows = pairwise(factors, [values[-1] for values in factors])

    assert rows[0] == [values[-1] for values in factors]
    for one, other in itertools.combinations(range(len(factors)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == set(itertools.product(factors[one], factors[other]))
    for factor, values in enumerate(factors):
        assert {row[factor] for row in rows} == set(values)


def test_the_rows_are_not_many_more_than_the_two_longest_factors_need() -> None:
    factors = [tuple(range(n)) for n in (5, 4, 2, 2, 2, 2)]

    assert len(pairwise(factors, [0] * 6)) <= 22


class Long(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=99)] = 7
    side: Literal["left", "right"] = "left"


def test_a_long_range_is_tried_at_its_ends_its_middle_and_its_default() -> None:
    tried = {mix.options.rounds for mix in mixes(with_options(Long))}

    assert tried == {1, 7, 50, 99}
