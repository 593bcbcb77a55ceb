"""The checks of bots pass a correct bot and fail broken ones."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from tests.contract.toys.nouns import Bid
from tests.contract.toys.sealed_bids import SealedBids

from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Chance
from ludoteca.core.contract import ContractBroken, check_bot, mixes
from ludoteca.core.game import AnyGame, Seat

TOY = SealedBids()
MIX = mixes(TOY)[0]
TICKS = itertools.count()


def bids_too_much(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], _: Chance) -> Any:
    return Bid(99)


def changes_its_mind(
    game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], _: Chance
) -> Any:
    return options[next(TICKS) % len(options)]


def peeks(game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], _: Chance) -> Any:
    return options[view.bids[0]]


def test_a_correct_bot_passes() -> None:
    check_bot(TOY, choose_at_random, MIX, "toys/1")


@pytest.mark.parametrize(
    ("bot", "check"),
    [
        (bids_too_much, "bots_choose_one_of_their_options"),
        (peeks, "bots_choose_one_of_their_options"),
        (changes_its_mind, "bots_are_reproducible"),
    ],
)
def test_a_broken_bot_is_caught(bot: Any, check: str) -> None:
    with pytest.raises(ContractBroken) as broken:
        check_bot(TOY, bot, MIX, "toys/1")

    assert broken.value.check == check
