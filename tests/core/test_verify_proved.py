"""Verification of records with proved draws."""

from __future__ import annotations

import msgspec
import pytest
from tests.core.tables import FAIR, SECRET, TOYS, played, played_by_people, sealed_again, with_entry

from ludoteca.core.codec import encode
from ludoteca.core.draws.fair import Draw, Entropy, Fair
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.record import Record, Seeded, proved
from ludoteca.core.records.verify import verify_line
from ludoteca.core.replay.log import read_start

RECORD = played_by_people("1/1", seats=4, rounds=3, tie="lot")


def difference(line: bytes) -> Mismatch:
    with pytest.raises(Mismatch) as found:
        verify_line(line, TOYS)
    return found.value


def beginning_with(record: Record, fair: Fair | None) -> dict[str, object]:
    """The entries with another ``fair`` in the start, for `sealed_again`."""
    start = msgspec.structs.replace(read_start(record.entries[0].body), fair=fair)
    return with_entry(record, 0, body=msgspec.Raw(encode(start)))


def test_a_proved_record_as_it_was_written_is_right() -> None:
    assert verify_line(encode(RECORD), TOYS) == RECORD


def test_a_table_without_people_is_proved_as_well() -> None:
    record = played_by_people(fair=msgspec.structs.replace(FAIR, entropies=()))

    assert verify_line(encode(record), TOYS) == record


def test_draws_are_counted_through_the_whole_table() -> None:
    numbers = [draw.k for entry in RECORD.entries for draw in entry.draws]

    assert numbers == list(range(len(numbers)))
    assert sum(bool(entry.draws) for entry in RECORD.entries) > 3


def test_another_secret_is_found_by_the_commitment() -> None:
    forged = sealed_again(RECORD, chance=proved(FAIR, bytes(32)))

    found = difference(forged)

    assert found.place == "chance"
    assert "commitment is not that of the secret" in found.what


def test_another_commitment_is_found() -> None:
    other = msgspec.structs.replace(FAIR, commitment="0" * 64)
    forged = sealed_again(RECORD, chance=proved(other, SECRET), **beginning_with(RECORD, other))

    assert "commitment is not that of the secret" in difference(forged).what


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(FAIR, table="another-table"),
        msgspec.structs.replace(FAIR, entropies=FAIR.entropies[:1]),
        msgspec.structs.replace(FAIR, entropies=()),
        msgspec.structs.replace(
            FAIR, entropies=(FAIR.entropies[0], Entropy(3, FAIR.entropies[1].bytes))
        ),
    ],
    ids=["table", "one less", "none", "another seat"],
)
def test_every_input_of_the_draws_changes_them(other: Fair) -> None:
    forged = sealed_again(RECORD, chance=proved(other, SECRET), **beginning_with(RECORD, other))

    found = difference(forged)

    assert found.place == "entry 0"
    assert "on the tape is" in found.what


def test_a_header_that_contradicts_the_start_is_found() -> None:
    other = msgspec.structs.replace(FAIR, table="another-table")

    found = difference(sealed_again(RECORD, chance=proved(other, SECRET)))

    assert str(found) == "entry 0: chance is not as in the header"


def test_a_start_without_its_commitment_is_found() -> None:
    found = difference(sealed_again(RECORD, **beginning_with(RECORD, None)))

    assert str(found) == "entry 0: chance is not as in the header"


def test_a_seeded_record_has_no_commitment_and_no_numbered_draws() -> None:
    seeded = played()
    claims = sealed_again(seeded, **beginning_with(seeded, FAIR))
    numbered = sealed_again(seeded, **with_entry(seeded, 0, draws=(Draw(0, 3),)))

    assert str(difference(claims)) == "entry 0: chance is not as in the header"
    assert difference(numbered).place == "entry 0"


def test_a_proved_record_cannot_claim_to_be_seeded() -> None:
    found = difference(sealed_again(RECORD, chance=Seeded("1/1")))

    assert str(found) == "entry 0: chance is not as in the header"


@pytest.mark.parametrize(
    "entropies",
    [
        (FAIR.entropies[1], FAIR.entropies[0]),
        (FAIR.entropies[0], FAIR.entropies[0]),
        (Entropy(4, "5a" * 16),),
        (Entropy(-1, "5a" * 16),),
    ],
    ids=["order", "twice", "no such seat", "below the first"],
)
def test_entropies_come_one_from_a_seat_and_in_order(entropies: tuple[Entropy, ...]) -> None:
    other = msgspec.structs.replace(FAIR, entropies=entropies)
    forged = sealed_again(RECORD, chance=proved(other, SECRET), **beginning_with(RECORD, other))

    found = difference(forged)

    assert found.place == "chance"
    assert "entropies of seats" in found.what


@pytest.mark.parametrize("part", ["table", "commitment", "secret"])
def test_no_part_ends_with_a_line_feed(part: str) -> None:
    value = getattr(RECORD.chance, part)
    changed = msgspec.structs.replace(RECORD.chance, **{part: value + "\n"})

    assert difference(sealed_again(RECORD, chance=changed)).place == "chance"


def rolled() -> int:
    return next(entry.n for entry in RECORD.entries[1:] if entry.tape)


def test_an_outcome_that_was_not_drawn_is_found() -> None:
    n = rolled()
    tape = ((RECORD.entries[n].tape[0] + 1) % 6, *RECORD.entries[n].tape[1:])

    found = difference(sealed_again(RECORD, **with_entry(RECORD, n, tape=tape)))

    assert found.place == f"entry {n}"
    assert "draw 1 on the tape is" in found.what


@pytest.mark.parametrize("change", [Draw(1000, 6), Draw(0, 6)], ids=["skipped", "used before"])
def test_a_draw_under_another_number_is_found(change: Draw) -> None:
    n = rolled()
    draws = (change, *RECORD.entries[n].draws[1:])

    found = difference(sealed_again(RECORD, **with_entry(RECORD, n, draws=draws)))

    assert found.place == f"entry {n}"
    assert found.what.startswith("draws[0][0] is ")


def test_a_draw_among_another_number_of_outcomes_is_found() -> None:
    n = rolled()
    first = RECORD.entries[n].draws[0]
    draws = (Draw(first.k, first.n + 1), *RECORD.entries[n].draws[1:])

    found = difference(sealed_again(RECORD, **with_entry(RECORD, n, draws=draws)))

    assert found.place == f"entry {n}"
    assert found.what.startswith("draws[0][1] is ")


@pytest.mark.parametrize("missing", [(), (Draw(0, 3),)], ids=["all", "some"])
def test_draws_without_numbers_are_found(missing: tuple[Draw, ...]) -> None:
    assert (
        difference(sealed_again(RECORD, **with_entry(RECORD, 0, draws=missing))).place == "entry 0"
    )
