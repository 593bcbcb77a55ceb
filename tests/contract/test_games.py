"""Every game that is found keeps the contract, in every mix of options that the sampler makes."""

from __future__ import annotations

import math

import pytest
from tests.bots.short import short_thinking
from tests.contract.fluent_words import bundle, messages, say, spoken, variables
from tests.core.tables import place_in

from ludoteca.bots import levels
from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.core.contract import Mix, check_bot, check_mix, check_nouns, check_table, mixes
from ludoteca.core.differs import Differs
from ludoteca.core.match import play
from ludoteca.core.title import Title
from ludoteca.core.verify import verify_line
from ludoteca.games import titles
from ludoteca.words import LANGUAGES

TITLES = list(titles().values())
MIXES = [
    pytest.param(title, mix, id=f"{title.meta.id}-{at}")
    for title in TITLES
    for at, mix in enumerate(mixes(title.game), start=1)
]
MOST_DIGITS = 2000
"""How many digits are changed in the record of a large table."""

ASKED = 3_000
"""A bot is asked about so often in the tables of a title, or at each entry if there are fewer."""


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
def test_random_tables_keep_the_contract(title: Title, mix: Mix) -> None:
    check_mix(title.game, mix, spoken(title))


@pytest.mark.parametrize(("title", "mix"), MIXES)
def test_a_table_keeps_the_contract_when_every_entry_is_looked_at(title: Title, mix: Mix) -> None:
    check_table(title.game, mix, "closely/0", spoken(title), look_every=1)


@each_title
def test_every_level_chooses_reproducibly_among_its_options(title: Title) -> None:
    every = math.ceil(random_entries(title) / ASKED)
    for bot in short_thinking(levels(title)).values():
        for mix in mixes(title.game):
            check_bot(title.game, bot, mix, "bots/1", every)


@each_title
@pytest.mark.parametrize("least", [True, False], ids=["fewest-seats", "most-seats"])
def test_a_changed_digit_anywhere_in_a_record_is_found_where_it_is(
    title: Title, least: bool
) -> None:
    """Every digit of a small table; of a large one, whose records are long, one in so many."""
    game = title.game
    seats = title.meta.seats[0 if least else 1]
    record = play(game, game.Options(), [("random", choose_at_random)] * seats, "1/1")
    line = encode(record)
    verify_line(line, {title.meta.id: game})
    digits = [at for at, byte in enumerate(line) if chr(byte).isdigit()]

    for at in digits if least else digits[:: max(1, len(digits) // MOST_DIGITS)]:
        other = str(9 - int(chr(line[at]))).encode()
        with pytest.raises(Differs) as found:
            verify_line(line[:at] + other + line[at + 1 :], {title.meta.id: game})
        assert found.value.place == place_in(record, at)


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_seat_sound_alike(title: Title, language: str) -> None:
    game, voice = title.game, bundle(title, language)
    for mix in mixes(game):
        chance = Stream(b"names")
        state = game.setup(mix.options, mix.seats, chance)
        while to_act := game.to_act(state):
            seat = to_act[0]
            listed = game.options(state, seat)

            sentences = [say(voice, game.describe(state, seat, option))[0] for option in listed]

            assert len(set(sentences)) == len(sentences), (mix, sentences)
            game.apply(state, seat, listed[chance.below(len(listed))], chance, None)


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_messages_with_the_same_arguments(
    title: Title, language: str
) -> None:
    english = {name: variables(message) for name, message in messages(title, "en").items()}

    other = {name: variables(message) for name, message in messages(title, language).items()}

    assert other.keys() == english.keys()
    for name in english:
        assert other[name] <= english[name] | _people(english[name]), name


def _people(names: set[str]) -> set[str]:
    """What clients add to a seat: languages may need the name or whether it is the reader."""
    seats = {name.removesuffix("_name").removesuffix("_you") for name in names}
    return {f"{seat}{suffix}" for seat in seats for suffix in ("_name", "_you")}
