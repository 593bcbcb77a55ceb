"""Tables on the same dice make the same draws, for all choices and numbers of seats."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.toys.sealed_bids import SealedBids
from tests.titles import TITLES

from ludoteca.core.chance import Chance, Stream
from ludoteca.core.contract import ContractBroken, Mix, check_same_dice, mixes
from ludoteca.core.duplicate_score import DuplicateScore, Measure
from ludoteca.core.game import Message, Seat, onward
from ludoteca.core.title import Title
from ludoteca.testing.messages import message_checks

TABLES = 4
"""Tables of each mix, some with fewer seats."""

MIXES = 6
"""Mixes of each title; few, because options hardly change draws and long tables take time."""

MEASURED: list[tuple[Title, Measure]] = [
    (title, title.measure) for title in TITLES if title.measure is not None
]
each_mix = pytest.mark.parametrize(
    ("title", "measure", "mix"),
    [
        pytest.param(title, measure, mix, id=f"{title.meta.id}-{at}")
        for title, measure in MEASURED
        for at, mix in enumerate(mixes(title.game)[:MIXES], start=1)
    ],
)


@each_mix
def test_every_table_on_the_same_dice_draws_the_same(
    title: Title, measure: Measure, mix: Mix
) -> None:
    check_same_dice(title.game, measure, mix, "same/1", TABLES)


@each_mix
def test_every_duplicate_score_has_words(title: Title, measure: Measure, mix: Mix) -> None:
    chance = Stream(b"merit")
    state = title.game.setup(mix.options, mix.seats, chance)
    while to_act := title.game.to_act(state):
        options = onward(title.game, title.game.options(state, to_act[0]))
        title.game.apply(state, to_act[0], options[chance.below(len(options))], chance, None)

    for seat in range(mix.seats):
        said = measure(state, seat).text
        assert [say(said) for say in message_checks(title).values()] == [None] * len(
            message_checks(title)
        )


class DiceFollowChoices(SealedBids):
    """A high bid rolls a die without a use."""

    def bid(self, state: Any, seat: Seat, coins: int, chance: Chance, told: Any) -> None:
        super().bid(state, seat, coins, chance, told)
        if coins > 1:
            chance.below(20)


def nothing(state: Any, seat: Seat) -> DuplicateScore:
    return DuplicateScore(0, 0, Message("merit"))


def by_rank(state: Any, seat: Seat) -> DuplicateScore:
    return DuplicateScore(-SealedBids().result(state).ranks[seat], 0, Message("merit"))


def test_dice_that_follow_choices_are_caught() -> None:
    toy = DiceFollowChoices()

    with pytest.raises(ContractBroken, match="draw") as broken:
        check_same_dice(toy, by_rank, mixes(toy)[0], "same/1", 20)

    assert broken.value.check == "same_dice"


def test_duplicate_scores_that_rank_otherwise_than_the_table_are_caught() -> None:
    title, _ = MEASURED[0]
    mix = Mix(title.meta.seats[1], title.game.Options())

    with pytest.raises(ContractBroken, match="duplicate score"):
        check_same_dice(title.game, nothing, mix, "same/1", 2)
