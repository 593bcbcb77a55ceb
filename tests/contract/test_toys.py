"""Each check of the contract passes the correct toy and fails a broken one."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace
from tests.contract.toys.broken import broken_toys
from tests.contract.toys.nouns import NobodyWon, PrizeShown, PrizeWon, State
from tests.contract.toys.sealed_bids import WORDS, SealedBids

from ludoteca.core import contract
from ludoteca.core.chance import Chance
from ludoteca.core.contract import (
    DEEP,
    ContractBroken,
    Mix,
    check_game,
    check_nouns,
    check_table,
)
from ludoteca.core.contract.table import AT_CLOSE_LOOKS, AT_EVERY_ENTRY
from ludoteca.core.game import Message, Seat

BROKEN = broken_toys()


def say(text: Message) -> str | None:
    return None if text.key in WORDS else "there is no such message"


def break_the_contract(toy: type[SealedBids]) -> ContractBroken:
    with pytest.raises(ContractBroken) as broken:
        look_closely(toy())
    return broken.value


def look_closely(game: SealedBids) -> None:
    if game.breaks == "nouns_are_closed":  # type: ignore[attr-defined]
        check_nouns(game)
    for mix in contract.mixes(game):
        for table in range(20):
            check_table(game, mix, f"toys/{table}", {"en": say}, longest=200)


def test_a_game_that_keeps_the_contract_passes_every_check(deep: bool) -> None:
    check_game(SealedBids(), {"en": say}, replace(DEEP, tables=100 if deep else 25))


class Disclosed(msgspec.Struct, frozen=True, tag="rolled"):
    discloses: ClassVar[bool] = True
    seat: int
    die: int


class SaysThatItShowsItsPurse(SealedBids):
    events = (PrizeShown, PrizeWon, NobodyWon, Disclosed)

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        state.turn += 1
        if told is not None:
            told.append(Disclosed(seat, state.purses[seat].coins))


def test_what_an_event_discloses_may_be_seen() -> None:
    check_game(SaysThatItShowsItsPurse(), {"en": say}, replace(DEEP, tables=10))


@pytest.mark.parametrize("toy", BROKEN, ids=lambda toy: toy.__name__)
def test_a_broken_game_is_caught_by_the_check_for_it(toy: type[SealedBids]) -> None:
    broken = break_the_contract(toy)

    assert broken.check == toy.breaks, broken  # type: ignore[attr-defined]


def test_every_check_is_seen_to_fail() -> None:
    seen = {toy.breaks for toy in BROKEN}  # type: ignore[attr-defined]

    checks = {check.__name__ for check in (*AT_EVERY_ENTRY, *AT_CLOSE_LOOKS)}
    assert seen == checks | {
        "nouns_are_closed",
        "setup_fits_the_seats",
        "every_table_ends",
        "the_tape_replays",
    }


@pytest.mark.parametrize("name", ["RanksTheWrongWay", "PromptCountsBids", "WordlessRefusal"])
def test_a_report_is_enough_to_fail_again(name: str) -> None:
    toy = next(toy for toy in BROKEN if toy.__name__ == name)
    with pytest.raises(ContractBroken) as first:
        check_game(toy(), {"en": say}, replace(DEEP, tables=20))

    assert isinstance(first.value.mix, Mix)
    with pytest.raises(ContractBroken) as again:
        check_table(toy(), first.value.mix, first.value.seed, {"en": say}, look_every=1)

    assert again.value.check == first.value.check
    assert again.value.entry <= first.value.entry
