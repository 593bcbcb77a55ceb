"""Luck: the worth of a draw, compared with the average of all outcomes."""

from __future__ import annotations

import statistics
from typing import Any

import msgspec
import pytest
from tests.contract.toys.nouns import Options
from tests.contract.toys.sealed_bids import SealedBids
from tests.core.tables import TOY, played, played_by_people
from tests.titles import TITLES

from ludoteca.bots.luck import SAMPLES, Part, Reckoning, joined, luck
from ludoteca.bots.random import choose_at_random
from ludoteca.core.chance import Chance, Tape
from ludoteca.core.codec import encode
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.replay.self_play import play


def test_a_roll_is_worth_its_points_above_the_average() -> None:
    record = played("luck/1", seats=3, rounds=1)
    rolls = [entry for entry in record.entries if b'"roll"' in bytes(entry.body)]

    found = luck(TOY, record.entries)

    assert len(rolls) == 3
    gained = {entry.n: entry.gained for entry in found.entries}
    for seat, roll in enumerate(rolls):
        expected = [0.0, 0.0, 0.0]
        expected[seat] = roll.tape[0] + 1 - 3.5
        assert gained[roll.n] == tuple(expected)


def test_drawing_lots_is_luck_of_those_who_could_have_won() -> None:
    """Three seats bid the same for a prize of 6; the lot gives it to the first."""
    record = played("1/1", seats=3, rounds=1, tie="lot", encore=False)
    bids = [
        Entry(n, 0, "act", n - 1, body=msgspec.Raw(b'{"type":"bid","coins":0}')) for n in (1, 2, 3)
    ]
    lot = msgspec.structs.replace(bids[2], tape=(0,))
    prize = record.entries[0].tape[-1] + 1

    found = luck(TOY, (record.entries[0], *bids[:2], lot))

    third = round(prize / 3, 2)
    assert found.gained == (round(prize * 2 / 3, 2), -third, -third)


def test_the_whole_is_the_sum_of_its_parts() -> None:
    record = played_by_people("luck/3", seats=4, rounds=3, tie="lot")

    found = luck(TOY, record.entries)

    drawn = [entry.n for entry in record.entries[1:] if entry.tape]
    assert [entry.n for entry in found.entries] == drawn
    for seat in range(4):
        parts = sum(entry.gained[seat] for entry in found.entries)
        assert found.gained[seat] == pytest.approx(parts, abs=0.005 * len(drawn) + 0.005)


def test_luck_in_parts_is_that_of_one_go() -> None:
    record = played_by_people("luck/3", seats=4, rounds=3, tie="lot")
    read = msgspec.json.Decoder(Part).decode
    kept: list[bytes] = []

    while (one := Reckoning(TOY, record.entries)).done(joined(map(read, kept))) < 1:
        kept.append(encode(one.go_on(joined(map(read, kept)), lambda: True)))

    assert len(kept) > 9
    assert encode(one.whole(joined(map(read, kept)))) == encode(luck(TOY, record.entries))


def test_a_table_that_has_just_begun_has_no_luck() -> None:
    record = played("luck/4", seats=3)

    assert luck(TOY, record.entries[:1]).gained == (0.0, 0.0, 0.0)


def test_the_own_estimate_of_a_game_is_what_counts() -> None:
    record = played("luck/5", seats=2, rounds=1)

    found = luck(TOY, record.entries, lambda state: [10.0 * each for each in state.points])

    plain = luck(TOY, record.entries)
    assert found.gained == pytest.approx([10 * each for each in plain.gained], abs=0.1)


class Handful(SealedBids):
    """A roll of five dice, of which the first counts."""

    def roll(self, state: Any, seat: int, chance: Chance, told: Any) -> None:
        faces = [chance.below(6) for _ in range(5)]
        super().roll(state, seat, Tape(faces), told)


def test_five_dice_are_compared_to_samples_that_are_always_the_same() -> None:
    game: Any = Handful()
    record = play(game, Options(rounds=1), [("random", choose_at_random)] * 3, "luck/7")
    rolls = {entry.n: entry for entry in record.entries if len(entry.tape) == 5}

    found = luck(game, record.entries)

    assert found == luck(game, record.entries)
    assert len(rolls) == 3
    gained = {entry.n: entry.gained for entry in found.entries}
    for seat, (n, roll) in enumerate(rolls.items()):
        error = (35 / 12 / SAMPLES) ** 0.5
        assert gained[n][seat] == pytest.approx(roll.tape[0] + 1 - 3.5, abs=4 * error)


def test_shuffling_is_no_luck_of_anybody() -> None:
    class Shuffling(SealedBids):
        """A roll shuffles a deck of its own first; its order means nothing."""

        def roll(self, state: Any, seat: int, chance: Chance, told: Any) -> None:
            for cards in range(8, 0, -1):
                chance.below(cards)
            super().roll(state, seat, chance, told)

    class Vast(SealedBids):
        """A roll draws a number that nobody could count to."""

        def roll(self, state: Any, seat: int, chance: Chance, told: Any) -> None:
            chance.below(2**50)
            super().roll(state, seat, chance, told)

    for game in (Shuffling(), Vast()):
        bots = [("random", choose_at_random)] * 2
        record = play(game, Options(rounds=1), bots, "luck/6")  # type: ignore[arg-type]

        assert luck(game, record.entries).entries == ()  # type: ignore[arg-type]


@pytest.mark.long
def test_luck_evens_out_over_many_tables_of_every_game(deep: bool) -> None:
    for title in TITLES:
        if title.prospects is None:
            continue  # a title that says nothing of luck
        gained: list[float] = []
        for number in range(12 if deep else 2):
            bots = [("random", choose_at_random)] * title.meta.seats[1]
            record = play(title.game, title.game.Options(), bots, f"even/{number}")
            gained += luck(title.game, record.entries, title.prospects).gained

        error = statistics.stdev(gained) / len(gained) ** 0.5
        assert abs(statistics.mean(gained)) < 4 * error + 0.01
        # Dice that move no points at once are no luck, unless a title tells its prospects.
        assert error > 0 or title.prospects == title.game.scores


def test_prospects_are_the_score_when_a_table_is_over() -> None:
    for title in TITLES:
        prospects = title.prospects or title.game.scores
        bots = [("random", choose_at_random)] * title.meta.seats[1]
        record = play(title.game, title.game.Options(), bots, "over/1")
        replayer = Replayer(title.game)
        for entry in record.entries:
            replayer.step(entry)

        assert list(prospects(replayer.state)) == list(record.result.scores)
