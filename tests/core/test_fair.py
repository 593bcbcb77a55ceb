"""Provable draws: uniform, numbered, and determined by the published commitment."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest
from hypothesis import given as for_all
from hypothesis import strategies as any_
from tests.core.tables import FAIR, SECRET

from ludoteca.core.chance import MOST_OUTCOMES, Recorder, Stream
from ludoteca.core.draws.fair import (
    Draw,
    Entropy,
    FairChance,
    canonical,
    commitment_of,
)


def test_the_message_of_a_draw_is_plain_text() -> None:
    entropies = (Entropy(0, "00" * 16), Entropy(12, "ff" * 16))

    assert canonical("abc", entropies, 7) == (
        b"fair-1/abc/0:00000000000000000000000000000000,12:ffffffffffffffffffffffffffffffff/7"
    )
    assert canonical("abc", (), 10) == b"fair-1/abc//10"


def test_a_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_draw_is_as_documented() -> None:
    chance = FairChance(SECRET, FAIR)
    message = f"fair-1/{FAIR.table}/0:{FAIR.entropies[0].bytes},2:{FAIR.entropies[1].bytes}/0"
    digest = hmac.digest(SECRET, message.encode(), "sha256")

    assert chance.below(6) == int.from_bytes(digest[:8], "big") % 6


@for_all(any_.binary(min_size=32, max_size=32), any_.integers(1, MOST_OUTCOMES))
def test_an_outcome_is_below_its_bound(secret: bytes, n: int) -> None:
    chance = FairChance(secret, FAIR)

    assert all(0 <= chance.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [0, -1, MOST_OUTCOMES + 1])
def test_a_bound_that_cannot_be_served_is_a_bug_of_the_rules(n: int) -> None:
    for chance in (FairChance(SECRET, FAIR), Recorder(Stream(b"simulated"))):
        with pytest.raises(AssertionError):
            chance.below(n)


@pytest.mark.parametrize("sides", [2, 6, 7, 100, 1000])
def test_all_outcomes_come_up_equally_often(sides: int) -> None:
    chance = FairChance(SECRET, FAIR)
    counts = [0] * sides

    for _ in range(100 * sides):
        counts[chance.below(sides)] += 1

    chi_squared = sum((count - 100) ** 2 / 100 for count in counts)
    freedom = sides - 1
    assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5


def test_a_table_that_is_opened_again_continues_its_draws() -> None:
    whole = FairChance(SECRET, FAIR)
    first = FairChance(SECRET, FAIR)
    drawn = [first.below(6) for _ in range(5)]
    rest = FairChance(SECRET, FAIR, first.draws[-1].k + 1)

    drawn += [rest.below(6) for _ in range(5)]

    assert drawn == [whole.below(6) for _ in range(10)]


def test_a_discarded_digest_takes_a_number() -> None:
    n = 2**64 // 2049 + 1  # of 2049 values about one is thrown away: as many as can be
    limit = 2**64 - 2**64 % n
    chance = FairChance(SECRET, FAIR)
    outcomes = [chance.below(n) for _ in range(10_000)]

    numbers = [draw.k for draw in chance.draws]
    skipped = sorted(set(range(chance.next)) - set(numbers))
    digest = hmac.digest(SECRET, canonical(FAIR.table, FAIR.entropies, skipped[0]), "sha256")

    assert chance.draws[0] == Draw(0, n)
    assert outcomes == chance.tape
    assert int.from_bytes(digest[:8], "big") >= limit


@pytest.mark.parametrize(
    "change",
    [
        {"table": "another"},
        {"entropies": ()},
        {"entropies": (FAIR.entropies[0], Entropy(2, "5b" * 16))},
        {"entropies": (FAIR.entropies[0], Entropy(1, "5a" * 16))},
    ],
    ids=["table", "nobody", "one bit", "seat"],
)
def test_everything_that_is_fixed_at_the_start_counts(change: dict[str, object]) -> None:
    ours = FairChance(SECRET, FAIR)
    theirs = FairChance(SECRET, msgspec.structs.replace(FAIR, **change))

    assert [ours.below(1000) for _ in range(5)] != [theirs.below(1000) for _ in range(5)]
