"""Every installed game keeps the contract, in every mix of options that the sampler makes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
import pytest
from tests.core.tables import digits_of
from tests.titles import TITLES

from ludoteca.bots import levels
from ludoteca.bots.random import choose_at_random
from ludoteca.core.codec import encode
from ludoteca.core.contract import (
    DEEP,
    Budget,
    Mix,
    check_bot,
    check_closely,
    check_mix,
    check_nouns,
    everyday,
    mixes,
)
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.verify import verify_line
from ludoteca.core.replay.self_play import play
from ludoteca.core.title import Title
from ludoteca.testing.bots import short_thinking
from ludoteca.testing.messages import message_checks


def with_something_new(those: Sequence[Mix]) -> Iterator[Mix]:
    """The first mixes that, together, contain each number of seats and each value of an option."""
    met: set[object] = set()
    for mix in those:
        its = {("seats", mix.seats), *msgspec.structs.asdict(mix.options).items()}
        if not its <= met:
            met |= its
            yield mix


def every_day(title: Title) -> dict[Mix, int]:
    """The mixes of a title that are looked at every day, and their numbers among them."""
    return {mix: number for number, mix in enumerate(with_something_new(mixes(title.game)))}


AT_RANDOM, CLOSELY = (
    [
        pytest.param(
            title,
            mix,
            id=f"{title.meta.id}-{at}",
            marks=() if today.get(mix, 1 - way) % 2 == way else pytest.mark.deep,
        )
        for title in TITLES
        for today in (every_day(title),)
        for at, mix in enumerate(mixes(title.game), start=1)
    ]
    for way in (0, 1)
)
"""Every day some mixes are checked in one of two ways; with --deep all of them in both."""
ENTRIES, ELSEWHERE = 40, 8
"""Number of entries of a record with a changed digit, and of changed digits in each other part;
`tests/core/test_verify.py` changes all digits of a toy's record."""
MOST_DIGITS = 2000
"""The same for a large table with --deep; a small table has all of them changed."""

ASKED, OFTEN_ASKED = 300, 3_000
"""The bots of a title are asked about this number of times in one table of each mix, or at each
entry if there are fewer; with --deep each bot is asked so often, in all mixes."""


def budget(title: Title, deep: bool) -> Budget:
    return DEEP if deep else everyday(title.game)


def random_entries(title: Title) -> int:
    """The number of entries of random tables of all mixes."""
    bots = ("random", choose_at_random)
    return sum(
        len(play(title.game, mix.options, [bots] * mix.seats, "bots/1").entries)
        for mix in mixes(title.game)
    )


T = TypeVar("T")


def spread(all_of_them: Sequence[T], most: int) -> Sequence[T]:
    """A sample of about this size, with the first one."""
    return all_of_them[:: max(1, len(all_of_them) // most)]


def some_digits(found: Mapping[str, Sequence[int]]) -> Iterator[tuple[str, int]]:
    """Digits to change: one in many entries, at different places, and some of every other part."""
    entries = [part for part in found if part.startswith("entry ")]
    for number, part in enumerate(spread(entries, ENTRIES)):
        yield part, found[part][number * 7 % len(found[part])]
    for part in [part for part in found if part not in entries]:
        for at in spread(found[part], ELSEWHERE):
            yield part, at


each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)


@each_title
def test_the_types_of_a_game_are_closed(title: Title) -> None:
    check_nouns(title.game)


@pytest.mark.parametrize(("title", "mix"), AT_RANDOM)
def test_random_tables_keep_the_contract(title: Title, mix: Mix, deep: bool) -> None:
    check_mix(title.game, mix, message_checks(title), budget(title, deep))


@pytest.mark.parametrize(("title", "mix"), CLOSELY)
def test_a_table_keeps_the_contract_when_it_is_looked_at_closely(
    title: Title, mix: Mix, deep: bool
) -> None:
    check_closely(title.game, mix, message_checks(title), budget(title, deep))


@pytest.mark.long
@each_title
def test_every_level_chooses_reproducibly_among_its_options(title: Title, deep: bool) -> None:
    every = math.ceil(random_entries(title) / (OFTEN_ASKED if deep else ASKED))
    bots = list(short_thinking(levels(title)).values())
    for number, mix in enumerate(mixes(title.game)):
        for bot in bots if deep else bots[number % len(bots) :][:1]:
            check_bot(title.game, bot, mix, "bots/1", every)


@pytest.mark.long
@each_title
@pytest.mark.parametrize("least", [True, False], ids=["fewest-seats", "most-seats"])
def test_a_changed_digit_anywhere_in_a_record_is_found_where_it_is(
    title: Title, least: bool, deep: bool
) -> None:
    game = title.game
    seats = title.meta.seats[0 if least else 1]
    record = play(game, game.Options(), [("random", choose_at_random)] * seats, "1/1")
    line = encode(record)
    verify_line(line, {title.meta.id: game})

    found_in = digits_of(record)
    digits = [(part, at) for part, listed in found_in.items() for at in listed]
    if not deep:
        digits = [*some_digits(found_in)]
    elif not least:
        digits = [*spread(digits, MOST_DIGITS)]
    for part, at in digits:
        other = str(9 - int(chr(line[at]))).encode()
        with pytest.raises(Mismatch) as found:
            verify_line(line[:at] + other + line[at + 1 :], {title.meta.id: game})
        assert found.value.place == part
