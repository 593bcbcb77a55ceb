"""Every game that is found keeps the contract, in every mix of options that the sampler makes."""

from __future__ import annotations

import math

import pytest
from tests.core.tables import place_in

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
from ludoteca.core.match import play
from ludoteca.core.mismatch import Mismatch
from ludoteca.core.title import Title
from ludoteca.core.verify import verify_line
from ludoteca.games import titles
from ludoteca.testing.bots import short_thinking
from ludoteca.testing.words import spoken

TITLES = list(titles().values())
MIXES = [
    pytest.param(title, mix, id=f"{title.meta.id}-{at}")
    for title in TITLES
    for at, mix in enumerate(mixes(title.game), start=1)
]
DIGITS = 400
"""So many digits are changed in a record, spread over it; of a small table all when there is time,
and else of a large one `MOST_DIGITS`."""
MOST_DIGITS = 2000

ASKED, OFTEN_ASKED = 600, 3_000
"""A bot is asked about so often in the tables of a title, or at each entry if there are fewer; the
second when there is time."""


def budget(title: Title, deep: bool) -> Budget:
    return DEEP if deep else everyday(title.game)


def random_entries(title: Title) -> int:
    """How many entries random tables of all mixes have together."""
    bots = ("random", choose_at_random)
    return sum(
        len(play(title.game, mix.options, [bots] * mix.seats, "bots/1").entries)
        for mix in mixes(title.game)
    )


each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)


@each_title
def test_the_nouns_of_a_game_are_closed(title: Title) -> None:
    check_nouns(title.game)


@pytest.mark.parametrize(("title", "mix"), MIXES)
def test_random_tables_keep_the_contract(title: Title, mix: Mix, deep: bool) -> None:
    check_mix(title.game, mix, spoken(title), budget(title, deep))


@pytest.mark.parametrize(("title", "mix"), MIXES)
def test_a_table_keeps_the_contract_when_it_is_looked_at_closely(
    title: Title, mix: Mix, deep: bool
) -> None:
    check_closely(title.game, mix, spoken(title), budget(title, deep))


@pytest.mark.long
@each_title
def test_every_level_chooses_reproducibly_among_its_options(title: Title, deep: bool) -> None:
    every = math.ceil(random_entries(title) / (OFTEN_ASKED if deep else ASKED))
    for bot in short_thinking(levels(title)).values():
        for mix in mixes(title.game):
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
    digits = [at for at, byte in enumerate(line) if chr(byte).isdigit()]

    tried = DIGITS if not deep else len(digits) if least else MOST_DIGITS
    for at in digits[:: max(1, len(digits) // tried)]:
        other = str(9 - int(chr(line[at]))).encode()
        with pytest.raises(Mismatch) as found:
            verify_line(line[:at] + other + line[at + 1 :], {title.meta.id: game})
        assert found.value.place == place_in(record, at)
